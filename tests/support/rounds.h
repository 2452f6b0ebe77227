/// How often a test repeats itself with other seeds.
#pragma once

namespace gridlark {

/// Builds with sanitizers are several times slower and look for other faults: a tenth is enough.
template <class Number>
constexpr Number rounds(Number many) {
#ifdef GRIDLARK_SANITIZED
    return (many + 9) / 10;
#else
    return many;
#endif
}

}  // namespace gridlark
