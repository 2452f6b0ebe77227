#include <QPushButton>

#include "support.h"
#include "widgets/banner.h"

namespace gridlark::shell {

TEST(MessagesTest, OneForEachSubjectInTheOrderTheyCame) {
    Messages messages;
    messages.add("disk full", "save");
    messages.add("a plug-in is missing");
    messages.add("no space left", "save");
    ASSERT_EQ(messages.all().size(), 2);
    EXPECT_EQ(messages.all()[0].text, "no space left");
    messages.clear("save");
    ASSERT_EQ(messages.all().size(), 1);
    EXPECT_EQ(messages.all()[0].text, "a plug-in is missing");
}

TEST(MessagesTest, WhatWasDismissedComesBackOnlyAfterItWasOver) {
    Messages messages;
    messages.add("disk full", "save");
    messages.dismissFirst();
    messages.add("disk full", "save");
    EXPECT_TRUE(messages.all().isEmpty());
    messages.clear("save");
    messages.add("disk full", "save");
    EXPECT_EQ(messages.all().size(), 1);
}

TEST_F(ProgramTest, TheBannerShowsOneMessageAfterTheOther) {
    EXPECT_FALSE(window().banner().isVisible());
    services().messages.add("first");
    services().messages.add("second");
    EXPECT_TRUE(window().banner().isVisible());
    EXPECT_EQ(window().banner().text(), "first");
    window().banner().findChild<QPushButton*>()->click();
    EXPECT_EQ(window().banner().text(), "second");
    window().banner().findChild<QPushButton*>()->click();
    EXPECT_FALSE(window().banner().isVisible());
}

}  // namespace gridlark::shell
