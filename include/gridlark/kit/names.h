/// The names of an enumeration's values: one table, read in both directions.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace gridlark::kit {

/// Made from a list of pairs; each value and each name occurs once:
///
///     constexpr kit::Names names{std::pair{Variant::fair, "fair"},
///                                std::pair{Variant::original, "original"}};
template <class E, std::size_t N>
class Names {
  public:
    using Entry = std::pair<E, std::string_view>;

    template <class... Rest>
    constexpr explicit Names(std::pair<E, const char*> first, Rest... rest)
        : entries_{Entry(first), Entry(rest)...} {}

    /// The name of `value`; empty if the table lacks it.
    [[nodiscard]] constexpr std::string_view operator[](E value) const {
        for (const Entry& entry : entries_) {
            if (entry.first == value) return entry.second;
        }
        return {};
    }

    /// The value of that name; nothing for any other text.
    [[nodiscard]] constexpr std::optional<E> find(std::string_view name) const {
        for (const Entry& entry : entries_) {
            if (entry.second == name) return entry.first;
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr auto begin() const { return entries_.begin(); }
    [[nodiscard]] constexpr auto end() const { return entries_.end(); }

  private:
    std::array<Entry, N> entries_;
};

template <class E, class... Rest>
Names(std::pair<E, const char*>, Rest...) -> Names<E, 1 + sizeof...(Rest)>;

}  // namespace gridlark::kit
