# tw_benchmark(NAME n SOURCES f.cpp... [LIBS t...]): a Google Benchmark executable in bin/bench; `./dev bench` runs them all.
include_guard(GLOBAL)

find_package(benchmark REQUIRED)
add_custom_target(benchmarks)

function(tw_benchmark)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LIBS")
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "tw_benchmark(NAME n SOURCES ...): missing or unknown argument ${arg_UNPARSED_ARGUMENTS}")
  endif()
  add_executable(${arg_NAME} ${arg_SOURCES})
  tw_warnings(${arg_NAME})
  target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${arg_NAME} PRIVATE tilewright::tilewright benchmark::benchmark_main ${arg_LIBS})
  set_target_properties(${arg_NAME} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin/bench)
  add_dependencies(benchmarks ${arg_NAME})
endfunction()
