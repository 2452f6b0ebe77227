/// The buttons that build a turn: Select chain, End of move, Cancel, Pass.
#pragma once

#include <QAction>
#include <QWidget>
#include <array>

#include "gridlark/ui/theme.h"

#include "chain/view/words.h"

class QPushButton;

namespace gridlark::chain {

class TurnBar final : public QWidget {
    Q_OBJECT

  public:
    explicit TurnBar(QWidget* parent = nullptr);

    /// Why a button is off; `choosing`: the first and last piece of a chain.
    void show(const words::Reasons& reasons, bool choosing);
    void setTheme(const ui::Theme& theme);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  signals:
    void chainAsked(bool on);
    void endAsked();
    void cancelAsked();
    void passAsked();

  protected:
    void resizeEvent(QResizeEvent* /*event*/) override { arrange(); }

  private:
    struct Entry {
        QAction action;
        QPushButton* button = nullptr;
        QString what;  ///< the tool tip while it makes sense
    };
    enum Which : std::size_t { chain, end, cancel, pass, count };

    void make(Which which, const char* icon, const QString& text, const QString& what, int key);
    void explain(Which which, const QString& why);
    void suggestEnd(bool on);
    void drawIcons();
    void arrange();
    [[nodiscard]] int widthOf(const Entry& entry, bool icon) const;
    [[nodiscard]] int widthWanted(bool icons) const;

    std::array<Entry, count> entries_;
    ui::Theme theme_;
};

}  // namespace gridlark::chain
