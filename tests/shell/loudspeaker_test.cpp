#include "services/loudspeaker.h"

#include <QPluginLoader>
#include <QTest>

#include "services/game_host.h"
#include "services/settings.h"
#include "support.h"

namespace gridlark::shell {
namespace {

class LoudspeakerTest : public HomeTest {
  protected:
    LoudspeakerTest() { settings_.setEffectsVolume(50); }

    /// What reached the device since the last call, as soon as there is as much as that.
    QStringList take(int count) {
        QStringList now;
        const auto there = [&] {
            QMetaObject::invokeMethod(recorder_.instance(), "told", Qt::DirectConnection,
                                      Q_RETURN_ARG(QStringList, now));
            return now.size() - taken_ >= count;
        };
        EXPECT_TRUE(QTest::qWaitFor(there, 10'000));
        QTest::qWait(20);  // and nothing more
        there();
        return now.mid(std::exchange(taken_, now.size()));
    }

    QPluginLoader recorder_{QStringLiteral(GRIDLARK_ODD_PLUGINS "/recorder/recorder.so")};
    Settings settings_{paths_.settings};
    std::unique_ptr<Loudspeaker> speaker_ =
        std::make_unique<Loudspeaker>(settings_, recorder_.fileName());

  private:
    qsizetype taken_ = 0;
};

TEST_F(LoudspeakerTest, PlaysOnAThreadOfItsOwnAsLoudAsIsSet) {
    speaker_->play("step");
    EXPECT_EQ(take(1), QStringList{"play step 0.5 on sounds"});
    settings_.setEffectsVolume(0);
    speaker_->play("step");
    settings_.setEffectsVolume(100);
    settings_.setSounds(ui::Sounds::none);
    speaker_->play("step");
    EXPECT_EQ(take(0), QStringList());
    settings_.setSounds(ui::Sounds::noMusic);
    speaker_->play("jump");
    EXPECT_EQ(take(1), QStringList{"play jump 1 on sounds"});
}

TEST_F(LoudspeakerTest, MusicFollowsTheSettings) {
    settings_.setMusicVolume(40);
    speaker_->setMusic("calm");
    EXPECT_EQ(take(1), QStringList{"music calm 0.4 on sounds"});
    settings_.setMusicVolume(80);
    EXPECT_EQ(take(1), QStringList{"music calm 0.8 on sounds"});
    settings_.setSounds(ui::Sounds::noMusic);
    EXPECT_EQ(take(1), QStringList{"music calm 0 on sounds"});
    settings_.setPatterns(true);
    EXPECT_EQ(take(0), QStringList()) << "nothing to do with sounds";
    settings_.setSounds(ui::Sounds::all);
    EXPECT_EQ(take(1), QStringList{"music calm 0.8 on sounds"});
    speaker_->setMusic({});
    EXPECT_EQ(take(1), QStringList{"music  0.8 on sounds"});
}

TEST_F(LoudspeakerTest, NoThreadAndNoPluginUntilSomethingIsHeard) {
    settings_.setSounds(ui::Sounds::none);
    speaker_->play("step");
    speaker_->setMusic("calm");
    speaker_->setMusic({});
    EXPECT_EQ(take(0), QStringList());
    EXPECT_EQ(speaker_->findChild<QThread*>(), nullptr);
}

TEST_F(LoudspeakerTest, SilenceWithoutThePlugin) {
    Loudspeaker mute(settings_, home_.filePath("nowhere.so"));
    mute.play("step");
    mute.setMusic("calm");
    QTest::qWait(20);
}

TEST_F(LoudspeakerTest, AGameIsHeardWhileItIsSeen) {
    settings_.setMusicVolume(40);
    Look look(settings_);
    GameHost host("toy", look, settings_, *speaker_);
    host.setMusic("calm");
    EXPECT_EQ(take(0), QStringList()) << "not seen yet";
    host.setHeard(true);
    EXPECT_EQ(take(1), QStringList{"music calm 0.4 on sounds"});
    host.setHeard(false);
    EXPECT_EQ(take(1).first().left(7), "music  ");
    host.setHeard(true);
    EXPECT_EQ(take(1), QStringList{"music calm 0.4 on sounds"});
    host.setMusic({});
    EXPECT_EQ(take(1).first().left(7), "music  ");
}

}  // namespace
}  // namespace gridlark::shell
