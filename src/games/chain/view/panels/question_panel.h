/// Asks whether something is really meant.
#pragma once

#include <functional>

#include "gridlark/ui/panel.h"

#include "chain/view/words.h"

namespace gridlark::chain {

class QuestionPanel : public ui::Panel {
    Q_OBJECT

  public:
    using Panel::Panel;

    /// Opens; `then` is called if the answer is yes, after the panel has closed.
    void ask(const words::Question& question, std::function<void()> then);

  protected:
    /// Empties the panel for something else to be asked; the button `back` closes it.
    void begin(const QString& icon, const QString& title, const QString& text, QWidget* contents,
               const QString& back);
    /// Adds a button that closes the panel before it does what it says.
    void add(const QString& text, std::function<void()> then);
};

}  // namespace gridlark::chain
