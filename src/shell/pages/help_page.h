/// The rules of the games, and about the program.
#pragma once

#include "page.h"
#include "services/services.h"

class QListWidget;

namespace gridlark::shell {

class TextView;

class HelpPage : public Page {
    Q_OBJECT

  public:
    explicit HelpPage(const Services& services, QWidget* parent = nullptr);

    /// The rules of a game; about the program for an empty id.
    void show(const QString& game);

    [[nodiscard]] QString title() const override { return title_; }
    void enter() override;
    [[nodiscard]] TextView& text() const { return *text_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildSidebar();
    [[nodiscard]] QString aboutText() const;

    Services services_;
    PageHeader* header_;
    QListWidget* sidebar_;
    TextView* text_;
    QString title_;
};

}  // namespace gridlark::shell
