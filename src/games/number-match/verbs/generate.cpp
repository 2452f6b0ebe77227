#include "number-match/deal/deal.h"
#include "number-match/rules/number_match.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::number_match {
namespace {

using cli::Json;

/// The request, and how many numbers were passed over for their stars.
struct Wanted {
    kit::Options options;
    int least = 1;
    int most = mostStars;
    kit::DealNumber passedOver = 0;
};

/// Reads "3" or "2-3". Returns what is wrong, or nothing.
std::string readStars(const std::string& text, Wanted& wanted) {
    const bool one = text.size() == 1;
    const bool two = text.size() == 3 && text[1] == '-';
    if (one || two) {
        wanted.least = text.front() - '0';
        wanted.most = text.back() - '0';
    }
    const bool good = (one || two) && wanted.least >= 1 && wanted.least <= wanted.most &&
                      wanted.most <= mostStars;
    return good ? "" : "not a number of stars from 1 to 5 or a range of two";
}

/// "rows" is "unknown" where no deal was found in time.
cli::Answer lineOf(const Wanted& wanted, kit::DealNumber number, bool stats,
                   const std::stop_token& stop) {
    const auto made = deal(wanted.options, number, stop);
    Json line = made ? toJson(Position{made->start.board, made->start.addsLeft})
                     : Json{{"rows", "unknown"}};
    line.update(Json{{"game", NumberMatch::id},
                     {"grid", wanted.options.grid},
                     {"variant", wanted.options.variant},
                     {"deal", number}});
    if (!made) return line;
    line["par"] = {{"adds", made->start.par.adds}, {"moves", made->start.par.moves}};
    line["stars"] = made->start.stars;
    if (stats) {
        line["rejected"] = made->rejected;
        line["other_stars"] = made->otherStars;
    }
    return line;
}

/// The next deal from `number` on with the stars wanted.
cli::Answer generate(Wanted& wanted, kit::DealNumber number, bool stats,
                     const std::stop_token& stop) {
    number += wanted.passedOver;
    const auto next = numberWithStars(wanted.options, number, wanted.least, wanted.most);
    if (!next) return tl::unexpected<std::string>("there is no further deal of so many stars");
    wanted.passedOver += *next - number;
    return lineOf(wanted, *next, stats, stop);
}

}  // namespace

cli::Verb generateVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto wanted = std::make_shared<Wanted>();
        cli::addGrid(app, *common, NumberMatch::presets());
        cli::addCommon(app, *common, {"deal", "count", "time-limit", "stats"});
        const auto read = [into = wanted.get()](const std::string& text) {
            return readStars(text, *into);
        };
        cli::addText(app, "--stars", "STARS", read, "deals of this many stars only, as 3 or 2-3");
        return [common, wanted](std::ostream& out) {
            wanted->options = {common->grid, common->variant};
            return cli::forEachDeal(*common, out, [&](kit::DealNumber number, cli::Task& task) {
                return generate(*wanted, number, common->stats, task.stop());
            });
        };
    };
    return {"generate", "make deals", add};
}

}  // namespace gridlark::number_match
