#include "process.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <stdexcept>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace gridlark::cli {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File temporaryFile(const std::string& text = {}) {
    File file(std::tmpfile(), std::fclose);
    if (!file) throw std::runtime_error("no temporary file");
    std::fwrite(text.data(), 1, text.size(), file.get());
    std::rewind(file.get());
    return file;
}

std::string textOf(std::FILE* file) {
    std::string text;
    std::array<char, 4096> part{};
    std::rewind(file);
    for (std::size_t n = 0; (n = std::fread(part.data(), 1, part.size(), file)) > 0;) {
        text.append(part.data(), n);
    }
    return text;
}

void limitMemory() {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    constexpr rlim_t gigabyte = rlim_t{1} << 30U;
    const rlimit limit{gigabyte, gigabyte};
    setrlimit(RLIMIT_AS, &limit);
#endif
}

[[noreturn]] void become(const std::vector<std::string>& words, int in, int out, int err) {
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    std::string program = GRIDLARK_CLI;
    std::vector<std::string> copies = words;
    std::vector<char*> arguments{program.data()};
    for (std::string& word : copies) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    limitMemory();
    alarm(300);
    execv(program.c_str(), arguments.data());
    _exit(127);
}

Ran runInto(int out, const std::vector<std::string>& words, const std::string& input) {
    const File in = temporaryFile(input);
    const File err = temporaryFile();
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("cannot fork");
    if (child == 0) become(words, fileno(in.get()), out, fileno(err.get()));
    int status = 0;
    waitpid(child, &status, 0);
    Ran ran;
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    ran.err = textOf(err.get());
    return ran;
}

}  // namespace

std::vector<nlohmann::json> Ran::lines() const {
    std::vector<nlohmann::json> found;
    std::istringstream stream(out);
    for (std::string line; std::getline(stream, line);) {
        found.push_back(nlohmann::json::parse(line, nullptr, false));
    }
    return found;
}

Ran runCli(const std::vector<std::string>& words, const std::string& input) {
    const File out = temporaryFile();
    Ran ran = runInto(fileno(out.get()), words, input);
    ran.out = textOf(out.get());
    return ran;
}

Ran runCliIntoClosedPipe(const std::vector<std::string>& words, const std::string& input) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
    close(ends[0]);
    Ran ran = runInto(ends[1], words, input);
    close(ends[1]);
    return ran;
}

Ran runCliIntoFile(const std::string& file, const std::vector<std::string>& words,
                   const std::string& input) {
    const File out(std::fopen(file.c_str(), "w"), std::fclose);
    if (!out) throw std::runtime_error("cannot open " + file);
    return runInto(fileno(out.get()), words, input);
}

}  // namespace gridlark::cli
