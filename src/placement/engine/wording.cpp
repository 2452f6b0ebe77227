#include "wording.h"

#include <array>
#include <cassert>
#include <cstddef>

// Qt's lupdate finds the sentences by this name; the core itself knows nothing of Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace gridlark::placement {
namespace {

/// One sentence for each kind of unit: row, column, region.
using ByKind = std::array<const char*, 3>;

constexpr ByKind onlyCell{
    QT_TRANSLATE_NOOP("placement", "Row %1 has only one cell left."),
    QT_TRANSLATE_NOOP("placement", "Column %1 has only one cell left."),
    QT_TRANSLATE_NOOP("placement", "The %1 region has only one cell left."),
};

constexpr const char* seenByPiece =
    QT_TRANSLATE_NOOP("placement",
                      "The cell in row %1 and column %2 is taken, so the rest of its row, column "
                      "and region and all cells that touch it are out.");

/// By what is confined, then by what it is confined to.
constexpr std::array<ByKind, 3> confined{{
    {"", "",
     QT_TRANSLATE_NOOP("placement",
                       "All cells left in row %1 are in the %2 region, so the rest of the %2 "
                       "region is out.")},
    {"", "",
     QT_TRANSLATE_NOOP("placement",
                       "All cells left in column %1 are in the %2 region, so the rest of the %2 "
                       "region is out.")},
    {QT_TRANSLATE_NOOP("placement",
                       "All cells left in the %1 region are in row %2, so the rest of row %2 is "
                       "out."),
     QT_TRANSLATE_NOOP("placement",
                       "All cells left in the %1 region are in column %2, so the rest of column "
                       "%2 is out."),
     ""},
}};

constexpr std::array<ByKind, 3> manyConfined{{
    {"",
     QT_TRANSLATE_NOOP("placement",
                       "Rows %1 have cells left only in columns %2 and need them all, so the rest "
                       "of these columns is out."),
     QT_TRANSLATE_NOOP("placement",
                       "Rows %1 have cells left only in the regions %2 and need them all, so the "
                       "rest of these regions is out.")},
    {QT_TRANSLATE_NOOP("placement",
                       "Columns %1 have cells left only in rows %2 and need them all, so the rest "
                       "of these rows is out."),
     "",
     QT_TRANSLATE_NOOP("placement",
                       "Columns %1 have cells left only in the regions %2 and need them all, so "
                       "the rest of these regions is out.")},
    {QT_TRANSLATE_NOOP("placement",
                       "The regions %1 have cells left only in rows %2 and need them all, so the "
                       "rest of these rows is out."),
     QT_TRANSLATE_NOOP("placement",
                       "The regions %1 have cells left only in columns %2 and need them all, so "
                       "the rest of these columns is out."),
     ""},
}};

constexpr ByKind allRuleOutOne{
    QT_TRANSLATE_NOOP("placement", "Whichever cell of row %1 is taken, it rules out this cell."),
    QT_TRANSLATE_NOOP("placement", "Whichever cell of column %1 is taken, it rules out this cell."),
    QT_TRANSLATE_NOOP("placement",
                      "Whichever cell of the %1 region is taken, it rules out this cell."),
};

constexpr ByKind allRuleOutMany{
    QT_TRANSLATE_NOOP("placement", "Whichever cell of row %1 is taken, it rules out these cells."),
    QT_TRANSLATE_NOOP("placement",
                      "Whichever cell of column %1 is taken, it rules out these cells."),
    QT_TRANSLATE_NOOP("placement",
                      "Whichever cell of the %1 region is taken, it rules out these cells."),
};

constexpr ByKind emptied{
    QT_TRANSLATE_NOOP("placement",
                      "If this cell were taken, it would force others, one after another, until "
                      "row %1 had no cell left."),
    QT_TRANSLATE_NOOP("placement",
                      "If this cell were taken, it would force others, one after another, until "
                      "column %1 had no cell left."),
    QT_TRANSLATE_NOOP("placement",
                      "If this cell were taken, it would force others, one after another, until "
                      "the %1 region had no cell left."),
};

constexpr ByKind chained{
    QT_TRANSLATE_NOOP("placement",
                      "If this cell were taken, the steps that follow would end with no cell left "
                      "in row %1."),
    QT_TRANSLATE_NOOP("placement",
                      "If this cell were taken, the steps that follow would end with no cell left "
                      "in column %1."),
    QT_TRANSLATE_NOOP("placement",
                      "If this cell were taken, the steps that follow would end with no cell left "
                      "in the %1 region."),
};

constexpr ByKind branched{
    QT_TRANSLATE_NOOP("placement",
                      "If this cell were taken, each cell still possible in row %1 would fail in "
                      "its turn."),
    QT_TRANSLATE_NOOP(
        "placement",
        "If this cell were taken, each cell still possible in column %1 would fail in "
        "its turn."),
    QT_TRANSLATE_NOOP(
        "placement",
        "If this cell were taken, each cell still possible in the %1 region would fail in "
        "its turn."),
};

std::size_t at(UnitKind kind) {
    return static_cast<std::size_t>(kind);
}

Wording aboutFirst(const ByKind& sentences, const Deduction& deduction) {
    const Unit unit = deduction.units.front();
    return {sentences[at(unit.kind)], {unit}};
}

Wording aboutPiece(const Deduction& deduction) {
    const kit::Cell piece = deduction.because.front();
    return {seenByPiece, {Unit{UnitKind::row, piece.row}, Unit{UnitKind::column, piece.column}}};
}

Wording aboutLines(const Deduction& deduction) {
    const std::size_t units = at(deduction.units.front().kind);
    const std::size_t lines = at(deduction.lines.front().kind);
    if (deduction.technique == Technique::confinement) {
        return {confined[units][lines], {deduction.units.front(), deduction.lines.front()}};
    }
    return {manyConfined[units][lines], {deduction.units, deduction.lines}};
}

std::string unitInEnglish(const Unit& unit, const std::function<std::string(int)>& regionName) {
    return unit.kind == UnitKind::region ? regionName(unit.index) : std::to_string(unit.index + 1);
}

std::string listInEnglish(const std::vector<Unit>& units,
                          const std::function<std::string(int)>& regionName) {
    std::string list;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i > 0) list += i + 1 == units.size() ? " and " : ", ";
        list += unitInEnglish(units[i], regionName);
    }
    return list;
}

std::string argumentInEnglish(const Argument& argument,
                              const std::function<std::string(int)>& regionName) {
    if (const auto* unit = std::get_if<Unit>(&argument)) return unitInEnglish(*unit, regionName);
    return listInEnglish(std::get<std::vector<Unit>>(argument), regionName);
}

}  // namespace

Wording wordingOf(const Deduction& deduction) {
    const bool one = deduction.eliminate.size() == 1;
    switch (deduction.technique) {
        case Technique::lastCandidate:
            return aboutFirst(onlyCell, deduction);
        case Technique::seenByPiece:
            return aboutPiece(deduction);
        case Technique::confinement:
        case Technique::kInK:
            return aboutLines(deduction);
        case Technique::seesAll:
            return aboutFirst(one ? allRuleOutOne : allRuleOutMany, deduction);
        case Technique::emptiesLine:
            return aboutFirst(emptied, deduction);
        case Technique::chain:
            return aboutFirst(deduction.branches ? branched : chained, deduction);
    }
    return {};
}

std::string regionLetter(int region) {
    return {static_cast<char>('A' + region)};
}

std::string inEnglish(const Wording& wording, const std::function<std::string(int)>& regionName) {
    const std::string_view text = wording.text;
    std::string sentence;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            sentence += text[i];
            continue;
        }
        const auto number = static_cast<std::size_t>(text[++i] - '1');
        assert(number < wording.arguments.size());
        sentence += argumentInEnglish(wording.arguments[number], regionName);
    }
    return sentence;
}

}  // namespace gridlark::placement
