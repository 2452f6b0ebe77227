// A plug-in of an interface that there was once.
#include <QObject>

class Plugin : public QObject {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "io.github.gridlark.GamePlugin/0" FILE "older.json")
};

#include "older.moc"
