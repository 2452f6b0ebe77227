#include "lines.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <string_view>

namespace gridlark::cli {
namespace {

using Json = nlohmann::json;

/// The library's message without its own tag, without what would have been right, and without the
/// text it quotes, which may be long or hold bytes that are no text.
std::string reasonOf(const Json::exception& error) {
    std::string_view what = error.what();
    what.remove_prefix(std::min(what.find("] ") + 2, what.size()));
    what = what.substr(0, what.find("; last read"));
    what = what.substr(0, what.find("; expected"));
    const std::size_t colon = what.find(": ");
    if (what.substr(0, 11) == "parse error" && colon != std::string_view::npos) {
        what.remove_prefix(colon + 2);
    }
    constexpr std::size_t enough = 200;
    return std::string(what.substr(0, enough));
}

}  // namespace

Line nextLine(std::istream& in, std::string& line) {
    line.clear();
    bool any = false;
    bool tooLong = false;
    for (int c = in.get(); in; c = in.get()) {
        if (c == '\n') return tooLong ? Line::tooLong : Line::read;
        any = true;
        tooLong = tooLong || line.size() == longestLine;
        if (!tooLong) line += static_cast<char>(c);
    }
    if (!any) return Line::end;
    return tooLong ? Line::tooLong : Line::read;
}

tl::expected<Json, std::string> objectOf(const std::string& line) {
    bool tooDeep = false;
    const auto watch = [&](int depth, Json::parse_event_t, Json&) {
        tooDeep = tooDeep || depth > deepestNesting;
        return depth <= deepestNesting;
    };
    try {
        Json document = Json::parse(line, watch);
        if (tooDeep) return tl::unexpected("nested deeper than " + std::to_string(deepestNesting));
        if (!document.is_object()) return tl::unexpected<std::string>("not a JSON object");
        return document;
    } catch (const Json::parse_error& error) {
        return tl::unexpected("not JSON at byte " + std::to_string(error.byte) + ": " +
                              reasonOf(error));
    } catch (const Json::exception& error) {
        return tl::unexpected("not JSON: " + reasonOf(error));
    }
}

void reportLostOutput() {
    if (errno == EPIPE) return;
    std::cerr << "gridlark-cli: cannot write: " << std::strerror(errno) << '\n';
}

}  // namespace gridlark::cli
