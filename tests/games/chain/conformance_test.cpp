#include "conformance/conformance.h"

#include "chain/rules/chain.h"

GRIDLARK_CONFORMANCE(Chain, gridlark::chain::Chain);
