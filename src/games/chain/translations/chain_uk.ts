<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::chain::ChainTable</name>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>The computer thinks about your offer…</source>
        <translation>Комп’ютер обмірковує вашу пропозицію…</translation>
    </message>
    <message>
        <source>The computer declines: it thinks that it is ahead.</source>
        <translation>Комп’ютер відмовляється: він вважає, що попереду.</translation>
    </message>
    <message>
        <source>This goes on as a casual game; it does not count.</source>
        <translation>Далі це товариська гра: вона не зараховується.</translation>
    </message>
    <message>
        <source>The game is on the clipboard, as text.</source>
        <translation>Гру скопійовано в буфер обміну як текст.</translation>
    </message>
    <message>
        <source>The game is loaded. It goes on as a casual game.</source>
        <translation>Гру завантажено. Далі вона товариська.</translation>
    </message>
    <message>
        <source>This is an earlier turn. Page Down leads on to the present; “Go on from here” begins a casual game.</source>
        <translation>Це один із попередніх ходів. Page Down веде до теперішнього; «Грати звідси» починає товариську гру.</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Curve</name>
    <message>
        <source>Who was ahead</source>
        <translation>Хто був попереду</translation>
    </message>
    <message>
        <source>Who was ahead: blue above the line, red below. Click to look at a turn.</source>
        <translation>Хто був попереду: сині над лінією, червоні під нею. Клацніть, щоб побачити хід.</translation>
    </message>
    <message>
        <source>The game turned with turn %1.</source>
        <translation>Перелом стався на ході %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GameActions</name>
    <message>
        <source>Take back</source>
        <translation>Забрати хід</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Ходити зараз</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Грати звідси</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Exit, resign…</source>
        <translation>Вийти, здатися…</translation>
    </message>
    <message>
        <source>Rematch, swapped</source>
        <translation>Реванш</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GamePanel</name>
    <message>
        <source>This game</source>
        <translation>Ця гра</translation>
    </message>
    <message>
        <source>Your colour in new games</source>
        <translation>Ваш колір у нових іграх</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Сині</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червоні</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>По черзі</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад до гри</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Запропонувати нічию</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Здатися</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Вийти</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::LoadPanel</name>
    <message>
        <source>Load a game</source>
        <translation>Завантажити гру</translation>
    </message>
    <message>
        <source>Paste a game that was copied from here.</source>
        <translation>Вставте гру, скопійовану звідси.</translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation>Гра як текст</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Завантажити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::MovesView</name>
    <message>
        <source>To the beginning</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>На хід назад</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>На хід уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Скопіювати гру як текст</translation>
    </message>
    <message>
        <source>Load a game from text</source>
        <translation>Завантажити гру з тексту</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A turn in the list: its number, and what it is in notation</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Painter</name>
    <message>
        <source>chosen</source>
        <translation>вибрано</translation>
    </message>
    <message>
        <source>in the ready chain from %1 to %2</source>
        <extracomment>A cell for the screen reader: the first and the last number of a chain</extracomment>
        <translation>у готовому ланцюгу від %1 до %2</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>досяжна</translation>
    </message>
    <message>
        <source>can be reached by several jumps</source>
        <translation>досяжна кількома стрибками</translation>
    </message>
    <message>
        <source>%1 was removed here</source>
        <translation>тут забрано: %1</translation>
    </message>
    <message>
        <source>the last move began here</source>
        <translation>останній хід почався тут</translation>
    </message>
    <message>
        <source>the last move went through here</source>
        <translation>останній хід пройшов тут</translation>
    </message>
    <message>
        <source>the last move ended here</source>
        <translation>останній хід закінчився тут</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>частина підказки</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожня</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A cell for the screen reader: its name (&quot;c4&quot;), and what is on it</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::PlayerCard</name>
    <message>
        <source>Time of %1</source>
        <translation>Час: %1</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>думає…</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <extracomment>%1: &quot;3 pieces&quot;, of that player, on the board</extracomment>
        <translation>%1 · хід</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>має ходити</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n фішка</numerusform>
            <numerusform>%n фішки</numerusform>
            <numerusform>%n фішок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Plugin</name>
    <message>
        <source>Original</source>
        <translation>Довільний</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Рівний</translation>
    </message>
    <message>
        <source>Quickest win in turns</source>
        <translation>Найменше ходів</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::RuleWords</name>
    <message>
        <source>Newcomer</source>
        <extracomment>Names of the computer&apos;s nine levels, the weakest first</extracomment>
        <translation>Новачок</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Початківець</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Учень</translation>
    </message>
    <message>
        <source>Hobby player</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Завсідник</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Клубний гравець</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Гросмейстер</translation>
    </message>
    <message>
        <source>piece %1 from %2 to %3</source>
        <extracomment>The piece with this number; from and to are squares such as c4</extracomment>
        <translation>фішка %1 з %2 на %3</translation>
    </message>
    <message>
        <source>piece %1 from %2 by way of %3 to %4</source>
        <extracomment>%3: one square or several, separated by commas</extracomment>
        <translation>фішка %1 з %2 через %3 на %4</translation>
    </message>
    <message>
        <source>removes %1 to %2</source>
        <translation>забирають від %1 до %2</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Сині</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червоні</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>синя %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>червона %1</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Рівень %1</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Двоє гравців</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>An opponent: &quot;Level 3&quot;, and the name of that level</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>%1: Blue or Red</extracomment>
        <translation>%1 пропускають хід.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: Blue or Red; %2: what was done</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1: Blue or Red; %2: a move; %3: &quot;removes 5 to 8&quot;</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>The text is too long to be a game.</source>
        <translation>Текст задовгий, щоб бути грою.</translation>
    </message>
    <message>
        <source>Line %1: the board cannot be read. It needs seven rows of ten squares, and then who begins, such as “blue 0”.</source>
        <translation>Рядок %1: дошку не вдається прочитати. Потрібні сім рядків по десять клітинок, а потім хто починає, наприклад «blue 0».</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is no turn. Turns look like “7:c2-c4 x5-8”.</source>
        <extracomment>%2: Blue or Red; %3: what stands there</extracomment>
        <translation>Хід %1 (%2): «%3» — це не хід. Ходи мають такий вигляд: «7:c2-c4 x5-8».</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot follow here, as the game has ended before.</source>
        <translation>Рядок %1: «%2» не може стояти тут, бо гра вже закінчилася.</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is not possible. %4</source>
        <extracomment>%2: Blue or Red; %3: the turn; %4: a whole sentence</extracomment>
        <translation>Хід %1 (%2): «%3» неможливий. %4</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::SoundAction</name>
    <message>
        <source>Music and sounds</source>
        <translation>Музика і звуки</translation>
    </message>
    <message>
        <source>Sounds, no music</source>
        <translation>Звуки без музики</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Без звуку</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::TurnBar</name>
    <message>
        <source>Select chain</source>
        <translation>Вибрати ланцюг</translation>
    </message>
    <message>
        <source>Click the first and the last piece of a chain</source>
        <translation>Клацніть першу й останню фішку ланцюга</translation>
    </message>
    <message>
        <source>End of move</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Ends the turn; it cannot be taken back</source>
        <translation>Завершує хід; повернути його не можна</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Takes back the chain, then the last jump, then the move</source>
        <translation>Повертає ланцюг, потім останній стрибок, потім хід фішки</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Ends the turn without doing anything</source>
        <translation>Завершує хід, нічого не роблячи</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::TurnTable</name>
    <message>
        <source>Chain</source>
        <translation>Ланцюг</translation>
    </message>
    <message>
        <source>Click a piece, then a marked square</source>
        <translation>Клацніть фішку, потім позначену клітинку</translation>
    </message>
    <message>
        <source>Dot: one step or jump; ring: several jumps</source>
        <translation>Крапка: крок або стрибок; кільце: кілька стрибків</translation>
    </message>
    <message>
        <source>E: end of move, C: select chain</source>
        <translation>E: завершити хід, C: вибрати ланцюг</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>рівень %1</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>двоє гравців</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Words</name>
    <message>
        <source>The game is over.</source>
        <translation>Гру закінчено.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>На цій клітинці немає фішки.</translation>
    </message>
    <message>
        <source>That piece belongs to the other player.</source>
        <translation>Ця фішка належить іншому гравцеві.</translation>
    </message>
    <message>
        <source>Another piece has moved in this turn already.</source>
        <translation>Цього ходу вже рухалася інша фішка.</translation>
    </message>
    <message>
        <source>A piece stands on that square.</source>
        <translation>На цій клітинці стоїть фішка.</translation>
    </message>
    <message>
        <source>The piece has been on that square in this turn already.</source>
        <translation>Цього ходу фішка вже була на цій клітинці.</translation>
    </message>
    <message>
        <source>That is too far: one step, or jumps over one piece each.</source>
        <translation>Це задалеко: один крок або стрибки, кожен через одну фішку.</translation>
    </message>
    <message>
        <source>There is no piece to jump over.</source>
        <translation>Немає фішки, яку можна перестрибнути.</translation>
    </message>
    <message>
        <source>A step is the whole move of a turn.</source>
        <translation>Крок — це весь рух за один хід.</translation>
    </message>
    <message>
        <source>After a jump only jumps may follow.</source>
        <translation>Після стрибка можуть бути лише стрибки.</translation>
    </message>
    <message>
        <source>The move comes before the removal of a chain.</source>
        <translation>Рух фішки має бути перед тим, як забрати ланцюг.</translation>
    </message>
    <message>
        <source>A number between the two is not on the board any more.</source>
        <translation>Якогось числа між ними вже немає на дошці.</translation>
    </message>
    <message>
        <source>A chain has at least three pieces.</source>
        <translation>У ланцюгу щонайменше три фішки.</translation>
    </message>
    <message>
        <source>Not a chain: each number must touch the next one.</source>
        <translation>Це не ланцюг: кожне число має торкатися наступного.</translation>
    </message>
    <message>
        <source>Only one chain may be removed in a turn.</source>
        <translation>За хід можна забрати лише один ланцюг.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>Цього ходу ще нічого не зроблено.</translation>
    </message>
    <message>
        <source>This turn has begun: end it, or cancel what was done.</source>
        <translation>Хід уже почато: завершіть його або скасуйте зроблене.</translation>
    </message>
    <message>
        <source>Turns can be taken back in casual games alone.</source>
        <translation>Ходи можна повертати лише в товариських іграх.</translation>
    </message>
    <message>
        <source>There is no turn to take back.</source>
        <translation>Немає ходу, який можна повернути.</translation>
    </message>
    <message>
        <source>%1 has removed all pieces.</source>
        <translation>%1 забрали всі свої фішки.</translation>
    </message>
    <message>
        <source>%1 has left pieces that can form no chain any more.</source>
        <translation>%1 лишили фішки, з яких уже не скласти ланцюга.</translation>
    </message>
    <message>
        <source>No chain was removed in 30 turns of each player.</source>
        <translation>За 30 ходів кожного гравця не забрано жодного ланцюга.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 здалися.</translation>
    </message>
    <message>
        <source>Both players have agreed on a draw.</source>
        <translation>Обидва гравці погодилися на нічию.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Blue begins.</source>
        <translation>Починають сині.</translation>
    </message>
    <message>
        <source>Red begins.</source>
        <translation>Починають червоні.</translation>
    </message>
    <message>
        <source>Turn %1 of %2. %3</source>
        <extracomment>%3: what that turn did</extracomment>
        <translation>Хід %1 з %2. %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a turn in words; %2: the same in notation</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Your last turn is taken back; the game counts as assisted.</source>
        <translation>Ваш останній хід повернено; гра вважається зіграною з допомогою.</translation>
    </message>
    <message>
        <source>The last turn is taken back.</source>
        <translation>Останній хід повернено.</translation>
    </message>
    <message>
        <source>Click the first piece of the chain, and then its last.</source>
        <translation>Клацніть першу фішку ланцюга, а потім останню.</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Гри немає.</translation>
    </message>
    <message>
        <source>The game is not in front now.</source>
        <translation>Гра зараз не попереду.</translation>
    </message>
    <message>
        <source>An earlier turn is on the board.</source>
        <translation>На дошці один із попередніх ходів.</translation>
    </message>
    <message>
        <source>It is the other player’s turn.</source>
        <translation>Зараз хід іншого гравця.</translation>
    </message>
    <message>
        <source>You have no chain ready.</source>
        <translation>У вас немає готового ланцюга.</translation>
    </message>
    <message>
        <source>Casual game</source>
        <translation>Товариська гра</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>рівний</translation>
    </message>
    <message>
        <source>original</source>
        <translation>довільний</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <extracomment>The number of a deal, and how it was dealt: &quot;fair&quot; or &quot;original&quot;</extracomment>
        <translation>Розклад %1 · %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Draw in</source>
        <translation>До нічиєї</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n хід</numerusform>
            <numerusform>%n ходи</numerusform>
            <numerusform>%n ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1: переміг комп’ютер</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ви перемогли</translation>
    </message>
    <message>
        <source>Blue has won</source>
        <translation>Сині перемогли</translation>
    </message>
    <message>
        <source>Red has won</source>
        <translation>Червоні перемогли</translation>
    </message>
    <message>
        <source>This would lose the game</source>
        <translation>Так ви програєте</translation>
    </message>
    <message>
        <source>Without the chain from %1 to %2, pieces are left that can form no chain any more. Whoever removes it and ends the turn has lost.</source>
        <translation>Без ланцюга від %1 до %2 лишаться фішки, з яких уже не скласти ланцюга. Хто забере його й завершить хід, той програє.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Лишити</translation>
    </message>
    <message>
        <source>Remove it all the same</source>
        <translation>Однаково забрати</translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation>Нічия?</translation>
    </message>
    <message>
        <source>Both players must agree.</source>
        <translation>Мають погодитися обидва гравці.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>We agree on a draw</source>
        <translation>Згодні на нічию</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Здатися?</translation>
    </message>
    <message>
        <source>The game ends, and %1 has lost.</source>
        <translation>Гра закінчиться: %1 програють.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Здатися</translation>
    </message>
    <message>
        <source>Leave this game for good?</source>
        <translation>Покинути цю гру назавжди?</translation>
    </message>
    <message>
        <source>It cannot be gone on with, and does not count.</source>
        <translation>Її не можна буде продовжити, і вона не зараховується.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Вийти</translation>
    </message>
</context>
</TS>
