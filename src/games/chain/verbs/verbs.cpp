#include "verbs.h"

#include "chain/rules/chain.h"

namespace gridlark::cli {

Game chainVerbs() {
    using namespace chain;
    return {Chain::id,
            Chain::presets(),
            {turnsVerb(), perftVerb(), applyVerb(), bestVerb(), playVerb(), generateVerb()}};
}

}  // namespace gridlark::cli
