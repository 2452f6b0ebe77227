<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>gridlark::chain::ChainTable</name>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>The computer thinks about your offer…</source>
        <translation>Komputer memikirkan tawaran Anda…</translation>
    </message>
    <message>
        <source>The computer declines: it thinks that it is ahead.</source>
        <translation>Komputer menolak: ia merasa unggul.</translation>
    </message>
    <message>
        <source>This goes on as a casual game; it does not count.</source>
        <translation>Ini berlanjut sebagai permainan santai; tidak dihitung.</translation>
    </message>
    <message>
        <source>The game is on the clipboard, as text.</source>
        <translation>Permainan ada di papan klip sebagai teks.</translation>
    </message>
    <message>
        <source>The game is loaded. It goes on as a casual game.</source>
        <translation>Permainan dimuat. Ini berlanjut sebagai permainan santai.</translation>
    </message>
    <message>
        <source>This is an earlier turn. Page Down leads on to the present; “Go on from here” begins a casual game.</source>
        <translation>Ini giliran sebelumnya. Page Down menuju keadaan sekarang; “Lanjutkan dari sini” memulai permainan santai.</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Curve</name>
    <message>
        <source>Who was ahead</source>
        <translation>Siapa yang unggul</translation>
    </message>
    <message>
        <source>Who was ahead: blue above the line, red below. Click to look at a turn.</source>
        <translation>Siapa yang unggul: biru di atas garis, merah di bawahnya. Klik untuk melihat suatu giliran.</translation>
    </message>
    <message>
        <source>The game turned with turn %1.</source>
        <translation>Permainan berbalik pada giliran %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GameActions</name>
    <message>
        <source>Take back</source>
        <translation>Tarik kembali</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jalan sekarang</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Lanjutkan dari sini</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Tanding ulang</translation>
    </message>
    <message>
        <source>Exit, resign…</source>
        <translation>Keluar, menyerah…</translation>
    </message>
    <message>
        <source>Rematch, swapped</source>
        <translation>Tanding ulang</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GamePanel</name>
    <message>
        <source>This game</source>
        <translation>Permainan ini</translation>
    </message>
    <message>
        <source>Your colour in new games</source>
        <translation>Warna Anda di permainan baru</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Biru</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Bergantian</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Kembali ke permainan</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Tawarkan seri</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Menyerah</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::LoadPanel</name>
    <message>
        <source>Load a game</source>
        <translation>Muat permainan</translation>
    </message>
    <message>
        <source>Paste a game that was copied from here.</source>
        <translation>Tempel permainan yang disalin dari sini.</translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation>Permainan sebagai teks</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Muat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batalkan</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::MovesView</name>
    <message>
        <source>To the beginning</source>
        <translation>Ke awal</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Satu giliran ke belakang</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Satu giliran ke depan</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ke akhir</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Salin permainan sebagai teks</translation>
    </message>
    <message>
        <source>Load a game from text</source>
        <translation>Muat permainan dari teks</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Giliran</translation>
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
        <translation>dipilih</translation>
    </message>
    <message>
        <source>in the ready chain from %1 to %2</source>
        <extracomment>A cell for the screen reader: the first and the last number of a chain</extracomment>
        <translation>di rantai siap dari %1 sampai %2</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>dapat dicapai</translation>
    </message>
    <message>
        <source>can be reached by several jumps</source>
        <translation>dapat dicapai dengan beberapa lompatan</translation>
    </message>
    <message>
        <source>%1 was removed here</source>
        <translation>%1 diambil di sini</translation>
    </message>
    <message>
        <source>the last move began here</source>
        <translation>langkah terakhir mulai di sini</translation>
    </message>
    <message>
        <source>the last move went through here</source>
        <translation>langkah terakhir melewati kotak ini</translation>
    </message>
    <message>
        <source>the last move ended here</source>
        <translation>langkah terakhir berakhir di sini</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>bagian dari petunjuk</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>kosong</translation>
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
        <translation>Waktu: %1</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>berpikir…</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <extracomment>%1: &quot;3 pieces&quot;, of that player, on the board</extracomment>
        <translation>%1 · giliran jalan</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>giliran jalan</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n bidak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Plugin</name>
    <message>
        <source>Original</source>
        <translation>Asli</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Adil</translation>
    </message>
    <message>
        <source>Quickest win in turns</source>
        <translation>Giliran paling sedikit</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::RuleWords</name>
    <message>
        <source>Newcomer</source>
        <extracomment>Names of the computer&apos;s nine levels, the weakest first</extracomment>
        <translation>Pendatang baru</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Pelajar</translation>
    </message>
    <message>
        <source>Hobby player</source>
        <translation>Penghobi</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Pemain rutin</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Pemain klub</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ahli</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Grandmaster</translation>
    </message>
    <message>
        <source>piece %1 from %2 to %3</source>
        <extracomment>The piece with this number; from and to are squares such as c4</extracomment>
        <translation>bidak %1 dari %2 ke %3</translation>
    </message>
    <message>
        <source>piece %1 from %2 by way of %3 to %4</source>
        <extracomment>%3: one square or several, separated by commas</extracomment>
        <translation>bidak %1 dari %2 lewat %3 ke %4</translation>
    </message>
    <message>
        <source>removes %1 to %2</source>
        <translation>mengambil %1 sampai %2</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Biru</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>biru %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>merah %1</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>lewat</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dua pemain</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>An opponent: &quot;Level 3&quot;, and the name of that level</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>%1: Blue or Red</extracomment>
        <translation>%1 melewatkan giliran.</translation>
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
        <translation>Teksnya terlalu panjang untuk sebuah permainan.</translation>
    </message>
    <message>
        <source>Line %1: the board cannot be read. It needs seven rows of ten squares, and then who begins, such as “blue 0”.</source>
        <translation>Baris %1: papan tidak dapat dibaca. Diperlukan tujuh baris berisi sepuluh kotak, lalu siapa yang mulai, misalnya “blue 0”.</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is no turn. Turns look like “7:c2-c4 x5-8”.</source>
        <extracomment>%2: Blue or Red; %3: what stands there</extracomment>
        <translation>Giliran %1 (%2): “%3” bukan giliran. Giliran ditulis seperti “7:c2-c4 x5-8”.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot follow here, as the game has ended before.</source>
        <translation>Baris %1: “%2” tidak boleh ada di sini karena permainan sudah selesai.</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is not possible. %4</source>
        <extracomment>%2: Blue or Red; %3: the turn; %4: a whole sentence</extracomment>
        <translation>Giliran %1 (%2): “%3” tidak mungkin. %4</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::SoundAction</name>
    <message>
        <source>Music and sounds</source>
        <translation>Musik dan suara</translation>
    </message>
    <message>
        <source>Sounds, no music</source>
        <translation>Tanpa musik</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Senyap</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::TurnBar</name>
    <message>
        <source>Select chain</source>
        <translation>Pilih rantai</translation>
    </message>
    <message>
        <source>Click the first and the last piece of a chain</source>
        <translation>Klik bidak pertama dan terakhir sebuah rantai</translation>
    </message>
    <message>
        <source>End of move</source>
        <translation>Akhiri langkah</translation>
    </message>
    <message>
        <source>Ends the turn; it cannot be taken back</source>
        <translation>Mengakhiri giliran; tidak dapat ditarik kembali</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batalkan</translation>
    </message>
    <message>
        <source>Takes back the chain, then the last jump, then the move</source>
        <translation>Menarik kembali rantai, lalu lompatan terakhir, lalu langkah</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Lewati</translation>
    </message>
    <message>
        <source>Ends the turn without doing anything</source>
        <translation>Mengakhiri giliran tanpa berbuat apa-apa</translation>
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
        <translation>Rantai</translation>
    </message>
    <message>
        <source>Click a piece, then a marked square</source>
        <translation>Klik bidak, lalu kotak yang ditandai</translation>
    </message>
    <message>
        <source>Dot: one step or jump; ring: several jumps</source>
        <translation>Titik: satu langkah atau lompatan; cincin: beberapa lompatan</translation>
    </message>
    <message>
        <source>E: end of move, C: select chain</source>
        <translation>E: akhiri langkah, C: pilih rantai</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>level %1</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>dua pemain</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Words</name>
    <message>
        <source>The game is over.</source>
        <translation>Permainan sudah selesai.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>Tidak ada bidak di kotak itu.</translation>
    </message>
    <message>
        <source>That piece belongs to the other player.</source>
        <translation>Bidak itu milik pemain lain.</translation>
    </message>
    <message>
        <source>Another piece has moved in this turn already.</source>
        <translation>Bidak lain sudah bergerak di giliran ini.</translation>
    </message>
    <message>
        <source>A piece stands on that square.</source>
        <translation>Ada bidak di kotak itu.</translation>
    </message>
    <message>
        <source>The piece has been on that square in this turn already.</source>
        <translation>Bidak itu sudah pernah di kotak itu pada giliran ini.</translation>
    </message>
    <message>
        <source>That is too far: one step, or jumps over one piece each.</source>
        <translation>Terlalu jauh: satu langkah, atau lompatan masing-masing melewati satu bidak.</translation>
    </message>
    <message>
        <source>There is no piece to jump over.</source>
        <translation>Tidak ada bidak untuk dilompati.</translation>
    </message>
    <message>
        <source>A step is the whole move of a turn.</source>
        <translation>Satu langkah adalah seluruh gerakan dalam satu giliran.</translation>
    </message>
    <message>
        <source>After a jump only jumps may follow.</source>
        <translation>Setelah lompatan hanya boleh lompatan lagi.</translation>
    </message>
    <message>
        <source>The move comes before the removal of a chain.</source>
        <translation>Gerakan dilakukan sebelum mengambil rantai.</translation>
    </message>
    <message>
        <source>A number between the two is not on the board any more.</source>
        <translation>Ada angka di antara keduanya yang sudah tidak di papan.</translation>
    </message>
    <message>
        <source>A chain has at least three pieces.</source>
        <translation>Rantai terdiri atas sedikitnya tiga bidak.</translation>
    </message>
    <message>
        <source>Not a chain: each number must touch the next one.</source>
        <translation>Bukan rantai: setiap angka harus bersentuhan dengan angka berikutnya.</translation>
    </message>
    <message>
        <source>Only one chain may be removed in a turn.</source>
        <translation>Hanya satu rantai boleh diambil dalam satu giliran.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>Belum ada yang dilakukan di giliran ini.</translation>
    </message>
    <message>
        <source>This turn has begun: end it, or cancel what was done.</source>
        <translation>Giliran ini sudah dimulai: akhiri, atau batalkan yang sudah dilakukan.</translation>
    </message>
    <message>
        <source>Turns can be taken back in casual games alone.</source>
        <translation>Giliran hanya dapat ditarik kembali di permainan santai.</translation>
    </message>
    <message>
        <source>There is no turn to take back.</source>
        <translation>Tidak ada giliran untuk ditarik kembali.</translation>
    </message>
    <message>
        <source>%1 has removed all pieces.</source>
        <translation>%1 telah mengambil semua bidaknya.</translation>
    </message>
    <message>
        <source>%1 has left pieces that can form no chain any more.</source>
        <translation>%1 menyisakan bidak yang tidak dapat lagi membentuk rantai.</translation>
    </message>
    <message>
        <source>No chain was removed in 30 turns of each player.</source>
        <translation>Tidak ada rantai yang diambil dalam 30 giliran setiap pemain.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 menyerah.</translation>
    </message>
    <message>
        <source>Both players have agreed on a draw.</source>
        <translation>Kedua pemain sepakat seri.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>Blue begins.</source>
        <translation>Biru mulai.</translation>
    </message>
    <message>
        <source>Red begins.</source>
        <translation>Merah mulai.</translation>
    </message>
    <message>
        <source>Turn %1 of %2. %3</source>
        <extracomment>%3: what that turn did</extracomment>
        <translation>Giliran %1 dari %2. %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a turn in words; %2: the same in notation</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Your last turn is taken back; the game counts as assisted.</source>
        <translation>Giliran terakhir Anda ditarik kembali; permainan dihitung dibantu.</translation>
    </message>
    <message>
        <source>The last turn is taken back.</source>
        <translation>Giliran terakhir ditarik kembali.</translation>
    </message>
    <message>
        <source>Click the first piece of the chain, and then its last.</source>
        <translation>Klik bidak pertama rantai, lalu bidak terakhirnya.</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Tidak ada permainan.</translation>
    </message>
    <message>
        <source>The game is not in front now.</source>
        <translation>Permainan sedang tidak di depan.</translation>
    </message>
    <message>
        <source>An earlier turn is on the board.</source>
        <translation>Di papan ada giliran sebelumnya.</translation>
    </message>
    <message>
        <source>It is the other player’s turn.</source>
        <translation>Ini giliran pemain lain.</translation>
    </message>
    <message>
        <source>You have no chain ready.</source>
        <translation>Anda belum punya rantai yang siap.</translation>
    </message>
    <message>
        <source>Casual game</source>
        <translation>Permainan santai</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>adil</translation>
    </message>
    <message>
        <source>original</source>
        <translation>asli</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <extracomment>The number of a deal, and how it was dealt: &quot;fair&quot; or &quot;original&quot;</extracomment>
        <translation>Susunan %1 · %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giliran</translation>
    </message>
    <message>
        <source>Draw in</source>
        <translation>Seri dalam</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n giliran</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Permainan baru</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Anda menang</translation>
    </message>
    <message>
        <source>Blue has won</source>
        <translation>Biru menang</translation>
    </message>
    <message>
        <source>Red has won</source>
        <translation>Merah menang</translation>
    </message>
    <message>
        <source>This would lose the game</source>
        <translation>Ini akan membuat Anda kalah</translation>
    </message>
    <message>
        <source>Without the chain from %1 to %2, pieces are left that can form no chain any more. Whoever removes it and ends the turn has lost.</source>
        <translation>Tanpa rantai %1 sampai %2, tersisa bidak yang tidak dapat lagi membentuk rantai. Siapa yang mengambilnya lalu mengakhiri giliran akan kalah.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>Remove it all the same</source>
        <translation>Tetap ambil</translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation>Seri?</translation>
    </message>
    <message>
        <source>Both players must agree.</source>
        <translation>Kedua pemain harus setuju.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Terus bermain</translation>
    </message>
    <message>
        <source>We agree on a draw</source>
        <translation>Kami sepakat seri</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Menyerah?</translation>
    </message>
    <message>
        <source>The game ends, and %1 has lost.</source>
        <translation>Permainan selesai: %1 kalah.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Menyerah</translation>
    </message>
    <message>
        <source>Leave this game for good?</source>
        <translation>Tinggalkan permainan ini selamanya?</translation>
    </message>
    <message>
        <source>It cannot be gone on with, and does not count.</source>
        <translation>Permainan tidak dapat dilanjutkan dan tidak dihitung.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Keluar</translation>
    </message>
</context>
</TS>
