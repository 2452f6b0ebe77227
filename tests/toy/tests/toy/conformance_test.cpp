#include "conformance/conformance.h"

#include "toy/rules/lights.h"

GRIDLARK_CONFORMANCE(Lights, gridlark::toy::Lights);
