/// A background thread for work that may take longer than a frame.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace gridlark::play {

/// Runs jobs one after the other on its own thread. The destructor asks the running job to stop,
/// drops the waiting ones and those that it still posts, and waits for the thread. Declare the
/// worker last: then no job outlives the members that it refers to.
class Worker {
  public:
    using Job = std::function<void(std::stop_token)>;

    Worker() = default;
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Queues a job; the thread starts with the first one. Jobs must not throw.
    void post(Job job);

    /// Asks the running job to stop and drops the waiting ones. Does not wait.
    void cancel();

  private:
    void run(std::stop_token threadStop);

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::deque<Job> jobs_;
    std::stop_source running_;
    std::jthread thread_;
};

}  // namespace gridlark::play
