# How Gridlark's targets are made: warnings, sanitizers, cores, games, tests.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Kind of build" FORCE)
endif()

find_program(GRIDLARK_CCACHE ccache)
if(GRIDLARK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${GRIDLARK_CCACHE}")
endif()

include(GNUInstallDirs)
include(GridlarkArrows)
set(GRIDLARK_LIBRARY_DIR "${CMAKE_INSTALL_LIBDIR}/gridlark")
set(GRIDLARK_PLUGIN_DIR "${GRIDLARK_LIBRARY_DIR}/games")

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor
                    -Woverloaded-virtual -Wold-style-cast)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict)  # false at -O3 for `"a" + string` (GCC bug 105651)
endif()
if(GRIDLARK_WERROR)
    add_compile_options(-Werror)
endif()
if(GRIDLARK_ASSERTIONS)
    set(optimise -O2)
    if(GRIDLARK_SANITIZE)
        set(optimise -O1)  # compiles faster, and reports are closer to the source
    endif()
    set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "${optimise} -g1")  # no NDEBUG; line numbers are enough
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
if(GRIDLARK_SANITIZE)
    add_compile_options(-fsanitize=${GRIDLARK_SANITIZE} -fno-omit-frame-pointer
                        -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${GRIDLARK_SANITIZE})
endif()

# Refuses a target that reaches Qt through anything it links.
function(gridlark_refuse_qt target)
    set(seen "")
    set(queue "${target}")
    while(queue)
        list(POP_FRONT queue name)
        if(name IN_LIST seen)
            continue()
        endif()
        list(APPEND seen "${name}")
        if(name MATCHES "Qt[0-9]?::|^Qt[0-9]")
            message(FATAL_ERROR "${target} must not link Qt, but it reaches ${name}")
        endif()
        if(TARGET "${name}")
            foreach(property LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
                get_target_property(links "${name}" ${property})
                if(links)
                    list(APPEND queue ${links})
                endif()
            endforeach()
        endif()
    endwhile()
endfunction()

# A library under the name by which it is linked: a name with "::" that no target has stops the
# configuration.
function(gridlark_alias target)
    string(REGEX REPLACE "^gridlark_?" "" short "${target}")
    if(NOT short)
        set(short "library")
    endif()
    add_library(gridlark::${short} ALIAS ${target})
endfunction()

# A static library without Qt: gridlark_core(NAME SOURCES … LINKS …), linked as gridlark::NAME.
function(gridlark_core name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
    add_library(gridlark_${name} STATIC ${ARG_SOURCES})
    target_link_libraries(gridlark_${name} PUBLIC ${ARG_LINKS})
    gridlark_alias(gridlark_${name})
    gridlark_refuse_qt(gridlark_${name})
endfunction()

# The parts of a game, from its folders: gridlark_game_parts(ID [USES FAMILY…] [CORE_LINKS …]) makes
#   gridlark::<id>_core   rules/, engine/ and deal/, free of Qt
#   gridlark::<id>_verbs  verbs/, for the command-line tool
#   gridlark::<id>_view   view/ without the plug-in, where the program is built
# A family (placement) has the same parts; the games that use it link each part to theirs.
function(gridlark_game_parts id)
    cmake_parse_arguments(ARG "" "" "USES;CORE_LINKS" ${ARGN})
    string(REPLACE "-" "_" name "${id}")
    gridlark_refuse_wrong_arrows_in_game("${CMAKE_CURRENT_SOURCE_DIR}")
    foreach(part core verbs view)
        set(${part}_of_families "")
        foreach(family IN LISTS ARG_USES)
            list(APPEND ${part}_of_families gridlark::${family}_${part})
        endforeach()
    endforeach()

    file(GLOB_RECURSE core CONFIGURE_DEPENDS
         rules/*.cpp rules/*.h engine/*.cpp engine/*.h deal/*.cpp deal/*.h)
    gridlark_core(${name}_core SOURCES ${core}
                  LINKS gridlark::kit ${core_of_families} ${ARG_CORE_LINKS})
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR PARENT_PATH parent)
    target_include_directories(gridlark_${name}_core PUBLIC "${parent}")

    file(GLOB_RECURSE verbs CONFIGURE_DEPENDS verbs/*.cpp verbs/*.h)
    if(verbs)
        gridlark_core(${name}_verbs SOURCES ${verbs}
                      LINKS gridlark::${name}_core gridlark::verbs ${verbs_of_families})
    endif()

    file(GLOB_RECURSE view CONFIGURE_DEPENDS view/*.cpp view/*.h)
    list(FILTER view EXCLUDE REGEX "/plugin\\.(h|cpp)$")
    if(GRIDLARK_GUI AND view)
        add_library(gridlark_${name}_view STATIC ${view})
        set_target_properties(gridlark_${name}_view PROPERTIES AUTOMOC ON)
        target_link_libraries(gridlark_${name}_view
            PUBLIC gridlark::${name}_core gridlark::library ${view_of_families})
        gridlark_alias(gridlark_${name}_view)
    endif()
endfunction()

# A game: its parts, the place of its verbs in the command-line tool, and the plug-in made of its
# view, art/ and translations/. Arguments as for gridlark_game_parts.
function(gridlark_game id)
    gridlark_game_parts("${id}" ${ARGN})
    string(REPLACE "-" "_" name "${id}")
    if(TARGET gridlark_${name}_verbs)
        set_property(GLOBAL APPEND PROPERTY GRIDLARK_GAMES_WITH_VERBS ${name})
    endif()
    if(TARGET gridlark_${name}_view)
        gridlark_plugin("${id}" "${name}")
    endif()
endfunction()

function(gridlark_plugin id name)
    qt_add_plugin(gridlark_${name} SHARED CLASS_NAME Plugin)
    file(GLOB plugin CONFIGURE_DEPENDS view/plugin.cpp view/plugin.h)
    target_sources(gridlark_${name} PRIVATE ${plugin})
    set_target_properties(gridlark_${name} PROPERTIES
        AUTOMOC ON
        OUTPUT_NAME "${id}" PREFIX ""
        LIBRARY_OUTPUT_DIRECTORY "${GRIDLARK_BUILD_PLUGIN_DIR}"
        BUILD_WITH_INSTALL_RPATH ON
        INSTALL_RPATH "$ORIGIN/../../lib;$ORIGIN/../..")
    target_link_libraries(gridlark_${name} PRIVATE gridlark::${name}_view)
    file(GLOB art CONFIGURE_DEPENDS art/*.svg art/*.json)
    file(GLOB cards CONFIGURE_DEPENDS art/card*.svg)
    list(REMOVE_ITEM art ${cards})
    if(art)
        qt_add_resources(gridlark_${name} art_${name}
            PREFIX "/games/${id}" BASE "${CMAKE_CURRENT_SOURCE_DIR}/art" FILES ${art})
    endif()
    # The home page shows a card without loading the library: its pictures lie beside it.
    foreach(card IN LISTS cards)
        get_filename_component(file "${card}" NAME)
        configure_file("${card}" "${GRIDLARK_BUILD_PLUGIN_DIR}/${id}.${file}" COPYONLY)
        if(NOT GRIDLARK_TEST_ONLY)
            install(FILES "${card}" DESTINATION "${GRIDLARK_PLUGIN_DIR}" RENAME "${id}.${file}")
        endif()
    endforeach()
    file(GLOB translations CONFIGURE_DEPENDS translations/*.ts)
    gridlark_translations(gridlark_${name} "/games/${id}/translations" ${translations})
    file(GLOB rules CONFIGURE_DEPENDS translations/rules_*.md)
    qt_add_resources(gridlark_${name} rules_${name}
        PREFIX "/games/${id}" BASE "${CMAKE_CURRENT_SOURCE_DIR}" FILES ${rules})
    set_property(GLOBAL APPEND PROPERTY GRIDLARK_PLUGIN_TARGETS gridlark_${name})
    if(NOT GRIDLARK_TEST_ONLY)
        install(TARGETS gridlark_${name} LIBRARY DESTINATION "${GRIDLARK_PLUGIN_DIR}")
    endif()
endfunction()

# Compiles .ts files into the resources of a target.
function(gridlark_translations target prefix)
    if(NOT ARGN)
        return()
    endif()
    qt_add_lrelease(${target} TS_FILES ${ARGN} QM_FILES_OUTPUT_VARIABLE compiled
                    OPTIONS -silent)
    foreach(file IN LISTS compiled)
        get_filename_component(alias "${file}" NAME)
        set_source_files_properties("${file}" PROPERTIES QT_RESOURCE_ALIAS "${alias}")
    endforeach()
    qt_add_resources(${target} "translations_${target}" PREFIX "${prefix}" FILES ${compiled})
endfunction()

# A GoogleTest program: gridlark_test(NAME SOURCES … LINKS …). QT: with Qt, offscreen.
function(gridlark_test name)
    cmake_parse_arguments(ARG "QT" "" "SOURCES;LINKS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_compile_definitions(${name} PRIVATE
        GRIDLARK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests"
        GRIDLARK_TEST_FOLDER="${CMAKE_CURRENT_SOURCE_DIR}")
    if(GRIDLARK_SANITIZE)
        target_compile_definitions(${name} PRIVATE GRIDLARK_SANITIZED)
    endif()
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests/support")
    # Half of the time to compile a test went into optimising assertions; with sanitizers, more.
    if(GRIDLARK_SANITIZE)
        target_compile_options(${name} PRIVATE -O0)
    else()
        target_compile_options(${name} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O1>)
    endif()
    target_link_libraries(${name} PRIVATE ${ARG_LINKS} GTest::gtest)
    if(ARG_QT)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
        if(GRIDLARK_SANITIZE STREQUAL "thread")
            target_sources(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests/support/posted_calls.cpp")
        endif()
        target_link_libraries(${name} PRIVATE Qt6::Test)
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8" TIMEOUT 300)
    else()
        target_link_libraries(${name} PRIVATE GTest::gtest_main)
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES TIMEOUT 900)
    endif()
endfunction()

# All tests of a game, from its folder in tests/: gridlark_game_tests(ID [LINKS …]) makes
#   <id>_<file>           of each *_test.cpp, linked with the core and the conformance battery
#   <id>_view_test        of view/*_test.cpp together, linked with the view; PLUGIN names the plug-in
#   <file>                of each bench/*.cpp, a benchmark program
#   <id>_<file>_fuzz      of each fuzz/*.cpp, a program for libFuzzer
function(gridlark_game_tests id)
    cmake_parse_arguments(ARG "" "" "LINKS" ${ARGN})
    string(REPLACE "-" "_" name "${id}")
    file(GLOB tests CONFIGURE_DEPENDS *_test.cpp)
    foreach(test IN LISTS tests)
        cmake_path(GET test STEM file)
        gridlark_test(${name}_${file} SOURCES ${test}
                      LINKS gridlark::${name}_core gridlark::conformance ${ARG_LINKS})
    endforeach()
    file(GLOB benchmarks CONFIGURE_DEPENDS bench/*.cpp)
    foreach(benchmark IN LISTS benchmarks)
        cmake_path(GET benchmark STEM file)
        gridlark_bench(${file} SOURCES ${benchmark} LINKS gridlark::${name}_core ${ARG_LINKS})
    endforeach()
    file(GLOB readers CONFIGURE_DEPENDS fuzz/*.cpp)
    foreach(reader IN LISTS readers)
        cmake_path(GET reader STEM file)
        gridlark_fuzzer(${name}_${file}_fuzz SOURCES ${reader}
                        LINKS gridlark::${name}_core gridlark::play)
    endforeach()
    file(GLOB views CONFIGURE_DEPENDS view/*.cpp view/*.h)
    if(NOT views OR NOT TARGET gridlark_${name}_view)
        return()
    endif()
    gridlark_test(${name}_view_test QT
        SOURCES ${views} "${PROJECT_SOURCE_DIR}/tests/support/qt_main.cpp"
        LINKS gridlark::${name}_view)
    if(TARGET gridlark_${name})
        target_compile_definitions(${name}_view_test PRIVATE PLUGIN="$<TARGET_FILE:gridlark_${name}>")
        add_dependencies(${name}_view_test gridlark_${name})
    endif()
endfunction()

# A program for libFuzzer, where GRIDLARK_FUZZ is on: gridlark_fuzzer(NAME SOURCES … LINKS …).
function(gridlark_fuzzer name)
    if(NOT GRIDLARK_FUZZ)
        return()
    endif()
    cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/fuzz")
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests" "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(${name} PRIVATE ${ARG_LINKS})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    set_property(GLOBAL APPEND PROPERTY GRIDLARK_FUZZERS ${name})
endfunction()

# A Google Benchmark program: gridlark_bench(NAME SOURCES … LINKS …).
function(gridlark_bench name)
    if(NOT GRIDLARK_BENCHMARKS)
        return()
    endif()
    cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_compile_definitions(${name} PRIVATE GRIDLARK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests")
    target_link_libraries(${name} PRIVATE ${ARG_LINKS} benchmark::benchmark)
endfunction()
