<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>gridlark::minesweeper::MinesweeperTable</name>
    <message>
        <source>Flag mode</source>
        <translation>Mode bendera</translation>
    </message>
    <message>
        <source>A tap on a hidden square sets a flag</source>
        <translation>Ketukan pada kotak tertutup memasang bendera</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Show the chance of a mine for every square</source>
        <translation>Menampilkan peluang ranjau untuk setiap kotak</translation>
    </message>
    <message>
        <source>Was it avoidable?</source>
        <translation>Bisa dihindari?</translation>
    </message>
    <message>
        <source>Look back at the last move</source>
        <translation>Meninjau langkah terakhir</translation>
    </message>
    <message>
        <source>Show 3BV</source>
        <translation>Tampilkan 3BV</translation>
    </message>
    <message>
        <source>Show 3BV and 3BV/s of finished games</source>
        <translation>Menampilkan 3BV dan 3BV/s permainan yang selesai</translation>
    </message>
    <message>
        <source>Minesweeper</source>
        <translation>Penyapu Ranjau</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Buatan sendiri…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>With the risks shown, this game counts as assisted.</source>
        <translation>Karena risiko ditampilkan, permainan ini dihitung dibantu.</translation>
    </message>
    <message>
        <source>This position is too large: the risks are estimates.</source>
        <translation>Posisi ini terlalu besar: risikonya perkiraan.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Sisa ranjau</translation>
    </message>
    <message>
        <source>Click: open; on a number: open around it</source>
        <translation>Klik: buka; pada angka: buka sekelilingnya</translation>
    </message>
    <message>
        <source>Hold, or right click: set a flag</source>
        <translation>Tahan atau klik kanan: pasang bendera</translation>
    </message>
    <message>
        <source>F: flag mode</source>
        <translation>F: mode bendera</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::OwnGrid</name>
    <message>
        <source>Your own grid</source>
        <translation>Kisi sendiri</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 sampai %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Ranjau</translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Tanpa menebak</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Painter</name>
    <message>
        <source>hidden</source>
        <translation>tertutup</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>kosong</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bendera</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>ranjau</translation>
    </message>
    <message>
        <source>exploded mine</source>
        <translation>ranjau meledak</translation>
    </message>
    <message>
        <source>wrong flag</source>
        <translation>bendera salah</translation>
    </message>
    <message>
        <source>used by the hint</source>
        <translation>dipakai petunjuk</translation>
    </message>
    <message>
        <source>certainly safe</source>
        <translation>pasti aman</translation>
    </message>
    <message>
        <source>certainly a mine</source>
        <translation>pasti ranjau</translation>
    </message>
    <message>
        <source>the safest</source>
        <translation>paling aman</translation>
    </message>
    <message>
        <source>this flag is wrong</source>
        <translation>bendera ini salah</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Baris %1, kolom %2, %3</translation>
    </message>
    <message>
        <source>risk %1 %</source>
        <extracomment>A cell for the screen reader: chance of a mine</extracomment>
        <translation>risiko %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::PlayView</name>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>A tap opens</source>
        <translation>Ketukan membuka</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bendera</translation>
    </message>
    <message>
        <source>A tap sets a flag</source>
        <translation>Ketukan memasang bendera</translation>
    </message>
    <message>
        <source>%1 (F changes it)</source>
        <extracomment>What a tap does, and the key that changes it</extracomment>
        <translation>%1 (F untuk mengganti)</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Perkecil (−)</translation>
    </message>
    <message>
        <source>Fit into the window (0)</source>
        <translation>Paskan ke jendela (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Perbesar (+)</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Plugin</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A grid: its name; its size and number of mines</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Tanpa menebak</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standar</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Menengah</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Sulit</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ahli</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Ekstrem</translation>
    </message>
    <message>
        <source>Marathon</source>
        <translation>Maraton</translation>
    </message>
    <message>
        <source>3BV/s</source>
        <translation>3BV/s</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Words</name>
    <message numerus="yes">
        <source>%n mine(s)</source>
        <translation>
            <numerusform>%n ranjau</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 · %3</source>
        <extracomment>Columns, rows, number of mines</extracomment>
        <translation>%1 × %2 · %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share of a hundred</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the marked square is a mine</source>
        <translation>kotak yang ditandai adalah ranjau</translation>
    </message>
    <message>
        <source>the marked squares are mines</source>
        <translation>kotak-kotak yang ditandai adalah ranjau</translation>
    </message>
    <message>
        <source>the marked square is safe</source>
        <translation>kotak yang ditandai aman</translation>
    </message>
    <message>
        <source>the marked squares are safe</source>
        <translation>kotak-kotak yang ditandai aman</translation>
    </message>
    <message>
        <source>The marked flag is wrong: there is no mine.</source>
        <translation>Bendera yang ditandai salah: di situ tidak ada ranjau.</translation>
    </message>
    <message>
        <source>The marked flags are wrong: there are no mines.</source>
        <translation>Bendera-bendera yang ditandai salah: di situ tidak ada ranjau.</translation>
    </message>
    <message>
        <source>The framed number alone says it: %1.</source>
        <extracomment>%1: &quot;the marked square is safe&quot; or the like</extracomment>
        <translation>Angka berbingkai itu saja sudah cukup: %1.</translation>
    </message>
    <message>
        <source>The two framed numbers together say it: %1.</source>
        <translation>Kedua angka berbingkai bersama-sama menunjukkan: %1.</translation>
    </message>
    <message>
        <source>The %1 framed numbers together say it: %2.</source>
        <translation>%1 angka berbingkai bersama-sama menunjukkan: %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. So %2.</source>
        <translation>Total sisa ranjau: %1. Jadi %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. With the framed numbers, %2.</source>
        <translation>Total sisa ranjau: %1. Dengan angka berbingkai, %2.</translation>
    </message>
    <message>
        <source>Nothing certain was found. The least risk, by estimate: %1.</source>
        <translation>Tidak ditemukan yang pasti. Risiko terkecil, menurut perkiraan: %1.</translation>
    </message>
    <message>
        <source>Nothing is certain. The least risk of a mine is %1.</source>
        <translation>Tidak ada yang pasti. Risiko ranjau terkecil %1.</translation>
    </message>
    <message>
        <source>Yes: this square was certainly a mine.</source>
        <translation>Ya: kotak ini pasti ranjau.</translation>
    </message>
    <message>
        <source>Yes: its risk was %1, and the marked squares were certainly safe.</source>
        <translation>Ya: risikonya %1, sedangkan kotak-kotak yang ditandai pasti aman.</translation>
    </message>
    <message>
        <source>Not for certain, as nothing was safe. Its risk was %1; %2 was the least.</source>
        <translation>Belum tentu, karena tidak ada yang aman. Risikonya %1; yang terkecil %2.</translation>
    </message>
    <message>
        <source>No: nothing was safe, and no square had less risk than its %1.</source>
        <translation>Tidak: tidak ada yang aman, dan tidak ada kotak yang risikonya lebih kecil dari %1.</translation>
    </message>
    <message>
        <source>These risks are estimates.</source>
        <translation>Risiko ini perkiraan.</translation>
    </message>
    <message>
        <source>Open any square: the first one is always safe.</source>
        <translation>Buka kotak mana saja: yang pertama selalu aman.</translation>
    </message>
    <message>
        <source>Open a square first: until then there are no mines to flag.</source>
        <translation>Buka satu kotak dulu: sebelum itu belum ada ranjau untuk ditandai.</translation>
    </message>
    <message>
        <source>No board without guessing was found for this square. Try another one, or a grid with fewer mines.</source>
        <translation>Tidak ditemukan papan tanpa menebak untuk kotak ini. Coba kotak lain, atau kisi dengan lebih sedikit ranjau.</translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>3BV of a lost game: the part that was opened, and the whole</extracomment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>3BV/s</source>
        <translation>3BV/s</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Permainan baru</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Ladang bersih</translation>
    </message>
    <message>
        <source>Lost: several mines went off.</source>
        <translation>Kalah: beberapa ranjau meledak.</translation>
    </message>
    <message>
        <source>Lost: a mine went off.</source>
        <translation>Kalah: satu ranjau meledak.</translation>
    </message>
    <message>
        <source>Undo goes on, as an assisted game.</source>
        <translation>Urungkan untuk melanjutkan, sebagai permainan yang dibantu.</translation>
    </message>
</context>
</TS>
