#include "translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <memory>

namespace gridlark::shell {

namespace {

/// Null if there is no such file. What it calls its language is part of the file.
std::unique_ptr<QTranslator> load(const QLocale& locale, const QString& stem,
                                  const QString& directory) {
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(locale, stem, QStringLiteral("_"), directory)) return nullptr;
    return translator;
}

/// In the first of the player's languages, or English.
std::unique_ptr<QTranslator> loadOwn(const QString& stem, const QString& directory) {
    auto translator = load(QLocale(), stem, directory);
    return translator ? std::move(translator) : load(QLocale::English, stem, directory);
}

/// What is installed last is asked first.
void install(std::unique_ptr<QTranslator> translator) {
    if (!translator) return;
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
}

}  // namespace

void installTranslation(const QString& stem, const QString& directory) {
    install(loadOwn(stem, directory));
}

void installProgramTranslation() {
    const QString directory = QStringLiteral(":/gridlark/translations");
    auto own = loadOwn(QStringLiteral("gridlark"), directory);
    if (!own) return;
    const QLocale language(own->language());
    if (QLocale().language() != language.language()) QLocale::setDefault(language);
    // Qt has no file for some languages, and leaves out in others what a player sees most.
    install(load(language, QStringLiteral("qtbase"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    install(load(language, QStringLiteral("qt"), directory));
    install(std::move(own));
}

}  // namespace gridlark::shell
