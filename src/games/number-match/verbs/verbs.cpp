#include "verbs.h"

#include "number-match/rules/number_match.h"

namespace gridlark::cli {

Game number_matchVerbs() {
    using namespace number_match;
    return {NumberMatch::id,
            NumberMatch::presets(),
            {movesVerb(), checkVerb(), applyVerb(), solveVerb(), generateVerb()}};
}

}  // namespace gridlark::cli
