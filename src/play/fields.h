/// Reads the fields of a JSON object with their types and bounds checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace gridlark::play {

/// Every reader returns the field's value, or `otherwise` for an optional field that is absent.
/// Anything else sets `error`, where the first one counts. Callers read all fields and then check
/// `error` once.
class Fields {
  public:
    /// `object` must be an object and outlive this.
    explicit Fields(const nlohmann::json& object) : object_(object) {}

    [[nodiscard]] std::string text(const char* key);
    [[nodiscard]] std::string text(const char* key, const std::string& otherwise);
    [[nodiscard]] std::vector<std::string> texts(const char* key, std::size_t most);
    [[nodiscard]] std::int64_t integer(const char* key, std::int64_t least, std::int64_t most);
    [[nodiscard]] std::int64_t integer(const char* key, std::int64_t least, std::int64_t most,
                                       std::int64_t otherwise);
    /// 64 bits without sign.
    [[nodiscard]] std::uint64_t natural(const char* key);
    [[nodiscard]] bool flag(const char* key, bool otherwise);

    void fail(const char* key, const std::string& what);
    [[nodiscard]] const std::optional<std::string>& error() const { return error_; }

  private:
    [[nodiscard]] const nlohmann::json* find(const char* key, bool required);

    const nlohmann::json& object_;
    std::optional<std::string> error_;
};

}  // namespace gridlark::play
