/// Texts in the player's language.
#pragma once

#include <QString>

namespace gridlark::shell {

/// Installs "<stem>_<language>.qm" from a directory, in the first of the player's languages that is
/// there. Where none is, it is English, whose file holds nothing but plural forms.
void installTranslation(const QString& stem, const QString& directory);

/// The program's own texts and, where the package with them is installed, Qt's. Numbers and lists
/// in sentences follow from then on the language of the sentences.
void installProgramTranslation();

}  // namespace gridlark::shell
