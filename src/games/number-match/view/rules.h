/// The rules core, for files that know Qt: Qt makes a keyword of the name of a board's slots. It
/// comes after all headers of Qt.
#pragma once

#include <QtCore/qobjectdefs.h>

#undef slots

#include "number-match/rules/deal.h"
#include "number-match/rules/hint.h"
#include "number-match/rules/number_match.h"
