#include "chain/deal/deal.h"
#include "chain/rules/chain.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::chain {

cli::Verb generateVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto variant = std::make_shared<Variant>(Variant::fair);
        addVariant(app, *variant);
        cli::addCommon(app, *common, {"deal", "count", "time-limit", "stats"});
        return [common, variant](std::ostream& out) {
            return cli::forEachDeal(
                *common, out, [&](kit::DealNumber number, cli::Task& /*task*/) -> cli::Answer {
                    cli::Json line = toJson(place(*variant, number));
                    line["game"] = Chain::id;
                    line["variant"] = name(*variant);
                    line["deal"] = number;
                    return line;
                });
        };
    };
    return {"generate", "make starting positions", add};
}

}  // namespace gridlark::chain
