#include "shown_texts.hpp"

#include "button.hpp"
#include "chart.hpp"
#include "chip.hpp"
#include "code_listing.hpp"
#include "data_table.hpp"
#include "figure.hpp"
#include "text_field.hpp"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>

namespace bloom::desktop_tests {

ShownTexts::ShownTexts(const desktop::MainWindow& window) : window_(window) {
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->objectName().isEmpty()) {
            controls_.insert(widget->objectName(), widget);
        }
    }
}

std::optional<QString> ShownTexts::at(const QString& path) const {
    if (path.startsWith(QStringLiteral("see.badges."))) {
        return of_badge(path);
    }
    if (path.contains(QStringLiteral(".options."))) {
        return of_option(path);
    }
    if (std::optional<QString> text = of_chart(path)) {
        return text;
    }
    if (std::optional<QString> text = of_cell(path)) {
        return text;
    }
    if (path.startsWith(QStringLiteral("see.code.lines."))) {
        return of_code(path);
    }
    const qsizetype last_dot = path.lastIndexOf(QLatin1Char('.'));
    const QString owner = path.left(last_dot);
    const QString part = path.mid(last_dot + 1);
    if (const auto* chip =
            qobject_cast<const desktop::Chip*>(control(owner + QStringLiteral(".label")))) {
        return part == QStringLiteral("sign") ? chip->sign() : chip->label();
    }
    const QWidget* widget = control(path);
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        // A text that is not there takes no room; one that is there has to be visible.
        const bool is_seen = label->isVisibleTo(&window_) && label->height() > 0;
        return label->text().isEmpty() || is_seen ? std::optional(label->text()) : std::nullopt;
    }
    if (const auto* button = qobject_cast<const desktop::Button*>(widget)) {
        return button->isVisibleTo(&window_) ? std::optional(button->label()) : std::nullopt;
    }
    if (const auto* field = qobject_cast<const desktop::TextField*>(widget)) {
        return field->text();
    }
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(widget)) {
        return text->toPlainText();
    }
    if (widget != nullptr) {
        return widget->accessibleName();
    }
    // What no label shows is told of the control itself.
    if (const QWidget* whole = control(owner)) {
        if (part == QStringLiteral("label") || part == QStringLiteral("caption")) {
            return whole->accessibleName();
        }
        if (part == QStringLiteral("help")) {
            return whole->accessibleDescription();
        }
    }
    return std::nullopt;
}

const QWidget* ShownTexts::control(const QString& path) const {
    return controls_.value(path, nullptr);
}

std::optional<QString> ShownTexts::of_option(const QString& path) const {
    static const QRegularExpression pattern(QStringLiteral("^(.*)\\.options\\.(\\d+)\\.label$"));
    const QRegularExpressionMatch match = pattern.match(path);
    if (const auto* tabs = qobject_cast<const QTabBar*>(control(match.captured(1)))) {
        return tabs->tabText(match.captured(2).toInt());
    }
    const auto* list = qobject_cast<const QComboBox*>(control(match.captured(1)));
    const int index = match.captured(2).toInt();
    return list != nullptr && index < list->count() ? std::optional(list->itemText(index))
                                                    : std::nullopt;
}

std::optional<QString> ShownTexts::of_chart(const QString& path) const {
    static const QRegularExpression pattern(
        QStringLiteral("^((?:tune|measure)\\.charts\\.\\d+|tune\\.check\\.chart)\\.(.*)$"));
    const QRegularExpressionMatch match = pattern.match(path);
    const auto* chart = qobject_cast<const desktop::Chart*>(control(match.captured(1)));
    return chart != nullptr && chart->isVisibleTo(&window_) ? chart->text_at(match.captured(2))
                                                            : std::nullopt;
}

std::optional<QString> ShownTexts::of_cell(const QString& path) const {
    static const QRegularExpression pattern(
        QStringLiteral("^(.*)\\.(?:columns\\.(\\d+)|rows\\.(\\d+)\\.(\\d+))$"));
    const QRegularExpressionMatch match = pattern.match(path);
    const auto* table = qobject_cast<const desktop::DataTable*>(control(match.captured(1)));
    if (table == nullptr || !table->isVisibleTo(&window_)) {
        return std::nullopt;
    }
    const QTableWidgetItem* item =
        match.captured(2).isEmpty()
            ? table->item(match.captured(3).toInt(), match.captured(4).toInt())
            : table->horizontalHeaderItem(match.captured(2).toInt());
    return item != nullptr ? std::optional(item->text()) : std::nullopt;
}

std::optional<QString> ShownTexts::of_code(const QString& path) const {
    const auto* listing =
        qobject_cast<const desktop::CodeListing*>(control(QStringLiteral("see.code.label")));
    const int number = path.mid(path.lastIndexOf(QLatin1Char('.')) + 1).toInt();
    return listing != nullptr && listing->isVisibleTo(&window_) && number < listing->blockCount()
               ? std::optional(listing->line(number))
               : std::nullopt;
}

std::optional<QString> ShownTexts::of_badge(const QString& path) const {
    static const QRegularExpression pattern(QStringLiteral("^see\\.badges\\.(\\d+)\\.(\\w+)$"));
    const QRegularExpressionMatch match = pattern.match(path);
    auto* figure = window_.findChild<desktop::Figure*>();
    QAccessibleInterface* badge =
        QAccessible::queryAccessibleInterface(figure)->child(match.captured(1).toInt());
    if (badge == nullptr) {
        return std::nullopt;
    }
    return badge->text(match.captured(2) == QStringLiteral("label") ? QAccessible::Name
                                                                    : QAccessible::Value);
}

}  // namespace bloom::desktop_tests
