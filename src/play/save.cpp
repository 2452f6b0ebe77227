#include "gridlark/play/save.h"

#include <chrono>
#include <exception>
#include <random>

#include "fields.h"

namespace gridlark::play {
namespace {

constexpr std::uint64_t ticketEnd = std::uint64_t{1} << 53U;
constexpr int deepestNesting = 32;

std::uint64_t randomBits() {
    try {
        std::random_device device;
        return (std::uint64_t{device()} << 32U) | device();
    } catch (const std::exception&) {  // no source of randomness: the time will hardly repeat
        return static_cast<std::uint64_t>(
            std::chrono::system_clock::now().time_since_epoch().count());
    }
}

}  // namespace

std::uint64_t freshTicket() {
    return 1 + randomBits() % (ticketEnd - 1);
}

nlohmann::json documentOf(std::string_view text) {
    bool tooDeep = false;
    const auto watch = [&](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
        tooDeep = tooDeep || depth > deepestNesting;
        return !tooDeep;
    };
    nlohmann::json document = nlohmann::json::parse(text, watch, false);
    return tooDeep ? nlohmann::json(nlohmann::json::value_t::discarded) : document;
}

nlohmann::json toJson(const SavedGame& saved) {
    nlohmann::json document{{"format", saveFormat},
                            {"game", saved.game},
                            {"grid", saved.options.grid},
                            {"variant", saved.options.variant},
                            {"deal", saved.deal},
                            {"start", saved.start},
                            {"events", saved.events},
                            {"state", saved.state},
                            {"elapsed_ms", saved.elapsed.count()},
                            {"undos", saved.undos},
                            {"reported", saved.reported},
                            {"assisted", saved.assisted},
                            {"ticket", saved.ticket}};
    if (!saved.base.empty()) document["base"] = saved.base;
    return document;
}

tl::expected<SavedGame, std::string> savedGame(const nlohmann::json& document) {
    if (!document.is_object()) return tl::unexpected(std::string("a save must be an object"));
    Fields fields(document);
    // The format first: another one may lack fields or give them another meaning.
    const auto format = fields.integer("format", 1, std::numeric_limits<std::int32_t>::max());
    if (!fields.error() && format > saveFormat) {
        fields.fail("format", "is " + std::to_string(format) +
                                  ": a newer version of the program made this save (this one reads "
                                  "up to " +
                                  std::to_string(saveFormat) + ")");
    }
    if (fields.error()) return tl::unexpected(*fields.error());

    SavedGame saved;
    saved.game = fields.text("game");
    saved.options = {fields.text("grid"), fields.text("variant")};
    saved.deal = fields.natural("deal");
    saved.start = fields.text("start");
    saved.base = fields.text("base", "");
    saved.events = fields.texts("events", maxEvents);
    saved.state = fields.text("state");
    saved.elapsed = Milliseconds(fields.integer("elapsed_ms", 0, maxTime.count()));
    saved.undos = static_cast<int>(fields.integer("undos", 0, std::numeric_limits<int>::max()));
    saved.reported = fields.flag("reported", false);
    saved.assisted = fields.flag("assisted", false);
    saved.ticket = static_cast<std::uint64_t>(
        fields.integer("ticket", 1, static_cast<std::int64_t>(ticketEnd) - 1));
    if (fields.error()) return tl::unexpected(*fields.error());
    return saved;
}

}  // namespace gridlark::play
