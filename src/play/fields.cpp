#include "fields.h"

#include <algorithm>

namespace gridlark::play {

void Fields::fail(const char* key, const std::string& what) {
    if (!error_) error_ = "\"" + std::string(key) + "\" " + what;
}

const nlohmann::json* Fields::find(const char* key, bool required) {
    const auto found = object_.find(key);
    if (found != object_.end()) return &*found;
    if (required) fail(key, "is missing");
    return nullptr;
}

std::string Fields::text(const char* key) {
    const auto* value = find(key, true);
    if (value == nullptr) return {};
    if (value->is_string()) return value->get<std::string>();
    fail(key, "must be a text");
    return {};
}

std::string Fields::text(const char* key, const std::string& otherwise) {
    return find(key, false) == nullptr ? otherwise : text(key);
}

std::vector<std::string> Fields::texts(const char* key, std::size_t most) {
    const auto* value = find(key, true);
    if (value == nullptr) return {};
    const auto isText = [](const nlohmann::json& entry) { return entry.is_string(); };
    if (value->is_array() && value->size() > most) {
        fail(key, "must have " + std::to_string(most) + " entries at most");
    } else if (!value->is_array() || !std::all_of(value->begin(), value->end(), isText)) {
        fail(key, "must be a list of texts");
    } else {
        return value->get<std::vector<std::string>>();
    }
    return {};
}

std::int64_t Fields::integer(const char* key, std::int64_t least, std::int64_t most) {
    const auto* value = find(key, true);
    if (value == nullptr) return least;
    // Values beyond the signed range are stored without sign; `get` would wrap them.
    const bool wide = value->is_number_unsigned() &&
                      value->get<std::uint64_t>() >
                          static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (value->is_number_integer() && !wide) {
        const auto number = value->get<std::int64_t>();
        if (number >= least && number <= most) return number;
    }
    fail(key,
         "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

std::int64_t Fields::integer(const char* key, std::int64_t least, std::int64_t most,
                             std::int64_t otherwise) {
    return find(key, false) == nullptr ? otherwise : integer(key, least, most);
}

std::uint64_t Fields::natural(const char* key) {
    const auto* value = find(key, true);
    if (value == nullptr) return 0;
    if (value->is_number_unsigned()) return value->get<std::uint64_t>();
    if (value->is_number_integer() && value->get<std::int64_t>() >= 0) {
        return static_cast<std::uint64_t>(value->get<std::int64_t>());
    }
    fail(key, "must be a whole number, not negative, of 64 bits at most");
    return 0;
}

bool Fields::flag(const char* key, bool otherwise) {
    const auto* value = find(key, false);
    if (value == nullptr) return otherwise;
    if (value->is_boolean()) return value->get<bool>();
    fail(key, "must be true or false");
    return otherwise;
}

}  // namespace gridlark::play
