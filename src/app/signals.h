/// The system's wish that the program ends, as an event of the program.
#pragma once

#include <QObject>

class QSocketNotifier;

/// Turns SIGTERM, SIGINT and SIGHUP into `asked`. Where one comes a second time, the program ends
/// at once. One at a time.
class EndSignals : public QObject {
    Q_OBJECT

  public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

  signals:
    void asked();

  private:
    QSocketNotifier* notifier_ = nullptr;
};
