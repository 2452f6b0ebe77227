// Settings of any content: what was read is written so that it reads back the same.
#include <cstdint>
#include <cstdlib>

#include "shell/services/settings_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace gridlark::shell;
    const auto values =
        valuesOf(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!values) return 0;
    const auto again = valuesOf(iniOf(*values));
    if (!again || *again != *values) std::abort();
    return 0;
}
