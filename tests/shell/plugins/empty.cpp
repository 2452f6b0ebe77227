// Says that it is a game, and has none.
#include <QObject>

class Plugin : public QObject {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "io.github.gridlark.GamePlugin/1" FILE "empty.json")
};

#include "empty.moc"
