// An output that plays nothing and notes what it is asked to play.

#include <QMutex>
#include <QObject>
#include <QStringList>
#include <QThread>

#include "sounds/output/sound_output.h"

class Recorder : public QObject, public gridlark::sounds::SoundOutput {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_SOUND_IID)
    Q_INTERFACES(gridlark::sounds::SoundOutput)

  public:
    void play(const QString& name, double volume) override { note("play", name, volume); }
    void setMusic(const QString& name, double volume) override { note("music", name, volume); }

    /// From any thread.
    Q_INVOKABLE QStringList notes() {
        const QMutexLocker locker(&mutex_);
        return notes_;
    }

  private:
    void note(const char* what, const QString& name, double volume) {
        const QMutexLocker locker(&mutex_);
        const QString thread = QThread::currentThread()->objectName();
        notes_ << QStringLiteral("%1 %2 %3 on %4").arg(what, name).arg(volume).arg(thread);
    }

    QMutex mutex_;
    QStringList notes_;
};

#include "recorder.moc"
