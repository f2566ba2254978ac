# What every target built in this project gets: warnings, sanitizers, ccache; and `tw_add_rooms`.
include_guard(GLOBAL)

# Warnings are a property of our own files, never of a consumer's.
function(tw_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    # clang counts sign conversions under -Wconversion, g++ does not; the two must accept the same code.
    target_compile_options(${target} PRIVATE -Wno-sign-conversion -Wthread-safety)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
    # These three report overflows inside inlined std::string and std::vector code that cannot happen. The address
    # sanitizer looks for the real ones.
    target_compile_options(${target} PRIVATE -Wno-stringop-overflow -Wno-array-bounds -Wno-restrict)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND TILEWRIGHT_SANITIZE)
    target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)  # unreliable in instrumented code
  endif()
  if(TILEWRIGHT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# Adds every DIR/*/ that holds a CMakeLists.txt: a new room needs no edit elsewhere.
function(tw_add_rooms dir)
  file(GLOB lists CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${dir}/*/CMakeLists.txt)
  foreach(list IN LISTS lists)
    get_filename_component(room ${list} DIRECTORY)
    get_filename_component(name ${room} NAME)
    add_subdirectory(${room} ${PROJECT_BINARY_DIR}/${dir}/${name})
  endforeach()
endfunction()

if(TILEWRIGHT_SANITIZE)
  add_compile_options(-fsanitize=${TILEWRIGHT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${TILEWRIGHT_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND TILEWRIGHT_SANITIZE MATCHES undefined)
    # g++'s null checks make `&object == nullptr` no constant expression, which breaks the constant evaluation of
    # kernels. The address sanitizer reports every use of a null pointer all the same.
    add_compile_options(-fno-sanitize=null,nonnull-attribute,returns-nonnull-attribute)
  endif()
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(TILEWRIGHT_FUZZ AND NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
  message(FATAL_ERROR "TILEWRIGHT_FUZZ needs clang (libFuzzer): configure with --preset fuzz")
endif()

# ccache is shared between clones: paths below the project are hashed relative to it.
if(TILEWRIGHT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(TILEWRIGHT_CCACHE_PROGRAM ccache)
  mark_as_advanced(TILEWRIGHT_CCACHE_PROGRAM)
  if(TILEWRIGHT_CCACHE_PROGRAM)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        ${TILEWRIGHT_CCACHE_PROGRAM})
  endif()
endif()
