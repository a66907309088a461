#include "list_reader.hpp"

#include "texts.hpp"

#include <QFileInfo>

#include <algorithm>
#include <string_view>
#include <utility>

namespace bloom::desktop {

ListReader::ListReader(const Face& face, QObject* parent) : QObject(parent), face_(face) {
    pauses_.setInterval(0);
    connect(&pauses_, &QTimer::timeout, this, &ListReader::give);
}

void ListReader::read(presenter::ListKind kind, const QString& path, qint64 chunk_bytes) {
    const QFileInfo info(path);
    const std::string name = from_qt(info.fileName());
    const auto bytes = static_cast<std::uint64_t>(info.size());
    if (is_reading()) {
        // The core says that it is reading, and the list that is read goes on.
        face_.open_list(kind, name, bytes);
        return;
    }
    if (info.isDir()) {
        face_.fail_list(presenter::ListProblem::folder);
        return;
    }
    auto file = std::make_unique<QFile>(path);
    // Neither a pipe nor a device, which may never end.
    if (!info.isFile() || !file->open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        face_.fail_list(presenter::ListProblem::unreadable);
        return;
    }
    if (face_.open_list(kind, name, bytes)) {
        file_ = std::move(file);
        chunk_.resize(std::max<qint64>(1, chunk_bytes));
        pauses_.start();
    }
}

void ListReader::read_dropped(presenter::ListKind kind,
                              const QList<QUrl>& urls,
                              qint64 chunk_bytes) {
    const bool is_one_file = urls.size() == 1 && urls.front().isLocalFile();
    if (is_one_file || is_reading()) {
        read(kind, urls.value(0).toLocalFile(), chunk_bytes);
    } else {
        face_.fail_list(urls.size() > 1 ? presenter::ListProblem::several
                                        : presenter::ListProblem::unreadable);
    }
}

bool ListReader::is_reading() const {
    return file_ != nullptr;
}

void ListReader::give() {
    const qint64 count = file_->read(chunk_.data(), chunk_.size());
    if (count > 0) {
        const std::string_view chunk(chunk_.constData(), static_cast<std::size_t>(count));
        if (!face_.give_list(chunk)) {
            stop();
        }
        return;
    }
    stop();
    if (count < 0) {
        face_.fail_list(presenter::ListProblem::unreadable);
    } else {
        face_.end_list();
    }
}

void ListReader::stop() {
    pauses_.stop();
    file_.reset();
}

}  // namespace bloom::desktop
