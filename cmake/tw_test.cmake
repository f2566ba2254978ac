# Functions that register tests. Every test has labels; `./dev test LABEL` runs those that carry LABEL.
#
#   tw_test(NAME n LABELS l... SOURCES f.cpp... [LIBS t...] [DEFINITIONS d...] [TIMEOUT seconds] [NEEDS_TILEIRAS])
#       A GoogleTest + GMock executable (with RapidCheck on the include path), one CTest entry. NEEDS_TILEIRAS marks a
#       test that cannot run without the assembler: where there is none, `./dev test` names it and fails.
#   tw_program_test(NAME n TARGET t LABELS l... [ARGS a...] [TIMEOUT seconds] [NEEDS_TILEIRAS])
#       An executable of the project (a lesson, a tool) that must end with status 0.
#   tw_compile_fail_test(NAME n SOURCE f.cpp [LABELS l...])
#       f.cpp must not compile, for the reasons that it states itself; see cmake/compile_fail.py.
#   tw_fuzz(NAME n SOURCES f.cpp... [LIBS t...] [SEEDS pattern...])
#       A libFuzzer executable, built and run only where TILEWRIGHT_FUZZ is on (preset fuzz). It starts from the inputs in
#       tests/fuzz/corpus/NAME and from the files of the project that match a pattern.
#
# Target `tests_LABEL` builds all that `ctest -L LABEL` needs.
include_guard(GLOBAL)

set(TILEWRIGHT_TEST_LABELS unit golden compile_fail same_bytecode differential cpu gpu reports consumer slow fuzz)
foreach(label IN LISTS TILEWRIGHT_TEST_LABELS)
  add_custom_target(tests_${label})
endforeach()

find_package(GTest REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_path(TILEWRIGHT_RAPIDCHECK_INCLUDE_DIR rapidcheck.h REQUIRED)
find_library(TILEWRIGHT_RAPIDCHECK_LIBRARY rapidcheck REQUIRED)
mark_as_advanced(TILEWRIGHT_RAPIDCHECK_INCLUDE_DIR TILEWRIGHT_RAPIDCHECK_LIBRARY)

set(TILEWRIGHT_TILEIRAS ${PROJECT_SOURCE_DIR}/.tools/cuda/bin/tileiras CACHE FILEPATH "The assembler that tests use")

function(tw_check_labels)
  foreach(label IN LISTS ARGN)
    if(NOT label IN_LIST TILEWRIGHT_TEST_LABELS)
      message(FATAL_ERROR "unknown test label '${label}'; the labels are: ${TILEWRIGHT_TEST_LABELS}")
    endif()
  endforeach()
endfunction()

# Properties common to all tests: labels, and an environment that depends on nothing of the machine.
function(tw_register name labels timeout)
  tw_check_labels(${labels})
  set(environment TW_SOURCE_DIR=${PROJECT_SOURCE_DIR} TW_CACHE_DIR=${PROJECT_BINARY_DIR}/test_cache/${name})
  if(EXISTS ${TILEWRIGHT_TILEIRAS})
    list(APPEND environment TW_TILEIRAS=${TILEWRIGHT_TILEIRAS})
  endif()
  if(NOT gpu IN_LIST labels)
    list(APPEND environment TW_DEVICE=cpu)
  endif()
  if(TILEWRIGHT_SANITIZE)
    list(APPEND environment "ASAN_OPTIONS=detect_stack_use_after_return=1" "UBSAN_OPTIONS=print_stacktrace=1"
         "TSAN_OPTIONS=second_deadlock_stack=1")
  endif()
  # Nothing in a test may depend on what the caller's shell says about CUDA or about this library.
  set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT ${timeout} ENVIRONMENT "${environment}"
    ENVIRONMENT_MODIFICATION "CUDA_HOME=unset:;CUDA_PATH=unset:;CUDA_ROOT=unset:;TW_PREPARE=unset:;TW_INSPECT=unset:;TW_DUMP=unset:;TW_DUMP_DIR=unset:;TW_LOG=unset:;TW_LINE_INFO=unset:")
endfunction()

# What tw_test and tw_program_test share. Further arguments go to the program.
function(tw_add_executable_test name target labels timeout needs_tileiras)
  add_test(NAME ${name} COMMAND ${target} ${ARGN})
  tw_register(${name} "${labels}" ${timeout})
  if(needs_tileiras)
    set_property(TEST ${name} APPEND PROPERTY LABELS needs_tileiras)
  endif()
  foreach(label IN LISTS labels)
    add_dependencies(tests_${label} ${target})
  endforeach()
endfunction()

function(tw_test)
  cmake_parse_arguments(PARSE_ARGV 0 arg "NEEDS_TILEIRAS" "NAME;TIMEOUT" "LABELS;SOURCES;LIBS;DEFINITIONS")
  if(NOT arg_NAME OR NOT arg_LABELS OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "tw_test(NAME n LABELS ... SOURCES ...): missing or unknown argument ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 300)
  endif()
  add_executable(${arg_NAME} ${arg_SOURCES})
  tw_warnings(${arg_NAME})
  target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
  target_include_directories(${arg_NAME} SYSTEM PRIVATE ${TILEWRIGHT_RAPIDCHECK_INCLUDE_DIR})
  target_compile_definitions(${arg_NAME} PRIVATE ${arg_DEFINITIONS})
  # Contraction as in the library: expectations are computed with the same rules. -O1: most of a test's cost is its build.
  target_compile_options(${arg_NAME} PRIVATE -ffp-contract=off $<$<NOT:$<CONFIG:Debug>>:-O1>)
  target_link_libraries(${arg_NAME} PRIVATE tilewright::tilewright GTest::gmock GTest::gmock_main
    ${TILEWRIGHT_RAPIDCHECK_LIBRARY} ${arg_LIBS})
  tw_add_executable_test(${arg_NAME} ${arg_NAME} "${arg_LABELS}" ${arg_TIMEOUT} ${arg_NEEDS_TILEIRAS})
  # Definitions are places of this machine: `./dev bundle` cannot take such a test to another one.
  if(arg_DEFINITIONS)
    set_property(TEST ${arg_NAME} APPEND PROPERTY LABELS here_only)
  endif()
endfunction()

function(tw_program_test)
  cmake_parse_arguments(PARSE_ARGV 0 arg "NEEDS_TILEIRAS" "NAME;TARGET;TIMEOUT" "LABELS;ARGS")
  if(NOT arg_NAME OR NOT arg_TARGET OR NOT arg_LABELS OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "tw_program_test(NAME n TARGET t LABELS ...): missing or unknown argument ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 300)
  endif()
  tw_add_executable_test(${arg_NAME} ${arg_TARGET} "${arg_LABELS}" ${arg_TIMEOUT} ${arg_NEEDS_TILEIRAS} ${arg_ARGS})
endfunction()

function(tw_compile_fail_test)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;SOURCE" "LABELS")
  if(NOT arg_NAME OR NOT arg_SOURCE OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "tw_compile_fail_test(NAME n SOURCE f.cpp): missing or unknown argument ${arg_UNPARSED_ARGUMENTS}")
  endif()
  get_filename_component(source ${arg_SOURCE} ABSOLUTE)
  file(STRINGS ${source} only REGEX "^// ONLY: ")
  if(only AND NOT only MATCHES "clang" AND CMAKE_CXX_COMPILER_ID MATCHES Clang
     OR only AND NOT only MATCHES "gcc" AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    return()
  endif()
  add_test(NAME ${arg_NAME} COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/cmake/compile_fail.py
    --compiler ${CMAKE_CXX_COMPILER} --id ${CMAKE_CXX_COMPILER_ID} --include ${PROJECT_SOURCE_DIR}/include
    --include ${PROJECT_SOURCE_DIR}/tests --golden ${PROJECT_SOURCE_DIR}/tests/golden/diagnostics ${source})
  tw_register(${arg_NAME} "compile_fail;${arg_LABELS}" 120)
endfunction()

function(tw_fuzz)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LIBS;SEEDS")
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "tw_fuzz(NAME n SOURCES ...): missing or unknown argument ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT TILEWRIGHT_FUZZ)
    return()
  endif()
  add_executable(${arg_NAME} ${arg_SOURCES})
  tw_warnings(${arg_NAME})
  target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
  target_compile_options(${arg_NAME} PRIVATE -fsanitize=fuzzer)
  target_link_options(${arg_NAME} PRIVATE -fsanitize=fuzzer)
  target_link_libraries(${arg_NAME} PRIVATE tilewright::tilewright ${arg_LIBS})
  # What one run finds stays in the build folder; tests/fuzz/corpus/NAME holds the inputs that every run starts from.
  set(corpus ${PROJECT_BINARY_DIR}/corpus/${arg_NAME})
  file(MAKE_DIRECTORY ${corpus})
  set(seeds ${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${arg_NAME})
  if(NOT EXISTS ${seeds})
    set(seeds "")
  endif()
  if(arg_SEEDS)  # copied, because libFuzzer takes whole folders
    list(TRANSFORM arg_SEEDS PREPEND ${PROJECT_SOURCE_DIR}/)
    file(GLOB files CONFIGURE_DEPENDS ${arg_SEEDS})
    set(copies ${PROJECT_BINARY_DIR}/corpus/${arg_NAME}-seeds)
    file(COPY ${files} DESTINATION ${copies})
    list(APPEND seeds ${copies})
  endif()
  set(TILEWRIGHT_FUZZ_SECONDS 30 CACHE STRING "How long each fuzzer runs as a test")
  add_test(NAME ${arg_NAME} COMMAND ${arg_NAME} -max_total_time=${TILEWRIGHT_FUZZ_SECONDS} -timeout=10 -rss_limit_mb=2048
    -artifact_prefix=${corpus}- -print_final_stats=1 ${corpus} ${seeds})
  math(EXPR timeout "${TILEWRIGHT_FUZZ_SECONDS} + 120")
  tw_register(${arg_NAME} fuzz ${timeout})
  add_dependencies(tests_fuzz ${arg_NAME})
endfunction()
