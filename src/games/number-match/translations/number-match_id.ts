<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>gridlark::number_match::Actions</name>
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
</context>
<context>
    <name>gridlark::number_match::NumberMatchTable</name>
    <message>
        <source>How hard new games are</source>
        <translation>Tingkat kesulitan permainan baru</translation>
    </message>
    <message>
        <source>Number Match</source>
        <translation>Padanan Angka</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
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
</context>
<context>
    <name>gridlark::number_match::StuckPanel</name>
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
    <message>
        <source>New game</source>
        <translation>Permainan baru</translation>
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
        <source>This position is lost. Further back, a win is known.</source>
        <translation>Posisi ini kalah. Lebih ke belakang, diketahui jalan menang.</translation>
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
        <source>Neither a pair nor an add is left. Undo, or begin a new game.</source>
        <translation>Pasangan dan tambahan sudah habis. Urungkan, atau mulai permainan baru.</translation>
    </message>
    <message>
        <source>No pair is left. Add numbers, undo, or begin a new game.</source>
        <translation>Tidak ada pasangan tersisa. Tambah angka, urungkan, atau mulai permainan baru.</translation>
    </message>
    <message>
        <source>The grid is full: nothing more fits.</source>
        <translation>Kisi penuh: tidak muat lagi.</translation>
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
</context>
</TS>
