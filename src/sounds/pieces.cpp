#include "pieces.h"

#include <vector>

namespace gridlark::sounds {
namespace {

struct Note {
    int key;    ///< as in `pitchOf`
    double at;  ///< seconds
};

/// Makes a figure of equal notes in the order of time, on a canvas just long enough.
std::function<Canvas()> figure(Voice voice, double seconds, double loudness,
                               std::vector<Note> notes) {
    return [=] {
        Canvas canvas(effectRate, notes.back().at + seconds);
        for (const Note& note : notes) {
            canvas.add(Tone{voice, pitchOf(note.key), 0, seconds, loudness}, note.at);
        }
        canvas.limit(0.9);
        return canvas;
    };
}

Canvas jump() {
    Canvas canvas(effectRate, 0.22);
    canvas.add(Tone{Voice::pluck, pitchOf(62), pitchOf(74), 0.22, 0.5}, 0);
    canvas.limit(0.9);
    return canvas;
}

Canvas explosion() {
    Canvas canvas(effectRate, 1.2);
    canvas.add(Noise{1.2, 0.55, 0.03}, 0);
    canvas.add(Noise{0.25, 0.35, 0.3}, 0);
    canvas.add(Tone{Voice::pluck, pitchOf(36), pitchOf(24), 1.0, 0.6}, 0);
    canvas.limit(0.9);
    return canvas;
}

Canvas flutter() {
    Canvas canvas(effectRate, 0.3);
    canvas.add(Noise{0.12, 0.16, 0.25}, 0);
    canvas.add(Tone{Voice::wood, pitchOf(64), 0, 0.2, 0.3}, 0.02);
    return canvas;
}

}  // namespace

std::span<const Effect> effects() {
    static const std::vector<Effect> all{
        // of every game
        {"select", figure(Voice::wood, 0.12, 0.45, {{84, 0}})},
        {"mark", figure(Voice::wood, 0.1, 0.4, {{79, 0}})},
        {"open", figure(Voice::wood, 0.1, 0.35, {{72, 0}})},
        {"place", figure(Voice::pluck, 0.35, 0.45, {{72, 0}})},
        {"hint", figure(Voice::bell, 0.7, 0.3, {{79, 0}, {86, 0.11}})},
        {"mistake", figure(Voice::pluck, 0.3, 0.5, {{51, 0}, {50, 0.09}})},
        {"illegal", figure(Voice::wood, 0.16, 0.6, {{52, 0}, {50, 0.09}})},
        {"win", figure(Voice::bell, 0.9, 0.34, {{72, 0}, {76, 0.1}, {79, 0.2}, {84, 0.32}})},
        {"loss", figure(Voice::pluck, 0.8, 0.42, {{67, 0}, {63, 0.16}, {60, 0.34}})},
        {"draw", figure(Voice::bell, 0.8, 0.32, {{74, 0}, {74, 0.24}})},
        // of boards on which pieces move
        {"step", figure(Voice::wood, 0.18, 0.6, {{60, 0}})},
        {"jump", jump},
        {"removal", figure(Voice::pluck, 0.5, 0.4, {{79, 0}, {76, 0.07}, {72, 0.14}})},
        // of numbers
        {"match", figure(Voice::pluck, 0.4, 0.42, {{76, 0}, {83, 0.06}})},
        {"row", figure(Voice::bell, 0.6, 0.26, {{76, 0}, {79, 0.06}, {84, 0.12}})},
        {"add", flutter},
        // of Minesweeper
        {"explosion", explosion},
    };
    return all;
}

}  // namespace gridlark::sounds
