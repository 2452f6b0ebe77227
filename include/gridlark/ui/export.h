/// Visibility of the shared library that the program and the plug-ins link.
#pragma once

#include <QtCore/qglobal.h>

#ifdef GRIDLARK_BUILDING_LIBRARY
#define GRIDLARK_EXPORT Q_DECL_EXPORT
#else
#define GRIDLARK_EXPORT Q_DECL_IMPORT
#endif
