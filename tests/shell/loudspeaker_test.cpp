#include "services/loudspeaker.h"

#include "game/game_host.h"
#include "recorded_sounds.h"
#include "services/settings.h"
#include "support.h"

namespace gridlark::shell {
namespace {

class LoudspeakerTest : public HomeTest {
  protected:
    LoudspeakerTest() {
        settings_.setEffectsVolume(50);
        static_cast<void>(sounds_.notes());  // the device has those of earlier tests
    }

    Settings settings_{paths_.settings};
    RecordedSounds sounds_{settings_};
    Loudspeaker& speaker_ = sounds_.speaker();
};

TEST_F(LoudspeakerTest, PlaysOnAThreadOfItsOwnAsLoudAsIsSet) {
    speaker_.play("step");
    EXPECT_EQ(sounds_.notes(), QStringList{"play step 0.5 on sounds"});
    settings_.setEffectsVolume(0);
    speaker_.play("step");
    settings_.setEffectsVolume(100);
    settings_.setSounds(ui::Sounds::none);
    speaker_.play("step");
    EXPECT_EQ(sounds_.notes(), QStringList());
    settings_.setSounds(ui::Sounds::noMusic);
    speaker_.play("jump");
    EXPECT_EQ(sounds_.notes(), QStringList{"play jump 1 on sounds"});
}

TEST_F(LoudspeakerTest, MusicFollowsTheSettings) {
    settings_.setMusicVolume(40);
    speaker_.setMusic("calm");
    EXPECT_EQ(sounds_.notes(), QStringList{"music calm 0.4 on sounds"});
    settings_.setMusicVolume(80);
    EXPECT_EQ(sounds_.notes(), QStringList{"music calm 0.8 on sounds"});
    settings_.setSounds(ui::Sounds::noMusic);
    EXPECT_EQ(sounds_.notes(), QStringList{"music calm 0 on sounds"});
    settings_.setPatterns(true);
    EXPECT_EQ(sounds_.notes(), QStringList()) << "nothing to do with sounds";
    settings_.setSounds(ui::Sounds::all);
    EXPECT_EQ(sounds_.notes(), QStringList{"music calm 0.8 on sounds"});
    speaker_.setMusic({});
    EXPECT_EQ(sounds_.notes(), QStringList{"music  0.8 on sounds"});
}

TEST_F(LoudspeakerTest, NoThreadAndNoPluginUntilSomethingIsHeard) {
    settings_.setSounds(ui::Sounds::none);
    speaker_.play("step");
    speaker_.setMusic("calm");
    speaker_.setMusic({});
    EXPECT_EQ(sounds_.notes(), QStringList());
    EXPECT_EQ(speaker_.findChild<QThread*>(), nullptr);
}

TEST_F(LoudspeakerTest, SilenceWithoutThePlugin) {
    Loudspeaker mute(settings_, home_.filePath("nowhere.so"));
    mute.play("step");
    mute.setMusic("calm");
    mute.finish();
}

TEST_F(LoudspeakerTest, AGameIsHeardWhileItIsSeen) {
    settings_.setMusicVolume(40);
    Look look(settings_);
    GameHost host("toy", look, settings_, speaker_);
    host.setMusic("calm");
    EXPECT_EQ(sounds_.notes(), QStringList()) << "not seen yet";
    host.setHeard(true);
    EXPECT_EQ(sounds_.notes(), QStringList{"music calm 0.4 on sounds"});
    host.setHeard(false);
    EXPECT_EQ(sounds_.notes().first().left(7), "music  ");
    host.setHeard(true);
    EXPECT_EQ(sounds_.notes(), QStringList{"music calm 0.4 on sounds"});
    host.setMusic({});
    EXPECT_EQ(sounds_.notes().first().left(7), "music  ");
}

}  // namespace
}  // namespace gridlark::shell
