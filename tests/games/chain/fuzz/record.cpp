// A game as text, as pasted.
#include "chain/rules/record.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace gridlark::chain;
    const auto record = recordFrom({reinterpret_cast<const char*>(data), size});
    if (!record) return 0;
    const auto again = recordFrom(text(*record));
    if (!again || text(*again) != text(*record)) std::abort();
    return 0;
}
