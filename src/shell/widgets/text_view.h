/// Longer text, well set: a column of readable width in the middle.
#pragma once

#include <QTextBrowser>

namespace gridlark::shell {

class Look;

class TextView : public QTextBrowser {
    Q_OBJECT

  public:
    explicit TextView(Look& look, QWidget* parent = nullptr);

    void show(const QString& markdown);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void set();
    void setBlock(const QTextBlock& block);

    Look& look_;
    QString markdown_;
};

}  // namespace gridlark::shell
