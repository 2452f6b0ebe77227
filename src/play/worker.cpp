#include "gridlark/play/worker.h"

#include <utility>

namespace gridlark::play {

Worker::~Worker() {
    cancel();
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

void Worker::post(Job job) {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    if (!thread_.joinable()) {
        thread_ = std::jthread([this](std::stop_token stop) { run(std::move(stop)); });
    }
    wake_.notify_one();
}

void Worker::cancel() {
    std::deque<Job> dropped;  // jobs are destroyed and stop callbacks run outside the lock
    std::stop_source running(std::nostopstate);
    {
        const std::lock_guard lock(mutex_);
        dropped.swap(jobs_);
        running = running_;
    }
    running.request_stop();
}

void Worker::run(std::stop_token threadStop) {
    for (;;) {
        Job job;
        std::stop_token jobStop;
        {
            std::unique_lock lock(mutex_);
            const bool any = wake_.wait(lock, threadStop, [this] { return !jobs_.empty(); });
            if (!any || threadStop.stop_requested()) return;  // a last job may have posted others
            job = std::move(jobs_.front());
            jobs_.pop_front();
            running_ = std::stop_source();
            jobStop = running_.get_token();
        }
        job(jobStop);
    }
}

}  // namespace gridlark::play
