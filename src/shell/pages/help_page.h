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
    explicit HelpPage(const Services& services);

    /// The rules of a game; about the program for an empty id.
    void show(const QString& game);

    [[nodiscard]] TextView& text() const { return *text_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] QString aboutText() const;

    Services services_;
    TextView* text_;
    QListWidget* sidebar_;
};

}  // namespace gridlark::shell
