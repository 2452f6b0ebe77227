# Refuses an include that points the wrong way. The configuration checks it, and so does
#   cmake -D ROOT=FOLDER -P src/cmake/GridlarkArrows.cmake

# gridlark_refuse_includes(WHAT FOLDER…): no file in the folders includes what the pattern WHAT
# matches, which begins with the quote or the angle bracket.
function(gridlark_refuse_includes what)
    foreach(folder IN LISTS ARGN)
        file(GLOB_RECURSE files "${folder}/*.h" "${folder}/*.cpp")
        foreach(file IN LISTS files)
            file(STRINGS "${file}" wrong LIMIT_COUNT 1 REGEX "^ *# *include *(${what})")
            if(wrong)
                message(FATAL_ERROR "${file} must not say ${wrong}")
            endif()
        endforeach()
    endforeach()
endfunction()

# The rooms of a game or of what games share: rules ← engine ← deal ← verbs, view. No game knows
# another one or the shell, and only its view knows Qt.
function(gridlark_refuse_wrong_arrows_in_game folder)
    cmake_path(GET folder FILENAME id)
    set(others ${ARGN} shell app pages widgets services)
    list(REMOVE_ITEM others "${id}")
    list(JOIN others "|" others)
    gridlark_refuse_includes("\"(.*/)?(${others})/" "${folder}")
    set(above "view")
    foreach(room verbs deal engine rules)
        gridlark_refuse_includes("<Q|\"gridlark/ui/|\"(.*/)?(${above})/" "${folder}/${room}")
        string(APPEND above "|${room}")
    endforeach()
    gridlark_refuse_includes("\"(.*/)?verbs/" "${folder}/view")
endfunction()

# A whole tree: kit ← play ← records, ui ← shell ← app, and no game by name outside the games.
function(gridlark_refuse_wrong_arrows root)
    file(GLOB games RELATIVE "${root}/src/games" "${root}/src/games/*")
    file(GLOB rooms "${root}/src/*/rules" "${root}/src/games/*/rules")
    foreach(rules IN LISTS rooms)
        cmake_path(GET rules PARENT_PATH folder)
        gridlark_refuse_wrong_arrows_in_game("${folder}" ${games})
    endforeach()
    set(include "${root}/include/gridlark")
    set(src "${root}/src")
    list(JOIN games "|" games)
    set(shell "shell|app|pages|widgets|services")
    gridlark_refuse_includes("<Q|\"gridlark/(play|ui|cli)/" "${include}/kit" "${src}/kit")
    gridlark_refuse_includes("<Q|\"gridlark/(ui|cli)/" "${include}/play" "${src}/play")
    gridlark_refuse_includes("\"(.*/)?records/" "${include}" "${src}/kit" "${src}/play" "${src}/ui")
    gridlark_refuse_includes("<Q|\"gridlark/ui/|\"(.*/)?(${shell})/" "${src}/records")
    gridlark_refuse_includes("<Q|\"gridlark/(play|ui)/" "${include}/cli" "${src}/cli")
    gridlark_refuse_includes("\"gridlark/cli/|\"(.*/)?(${shell})/" "${include}/ui" "${src}/ui")
    gridlark_refuse_includes("\"(.*/)?(${games})/" "${include}" "${src}/kit" "${src}/play"
                             "${src}/cli" "${src}/records" "${src}/ui" "${src}/sounds" "${src}/shell" "${src}/app")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    gridlark_refuse_wrong_arrows("${ROOT}")
endif()
