#include "gridlark/play/save.h"

#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace gridlark::play {
namespace {

using Json = nlohmann::json;

SavedGame someSave() {
    return {.game = "cats",
            .options = {"8", "open"},
            .deal = 18'446'744'073'709'551'615U,
            .start = "a b c",
            .base = "",
            .events = {"place 1,2", "!at 0"},
            .state = "d e f",
            .elapsed = Milliseconds{61'250},
            .undos = 3,
            .reported = true,
            .assisted = false,
            .ticket = 4'503'599'627'370'497U};
}

TEST(Save, ReadsBackWhatItWrote) {
    for (const char* base : {"", "x y z"}) {
        SavedGame saved = someSave();
        saved.base = base;
        const auto read = savedGame(Json::parse(toJson(saved).dump()));
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(read->game, saved.game);
        EXPECT_EQ(read->options, saved.options);
        EXPECT_EQ(read->deal, saved.deal);
        EXPECT_EQ(read->start, saved.start);
        EXPECT_EQ(read->base, saved.base);
        EXPECT_EQ(read->events, saved.events);
        EXPECT_EQ(read->state, saved.state);
        EXPECT_EQ(read->elapsed, saved.elapsed);
        EXPECT_EQ(read->undos, saved.undos);
        EXPECT_EQ(read->reported, saved.reported);
        EXPECT_EQ(read->assisted, saved.assisted);
        EXPECT_EQ(read->ticket, saved.ticket);
    }
}

TEST(Save, SaysWhichFieldIsWrong) {
    const struct {
        const char* field;
        Json value;
    } rows[] = {
        {"format", 0},
        {"format", "1"},
        {"game", 5},
        {"grid", nullptr},
        {"variant", Json::array()},
        {"deal", -1},
        {"deal", 1.5},
        {"deal", "12"},
        {"start", 1},
        {"base", 1},
        {"events", "place"},
        {"events", Json::object()},
        {"events", {"place", 3}},
        {"state", false},
        {"elapsed_ms", -1},
        {"elapsed_ms", 1e300},
        {"elapsed_ms", 9'223'372'036'854'775'807},
        {"elapsed_ms", 18'446'744'073'709'551'615U},
        {"undos", -1},
        {"undos", 2'147'483'648},
        {"reported", 1},
        {"assisted", "yes"},
        {"ticket", 0},
        {"ticket", 9'007'199'254'740'992},
        {"ticket", "x"},
    };
    for (const auto& row : rows) {
        Json document = toJson(someSave());
        document[row.field] = row.value;
        const auto read = savedGame(document);
        ASSERT_FALSE(read) << document;
        EXPECT_NE(read.error().find('"' + std::string(row.field) + '"'), std::string::npos)
            << read.error();
    }
}

TEST(Save, NamesWhatIsMissing) {
    for (const char* field : {"format", "game", "grid", "variant", "deal", "start", "events",
                              "state", "elapsed_ms", "undos", "ticket"}) {
        Json document = toJson(someSave());
        document.erase(field);
        const auto read = savedGame(document);
        ASSERT_FALSE(read) << field;
        EXPECT_EQ(read.error(), '"' + std::string(field) + "\" is missing");
    }
}

TEST(Save, RefusesANewerFormatBeforeAnythingElse) {
    const auto read = savedGame({{"format", saveFormat + 1}, {"something", "new"}});
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().find("newer version of the program"), std::string::npos) << read.error();
}

TEST(Save, RefusesWhatIsNoObject) {
    for (const Json& document :
         {Json(), Json(5), Json("save"), Json::array(), Json::array({1, 2})}) {
        EXPECT_FALSE(savedGame(document)) << document;
    }
}

TEST(Save, ADocumentIsOnlyAsDeepAsSavesAre) {
    const auto nested = [](std::size_t depth) {
        return R"({"older":)" + std::string(depth, '[') + std::string(depth, ']') + '}';
    };
    EXPECT_TRUE(documentOf(nested(20)).is_object());
    EXPECT_TRUE(documentOf(nested(40)).is_discarded());
    EXPECT_TRUE(documentOf(nested(1'000'000)).is_discarded());
    EXPECT_TRUE(documentOf("{").is_discarded());
    EXPECT_TRUE(documentOf("null").is_null());
    EXPECT_EQ(documentOf(toJson(someSave()).dump()), toJson(someSave()));
}

TEST(Save, RefusesEventsWithoutEnd) {
    Json document = toJson(someSave());
    document["events"] = std::vector<std::string>(maxEvents + 1, "x");
    EXPECT_FALSE(savedGame(document));
}

TEST(Ticket, IsFreshAndFitsIntoADouble) {
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 1'000; ++i) {
        const auto ticket = freshTicket();
        EXPECT_GE(ticket, 1U);
        EXPECT_LT(ticket, std::uint64_t{1} << 53U);
        EXPECT_TRUE(seen.insert(ticket).second);
    }
}

}  // namespace
}  // namespace gridlark::play
