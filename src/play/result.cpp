#include "gridlark/play/result.h"

#include <cmath>
#include <limits>

#include "gridlark/play/save.h"

#include "fields.h"

namespace gridlark::play {
namespace {

constexpr auto leastInt = std::numeric_limits<int>::min();
constexpr auto mostInt = std::numeric_limits<int>::max();
constexpr double mostFigure = 1e12;

int count(Fields& fields, const char* key, int least) {
    return static_cast<int>(fields.integer(key, least, mostInt, 0));
}

std::map<std::string, double> figures(Fields& fields, const nlohmann::json& document) {
    std::map<std::string, double> figures;
    const auto found = document.find("figures");
    if (found == document.end()) return figures;
    if (!found->is_object()) fields.fail("figures", "must be an object of numbers");
    for (const auto& [key, value] : found->items()) {
        if (!value.is_number()) {
            fields.fail("figures", "must be an object of numbers");
        } else if (std::abs(value.get<double>()) > mostFigure) {
            fields.fail("figures", "must be numbers up to 1e12");
        } else {
            figures[key] = value.get<double>();
        }
    }
    return figures;
}

kit::Status outcome(Fields& fields) {
    const auto status = kit::statusNamed(fields.text("outcome"));
    if (status && *status != kit::Status::playing) return *status;
    fields.fail("outcome", R"(must be "won", "lost" or "drawn")");
    return kit::Status::lost;
}

}  // namespace

std::string toLine(const Result& result) {
    nlohmann::ordered_json line{{"game", result.game},
                                {"grid", result.options.grid},
                                {"variant", result.options.variant},
                                {"deal", result.deal},
                                {"outcome", kit::name(result.outcome)},
                                {"time_ms", result.time.count()},
                                {"score", result.tally.score},
                                {"mistakes", result.tally.mistakes},
                                {"hints", result.tally.hints},
                                {"undos", result.undos},
                                {"assisted", result.tally.assisted},
                                {"finished_at", result.finishedAt},
                                {"version", result.version},
                                {"ticket", result.ticket}};
    if (!result.figures.empty()) line["figures"] = result.figures;
    // Invalid UTF-8 is replaced instead of an exception.
    return line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

tl::expected<Result, std::string> resultFromLine(std::string_view line) {
    const auto document = documentOf(line);
    if (document.is_discarded()) return tl::unexpected(std::string("not JSON"));
    if (!document.is_object()) return tl::unexpected(std::string("not an object"));
    Fields fields(document);
    Result result;
    result.game = fields.text("game");
    result.options = {fields.text("grid"), fields.text("variant", "")};
    result.deal = fields.natural("deal");
    result.outcome = outcome(fields);
    result.time = Milliseconds(fields.integer("time_ms", 0, maxTime.count()));
    result.tally.score = count(fields, "score", leastInt);
    result.tally.mistakes = count(fields, "mistakes", 0);
    result.tally.hints = count(fields, "hints", 0);
    result.tally.assisted = fields.flag("assisted", false);
    result.undos = count(fields, "undos", 0);
    result.finishedAt = fields.text("finished_at", "");
    result.version = fields.text("version", "");
    if (document.contains("ticket")) result.ticket = fields.natural("ticket");
    result.figures = figures(fields, document);
    if (result.game.empty()) fields.fail("game", "must not be empty");
    if (result.options.grid.empty()) fields.fail("grid", "must not be empty");
    if (fields.error()) return tl::unexpected(*fields.error());
    return result;
}

}  // namespace gridlark::play
