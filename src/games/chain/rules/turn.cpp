#include "turn.h"

#include "reader.h"

namespace gridlark::chain {

std::string text(const Turn& turn) {
    if (turn.pass()) return "pass";
    std::string text;
    if (turn.piece != 0) {
        text = std::to_string(turn.piece) + ':';
        for (std::size_t i = 0; i < turn.path.size(); ++i) {
            if (i > 0) text += '-';
            text += name(turn.path[i]);
        }
    }
    if (turn.removed) {
        text += text.empty() ? "x" : " x";
        text += std::to_string(turn.removed->first) + '-' + std::to_string(turn.removed->last);
    }
    return text;
}

kit::Read<Turn> turnFrom(std::string_view text) {
    Reader reader(text);
    return reader.finish(reader.turn());
}

}  // namespace gridlark::chain
