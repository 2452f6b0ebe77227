/// Sounds that are noted, not played.
#pragma once

#include <QPluginLoader>
#include <QStringList>
#include <memory>

#include "services/loudspeaker.h"

namespace gridlark::shell {

/// A loudspeaker whose device notes what it is to play.
class RecordedSounds {
  public:
    /// Needs the settings of the test, which outlive this.
    explicit RecordedSounds(const Settings& settings)
        : speaker_(std::make_unique<Loudspeaker>(settings, recorder_.fileName())) {}

    [[nodiscard]] Loudspeaker& speaker() { return *speaker_; }
    [[nodiscard]] QString library() const { return recorder_.fileName(); }

    /// What reached the device since the last call: "play step 0.5 on sounds", …
    [[nodiscard]] QStringList notes() {
        speaker_->finish();
        QStringList all;
        QMetaObject::invokeMethod(recorder_.instance(), "notes", Qt::DirectConnection,
                                  Q_RETURN_ARG(QStringList, all));
        return all.mid(std::exchange(known_, all.size()));
    }
    /// The names of the sounds among them.
    [[nodiscard]] QStringList played() {
        QStringList names;
        for (const QString& note : notes()) {
            if (note.startsWith("play")) names << note.section(u' ', 1, 1);
        }
        return names;
    }

  private:
    QPluginLoader recorder_{QStringLiteral(GRIDLARK_ODD_PLUGINS "/recorder/recorder.so")};
    std::unique_ptr<Loudspeaker> speaker_;
    qsizetype known_ = 0;
};

}  // namespace gridlark::shell
