# Install rules and the package that find_package(tilewright) reads.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/tilewright)
install(TARGETS tilewright EXPORT tilewright_targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT tilewright)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT tilewright
        FILES_MATCHING PATTERN "*.hpp")
install(EXPORT tilewright_targets NAMESPACE tilewright:: DESTINATION ${package_dir} COMPONENT tilewright)

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/tilewright-config.cmake.in
  ${PROJECT_BINARY_DIR}/tilewright-config.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/tilewright-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/tilewright-config.cmake ${PROJECT_BINARY_DIR}/tilewright-config-version.cmake
        DESTINATION ${package_dir} COMPONENT tilewright)
