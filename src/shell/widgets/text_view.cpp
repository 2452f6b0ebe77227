#include "text_view.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <algorithm>

#include "look.h"

namespace gridlark::shell {

using ui::Metrics;

namespace {

constexpr int widestColumn = 700;
constexpr int leastMargin = 24;
constexpr int linePercent = 150;  // of the height that the font has

int headingSize(int level) {
    return level == 1 ? Metrics::title : level == 2 ? Metrics::lead : Metrics::body;
}

}  // namespace

TextView::TextView(Look& look, QWidget* parent) : QTextBrowser(parent), look_(look) {
    setFrameShape(QFrame::NoFrame);
    setOpenExternalLinks(true);
    viewport()->setAutoFillBackground(false);
    connect(&look, &Look::changed, this, &TextView::set);
}

void TextView::show(const QString& markdown) {
    markdown_ = markdown;
    set();
    moveCursor(QTextCursor::Start);
}

void TextView::set() {
    document()->setDefaultFont(look_.theme().font(Metrics::body));
    document()->setMarkdown(markdown_);
    document()->setIndentWidth(24);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        setBlock(block);
}

void TextView::setBlock(const QTextBlock& block) {
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const int level = format.headingLevel();
    format.setLineHeight(linePercent, QTextBlockFormat::ProportionalHeight);
    if (level > 0) {
        format.setTopMargin(block.position() == 0 ? 0 : 24);
        format.setBottomMargin(6);
        cursor.select(QTextCursor::BlockUnderCursor);
        QTextCharFormat characters;
        characters.setFont(look_.theme().font(headingSize(level), QFont::DemiBold));
        cursor.mergeCharFormat(characters);
    } else {
        format.setTopMargin(0);
        format.setBottomMargin(block.textList() != nullptr ? 6 : 12);
    }
    QTextCursor(block).setBlockFormat(format);
}

void TextView::resizeEvent(QResizeEvent* event) {
    const int margin = std::max(leastMargin, (width() - widestColumn) / 2);
    setViewportMargins(margin, 8, 0, 0);
    QTextBrowser::resizeEvent(event);
    document()->setTextWidth(std::min(widestColumn, viewport()->width() - leastMargin));
}

}  // namespace gridlark::shell
