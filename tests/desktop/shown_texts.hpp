#pragma once

#include "main_window.hpp"

#include <QHash>
#include <QString>
#include <QWidget>

#include <optional>

namespace bloom::desktop_tests {

/// Reads from the widgets what the reader sees or is told, by the path of the text in the view.
class ShownTexts {
public:
    explicit ShownTexts(const desktop::MainWindow& window);

    /// The text at a path, or nothing if no visible control shows it.
    [[nodiscard]] std::optional<QString> at(const QString& path) const;

private:
    [[nodiscard]] const QWidget* control(const QString& path) const;
    [[nodiscard]] std::optional<QString> of_option(const QString& path) const;
    [[nodiscard]] std::optional<QString> of_chart(const QString& path) const;
    [[nodiscard]] std::optional<QString> of_cell(const QString& path) const;
    [[nodiscard]] std::optional<QString> of_code(const QString& path) const;
    [[nodiscard]] std::optional<QString> of_badge(const QString& path) const;

    const desktop::MainWindow& window_;
    QHash<QString, const QWidget*> controls_;
};

}  // namespace bloom::desktop_tests
