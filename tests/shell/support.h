/// A home of its own for each test, and the program in it.
#pragma once

#include <QTemporaryDir>
#include <functional>
#include <memory>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "application.h"
#include "pages/game/game_page.h"

namespace gridlark::shell {

inline void PrintTo(const QString& text, std::ostream* out) {
    *out << qPrintable(text);
}

/// Runs the event loop until something is true; false if that takes longer than `milliseconds`.
[[nodiscard]] bool until(const std::function<bool()>& condition, int milliseconds = 5000);
/// Handles all events that wait, layouts among them.
void settle();

void writeFile(const QString& file, const QByteArray& bytes);
[[nodiscard]] QByteArray readFile(const QString& file);
/// Names of the files in a directory that match a pattern such as "*.json".
[[nodiscard]] QStringList filesIn(const QString& directory, const QString& pattern);

[[nodiscard]] QString toyPlugins();

/// A won game of the toy, finished one day after the other.
[[nodiscard]] play::Result wonToy(int seconds, std::uint64_t ticket);

/// While there is one, no file takes a byte more, as on a full disk.
class FullDisk {
  public:
    FullDisk();
    ~FullDisk();

  private:
    rlimit before_{};
    void (*onSignal_)(int) = nullptr;
};

class HomeTest : public testing::Test {
  protected:
    QTemporaryDir home_;
    Paths paths_ = Paths::inside(home_.path());
};

/// With the toy game and a window.
class ProgramTest : public HomeTest {
  protected:
    void SetUp() override { start(); }

    /// Ends the program that runs, if one does, and starts it again in the same home.
    void start();
    void stop();

    [[nodiscard]] MainWindow& window() { return program_->window(); }
    [[nodiscard]] const Services& services() { return program_->services(); }
    /// Opens the toy game and waits for its deal.
    GamePage& openToy(const QString& grid = {}, std::optional<quint64> deal = {});
    /// Taps a lamp as a player does.
    void tap(GamePage& page, int row, int column);
    /// Taps what is left of the known solution.
    void win(GamePage& page);
    [[nodiscard]] QString message(int index = 0);

    std::unique_ptr<PluginRegistry> registry_;
    std::unique_ptr<Application> program_;
};

}  // namespace gridlark::shell
