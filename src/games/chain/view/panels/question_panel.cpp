#include "question_panel.h"

#include <QPushButton>

namespace gridlark::chain {

void QuestionPanel::ask(const words::Question& question, std::function<void()> then) {
    setIcon(question.icon);
    setTitle(question.title);
    setText(question.text);
    setContents(nullptr);
    removeButtons();
    connect(addButton(question.no), &QPushButton::clicked, this, &Panel::close);
    connect(addButton(question.yes), &QPushButton::clicked, this, [this, then = std::move(then)] {
        close();
        then();
    });
    open();
}

}  // namespace gridlark::chain
