#pragma once

#include "face.hpp"

#include <QFile>
#include <QList>
#include <QTimer>
#include <QUrl>

#include <memory>

namespace bloom::desktop {

/// Hands over a reader's file chunk by chunk, and lets events come in between.
class ListReader : public QObject {
    Q_OBJECT

public:
    ListReader(const Face& face, QObject* parent);

    /// Begins to read a file, unless the core has other things to do. `chunk_bytes` at a time.
    void read(presenter::ListKind kind, const QString& path, qint64 chunk_bytes);
    /// What was dropped: one file, or something that can't be one.
    void read_dropped(presenter::ListKind kind, const QList<QUrl>& urls, qint64 chunk_bytes);

    [[nodiscard]] bool is_reading() const;

private:
    void give();
    void stop();

    const Face& face_;
    std::unique_ptr<QFile> file_;
    QByteArray chunk_;
    QTimer pauses_;  ///< ends as soon as the events that have come in are dealt with
};

}  // namespace bloom::desktop
