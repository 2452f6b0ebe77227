/// The options that many verbs share.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "gridlark/cli/verbs.h"

namespace gridlark::cli {
namespace {

/// Longest time limit, a day: beyond that, say 0.
constexpr double longestLimit = 86400;

std::string limitFlaw(const std::string& text) {
    double seconds = 0;
    const bool number = CLI::detail::lexical_cast(text, seconds) && std::isfinite(seconds);
    return number && seconds >= 0 && seconds <= longestLimit ? std::string()
                                                             : "not a number from 0 to 86400";
}

/// CLI11 itself would take -1 for the largest number there is.
std::string numberFlaw(const std::string& text) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::string()
                                                     : "not a whole number from 0 to 2^64 - 1";
}

void addOption(CLI::App& app, Common& common, std::string_view name) {
    if (name == "file") {
        app.add_option("FILE", common.file, "JSON lines to read; - or nothing: standard input");
    } else if (name == "deal") {
        app.add_option("--deal", common.deal, "first deal number")
            ->check(CLI::Validator(numberFlaw, "N"))
            ->capture_default_str();
    } else if (name == "count") {
        app.add_option("--count", common.count, "how many")
            ->check(CLI::Validator(numberFlaw, "K"))
            ->capture_default_str();
    } else if (name == "grid") {
        app.add_option("--grid", common.grid, "grid, as named by \"gridlark-cli games\"");
    } else if (name == "variant") {
        app.add_option("--variant", common.variant, "variant of the grid");
    } else if (name == "time-limit") {
        common.timeLimit = usualTimeLimit;
        app.add_option("--time-limit", common.timeLimit, "seconds for each line; 0: no limit")
            ->check(CLI::Validator(limitFlaw, "SECONDS"))
            ->capture_default_str();
    } else if (name == "stats") {
        app.add_flag("--stats", common.stats, "add the time and the number of nodes searched");
    } else {
        throw std::logic_error("no such common option: " + std::string(name));
    }
}

/// Accepts only what is offered; `what` is "grid" or "variant".
CLI::Validator oneOf(const std::vector<std::string_view>& offered, const std::string& what,
                     const std::string& shape) {
    std::string flaw = "no such " + what + "; there are";
    for (const std::string_view name : offered) flaw += ' ' + std::string(name);
    const auto check = [offered, flaw](const std::string& text) {
        return std::ranges::find(offered, text) == offered.end() ? flaw : std::string();
    };
    return CLI::Validator(check, shape);
}

/// Fills in a variant that was not given; throws if the grid has no such variant.
void settleVariant(std::span<const kit::Preset> presets, Common& common) {
    for (const kit::Preset& preset : presets) {
        if (preset.grid != common.grid) continue;
        const auto& variants = preset.variants;
        if (common.variant.empty() && !variants.empty()) common.variant = variants.front();
        if (std::find(variants.begin(), variants.end(), common.variant) != variants.end()) return;
        throw CLI::ValidationError("--variant", "grid " + common.grid + " has no such variant");
    }
}

}  // namespace

std::vector<std::string_view> variantsOf(std::span<const kit::Preset> presets) {
    std::vector<std::string_view> all;
    for (const kit::Preset& preset : presets) {
        for (const std::string_view variant : preset.variants) {
            if (std::ranges::find(all, variant) == all.end()) all.push_back(variant);
        }
    }
    return all;
}

void addCommon(CLI::App& app, Common& common, std::initializer_list<std::string_view> which) {
    for (const std::string_view name : which) addOption(app, common, name);
}

void addGrid(CLI::App& app, Common& common, std::span<const kit::Preset> presets) {
    addCommon(app, common, {"grid", "variant"});
    std::vector<std::string_view> grids;
    for (const kit::Preset& preset : presets) grids.push_back(preset.grid);
    app.get_option("--grid")->required()->check(oneOf(grids, "grid", "GRID"));
    app.get_option("--variant")->check(oneOf(variantsOf(presets), "variant", "VARIANT"));
    app.parse_complete_callback([presets, &common] { settleVariant(presets, common); });
}

void addNumber(CLI::App& app, std::string_view name, int& value, int least, int most,
               std::string_view help) {
    app.add_option(std::string(name), value, std::string(help))
        ->check(CLI::Range(least, most))
        ->capture_default_str();
}

void addText(CLI::App& app, std::string_view name, std::string_view shape,
             const std::function<std::string(const std::string&)>& take, std::string_view help) {
    app.add_option(std::string(name))
        ->description(std::string(help))
        ->type_name("TEXT")
        ->check(CLI::Validator(take, std::string(shape)));
}

void addFlag(CLI::App& app, std::string_view name, bool& value, std::string_view help) {
    app.add_flag(std::string(name), value, std::string(help));
}

}  // namespace gridlark::cli
