#include <QApplication>
#include <QLocale>

#include <gtest/gtest.h>

#include "application.h"

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QApplication app(argc, argv);
    QLocale::setDefault(QLocale::c());
    gridlark::shell::introduce();
    return RUN_ALL_TESTS();
}
