#include "signals.h"

#include <QSocketNotifier>
#include <array>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr std::array ends{SIGTERM, SIGINT, SIGHUP};

/// A handler may only write to a pipe; the event loop reads it.
std::array<int, 2> channel{-1, -1};

void onSignal(int number) {
    std::signal(number, SIG_DFL);
    const char byte = 0;
    static_cast<void>(!::write(channel[1], &byte, 1));
}

}  // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::pipe2(channel.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    notifier_ = new QSocketNotifier(channel[0], QSocketNotifier::Read, this);
    connect(notifier_, &QSocketNotifier::activated, this, [this] {
        std::array<char, 8> bytes{};
        static_cast<void>(!::read(channel[0], bytes.data(), bytes.size()));
        emit asked();
    });
    for (const int number : ends) {
        // What the starter of the program ignores (nohup) stays ignored.
        if (std::signal(number, onSignal) == SIG_IGN) std::signal(number, SIG_IGN);
    }
}

EndSignals::~EndSignals() {
    if (notifier_ == nullptr) return;
    for (const int number : ends) std::signal(number, SIG_DFL);
    for (int& end : channel) ::close(std::exchange(end, -1));
}
