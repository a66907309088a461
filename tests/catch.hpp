#pragma once

// The words the model and presenter suites are written in: TEST_CASE, SECTION, CHECK, CHECK_FALSE,
// REQUIRE, REQUIRE_FALSE, INFO, CAPTURE (one expression), FAIL.
//
// Natively they are Catch2's, whose headers moved between version 2 (Debian 12) and version 3
// (Debian 13). Under Emscripten they are doctest's: Debian ships Catch2 3 as a native library, and
// doctest as one header.

#if defined(__EMSCRIPTEN__)

#define DOCTEST_CONFIG_NO_SHORT_MACRO_NAMES
#define DOCTEST_CONFIG_USE_STD_HEADERS
#include <doctest/doctest.h>

#define TEST_CASE(name, ...) DOCTEST_TEST_CASE(name)
#define SECTION(name, ...) DOCTEST_SUBCASE(name)
#define CHECK(...) DOCTEST_CHECK(__VA_ARGS__)
#define CHECK_FALSE(...) DOCTEST_CHECK_FALSE(__VA_ARGS__)
#define REQUIRE(...) DOCTEST_REQUIRE(__VA_ARGS__)
#define REQUIRE_FALSE(...) DOCTEST_REQUIRE_FALSE(__VA_ARGS__)
#define INFO(...) DOCTEST_INFO(__VA_ARGS__)
#define CAPTURE(expression) DOCTEST_CAPTURE(expression)
#define FAIL(...) DOCTEST_FAIL(__VA_ARGS__)

#elif __has_include(<catch2/catch_test_macros.hpp>)

#include <catch2/catch_test_macros.hpp>

#else

#include <catch2/catch.hpp>

#endif
