#include "help_page.h"

#include <QResizeEvent>
#include <algorithm>

#include "gridlark/ui/plugin.h"

#include "services/plugin_registry.h"
#include "widgets/parts.h"
#include "widgets/text_view.h"

namespace gridlark::shell {

namespace {

constexpr int leastSidebar = 200;
constexpr int widthForTopics = 700;

}  // namespace

HelpPage::HelpPage(const Services& services)
    : Page(services.look, {}),
      services_(services),
      text_(new TextView(services.look, this)),
      sidebar_(gameList(services.registry, tr("Help topics"), this)) {
    sidebar_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    sidebar_->addItem(tr("About Gridlark"));
    connect(sidebar_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr) show(gameOf(item));
    });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(24, 8, 0, 0);
    row->addWidget(sidebar_);
    row->addWidget(text_, 1);
    headedColumn()->addLayout(row, 1);
    scrollByKeys(text_);
}

void HelpPage::show(const QString& game) {
    QString text = aboutText();
    QString title = tr("About Gridlark");
    if (!game.isEmpty()) {
        const auto loaded = services_.registry.load(game);
        const GameInfo* info = services_.registry.find(game);
        title = tr("How to play %1").arg(info != nullptr ? info->name : game);
        text = loaded.plugin != nullptr ? loaded.plugin->rules() : loaded.trouble;
    }
    header().setTitle(title);
    text_->show(text);
    text_->setAccessibleName(title);
    const QSignalBlocker quiet(sidebar_);
    select(*sidebar_, game);
}

QString HelpPage::aboutText() const {
    return tr("Gridlark %1 — puzzle and board games for people who like to think with a mouse in "
              "hand.\n\n"
              "Free software under the MIT licence. It comes without any warranty. Nothing you do "
              "leaves this computer.\n\n"
              "## Made with\n\n"
              "- **Qt %2** — widgets, drawing and files; GNU LGPL version 3\n"
              "- **JSON for Modern C++** by Niels Lohmann; MIT licence\n"
              "- **tl::expected** by Sy Brand; CC0\n"
              "- **CLI11**, for the command-line tool; BSD licence with 3 clauses\n"
              "- **Inter**, the typeface, by Rasmus Andersson, where it is installed; SIL Open "
              "Font "
              "License 1.1\n\n"
              "## Where things are\n\n"
              "Your games, results and settings are kept in the usual directories of your desktop. "
              "The environment variable **GRIDLARK_HOME** names another one for all of them.\n\n"
              "All pictures were drawn for this program and are under its licence.\n")
        .arg(QStringLiteral(GRIDLARK_VERSION), QString::fromLatin1(qVersion()));
}

void HelpPage::resizeEvent(QResizeEvent* event) {
    // Here and not when it is made: only now the style knows how much room a name takes.
    const int frame = sidebar_->width() - sidebar_->viewport()->width();
    sidebar_->setFixedWidth(std::max(leastSidebar, sidebar_->sizeHintForColumn(0) + frame));
    sidebar_->setVisible(event->size().width() >= widthForTopics);
}

}  // namespace gridlark::shell
