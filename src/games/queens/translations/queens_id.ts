<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>gridlark::queens::OwnPanel</name>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Teka-teki sendiri</translation>
    </message>
    <message>
        <source>One line for each row, one letter for each cell:

AABB
CABB
CCDB
CDDD</source>
        <translation>Satu baris teks per baris, satu huruf per kotak:

AABB
CABB
CCDB
CDDD</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Wilayah</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Teka-teki</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Buka berkas…</translation>
    </message>
    <message>
        <source>Open a puzzle</source>
        <translation>Buka teka-teki</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>“%1” tidak dapat dibaca: %2.</translation>
    </message>
    <message>
        <source>“%1” is longer than 64 KiB: no puzzle.</source>
        <translation>“%1” lebih dari 64 KiB: bukan teka-teki.</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Painter</name>
    <message>
        <source>empty</source>
        <translation>kosong</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>automatic X</source>
        <translation>X otomatis</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>terblokir</translation>
    </message>
    <message>
        <source>given queen</source>
        <translation>ratu awal</translation>
    </message>
    <message>
        <source>queen, in conflict</source>
        <translation>ratu, bentrok</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ratu</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Baris %1, kolom %2, %3, wilayah %4</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Plugin</name>
    <message>
        <source>Small</source>
        <translation>Kecil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Sedang</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Besar</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Buatan sendiri</translation>
    </message>
    <message>
        <source>With blocks</source>
        <translation>Dengan blok</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standar</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::QueensTable</name>
    <message>
        <source>Automatic X</source>
        <translation>X otomatis</translation>
    </message>
    <message>
        <source>Each queen brings an X to the cells that it rules out</source>
        <translation>Setiap ratu menaruh X di kotak yang digugurkannya</translation>
    </message>
    <message>
        <source>How hard new puzzles are</source>
        <translation>Tingkat kesulitan teka-teki baru</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Ratu</translation>
    </message>
    <message>
        <source>Your own puzzle…</source>
        <translation>Teka-teki sendiri…</translation>
    </message>
    <message>
        <source>Apply the hint</source>
        <translation>Terapkan</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>%1 of %2 queens</source>
        <translation>%1 dari %2 ratu</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Teka-teki sendiri</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: place a queen</source>
        <translation>Klik: taruh ratu</translation>
    </message>
    <message>
        <source>Hold, or right click: note an X</source>
        <translation>Tahan atau klik kanan: tandai dengan X</translation>
    </message>
    <message>
        <source>Drag: note several cells, or move a queen</source>
        <translation>Seret: tandai beberapa kotak atau pindahkan ratu</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Words</name>
    <message>
        <source>row %1 column %2</source>
        <extracomment>a cell: its row and column</extracomment>
        <translation>baris %1 kolom %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 dan lainnya</translation>
    </message>
    <message>
        <source>There is nothing in the text.</source>
        <translation>Teksnya kosong.</translation>
    </message>
    <message>
        <source>The text is longer than 64 KiB: no puzzle.</source>
        <translation>Teksnya lebih dari 64 KiB: bukan teka-teki.</translation>
    </message>
    <message>
        <source>The text begins like JSON, but is no object of it.</source>
        <translation>Teksnya berawal seperti JSON, tetapi bukan objek JSON.</translation>
    </message>
    <message>
        <source>The object has no list “regions” of lines.</source>
        <translation>Objek itu tidak punya daftar baris “regions”.</translation>
    </message>
    <message>
        <source>“given” and “blocked” must be lists of [row, column].</source>
        <translation>“given” dan “blocked” harus berupa daftar [baris, kolom].</translation>
    </message>
    <message numerus="yes">
        <source>It has %n row(s); 16 are the most.</source>
        <translation>
            <numerusform>Ada %n baris; paling banyak 16.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not square: with %n row(s), check %1.</source>
        <translation>
            <numerusform>Bentuknya bukan persegi: ada %n baris, periksa %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n region(s), which are not as many as rows.</source>
        <translation>
            <numerusform>Ada %n wilayah, tidak sama dengan jumlah baris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outside the board: %1.</source>
        <translation>Di luar papan: %1.</translation>
    </message>
    <message>
        <source>A given queen stands on a blocked cell: %1.</source>
        <translation>Ada ratu awal di kotak terblokir: %1.</translation>
    </message>
    <message>
        <source>These given queens cannot both stand: %1.</source>
        <translation>Kedua ratu awal ini tidak boleh ada bersama: %1.</translation>
    </message>
    <message>
        <source>A region is in several parts: %1 lies apart.</source>
        <translation>Sebuah wilayah terpecah: %1 terpisah.</translation>
    </message>
    <message>
        <source>It has no solution: there is no place for a queen among %1.</source>
        <translation>Tidak ada penyelesaian: tidak ada tempat untuk ratu di antara %1.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s); two of them differ at %1.</source>
        <translation>
            <numerusform>Ada %n penyelesaian; dua di antaranya berbeda di %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s) or more; two of them differ at %1.</source>
        <translation>
            <numerusform>Ada %n penyelesaian atau lebih; dua di antaranya berbeda di %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its solutions could not be counted in time.</source>
        <translation>Penyelesaiannya tidak sempat dihitung.</translation>
    </message>
    <message>
        <source>Nothing is forced here; a queen on this cell leads to a solution.</source>
        <translation>Belum ada yang pasti; ratu di kotak ini menuju penyelesaian.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) cannot stay here.</source>
        <translation>
            <numerusform>%n ratu tidak boleh tetap di sini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with an X must have a queen.</source>
        <translation>
            <numerusform>%n kotak dengan X seharusnya berisi ratu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Terpecahkan</translation>
    </message>
    <message>
        <source>Your own puzzles are not counted in the statistics.</source>
        <translation>Teka-teki sendiri tidak dihitung dalam statistik.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s), and none of them touch.</source>
        <translation>
            <numerusform>%n ratu, dan tidak ada yang bersentuhan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Teka-teki berikutnya</translation>
    </message>
    <message>
        <source>It has exactly one solution.</source>
        <translation>Ada tepat satu penyelesaian.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 5.</source>
        <translation>
            <numerusform>%n dari 5 bintang.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be played, and is not counted.</source>
        <translation>Bisa dimainkan, tetapi tidak dihitung dalam statistik.</translation>
    </message>
</context>
<context>
    <name>placement</name>
    <message>
        <source>Row %1 has only one cell left.</source>
        <translation>Baris %1 tinggal punya satu kotak.</translation>
    </message>
    <message>
        <source>Column %1 has only one cell left.</source>
        <translation>Kolom %1 tinggal punya satu kotak.</translation>
    </message>
    <message>
        <source>The %1 region has only one cell left.</source>
        <translation>Wilayah %1 tinggal punya satu kotak.</translation>
    </message>
    <message>
        <source>The cell in row %1 and column %2 is taken, so the rest of its row, column and region and all cells that touch it are out.</source>
        <translation>Kotak di baris %1 dan kolom %2 terisi, jadi sisa baris, kolom, dan wilayahnya serta semua kotak yang menyentuhnya gugur.</translation>
    </message>
    <message>
        <source>All cells left in row %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Semua kotak tersisa di baris %1 ada di wilayah %2, jadi sisa wilayah %2 gugur.</translation>
    </message>
    <message>
        <source>All cells left in column %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Semua kotak tersisa di kolom %1 ada di wilayah %2, jadi sisa wilayah %2 gugur.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in row %2, so the rest of row %2 is out.</source>
        <translation>Semua kotak tersisa di wilayah %1 ada di baris %2, jadi sisa baris %2 gugur.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in column %2, so the rest of column %2 is out.</source>
        <translation>Semua kotak tersisa di wilayah %1 ada di kolom %2, jadi sisa kolom %2 gugur.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Baris %1 hanya punya kotak tersisa di kolom %2 dan memerlukan semuanya, jadi sisa kolom itu gugur.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Baris %1 hanya punya kotak tersisa di wilayah %2 dan memerlukan semuanya, jadi sisa wilayah itu gugur.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Kolom %1 hanya punya kotak tersisa di baris %2 dan memerlukan semuanya, jadi sisa baris itu gugur.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Kolom %1 hanya punya kotak tersisa di wilayah %2 dan memerlukan semuanya, jadi sisa wilayah itu gugur.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Wilayah %1 hanya punya kotak tersisa di baris %2 dan memerlukan semuanya, jadi sisa baris itu gugur.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Wilayah %1 hanya punya kotak tersisa di kolom %2 dan memerlukan semuanya, jadi sisa kolom itu gugur.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out this cell.</source>
        <translation>Pilihan mana pun di baris %1 menggugurkan kotak ini.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out this cell.</source>
        <translation>Pilihan mana pun di kolom %1 menggugurkan kotak ini.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out this cell.</source>
        <translation>Pilihan mana pun di wilayah %1 menggugurkan kotak ini.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out these cells.</source>
        <translation>Pilihan mana pun di baris %1 menggugurkan kotak-kotak ini.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out these cells.</source>
        <translation>Pilihan mana pun di kolom %1 menggugurkan kotak-kotak ini.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out these cells.</source>
        <translation>Pilihan mana pun di wilayah %1 menggugurkan kotak-kotak ini.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until row %1 had no cell left.</source>
        <translation>Andai kotak ini terisi, kotak lain ikut terpaksa terisi satu per satu sampai baris %1 kehabisan kotak.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until column %1 had no cell left.</source>
        <translation>Andai kotak ini terisi, kotak lain ikut terpaksa terisi satu per satu sampai kolom %1 kehabisan kotak.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until the %1 region had no cell left.</source>
        <translation>Andai kotak ini terisi, kotak lain ikut terpaksa terisi satu per satu sampai wilayah %1 kehabisan kotak.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in row %1.</source>
        <translation>Andai kotak ini terisi, langkah berikutnya berakhir tanpa kotak tersisa di baris %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in column %1.</source>
        <translation>Andai kotak ini terisi, langkah berikutnya berakhir tanpa kotak tersisa di kolom %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in the %1 region.</source>
        <translation>Andai kotak ini terisi, langkah berikutnya berakhir tanpa kotak tersisa di wilayah %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in row %1 would fail in its turn.</source>
        <translation>Andai kotak ini terisi, setiap kotak yang masih mungkin di baris %1 pun akan gagal.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in column %1 would fail in its turn.</source>
        <translation>Andai kotak ini terisi, setiap kotak yang masih mungkin di kolom %1 pun akan gagal.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in the %1 region would fail in its turn.</source>
        <translation>Andai kotak ini terisi, setiap kotak yang masih mungkin di wilayah %1 pun akan gagal.</translation>
    </message>
    <message>
        <source>Erase X</source>
        <translation>Hapus X</translation>
    </message>
    <message>
        <source>Take every X off the board</source>
        <translation>Menghapus semua X dari papan</translation>
    </message>
</context>
</TS>
