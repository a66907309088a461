#include "file_saving.hpp"

#include <QFileDialog>
#include <QMessageBox>
#include <QSaveFile>

namespace bloom::desktop {

void save_file(QWidget& parent,
               const QString& caption,
               const QString& name,
               const QString& ending,
               const std::function<QByteArray()>& bytes) {
    const QString path =
        QFileDialog::getSaveFileName(&parent,
                                     caption,
                                     QStringLiteral("%1.%2").arg(name, ending),
                                     QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending));
    if (path.isEmpty()) {
        return;
    }
    QSaveFile file(path);
    const QByteArray content = bytes();
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() ||
        !file.commit()) {
        QMessageBox::warning(&parent,
                             caption,
                             QStringLiteral("%1: %2").arg(path, file.errorString()));
    }
}

}  // namespace bloom::desktop
