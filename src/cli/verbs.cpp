#include "gridlark/cli/verbs.h"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <fstream>
#include <iostream>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>

#include "lines.h"

namespace gridlark::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// Stops the task that has taken too long. One thread serves all tasks, and is woken for few of
/// them: a thread for each line took longer than most of the work.
class Guard {
  public:
    static Guard& instance() {
        static Guard guard;
        return guard;
    }

    void watch(const std::stop_source& task, Clock::time_point end) {
        const std::lock_guard lock(mutex_);
        task_ = task;
        end_ = end;
        if (end < wakesAt_) wake_.notify_one();
    }
    void release() {
        const std::lock_guard lock(mutex_);
        task_.reset();
    }

  private:
    void serve(const std::stop_token& done) {
        std::unique_lock lock(mutex_);
        while (!done.stop_requested()) {
            // It may sleep past the end of its task: by then there is another one, or none.
            wakesAt_ = task_ ? end_ : Clock::time_point::max();
            const auto isEarlier = [this] { return task_ && end_ < wakesAt_; };
            if (task_) {
                wake_.wait_until(lock, done, wakesAt_, isEarlier);
            } else {
                wake_.wait(lock, done, isEarlier);
            }
            if (!task_ || Clock::now() < end_) continue;
            task_->request_stop();
            task_.reset();
        }
    }

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<std::stop_source> task_;
    Clock::time_point end_;      ///< of the task
    Clock::time_point wakesAt_;  ///< when the thread looks again by itself
    std::jthread thread_{[this](const std::stop_token& done) { serve(done); }};  // last
};

}  // namespace

Task::Task(const Common& common) : start_(Clock::now()), guarded_(common.timeLimit > 0) {
    if (!guarded_) return;
    const std::chrono::duration<double> limit(common.timeLimit);
    Guard::instance().watch(source_, start_ + std::chrono::duration_cast<Clock::duration>(limit));
}

Task::~Task() {
    if (guarded_) Guard::instance().release();
}

std::stop_token Task::stop() const {
    return source_.get_token();
}

double Task::milliseconds() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
}

namespace {

/// Writes one line; false if it could not be written.
bool put(std::ostream& out, const Json& line) {
    out << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n' << std::flush;
    return out.good();
}

Answer attempt(const std::function<Answer(Task&)>& work, const Common& common) {
    try {
        Task task(common);
        Answer answer = work(task);
        if (answer && common.stats) (*answer)["ms"] = task.milliseconds();
        return answer;
    } catch (const std::exception& error) {
        return tl::unexpected<std::string>(error.what());
    }
}

/// The lines that were written and what became of them.
class Output {
  public:
    explicit Output(std::ostream& out) : out_(out) {}

    /// False if there is no use in going on.
    bool write(const Answer& answer, const char* where, std::uint64_t number, const Json& name) {
        Json line = answer ? *answer : Json{{"error", answer.error()}, {where, number}};
        if (!name.is_null()) line["name"] = name;
        if (!answer) status_ = 1;
        if (put(out_, line)) return true;
        reportLostOutput();
        status_ = 1;
        return false;
    }

    [[nodiscard]] int status() const { return status_; }

  private:
    std::ostream& out_;
    int status_ = 0;
};

int cannotRead(const std::string& file) {
    std::cerr << "gridlark-cli: cannot read " << file << ": " << std::strerror(errno) << '\n';
    return 2;
}

}  // namespace

int ended(std::ostream& out) {
    if (out << std::flush) return 0;
    reportLostOutput();
    return 1;
}

int forEachLine(const Common& common, std::ostream& out,
                const std::function<Answer(const Json&, Task&)>& answer) {
    std::ifstream opened;
    if (common.file != "-") opened.open(common.file, std::ios::binary);
    if (common.file != "-" && !opened) return cannotRead(common.file);
    std::istream& in = common.file == "-" ? std::cin : opened;
    Output output(out);
    std::string text;
    Line line = nextLine(in, text);
    for (std::uint64_t number = 1; line != Line::end; line = nextLine(in, text), ++number) {
        auto object = line == Line::tooLong
                          ? tl::unexpected("longer than " + std::to_string(longestLine) + " bytes")
                          : objectOf(text);
        const Answer answered =
            object ? attempt([&](Task& task) { return answer(*object, task); }, common)
                   : Answer(tl::unexpected(object.error()));
        const Json name = object ? object->value("name", Json()) : Json();
        if (!output.write(answered, "line", number, name)) break;
    }
    return in.bad() ? cannotRead(common.file) : output.status();
}

int forEachDeal(const Common& common, std::ostream& out,
                const std::function<Answer(kit::DealNumber, Task&)>& answer) {
    if (common.count == 0) return 0;
    if (common.count - 1 > std::numeric_limits<kit::DealNumber>::max() - common.deal) {
        std::cerr << "gridlark-cli: there are no " << common.count << " deals from " << common.deal
                  << " on\n";
        return 2;
    }
    Output output(out);
    for (std::uint64_t i = 0; i < common.count; ++i) {
        const kit::DealNumber number = common.deal + i;
        const Answer answered = attempt([&](Task& task) { return answer(number, task); }, common);
        if (!output.write(answered, "deal", number, Json())) break;
    }
    return output.status();
}

Json toJson(kit::Cell cell) {
    return Json::array({cell.row, cell.column});
}

Json toJson(const std::vector<kit::Cell>& cells) {
    Json list = Json::array();
    for (const kit::Cell cell : cells) list.push_back(toJson(cell));
    return list;
}

std::optional<int> wholeNumber(const Json& value, int least, int most) {
    if (!value.is_number_integer()) return std::nullopt;
    const bool huge = value.is_number_unsigned() &&
                      value.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<int>::max()};
    if (huge) return std::nullopt;
    const auto number = value.get<std::int64_t>();
    if (number < least || number > most) return std::nullopt;
    return static_cast<int>(number);
}

tl::expected<kit::Cell, std::string> cellOf(const Json& value, kit::Size size) {
    if (!value.is_array() || value.size() != 2 || !value[0].is_number_integer() ||
        !value[1].is_number_integer()) {
        return tl::unexpected<std::string>("not [row, column]");
    }
    const auto row = wholeNumber(value[0], 0, size.rows - 1);
    const auto column = wholeNumber(value[1], 0, size.columns - 1);
    if (!row || !column) return tl::unexpected<std::string>("outside the board");
    return kit::Cell{*row, *column};
}

tl::expected<std::vector<kit::Cell>, std::string> cellsOf(const Json& line, std::string_view key,
                                                          kit::Size size) {
    std::vector<kit::Cell> cells;
    const auto list = line.find(std::string(key));
    if (list == line.end()) return cells;
    const std::string quoted = '"' + std::string(key) + '"';
    if (!list->is_array()) return tl::unexpected(quoted + " is not a list of cells");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const auto cell = cellOf((*list)[i], size);
        if (!cell) {
            return tl::unexpected(quoted + ", cell " + std::to_string(i + 1) + ": " + cell.error());
        }
        cells.push_back(*cell);
    }
    return cells;
}

}  // namespace gridlark::cli
