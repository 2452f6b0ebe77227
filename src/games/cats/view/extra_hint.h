/// The pop-up that counts five seconds down and then grants one more hint.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "gridlark/ui/panel.h"

namespace gridlark::cats {

/// Time goes on while it waits: waiting is what the hint costs. Closed earlier, it grants none.
class ExtraHint final : public ui::Panel {
    Q_OBJECT

  public:
    explicit ExtraHint(QWidget* over);
    /// Opens and counts from the beginning; nothing if it is counting already.
    void begin();

  signals:
    void granted();

  private:
    void tick();

    QTimer timer_;
    QElapsedTimer since_;
};

}  // namespace gridlark::cats
