/// What every rules core must pass. In tests/games/<id>/conformance_test.cpp:
///
///     #include "conformance/conformance.h"
///     #include "cats/rules/cats.h"
///
///     GRIDLARK_CONFORMANCE(Cats, gridlark::cats::Cats);
///
/// `gridlark_game_tests` does the rest. The tests know nothing of the game: they play at random.
#pragma once

#include "conformance/playthrough_tests.h"
#include "conformance/rules_tests.h"
#include "conformance/session_tests.h"
#include "conformance/text_tests.h"

/// Puts the core `...` through all tests, under a name of your choice.
#define GRIDLARK_CONFORMANCE(name, ...)                                        \
    namespace gridlark::conformance {                                          \
    INSTANTIATE_TYPED_TEST_SUITE_P(name, RulesConformance, __VA_ARGS__);       \
    INSTANTIATE_TYPED_TEST_SUITE_P(name, TextConformance, __VA_ARGS__);        \
    INSTANTIATE_TYPED_TEST_SUITE_P(name, SessionConformance, __VA_ARGS__);     \
    INSTANTIATE_TYPED_TEST_SUITE_P(name, PlaythroughConformance, __VA_ARGS__); \
    }                                                                          \
    static_assert(::gridlark::kit::RulesCore<__VA_ARGS__>)
