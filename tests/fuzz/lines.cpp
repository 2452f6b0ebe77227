// What the command-line tool is given.
#include "cli/lines.h"

#include <cstdint>
#include <sstream>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace gridlark::cli;
    std::istringstream in(std::string(data, data + size));
    std::string line;
    for (Line read = nextLine(in, line); read != Line::end; read = nextLine(in, line)) {
        if (read == Line::read) static_cast<void>(objectOf(line));
    }
    return 0;
}
