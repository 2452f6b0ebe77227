#include "conformance/conformance.h"

#include "cats/rules/cats.h"

GRIDLARK_CONFORMANCE(Cats, gridlark::cats::Cats);
