#include <iostream>

#include "minesweeper/rules/layout.h"
#include "minesweeper/rules/minesweeper.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::minesweeper {
namespace {

using cli::Json;

/// "layout" is "unknown" where no layout without guessing was found in time.
cli::Answer generate(const Choice& choice, const Field& field, kit::DealNumber number,
                     const std::stop_token& stop) {
    const Variant variant = variantNamed(choice.variant).value_or(Variant::standard);
    const kit::Cell start = firstCell(choice, field, number);
    const auto squares = lay(field, variant, number, start, stop);
    return Json{
        {"game", Minesweeper::id},       {"grid", choice.grid.empty() ? name(field) : choice.grid},
        {"variant", name(variant)},      {"deal", number},
        {"columns", field.size.columns}, {"rows", field.size.rows},
        {"mines", field.mines},          {"layout", squares ? toJson(*squares) : Json("unknown")},
        {"start", cli::toJson(start)}};
}

}  // namespace

cli::Verb generateVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto choice = addChoice(app);
        cli::addCommon(app, *common, {"deal", "count", "time-limit", "stats"});
        return [common, choice](std::ostream& out) {
            const auto field = fieldOf(*choice);
            if (!field) {
                std::cerr << "gridlark-cli: " << field.error() << '\n';
                return 2;
            }
            return cli::forEachDeal(*common, out, [&](kit::DealNumber number, cli::Task& task) {
                return generate(*choice, *field, number, task.stop());
            });
        };
    };
    return {"generate", "make layouts", add};
}

}  // namespace gridlark::minesweeper
