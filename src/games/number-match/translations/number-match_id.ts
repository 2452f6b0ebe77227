<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>gridlark::number_match::NumberMatchTable</name>
    <message>
        <source>Add numbers</source>
        <translation>Tambah angka</translation>
    </message>
    <message>
        <source>Write all numbers that are left once more</source>
        <translation>Menulis sekali lagi semua angka yang tersisa</translation>
    </message>
    <message>
        <source>Show partners</source>
        <translation>Tampilkan pasangan</translation>
    </message>
    <message>
        <source>Mark what the selected number can go with</source>
        <translation>Menandai angka yang cocok dengan angka terpilih</translation>
    </message>
    <message>
        <source>Tints</source>
        <translation>Warna</translation>
    </message>
    <message>
        <source>Partners have the same tint</source>
        <translation>Angka yang berpasangan berwarna sama</translation>
    </message>
    <message>
        <source>How hard new games are</source>
        <translation>Tingkat kesulitan permainan baru</translation>
    </message>
    <message>
        <source>Number Match</source>
        <translation>Padanan Angka</translation>
    </message>
    <message>
        <source>This number has no partner.</source>
        <translation>Angka ini tidak punya pasangan.</translation>
    </message>
    <message numerus="yes">
        <source>This number has %n partner(s).</source>
        <translation>
            <numerusform>Angka ini punya %n pasangan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The grid is full: nothing more fits.</source>
        <translation>Kisi penuh: tidak muat lagi.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>No adds left</source>
        <extracomment>Button, in few words: how many numbers will come; how many adds are left</extracomment>
        <translation>Tambahan habis</translation>
    </message>
    <message>
        <source>Add %1 · %2 left</source>
        <translation>Tambah %1 · sisa %2</translation>
    </message>
    <message numerus="yes">
        <source>Write the %n number(s) that are left once more</source>
        <translation>
            <numerusform>Menulis sekali lagi %n angka yang tersisa</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Adds left</source>
        <translation>Sisa tambahan</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>sisa %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click two numbers, or drag from one to the other: remove the pair</source>
        <translation>Klik dua angka, atau seret dari satu ke lainnya: hapus pasangan</translation>
    </message>
    <message>
        <source>Hold, or right click: show its partners</source>
        <translation>Tahan, atau klik kanan: tampilkan pasangannya</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Permainan baru</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Bersih</translation>
    </message>
    <message>
        <source>No pair is left. Add numbers, undo, or begin a new game.</source>
        <translation>Tidak ada pasangan tersisa. Tambah angka, urungkan, atau mulai permainan baru.</translation>
    </message>
    <message>
        <source>Neither a pair nor an add is left. Undo, or begin a new game.</source>
        <translation>Pasangan dan tambahan sudah habis. Urungkan, atau mulai permainan baru.</translation>
    </message>
    <message>
        <source>No pair is left</source>
        <translation>Tidak ada pasangan tersisa</translation>
    </message>
    <message>
        <source>Undo can still save this game. If you begin a new one, this one is lost.</source>
        <translation>Permainan ini masih bisa diselamatkan dengan mengurungkan. Jika Anda memulai yang baru, permainan ini kalah.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Painter</name>
    <message>
        <source>empty</source>
        <translation>kosong</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>celah</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Baris %1, kolom %2, %3</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>terpilih</translation>
    </message>
    <message>
        <source>partner of the selection</source>
        <translation>pasangan yang terpilih</translation>
    </message>
    <message>
        <source>shown by the hint</source>
        <translation>ditunjukkan petunjuk</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Plugin</name>
    <message>
        <source>No adds</source>
        <translation>Tanpa tambahan</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standar</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <extracomment>A grid, by how many numbers a game begins with</extracomment>
        <translation>
            <numerusform>%n angka</numerusform>
        </translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Bintang</translation>
    </message>
    <message>
        <source>All stars</source>
        <translation>Semua bintang</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Words</name>
    <message>
        <source>On their row, the %1 in row %2, column %3 is in the way.</source>
        <extracomment>%1: a number; %2, %3: its row and column</extracomment>
        <translation>Pada barisnya, angka %1 di baris %2, kolom %3 menghalangi.</translation>
    </message>
    <message>
        <source>On their column, the %1 in row %2, column %3 is in the way.</source>
        <translation>Pada kolomnya, angka %1 di baris %2, kolom %3 menghalangi.</translation>
    </message>
    <message>
        <source>On their diagonal, the %1 in row %2, column %3 is in the way.</source>
        <translation>Pada diagonalnya, angka %1 di baris %2, kolom %3 menghalangi.</translation>
    </message>
    <message>
        <source>They are on no common line, and in reading order the %1 in row %2, column %3 is in the way.</source>
        <translation>Keduanya tidak segaris, dan menurut urutan baca angka %1 di baris %2, kolom %3 menghalangi.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to the start.</source>
        <translation>
            <numerusform>Urungkan %n langkah, sampai awal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to move %1.</source>
        <extracomment>%1: number of a move</extracomment>
        <translation>
            <numerusform>Urungkan %n langkah, sampai langkah ke-%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is lost.</source>
        <translation>Posisi ini kalah.</translation>
    </message>
    <message>
        <source>%1 and %2 are neither equal nor 10 together.</source>
        <extracomment>Two numbers</extracomment>
        <translation>%1 dan %2 tidak sama dan tidak berjumlah 10.</translation>
    </message>
    <message>
        <source>The two marked numbers are the next step of a win.</source>
        <translation>Dua angka yang ditandai adalah langkah berikutnya menuju kemenangan.</translation>
    </message>
    <message>
        <source>Add numbers: that is the next step of a win.</source>
        <translation>Tambah angka: itu langkah berikutnya menuju kemenangan.</translation>
    </message>
    <message>
        <source>This position is lost, and no win is known from any position before it.</source>
        <translation>Posisi ini kalah, dan dari posisi sebelumnya pun tidak diketahui jalan menang.</translation>
    </message>
    <message>
        <source>No win was found, nor a proof that there is none. This costs nothing.</source>
        <translation>Tidak ditemukan jalan menang, juga tidak ada bukti bahwa tidak ada. Ini tidak mengurangi poin.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;31 moves&quot;; %2: &quot;1 add&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n langkah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n add(s)</source>
        <translation>
            <numerusform>%n tambahan</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1.</source>
        <translation>Anda: %1.</translation>
    </message>
    <message>
        <source>Par: %1.</source>
        <extracomment>The best win of this deal that the program knows</extracomment>
        <translation>Par: %1.</translation>
    </message>
    <message>
        <source>Take all numbers off the grid, two by two.

Two numbers make a pair if they are **equal**, or **10 together**, and nothing stands between them on one of these lines:

- a **row**, a **column** or a **diagonal**
- the **reading order**: the end of a row goes on at the start of the next

The gaps that numbers leave behind let a link through. A row without numbers vanishes, and the rows below move up.

## How to play

- **Click** a number, then its partner. Or **drag** from one to the other.
- If the two are no pair, you are told why, and the second one is selected. Click the selected number again to let it go.
- **Hold** a number, or click it with the secondary button, to see its partners. **Show partners** shows them always.
- **Add** writes all numbers that are left once more behind the last one. A game has 5 adds.
- **Undo** and **redo** go back and forth without end, over adds and vanished rows too.

You have won when no number is left. If there is neither a pair nor an add, only undo helps; a game that you leave so for a new one is lost.

## Keyboard

- **Arrow keys** move from number to number; **Home** and **End** go to the ends of the row, with **Ctrl** to the corners; **Page Up** and **Page Down** move by a screen
- **Space** selects, **Enter** shows the partners, **Tab** goes from partner to partner of the selected number
- **+** adds numbers, **M** shows partners always, **C** switches the tints, **S** chooses stars
- **H** gives a hint, **Ctrl+Z** and **Ctrl+Y** undo and redo, **P** pauses, **Ctrl+R** plays the same deal again, **F2** or **Ctrl+N** begins a new game

## Points

A pair side by side, the end of a row and the start of the next included, gives 1 point, a pair over gaps 4. Each row that vanishes gives 10, and the last number 150. A hint costs 3. Undo takes the points back.

## Hints

A hint shows the next step of a win. If the position is lost, it says how far to undo; if it does not know, it says so, and costs nothing. A win with hints counts, but sets no best time and no best score.

## Grids and stars

A game begins with 27, 36 or 45 numbers, and can always be won with one add at most. In the variant **No adds** there are 36 numbers, and they can be cleared as they are. **Par** is the best win that the program knows: its moves and adds. Stars say how often play at random wins, from one (often) to five (hardly ever); you can choose the stars of new games.

Tints go by partners: 1 and 9, 2 and 8, 3 and 7, 4 and 6, and 5.
</source>
        <translation>Singkirkan semua angka dari kisi, dua demi dua.

Dua angka berpasangan jika **sama**, atau **berjumlah 10**, dan tidak ada apa pun di antaranya pada salah satu garis ini:

- **baris**, **kolom**, atau **diagonal**
- **urutan baca**: akhir sebuah baris berlanjut di awal baris berikutnya

Celah yang ditinggalkan angka boleh dilewati. Baris tanpa angka menghilang, dan baris di bawahnya naik.

## Cara bermain

- **Klik** sebuah angka, lalu pasangannya. Atau **seret** dari satu ke lainnya.
- Jika keduanya bukan pasangan, Anda diberi tahu alasannya, dan angka kedua terpilih. Klik lagi angka terpilih untuk melepasnya.
- **Tahan** sebuah angka, atau klik dengan tombol kanan, untuk melihat pasangannya. **Tampilkan pasangan** selalu menampilkannya.
- **Tambah** menulis sekali lagi semua angka yang tersisa setelah angka terakhir. Satu permainan punya 5 tambahan.
- **Urungkan** dan **ulangi** bergerak mundur dan maju tanpa batas, juga melewati tambahan dan baris yang hilang.

Anda menang ketika tidak ada angka tersisa. Jika pasangan dan tambahan habis, hanya mengurungkan yang menolong; permainan yang ditinggalkan begitu demi permainan baru dihitung kalah.

## Papan ketik

- **Tombol panah** berpindah dari angka ke angka; **Home** dan **End** ke ujung baris, dengan **Ctrl** ke sudut; **Page Up** dan **Page Down** bergerak satu layar
- **Spasi** memilih, **Enter** menampilkan pasangan, **Tab** berpindah di antara pasangan angka terpilih
- **+** menambah angka, **M** selalu menampilkan pasangan, **C** menyalakan dan mematikan warna, **S** memilih bintang
- **H** memberi petunjuk, **Ctrl+Z** dan **Ctrl+Y** mengurungkan dan mengulangi, **P** menjeda, **Ctrl+R** memainkan permainan yang sama lagi, **F2** atau **Ctrl+N** memulai permainan baru

## Poin

Pasangan yang bersebelahan, termasuk akhir baris dengan awal baris berikutnya, memberi 1 poin, pasangan melewati celah 4. Setiap baris yang hilang memberi 10, dan angka terakhir 150. Petunjuk mengurangi 3. Mengurungkan mengembalikan poin.

## Petunjuk

Petunjuk menampilkan langkah berikutnya menuju kemenangan. Jika posisi kalah, petunjuk mengatakan sampai mana harus diurungkan; jika tidak tahu, petunjuk mengatakannya, dan tidak mengurangi poin. Kemenangan dengan petunjuk dihitung, tetapi tidak memberi waktu terbaik maupun skor terbaik.

## Kisi dan bintang

Permainan dimulai dengan 27, 36, atau 45 angka, dan selalu dapat dimenangkan dengan paling banyak satu tambahan. Dalam varian **Tanpa tambahan** ada 36 angka, dan semuanya dapat disingkirkan apa adanya. **Par** adalah kemenangan terbaik yang diketahui program: langkah dan tambahannya. Bintang menunjukkan seberapa sering permainan acak menang, dari satu (sering) sampai lima (hampir tidak pernah); Anda dapat memilih bintang permainan baru.

Warna mengikuti pasangan: 1 dan 9, 2 dan 8, 3 dan 7, 4 dan 6, serta 5.
</translation>
    </message>
    <message>
        <source>This position is lost. Further back, a win is known.</source>
        <translation>Posisi ini kalah. Lebih ke belakang, diketahui jalan menang.</translation>
    </message>
</context>
</TS>
