#pragma once

#include <QByteArray>
#include <QString>
#include <QWidget>

#include <functional>

namespace bloom::desktop {

/// Asks where to, and saves there what `bytes` makes: whole or not at all. Says what went wrong.
/// `name` is the file's without its ending, "csv".
void save_file(QWidget& parent,
               const QString& caption,
               const QString& name,
               const QString& ending,
               const std::function<QByteArray()>& bytes);

}  // namespace bloom::desktop
