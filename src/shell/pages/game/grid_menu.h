/// The grid chooser of the game page: a pill that opens a menu of grids and variants.
#pragma once

#include "gridlark/ui/plugin.h"

#include "widgets/controls.h"

class QMenu;

namespace gridlark::shell {

class GridMenu : public ThemedButton {
    Q_OBJECT

  public:
    GridMenu(Look& look, const ui::GamePlugin& plugin, QWidget* parent);

    void setCurrent(const kit::Options& options);
    /// The entry for the player's own grids; empty: there is none.
    void setOwnText(const QString& text) { ownText_ = text; }
    /// Opens it, as a click does.
    void open();

  signals:
    void chosen(const gridlark::kit::Options& options);
    void ownAsked();
    void opened(bool open);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void fill(QMenu& menu);
    void addGrids(QMenu& menu);
    void addOwn(QMenu& menu);
    void addVariants(QMenu& menu);
    QAction* addChoice(QMenu& menu, const QString& text, const kit::Options& options);

    const ui::GamePlugin& plugin_;
    kit::Options current_;
    QString ownText_;
};

}  // namespace gridlark::shell
