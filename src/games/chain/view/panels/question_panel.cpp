#include "question_panel.h"

#include <QPushButton>

namespace gridlark::chain {

void QuestionPanel::ask(const words::Question& question, std::function<void()> then) {
    begin(question.icon, question.title, question.text, nullptr, question.no);
    add(question.yes, std::move(then));
    open();
}

void QuestionPanel::begin(const QString& icon, const QString& title, const QString& text,
                          QWidget* contents, const QString& back) {
    setIcon(icon);
    setTitle(title);
    setText(text);
    setContents(contents);
    removeButtons();
    connect(addButton(back), &QPushButton::clicked, this, &Panel::close);
}

void QuestionPanel::add(const QString& text, std::function<void()> then) {
    connect(addButton(text), &QPushButton::clicked, this, [this, then = std::move(then)] {
        close();
        then();
    });
}

}  // namespace gridlark::chain
