/// How a game adds its verbs to `gridlark-cli`. Qt-free.
#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/rules.h"

namespace CLI {
class App;
}

namespace gridlark::cli {

using Json = nlohmann::json;

/// The answer to one line: an object, or what is wrong with the line (English).
using Answer = tl::expected<Json, std::string>;

/// Default of the option --time-limit, in seconds for each line: no input makes the tool hang.
inline constexpr double usualTimeLimit = 10;

/// Options that many verbs share.
struct Common {
    std::string file = "-";
    kit::DealNumber deal = 1;
    std::uint64_t count = 1;
    std::string grid;
    std::string variant;
    double timeLimit = 0;  ///< seconds for each line; 0: none (see `usualTimeLimit`)
    bool stats = false;
};

/// The work on one line: stops at the time limit.
class Task {
  public:
    explicit Task(const Common& common);
    ~Task();
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    [[nodiscard]] std::stop_token stop() const;
    [[nodiscard]] double milliseconds() const;

  private:
    std::chrono::steady_clock::time_point start_;
    std::stop_source source_;
    bool guarded_;
};

/// A verb: `add` adds its own options to the subcommand and returns the function to run after
/// parsing. That one gets the output stream and returns the exit status: 0, 1 if a line had an
/// error, 2 for a wrong command line.
struct Verb {
    std::string_view name;
    std::string_view summary;
    std::function<std::function<int(std::ostream&)>(CLI::App&, std::shared_ptr<Common>)> add;
};

/// A game on the command line.
struct Game {
    std::string_view id;
    std::span<const kit::Preset> presets;  ///< live as long as the program
    std::vector<Verb> verbs;
};

/// The variants of all grids, each once, in the order in which they come up.
[[nodiscard]] std::vector<std::string_view> variantsOf(std::span<const kit::Preset> presets);

/// Adds the options named in `which` ("file", "deal", "count", "grid", "variant", "time-limit",
/// "stats") to a verb's subcommand. "time-limit" sets the usual limit. Throws std::logic_error for
/// any other name.
void addCommon(CLI::App& app, Common& common, std::initializer_list<std::string_view> which);

/// Adds "grid" and "variant", checked against `presets`. The grid is required; the variant is by
/// default the first of that grid.
void addGrid(CLI::App& app, Common& common, std::span<const kit::Preset> presets);

/// Adds an option that takes a whole number from `least` to `most`. `value` holds the default and
/// must outlive `app`.
void addNumber(CLI::App& app, std::string_view name, int& value, int least, int most,
               std::string_view help);

/// Adds an option whose text `take` reads: it returns what is wrong with the text, or nothing.
/// `shape` stands for the text in the help, as "STARS".
void addText(CLI::App& app, std::string_view name, std::string_view shape,
             const std::function<std::string(const std::string&)>& take, std::string_view help);

/// Adds an option without a value. `value` becomes true if it is given, and must outlive `app`.
void addFlag(CLI::App& app, std::string_view name, bool& value, std::string_view help);

/// Reads JSON lines from `common.file` and answers each with one line on `out`. "name" is copied; a
/// line that cannot be read or answered gives {"error": …, "line": n}; with `stats`, answers carry
/// the time as "ms". An exception from `answer` counts as an error of its line. Returns the exit
/// status.
int forEachLine(const Common& common, std::ostream& out,
                const std::function<Answer(const Json& line, Task& task)>& answer);

/// Answers for `count` deal numbers from `deal` on, with errors and times as above. Returns the
/// exit status.
int forEachDeal(const Common& common, std::ostream& out,
                const std::function<Answer(kit::DealNumber number, Task& task)>& answer);

/// After the last line of a verb: its exit status, 1 where the output could not be written, of
/// which standard error then says why.
[[nodiscard]] int ended(std::ostream& out);

[[nodiscard]] Json toJson(kit::Cell cell);
[[nodiscard]] Json toJson(const std::vector<kit::Cell>& cells);

/// A whole number from `least` to `most`; nothing for anything else, 1.0 and "1" included.
[[nodiscard]] std::optional<int> wholeNumber(const Json& value, int least, int most);

/// `value` as [row, column] inside `size`; the error says what is wrong with it (English).
[[nodiscard]] tl::expected<kit::Cell, std::string> cellOf(const Json& value, kit::Size size);

/// The list of [row, column] pairs under `key`, each inside `size`; empty if there is no `key`.
[[nodiscard]] tl::expected<std::vector<kit::Cell>, std::string> cellsOf(const Json& line,
                                                                        std::string_view key,
                                                                        kit::Size size);

}  // namespace gridlark::cli
