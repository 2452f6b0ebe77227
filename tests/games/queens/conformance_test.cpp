#include "conformance/conformance.h"

#include "queens/rules/queens.h"

GRIDLARK_CONFORMANCE(Queens, gridlark::queens::Queens);
