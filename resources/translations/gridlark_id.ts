<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>gridlark::shell::Banner</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Tutup pesan ini</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Pesan</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <translation>1 dari %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::BestTable</name>
    <message>
        <source>Time</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tanggal</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>Sepuluh terbaik</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>dibantu</translation>
    </message>
    <message>
        <source>Won with help beyond the game&apos;s own rules, so no best time</source>
        <translation>Menang dengan bantuan di luar aturan permainan, jadi bukan waktu terbaik</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::CommandLine</name>
    <message>
        <source>gridlark: %1
Try “gridlark --help”.</source>
        <translation>gridlark: %1
Coba “gridlark --help”.</translation>
    </message>
    <message>
        <source>--grid, --variant and --deal need a game.</source>
        <translation>--grid, --variant, dan --deal memerlukan nama permainan.</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2.</source>
        <translation>tidak ada permainan “%1”; yang ada: %2.</translation>
    </message>
    <message>
        <source>“%1” has no grid “%2”; “gridlark --list” names all.</source>
        <translation>“%1” tidak punya kisi “%2”; “gridlark --list” menampilkan semuanya.</translation>
    </message>
    <message>
        <source>The grid to play on.</source>
        <translation>Kisi yang akan dimainkan.</translation>
    </message>
    <message>
        <source>The variant of the game.</source>
        <translation>Varian permainan.</translation>
    </message>
    <message>
        <source>The number of the deal, from 0: the same number is the same game.</source>
        <translation>Nomor susunan, dari 0: nomor yang sama memberi permainan yang sama.</translation>
    </message>
    <message>
        <source>List the games and their grids.</source>
        <translation>Tampilkan daftar permainan dan kisinya.</translation>
    </message>
    <message>
        <source>Write pictures of all pages into a directory, from sample games, and end.</source>
        <translation>Tulis gambar semua halaman ke dalam folder, dari contoh permainan, lalu selesai.</translation>
    </message>
    <message>
        <source>only one game can be opened.</source>
        <translation>hanya satu permainan yang dapat dibuka.</translation>
    </message>
    <message>
        <source>“%1” is not a deal number.</source>
        <translation>“%1” bukan nomor susunan.</translation>
    </message>
    <message>
        <source>Puzzle and board games.</source>
        <translation>Permainan teka-teki dan papan.</translation>
    </message>
    <message>
        <source>The game to open.</source>
        <translation>Permainan yang akan dibuka.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::EmptyCard</name>
    <message>
        <source>Play this grid</source>
        <translation>Mainkan kisi ini</translation>
    </message>
    <message>
        <source>No win on %1 yet</source>
        <translation>Belum ada kemenangan di %1</translation>
    </message>
    <message>
        <source>No finished game on %1 yet</source>
        <translation>Belum ada permainan selesai di %1</translation>
    </message>
    <message>
        <source>Win a game on this grid: its time will stand here, with the ten best of them all.</source>
        <translation>Menangkan satu permainan di kisi ini: waktunya akan tampil di sini bersama sepuluh yang terbaik.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Files</name>
    <message>
        <source>it is no ordinary file</source>
        <translation>itu bukan berkas biasa</translation>
    </message>
    <message>
        <source>the disk is full – please make room</source>
        <translation>disk penuh – harap kosongkan ruang</translation>
    </message>
    <message>
        <source>you may not write there – please check the permissions</source>
        <translation>Anda tidak boleh menulis di sana – harap periksa izinnya</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>disk hanya bisa dibaca</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>terlalu besar</translation>
    </message>
    <message>
        <source>the disk does not work – please keep a copy of your files elsewhere</source>
        <translation>disk tidak berfungsi – harap simpan salinan berkas Anda di tempat lain</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameActions</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Petunjuk</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>U&amp;langi</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Jeda</translation>
    </message>
    <message>
        <source>Re&amp;start</source>
        <translation>&amp;Mulai ulang</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Permainan &amp;baru</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Lan&amp;jutkan</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GamePage</name>
    <message>
        <source>%1 — your best time</source>
        <translation>%1 — waktu terbaik Anda</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Waktu %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Susunan %1</translation>
    </message>
    <message>
        <source>Best %1 %2</source>
        <translation>Terbaik %1 %2</translation>
    </message>
    <message>
        <source>No best time yet</source>
        <translation>Belum ada waktu terbaik</translation>
    </message>
    <message>
        <source>Score %1 — your best</source>
        <translation>Skor %1 — terbaikmu</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Skor %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameStage</name>
    <message>
        <source>Dealing…</source>
        <translation>Menyiapkan…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Dijeda</translation>
    </message>
    <message>
        <source>The board is covered and time stands still.</source>
        <translation>Papan ditutup dan waktu berhenti.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Permainan baru</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridMenu</name>
    <message>
        <source>Opens a menu of grids</source>
        <translation>Membuka menu kisi</translation>
    </message>
    <message>
        <source>Choose a grid (Ctrl+G)</source>
        <translation>Pilih kisi (Ctrl+G)</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>Kisi: %1</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varian</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridPills</name>
    <message>
        <source>Grid</source>
        <translation>Kisi</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varian</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HelpPage</name>
    <message>
        <source>Help topics</source>
        <translation>Topik bantuan</translation>
    </message>
    <message>
        <source>About Gridlark</source>
        <translation>Tentang Gridlark</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Cara bermain %1</translation>
    </message>
    <message>
        <source>Gridlark %1 — puzzle and board games for people who like to think with a mouse in hand.

Free software under the MIT licence. It comes without any warranty. Nothing you do leaves this computer.

## Made with

- **Qt %2** — widgets, drawing and files; GNU LGPL version 3
- **JSON for Modern C++** by Niels Lohmann; MIT licence
- **tl::expected** by Sy Brand; CC0
- **CLI11**, for the command-line tool; BSD licence with 3 clauses
- **Inter**, the typeface, by Rasmus Andersson, where it is installed; SIL Open Font License 1.1

## Where things are

Your games, results and settings are kept in the usual directories of your desktop. The environment variable **GRIDLARK_HOME** names another one for all of them.

All pictures were drawn for this program and are under its licence.
</source>
        <translation>Gridlark %1 — permainan teka-teki dan papan bagi mereka yang suka berpikir dengan tetikus di tangan.

Perangkat lunak bebas berlisensi MIT, tanpa jaminan apa pun. Apa pun yang Anda lakukan tidak keluar dari komputer ini.

## Dibuat dengan

- **Qt %2** — widget, gambar, dan berkas; GNU LGPL versi 3
- **JSON for Modern C++** oleh Niels Lohmann; lisensi MIT
- **tl::expected** oleh Sy Brand; CC0
- **CLI11**, untuk alat baris perintah; lisensi BSD 3 klausa
- **Inter**, huruf karya Rasmus Andersson, jika terpasang; SIL Open Font License 1.1

## Letak berkas

Permainan, hasil, dan pengaturan Anda disimpan di folder yang lazim pada sistem Anda. Variabel lingkungan **GRIDLARK_HOME** menunjuk folder lain untuk semuanya.

Semua gambar dibuat untuk program ini dan mengikuti lisensinya.
</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HomePage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>%1 · best %2</source>
        <translation>%1 · terbaik %2</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Belum dimainkan</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Lanjutkan</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Bilah menu</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainWindow</name>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Permainan tidak dapat disimpan: %1</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>The settings cannot be saved: %1</source>
        <translation>Pengaturan tidak dapat disimpan: %1</translation>
    </message>
    <message>
        <source>%1 was also played in another window. That game is kept: undo at the beginning of this one brings it back.</source>
        <translation>%1 juga dimainkan di jendela lain. Permainan itu disimpan: urungkan di awal permainan ini untuk mengembalikannya.</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Tidak semuanya tersimpan</translation>
    </message>
    <message>
        <source>What is not saved is lost if you quit now.</source>
        <translation>Yang belum tersimpan akan hilang jika Anda keluar sekarang.</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Tetap keluar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PageHeader</name>
    <message>
        <source>Back to the games (Esc)</source>
        <translation>Kembali ke permainan (Esc)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Paths</name>
    <message>
        <source>Nothing can be written in %1. You can play, but this will not be kept.</source>
        <translation>%1 tidak dapat ditulisi. Anda dapat bermain, tetapi tidak ada yang disimpan.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PluginRegistry</name>
    <message>
        <source>%1 is not a game for Gridlark and was left out.</source>
        <translation>%1 bukan permainan untuk Gridlark dan dilewati.</translation>
    </message>
    <message>
        <source>%1 is made for another version of Gridlark and was left out.</source>
        <translation>%1 dibuat untuk versi Gridlark lain dan dilewati.</translation>
    </message>
    <message>
        <source>%1 does not say which game it is and was left out.</source>
        <translation>%1 tidak menyebutkan permainannya dan dilewati.</translation>
    </message>
    <message>
        <source>No games were found in %1.</source>
        <translation>Tidak ada permainan di %1.</translation>
    </message>
    <message>
        <source> or in </source>
        <translation> atau di </translation>
    </message>
    <message>
        <source>There are two files for the game “%1”: %2 is used, %3 was left out.</source>
        <translation>Ada dua berkas untuk permainan “%1”: %2 dipakai, %3 dilewati.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Tidak ada permainan “%1”.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 tidak dapat dibuka: %2</translation>
    </message>
    <message>
        <source>it offers no game.</source>
        <translation>tidak berisi permainan.</translation>
    </message>
    <message>
        <source>The games in %1 were left out: other users may write there.</source>
        <translation>Permainan di %1 dilewati: pengguna lain boleh menulis di sana.</translation>
    </message>
    <message>
        <source>%1 was left out: other users may write to it.</source>
        <translation>%1 dilewati: pengguna lain boleh menulis ke dalamnya.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Records</name>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <translation>Hasil di %1 tidak dapat dibaca: %2</translation>
    </message>
    <message>
        <source>These lines of %1 cannot be read and are left as they are: %2.</source>
        <translation>Baris-baris %1 ini tidak dapat dibaca dan dibiarkan apa adanya: %2.</translation>
    </message>
    <message>
        <source>Some results that waited to be kept cannot be read. They are in %1.</source>
        <translation>Sebagian hasil yang menunggu disimpan tidak dapat dibaca. Letaknya di %1.</translation>
    </message>
    <message>
        <source>A result could not be added to %1 (%2). It is kept and tried again.</source>
        <translation>Satu hasil gagal ditambahkan ke %1 (%2). Hasil itu disimpan dan akan dicoba lagi.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>Numbers of lines, and how many others there are</extracomment>
        <translation>%1 dan %2 lagi</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::RunningGame</name>
    <message>
        <source>This is a new game.</source>
        <translation>Ini permainan baru.</translation>
    </message>
    <message>
        <source>%1: the moves of the saved game could not be read; it goes on from where it was.</source>
        <translation>%1: langkah permainan yang disimpan tidak terbaca; permainan berlanjut dari posisi terakhirnya.</translation>
    </message>
    <message>
        <source>The game begins anew.</source>
        <translation>Permainan dimulai lagi dari awal.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Permainan sebelumnya kembali.</translation>
    </message>
    <message>
        <source>%1 brings back the one before.</source>
        <translation>%1 mengembalikan yang sebelumnya.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SaveStore</name>
    <message>
        <source>The saved game in %1 cannot be read.</source>
        <translation>Permainan yang disimpan di %1 tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>A saved game could not be read. It is kept as %1.</source>
        <translation>Satu permainan tersimpan tidak dapat dibaca. Berkasnya disimpan sebagai %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Settings</name>
    <message>
        <source>The settings in %1 cannot be read.</source>
        <translation>Pengaturan di %1 tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>The settings could not be read and start afresh. The old file is kept as %1.</source>
        <translation>Pengaturan tidak terbaca dan dimulai dari awal. Berkas lama disimpan sebagai %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>Patterns on regions</source>
        <translation>Pola pada wilayah</translation>
    </message>
    <message>
        <source>Tells regions apart by more than their colours.</source>
        <translation>Membedakan wilayah tidak hanya dengan warna.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animasi</translation>
    </message>
    <message>
        <source>Short, and never in the way.</source>
        <translation>Singkat dan tidak mengganggu.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Bermain</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Tampilkan waktu</translation>
    </message>
    <message>
        <source>It is measured and kept all the same.</source>
        <translation>Waktu tetap diukur dan disimpan.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Ikuti sistem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>As the desktop has it, or as you like it.</source>
        <translation>Mengikuti sistem, atau sesuai selera Anda.</translation>
    </message>
    <message>
        <source>Time of a long press, in milliseconds</source>
        <translation>Lama tekan-tahan, dalam milidetik</translation>
    </message>
    <message>
        <source>Long press</source>
        <translation>Tekan-tahan</translation>
    </message>
    <message>
        <source>How long a button is held to count as held.</source>
        <translation>Berapa lama tombol ditekan sampai dihitung.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suara</translation>
    </message>
    <message>
        <source>Volume of sounds</source>
        <translation>Volume efek suara</translation>
    </message>
    <message>
        <source>Volume of music</source>
        <translation>Volume musik</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Efek suara</translation>
    </message>
    <message>
        <source>Sounds and music</source>
        <translation>Efek suara dan musik</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Hening</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Yang terdengar</translation>
    </message>
    <message>
        <source>Only some games have music.</source>
        <translation>Hanya beberapa permainan yang memiliki musik.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatTiles</name>
    <message>
        <source>Played</source>
        <translation>Dimainkan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Beruntun</translation>
    </message>
    <message>
        <source>Losing streak</source>
        <translation>Kalah beruntun</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Waktu terbaik</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Skor terbaik</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>%1 · longest %2</source>
        <translation>%1 · rekor %2</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Terbaik %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>Sepuluh terbaik</translation>
    </message>
    <message>
        <source>Time of the only win</source>
        <translation>Waktu satu-satunya kemenangan</translation>
    </message>
    <message numerus="yes">
        <source>Times of the last %n win(s)</source>
        <translation>
            <numerusform>Waktu %n kemenangan terakhir</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are being read: %1 %</source>
        <translation>Hasil sedang dibaca: %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusColumn</name>
    <message>
        <source>Time</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Time · stopped</source>
        <translation>Waktu · berhenti</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusItemView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 dari %2</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::TimesChart</name>
    <message>
        <source>Chart of the last times</source>
        <translation>Grafik waktu terakhir</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2; the last one %3.</source>
        <translation>
            <numerusform>%n permainan, dari %1 sampai %2; yang terakhir %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::shell::WindowActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Kembali</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>Choose a g&amp;rid…</source>
        <translation>Pilih k&amp;isi…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>P&amp;engaturan</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Layar penuh</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Aturan</translation>
    </message>
    <message>
        <source>&amp;About Gridlark</source>
        <translation>&amp;Tentang Gridlark</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Keluar</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Bantuan</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::BoardWidget</name>
    <message>
        <source>The board is hidden.</source>
        <translation>Papan disembunyikan.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolom %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Baris %1</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Ketuk</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tahan</translation>
    </message>
    <message>
        <source>Taps the cell</source>
        <translation>Mengetuk kotak</translation>
    </message>
    <message>
        <source>Does what a long press on the cell does</source>
        <translation>Sama dengan menekan lama pada kotak</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::Panel</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::StarsPanel</name>
    <message>
        <source>Stars of new puzzles</source>
        <translation>Bintang teka-teki baru</translation>
    </message>
    <message>
        <source>Choose one number, or the first and the last of a range.</source>
        <translation>Pilih satu angka, atau yang pertama dan terakhir dari suatu rentang.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n bintang</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Stars: any</source>
        <translation>Bintang: semua</translation>
    </message>
    <message>
        <source>Stars: %1</source>
        <translation>Bintang: %1</translation>
    </message>
    <message>
        <source>Stars: %1 to %2</source>
        <translation>Bintang: %1–%2</translation>
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
    <name>gridlark::ui::Theme</name>
    <message>
        <source>orange</source>
        <extracomment>Colours of regions, as in “the orange region” or “the regions orange, blue and green”</extracomment>
        <translation>jingga</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>biru</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>kuning</translation>
    </message>
    <message>
        <source>green</source>
        <translation>hijau</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>merah muda</translation>
    </message>
    <message>
        <source>red</source>
        <translation>merah</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>toska</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>abu-abu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>ungu</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>cokelat</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>nila</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>biru muda</translation>
    </message>
</context>
</TS>
