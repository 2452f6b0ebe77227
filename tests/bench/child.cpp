#include "child.h"

#include <chrono>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace gridlark::bench {

Run run(const std::vector<std::string>& command) {
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);

    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        execv(words[0], words.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child) return {};
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    return {.milliseconds = took.count(),
            .megabytes = static_cast<double>(usage.ru_maxrss) / 1024,
            .succeeded = WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

}  // namespace gridlark::bench
