/// One player beside the board: colour, name, pieces left and time.
#pragma once

#include <QWidget>
#include <chrono>

#include "gridlark/ui/theme.h"
#include "gridlark/ui/time_label.h"

#include "chain/rules/position.h"

namespace gridlark::chain {

class PlayerCard final : public QWidget {
    Q_OBJECT

  public:
    explicit PlayerCard(Colour colour, QWidget* parent = nullptr);

    struct Content {
        QString name;  ///< "You", "Level 3", "Blue"
        int left = 0;  ///< pieces
        bool moves = false;
        bool thinks = false;

        friend bool operator==(const Content&, const Content&) = default;
    };
    void show(const Content& content);
    void setTime(std::chrono::milliseconds time);
    void setTheme(const ui::Theme& theme);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] QStringList captions() const;

    Colour colour_;
    Content content_;
    ui::Theme theme_;
    ui::TimeLabel* time_;
};

}  // namespace gridlark::chain
