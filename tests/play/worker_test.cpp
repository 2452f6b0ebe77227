#include "gridlark/play/worker.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

namespace gridlark::play {
namespace {

using namespace std::chrono_literals;

/// Runs until it is asked to stop; `begun` is set when it runs.
Worker::Job endless(std::promise<void>& begun, std::atomic<bool>& stopped) {
    return [&](std::stop_token stop) {
        begun.set_value();
        while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
        stopped = true;
    };
}

void waitFor(Worker& worker) {
    std::promise<void> done;
    worker.post([&](std::stop_token) { done.set_value(); });
    done.get_future().wait();
}

TEST(Worker, RunsJobsInTurnOnAThreadOfItsOwn) {
    Worker worker;
    std::vector<int> order;  // no lock: one job ends before the next begins
    std::thread::id thread;
    for (int i = 0; i < 100; ++i) {
        worker.post([&, i](std::stop_token) {
            order.push_back(i);
            thread = std::this_thread::get_id();
        });
    }
    waitFor(worker);
    ASSERT_EQ(order.size(), 100U);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(order[static_cast<std::size_t>(i)], i);
    EXPECT_NE(thread, std::this_thread::get_id());
}

TEST(Worker, CancelStopsTheRunningJobAndDropsTheOthers) {
    Worker worker;
    std::promise<void> begun;
    std::atomic<bool> stopped = false;
    std::atomic<bool> ran = false;
    worker.post(endless(begun, stopped));
    worker.post([&](std::stop_token) { ran = true; });
    begun.get_future().wait();
    worker.cancel();
    waitFor(worker);
    EXPECT_TRUE(stopped);
    EXPECT_FALSE(ran);
}

TEST(Worker, JobsAfterACancelAreNotStopped) {
    Worker worker;
    worker.cancel();
    std::promise<bool> asked;
    worker.post([&](std::stop_token stop) { asked.set_value(stop.stop_requested()); });
    EXPECT_FALSE(asked.get_future().get());
    worker.cancel();
    std::promise<bool> again;
    worker.post([&](std::stop_token stop) { again.set_value(stop.stop_requested()); });
    EXPECT_FALSE(again.get_future().get());
}

TEST(Worker, DestructionStopsWhatRunsAndDropsWhatWaits) {
    std::promise<void> begun;
    std::atomic<bool> stopped = false;
    std::atomic<bool> ran = false;
    {
        Worker worker;
        worker.post(endless(begun, stopped));
        worker.post([&](std::stop_token) { ran = true; });
        begun.get_future().wait();
    }
    EXPECT_TRUE(stopped);
    EXPECT_FALSE(ran);
}

TEST(Worker, DestructionEndsJobsThatPostThemselvesAgain) {
    std::promise<void> begun;
    std::function<void(std::stop_token)> again;
    std::atomic<int> runs = 0;
    {
        Worker worker;
        again = [&](const std::stop_token&) {
            if (++runs == 3) begun.set_value();
            worker.post(again);
        };
        worker.post(again);
        begun.get_future().wait();
    }
    EXPECT_GE(runs, 3);  // and it has come here
}

TEST(Worker, WithoutJobsThereIsNothingToWaitFor) {
    const Worker worker;
}

TEST(Worker, AJobMayPostAnother) {
    Worker worker;
    std::promise<void> done;
    worker.post([&](std::stop_token) { worker.post([&](std::stop_token) { done.set_value(); }); });
    EXPECT_EQ(done.get_future().wait_for(10s), std::future_status::ready);
}

TEST(Worker, WhatADroppedJobHoldsIsReleasedAndMayPost) {
    Worker worker;
    std::promise<void> begun;
    std::atomic<bool> stopped = false;
    std::atomic<int> released = 0;
    worker.post(endless(begun, stopped));
    begun.get_future().wait();
    auto held = std::shared_ptr<int>(new int(0), [&](const int* number) {
        delete number;
        worker.post([&](std::stop_token) { ++released; });  // would wait for ever under the lock
    });
    worker.post([copy = held](std::stop_token) {});
    const std::weak_ptr<int> weak = held;
    held.reset();
    worker.cancel();
    EXPECT_TRUE(weak.expired());
    waitFor(worker);
    EXPECT_EQ(released, 1);
}

TEST(Worker, ManyThreadsMayPostAndCancel) {
    std::atomic<int> ran = 0;
    {
        Worker worker;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                for (int j = 0; j < 200; ++j) {
                    worker.post([&](std::stop_token) { ++ran; });
                    if (j % 50 == 0) worker.cancel();
                }
            });
        }
        threads.clear();
        waitFor(worker);
    }
    EXPECT_GT(ran, 0);
    EXPECT_LE(ran, 800);
}

}  // namespace
}  // namespace gridlark::play
