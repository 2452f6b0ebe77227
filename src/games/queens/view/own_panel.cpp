#include "own_panel.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include "words.h"

namespace gridlark::queens {

namespace {

constexpr qint64 longestFile = 64 * 1024;
constexpr int boardSide = 144;

}  // namespace

OwnPanel::OwnPanel(QWidget* over)
    : Panel(over),
      text_(new QPlainTextEdit),
      verdict_(new QLabel),
      play_(addButton(tr("Play"))),
      board_(new ui::BoardWidget(painter_)) {
    setTitle(tr("Your own puzzle"));
    setClosable(true);
    setContents(makeContents());
    connect(text_, &QPlainTextEdit::textChanged, this, &OwnPanel::judge);
    connect(addButton(tr("Open a file…")), &QPushButton::clicked, this, &OwnPanel::openFile);
    connect(play_, &QPushButton::clicked, this, [this] {
        if (!own_.playable()) return;
        close();
        emit wanted(own_);
    });
}

OwnPanel::~OwnPanel() = default;

/// The text, its board, and the verdict below them.
QWidget* OwnPanel::makeContents() {
    text_->setPlaceholderText(
        tr("One line for each row, one letter for each cell:\n\nAABB\nCABB\nCCDB\nCDDD"));
    text_->setAccessibleName(tr("Regions"));
    text_->setTabChangesFocus(true);
    text_->setFixedSize(boardSide, boardSide);
    QFont font = text_->font();
    font.setFamily(QStringLiteral("monospace"));
    font.setStyleHint(QFont::Monospace);
    text_->setFont(font);
    board_->setFixedSize(boardSide, boardSide);
    board_->setAccessibleName(tr("The puzzle"));
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    verdict_->setWordWrap(true);
    verdict_->setMinimumHeight(64);
    verdict_->setAlignment(Qt::AlignTop);

    auto* contents = new QWidget;
    auto* grid = new QGridLayout(contents);
    grid->setContentsMargins(0, 8, 0, 0);
    grid->setSpacing(12);
    grid->addWidget(text_, 0, 0);
    grid->addWidget(board_, 0, 1);
    grid->addWidget(verdict_, 1, 0, 1, 2);
    return contents;
}

void OwnPanel::setTheme(const ui::Theme& theme) {
    Panel::setTheme(theme);
    painter_.setTheme(theme);
    board_->setTheme(theme);
}

void OwnPanel::ask() {
    const QString clipboard = QGuiApplication::clipboard()->text();
    if (text_->toPlainText().isEmpty() && !clipboard.isEmpty() && clipboard.size() <= longestFile &&
        readOwn(clipboard.toStdString(), {}).board)
        text_->setPlainText(clipboard);
    judge();
    open();
    text_->setFocus(Qt::OtherFocusReason);
    text_->selectAll();
}

void OwnPanel::openFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a puzzle"));
    if (path.isEmpty()) return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        verdict_->setText(tr("“%1” cannot be read: %2.").arg(path, file.errorString()));
        return;
    }
    if (file.size() > longestFile) {
        verdict_->setText(tr("“%1” is longer than 64 KiB: no puzzle.").arg(path));
        return;
    }
    text_->setPlainText(QString::fromUtf8(file.readAll()));
}

/// A new text cancels the judgement of the one before.
void OwnPanel::judge() {
    ++generation_;
    worker_.cancel();
    play_->setEnabled(false);
    verdict_->clear();  // it was about another text
    worker_.post([this, generation = generation_,
                  text = text_->toPlainText().toStdString()](const std::stop_token& stop) {
        OwnPuzzle own = readOwn(text, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this,
            [this, generation, own = std::move(own)] {
                if (generation == generation_) show(own);
            },
            Qt::QueuedConnection);
    });
}

void OwnPanel::show(const OwnPuzzle& own) {
    own_ = own;
    const bool blank = text_->toPlainText().trimmed().isEmpty();
    verdict_->setText(blank ? QString() : words::verdict(own));
    Scene scene = sceneOf(own_.board ? &*own_.board : nullptr, {});
    if (own_.board && !own_.remarks.empty()) {
        for (const kit::Cell cell : own_.remarks.back().cells) scene.cells[cell].because = true;
    }
    painter_.show(std::move(scene));
    board_->setVisible(own_.board.has_value());
    board_->refresh();
    play_->setEnabled(own_.playable());
}

}  // namespace gridlark::queens
