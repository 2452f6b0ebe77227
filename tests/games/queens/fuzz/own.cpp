// A player's own puzzle, as pasted.
#include <cstdint>
#include <string_view>

#include "queens/deal/own_text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static_cast<void>(gridlark::queens::parseOwn(text));
    return 0;
}
