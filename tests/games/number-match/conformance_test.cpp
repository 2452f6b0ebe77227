#include "conformance/conformance.h"

#include "number-match/rules/number_match.h"

GRIDLARK_CONFORMANCE(NumberMatch, gridlark::number_match::NumberMatch);
