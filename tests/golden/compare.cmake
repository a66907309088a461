# Replays ${golden}.script and holds what it prints against what is on file.
# Usage: cmake -Dreplay=COMMAND -Dgolden=FILE_STEM -Dactual=FILE_STEM -P compare.cmake

execute_process(COMMAND ${replay}
  INPUT_FILE ${golden}.script
  OUTPUT_FILE ${actual}.actual
  ERROR_FILE ${actual}.actual-errors
  RESULT_VARIABLE status)

function(require_same expected actual)
  execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${expected} ${actual}
    RESULT_VARIABLE differ OUTPUT_QUIET ERROR_QUIET)
  if(differ)
    execute_process(COMMAND diff -u ${expected} ${actual})
    message(FATAL_ERROR "Differs from ${expected}")
  endif()
endfunction()

if(EXISTS ${golden}.errors)
  set(expected_status 2)
  require_same(${golden}.errors ${actual}.actual-errors)
else()
  set(expected_status 0)
  file(READ ${actual}.actual-errors errors)
  if(NOT errors STREQUAL "")
    message(FATAL_ERROR "Unexpected messages:\n${errors}")
  endif()
endif()

require_same(${golden}.expected ${actual}.actual)
if(NOT status EQUAL expected_status)
  message(FATAL_ERROR "Exit status ${status}, expected ${expected_status}")
endif()
