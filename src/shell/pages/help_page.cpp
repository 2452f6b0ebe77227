#include "help_page.h"

#include <QListWidget>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "gridlark/ui/plugin.h"

#include "services/messages.h"
#include "services/plugin_registry.h"
#include "widgets/text_view.h"

namespace gridlark::shell {

namespace {

constexpr int sidebarWidth = 200;  ///< at least
constexpr int widthForSidebar = 700;

}  // namespace

HelpPage::HelpPage(const Services& services, QWidget* parent)
    : Page(parent),
      services_(services),
      header_(new PageHeader(services.look, {}, true, this)),
      text_(new TextView(services.look, this)) {
    use(header_);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(0);
    outer->addWidget(header_);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(24, 8, 0, 0);
    row->addWidget(buildSidebar());
    row->addWidget(text_, 1);
    outer->addLayout(row, 1);
    scrollByKeys(text_);
}

QWidget* HelpPage::buildSidebar() {
    sidebar_ = new QListWidget(this);
    sidebar_->setProperty("kind", QStringLiteral("sidebar"));
    sidebar_->setAccessibleName(tr("Help topics"));
    sidebar_->setFrameShape(QFrame::NoFrame);
    sidebar_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const GameInfo& game : services_.registry.games()) {
        auto* item = new QListWidgetItem(game.name, sidebar_);
        item->setData(Qt::UserRole, game.id);
    }
    auto* about = new QListWidgetItem(tr("About Gridlark"), sidebar_);
    about->setData(Qt::UserRole, QString());
    connect(sidebar_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr) show(item->data(Qt::UserRole).toString());
    });
    return sidebar_;
}

void HelpPage::show(const QString& game) {
    QString text = aboutText();
    title_ = tr("About Gridlark");
    if (!game.isEmpty()) {
        const auto loaded = services_.registry.load(game);
        const GameInfo* info = services_.registry.find(game);
        title_ = tr("How to play %1").arg(info != nullptr ? info->name : game);
        text = loaded.plugin != nullptr ? loaded.plugin->rules() : loaded.trouble;
    }
    header_->setTitle(title_);
    text_->show(text);
    text_->setAccessibleName(title_);
    const QSignalBlocker quiet(sidebar_);
    for (int i = 0; i < sidebar_->count(); ++i) {
        if (sidebar_->item(i)->data(Qt::UserRole).toString() == game) sidebar_->setCurrentRow(i);
    }
}

void HelpPage::enter() {
    setFocus(Qt::OtherFocusReason);
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
    sidebar_->setFixedWidth(std::max(sidebarWidth, sidebar_->sizeHintForColumn(0) + frame));
    sidebar_->setVisible(event->size().width() >= widthForSidebar);
}

}  // namespace gridlark::shell
