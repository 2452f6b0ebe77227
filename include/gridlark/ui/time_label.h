/// Text with digits of equal width: a running time does not jitter.
#pragma once

#include <QWidget>

#include "gridlark/ui/export.h"
#include "gridlark/ui/theme.h"

namespace gridlark::ui {

/// Shows a short text such as "2:14.3" with all digits equally wide in any font. Its size hint only
/// ever grows: the layout around it stays calm.
class GRIDLARK_EXPORT TimeLabel : public QWidget {
    Q_OBJECT

  public:
    /// `pixels`: one of the sizes of `Metrics`.
    explicit TimeLabel(int pixels = Metrics::display, QWidget* parent = nullptr,
                       QFont::Weight weight = QFont::DemiBold);

    void setTime(const QString& text);
    [[nodiscard]] QString time() const { return text_; }
    /// The name for screen readers: "Time". Changes of the text are not announced.
    void setLabel(const QString& label) { label_ = label; }
    /// "Time 2:14.3"
    [[nodiscard]] QString spoken() const;
    void setAlignment(Qt::Alignment alignment);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] qreal widthOf(QChar letter) const;
    [[nodiscard]] qreal textWidth() const;
    void measure();

    QString text_;
    QString label_;
    Qt::Alignment alignment_ = Qt::AlignLeft | Qt::AlignVCenter;
    qreal digitWidth_ = 0;
    int reserved_ = 0;
};

}  // namespace gridlark::ui
