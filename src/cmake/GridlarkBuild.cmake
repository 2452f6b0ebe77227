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

# A static library without Qt: gridlark_core(NAME SOURCES … LINKS …).
function(gridlark_core name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}/src/games")
    target_link_libraries(${name} PUBLIC gridlark_kit ${ARG_LINKS})
    gridlark_refuse_qt(${name})
endfunction()

# A game, from the files in its folder:
#   gridlark_game(ID [CORE_LINKS …] [VIEW_LINKS …])
# makes the rules core (rules/*.cpp), the verbs of the command-line tool (verbs/*.cpp) and, where the
# program is built and there is a view/plugin.json, the plug-in (view/*.cpp, art/, translations/).
function(gridlark_game id)
    cmake_parse_arguments(ARG "" "" "CORE_LINKS;VIEW_LINKS" ${ARGN})
    string(REPLACE "-" "_" name "${id}")

    file(GLOB rules CONFIGURE_DEPENDS rules/*.cpp rules/*.h)
    add_library(gridlark_${name}_rules STATIC ${rules})
    target_include_directories(gridlark_${name}_rules PUBLIC "${PROJECT_SOURCE_DIR}/src/games")
    target_link_libraries(gridlark_${name}_rules PUBLIC gridlark_kit ${ARG_CORE_LINKS})
    gridlark_refuse_qt(gridlark_${name}_rules)

    file(GLOB verbs CONFIGURE_DEPENDS verbs/*.cpp verbs/*.h)
    if(verbs)
        add_library(gridlark_${name}_verbs STATIC ${verbs})
        target_link_libraries(gridlark_${name}_verbs PUBLIC gridlark_${name}_rules gridlark_verbs)
        gridlark_refuse_qt(gridlark_${name}_verbs)
        set_property(GLOBAL APPEND PROPERTY GRIDLARK_GAMES_WITH_VERBS ${name})
    endif()

    if(GRIDLARK_GUI AND EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/view/plugin.json")
        gridlark_plugin(${id} ${name} "${ARG_VIEW_LINKS}")
    endif()
endfunction()

function(gridlark_plugin id name links)
    file(GLOB view CONFIGURE_DEPENDS view/*.cpp view/*.h)
    qt_add_plugin(gridlark_${name} SHARED CLASS_NAME Plugin)
    target_sources(gridlark_${name} PRIVATE ${view})
    set_target_properties(gridlark_${name} PROPERTIES
        AUTOMOC ON
        OUTPUT_NAME "${id}" PREFIX ""
        LIBRARY_OUTPUT_DIRECTORY "${GRIDLARK_BUILD_PLUGIN_DIR}"
        INSTALL_RPATH "$ORIGIN/../..")
    target_link_libraries(gridlark_${name} PRIVATE gridlark_${name}_rules gridlark ${links})
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
        GRIDLARK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests")
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
