# What tests/catch.hpp needs at the target at hand, and one way to declare a suite of test cases.

if(EMSCRIPTEN)
  # A copy in a folder of its own: -I/usr/include would bring the host's C library along.
  find_file(DOCTEST_HEADER doctest/doctest.h REQUIRED
    PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
  set(doctest_folder ${CMAKE_CURRENT_BINARY_DIR}/doctest)
  configure_file(${DOCTEST_HEADER} ${doctest_folder}/include/doctest/doctest.h COPYONLY)
  file(CONFIGURE OUTPUT ${doctest_folder}/main.cpp CONTENT
    "#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include <doctest/doctest.h>\n")

  add_library(test_framework STATIC ${doctest_folder}/main.cpp)
  target_include_directories(test_framework SYSTEM PUBLIC ${doctest_folder}/include)
  target_compile_features(test_framework PUBLIC cxx_std_20)
  # A failed REQUIRE is an exception.
  target_compile_options(test_framework PUBLIC -fexceptions)
  target_link_options(test_framework PUBLIC -fexceptions)
  target_link_libraries(test_framework PUBLIC node_program)
else()
  find_package(Catch2 REQUIRED)
  include(Catch)
  add_library(test_framework ALIAS Catch2::Catch2WithMain)
endif()

# Each test case is a ctest entry; as WebAssembly, where every start of Node costs, a suite is one.
function(bloom_add_suite name prefix)
  add_executable(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(${name} PRIVATE test_framework bloom_warnings)
  if(EMSCRIPTEN)
    add_test(NAME ${name} COMMAND ${name})
  else()
    catch_discover_tests(${name} TEST_PREFIX ${prefix}.)
  endif()
endfunction()
