#include "play_view.h"

#include <QAccessible>
#include <QLabel>
#include <algorithm>

#include "chain/view/words.h"
#include "moves_view.h"
#include "player_card.h"
#include "turn_bar.h"

namespace gridlark::chain {
namespace {

constexpr int cardHeight = 44;
constexpr int sayHeight = 20;
constexpr int viewGap = 8;
constexpr int sideGap = 20;
constexpr int roomForSide = 680;
constexpr int leastSide = 190, mostSide = 300;

}  // namespace

PlayView::PlayView(ui::BoardPainter& painter, QWidget* parent)
    : QWidget(parent),
      blue_(new PlayerCard(Colour::blue, this)),
      red_(new PlayerCard(Colour::red, this)),
      board_(new ui::BoardWidget(painter, this)),
      said_(new QLabel(this)),
      bar_(new TurnBar(this)),
      moves_(new MovesView(this)) {
    setFocusProxy(board_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);  // for the list below
    said_->setTextFormat(Qt::PlainText);
    said_->setProperty("role", QStringLiteral("quiet"));
}

void PlayView::show(const State* state, const Interaction& interaction) {
    const auto& lookedAt = interaction.lookedAt;
    for (const Colour colour : {Colour::blue, Colour::red}) {
        PlayerCard::Content content{.name = words::player(state, colour)};
        if (state != nullptr) {
            const Position board = lookedAt ? positionAfter(*state, *lookedAt) : shownBoard(*state);
            content.left = piecesLeft(board, colour);
            content.moves = state->outcome.end == End::none && state->position.turn == colour;
            content.thinks = interaction.thinking && content.moves;
        }
        card(colour).show(content);
    }
    bar_->show(words::whyNot(state, interaction), interaction.builder.chain);
    say(words::lastTurn(state, lookedAt));
    moves_->showTurns(state != nullptr ? state->turns.list() : std::vector<Turns::Entry>());
    if (state != nullptr) moves_->setCurrent(lookedAt.value_or(state->turns.size()), !lookedAt);
    moves_->setActive(interaction.inFront && state != nullptr);
}

void PlayView::showCurve(const State* state, const Values& values) {
    if (state == nullptr || state->outcome.end == End::none || state->turns.empty()) {
        return moves_->hideCurve();
    }
    const bool whole = values.size() > state->turns.size();
    const bool blueBegins = state->start.turn == Colour::blue;
    moves_->showCurve(values, whole ? turningPoint(values, blueBegins) : std::nullopt);
}

/// What was done last, in one sentence.
void PlayView::say(const QString& text) {
    if (said_->accessibleName() == text) return;
    said_->setAccessibleName(text);
    said_->setToolTip(text);
    said_->setText(said_->fontMetrics().elidedText(text, Qt::ElideRight, said_->width()));
    if (text.isEmpty()) return;
    QAccessibleEvent event(said_, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void PlayView::setTheme(const ui::Theme& theme) {
    blue_->setTheme(theme);
    red_->setTheme(theme);
    bar_->setTheme(theme);
    moves_->setTheme(theme);
}

PlayView::Shape PlayView::shapeFor(int width) const {
    Shape shape;
    shape.beside = width >= roomForSide;
    shape.side = shape.beside ? std::clamp(width * 23 / 100, leastSide, mostSide) : 0;
    shape.board = shape.beside ? width - shape.side - sideGap : width;
    return shape;
}

/// Of everything but the board.
int PlayView::restHeight(int boardWidth, bool beside) const {
    return cardHeight + sayHeight + bar_->heightForWidth(boardWidth) + 3 * viewGap +
           (beside ? 0 : MovesView::barHeight + viewGap);
}

int PlayView::heightForWidth(int width) const {
    const Shape shape = shapeFor(width);
    return board_->heightForWidth(shape.board) + restHeight(shape.board, shape.beside);
}

/// The board as large as it gets. The list stands beside it if the view is wide, or else below, and
/// shrinks to its buttons.
void PlayView::arrange() {
    const auto [beside, side, wide] = shapeFor(width());
    int boardWidth = wide;
    while (boardWidth > 1 &&
           board_->heightForWidth(boardWidth) + restHeight(boardWidth, beside) > height()) {
        --boardWidth;
    }
    const int left = (width() - boardWidth - (beside ? sideGap + side : 0)) / 2;
    const QRect area(left, 0, boardWidth, height());
    placeColumn(area, boardWidth);
    const int below = bar_->geometry().bottom() + 1 + viewGap;
    if (beside) {
        moves_->setGeometry(area.right() + 1 + sideGap, 0, side, bar_->geometry().bottom() + 1);
    } else {
        moves_->setGeometry(left, below, boardWidth, std::max(0, height() - below));
    }
    const QString said = said_->accessibleName();
    said_->setText(said_->fontMetrics().elidedText(said, Qt::ElideRight, said_->width()));
}

void PlayView::placeColumn(const QRect& area, int boardWidth) {
    const int half = (boardWidth - viewGap) / 2;
    blue_->setGeometry(area.left(), 0, half, cardHeight);
    red_->setGeometry(area.left() + boardWidth - half, 0, half, cardHeight);
    int y = cardHeight + viewGap;
    const int boardHeight = board_->heightForWidth(boardWidth);
    board_->setGeometry(area.left(), y, boardWidth, boardHeight);
    y += boardHeight + viewGap;
    said_->setGeometry(area.left() + 4, y, boardWidth - 8, sayHeight);
    y += sayHeight + viewGap;
    bar_->setGeometry(area.left(), y, boardWidth, bar_->heightForWidth(boardWidth));
}

}  // namespace gridlark::chain
