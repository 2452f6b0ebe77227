// Writes all sounds as files: make-sounds DIRECTORY. Part of the build.

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "pieces.h"
#include "wav.h"

namespace {

using namespace gridlark::sounds;

bool write(const std::string& directory, std::string_view name, const Canvas& canvas) {
    const std::string path = directory + '/' + std::string(name) + ".wav";
    std::ofstream file(path, std::ios::binary);
    file << wavOf(canvas);
    file.close();
    if (!file) std::fprintf(stderr, "make-sounds: cannot write %s\n", path.c_str());
    return static_cast<bool>(file);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: make-sounds DIRECTORY\n", stderr);
        return 2;
    }
    const std::string directory = argv[1];
    bool ok = write(directory, "calm", calmMusic());
    for (const Effect& effect : effects()) ok = write(directory, effect.name, effect.make()) && ok;
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
