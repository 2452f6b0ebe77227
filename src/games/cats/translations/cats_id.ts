<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>gridlark::cats::CatsTable</name>
    <message>
        <source>Cats</source>
        <translation>Kucing</translation>
    </message>
    <message numerus="yes">
        <source>Hint · %n left</source>
        <translation>
            <numerusform>Petunjuk · sisa %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint · wait 5 s</source>
        <translation>Petunjuk · tunggu 5 s</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Nyawa</translation>
    </message>
    <message>
        <source>%1 of %2 lives</source>
        <translation>%1 dari %2 nyawa</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Skor %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: mark with an X</source>
        <translation>Klik: tandai dengan X</translation>
    </message>
    <message>
        <source>Hold, or right click: place a cat</source>
        <translation>Tahan atau klik kanan: taruh kucing</translation>
    </message>
    <message>
        <source>Drag: mark several cells</source>
        <translation>Seret: tandai beberapa kotak</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>level %1</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::ExtraHint</name>
    <message>
        <source>One more hint</source>
        <translation>Satu petunjuk lagi</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Lanjut tanpa itu</translation>
    </message>
    <message numerus="yes">
        <source>It comes in %n second(s).</source>
        <translation>
            <numerusform>Muncul dalam %n detik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Painter</name>
    <message>
        <source>empty</source>
        <translation>kosong</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>kucing</translation>
    </message>
    <message>
        <source>sleeping cat</source>
        <translation>kucing tidur</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Baris %1, kolom %2, %3, wilayah %4</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Plugin</name>
    <message>
        <source>Easy</source>
        <translation>Mudah</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Sedang</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Sulit</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Terbuka</translation>
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
    <name>gridlark::cats::Words</name>
    <message>
        <source>This cell has an X. That cost a life.</source>
        <translation>Kotak ini berisi X. Satu nyawa hilang.</translation>
    </message>
    <message>
        <source>This row has a cat already. That cost a life.</source>
        <translation>Baris ini sudah berisi kucing. Satu nyawa hilang.</translation>
    </message>
    <message>
        <source>This column has a cat already. That cost a life.</source>
        <translation>Kolom ini sudah berisi kucing. Satu nyawa hilang.</translation>
    </message>
    <message>
        <source>This region has a cat already. That cost a life.</source>
        <translation>Wilayah ini sudah berisi kucing. Satu nyawa hilang.</translation>
    </message>
    <message>
        <source>It would touch another cat. That cost a life.</source>
        <translation>Ini menyentuh kucing lain. Satu nyawa hilang.</translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) could not stay there and went away.</source>
        <translation>
            <numerusform>%n kucing tidak boleh di situ dan pergi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 So: %2</source>
        <extracomment>%1: a deduction; %2: what follows from it</extracomment>
        <translation>%1 Jadi: %2</translation>
    </message>
    <message>
        <source>Several cells are possible; this one leads to a way to finish.</source>
        <translation>Beberapa kotak mungkin; yang ini menuju penyelesaian.</translation>
    </message>
    <message>
        <source>Level %1 done</source>
        <translation>Level %1 selesai</translation>
    </message>
    <message>
        <source>%1 points. Session: %2 points.</source>
        <translation>%1 poin. Sesi: %2 poin.</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Level berikutnya</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Permainan berakhir</translation>
    </message>
    <message>
        <source>No lives left. The level can be begun again.</source>
        <translation>Nyawa habis. Level ini dapat diulang.</translation>
    </message>
    <message>
        <source>Restart the level</source>
        <translation>Ulangi level</translation>
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
