/// The first page: a card for each game.
#pragma once

#include <QList>

#include "page.h"
#include "services/services.h"

class QPushButton;
class QScrollArea;

namespace gridlark::shell {

class GameCard;

class HomePage : public Page {
    Q_OBJECT

  public:
    explicit HomePage(const Services& services);

    [[nodiscard]] QString title() const override { return {}; }
    void enter() override;
    [[nodiscard]] const QList<GameCard*>& cards() const { return cards_; }

  protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }

  private:
    void buildLinks();
    void buildCards();
    [[nodiscard]] int cardWidth(int columns, int room) const;
    [[nodiscard]] int tallness(int columns, int room) const;
    [[nodiscard]] int columnsFor(QSize room) const;
    void arrange();
    void nameLinks();
    void refresh();

    Services services_;
    QList<QPushButton*> links_;
    QScrollArea* scroll_ = nullptr;
    QWidget* content_ = nullptr;
    QList<GameCard*> cards_;
};

}  // namespace gridlark::shell
