#pragma once

#include "face.hpp"

#include <QString>
#include <QSyntaxHighlighter>

namespace bloom::desktop {

/// Colours the listings of the code panel: comments, keywords, and literals, which are strings,
/// numbers and the names of types. Knows the languages of the core by their ids and as much of them
/// as listings use; a language it doesn't know stays plain.
class CodeHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    CodeHighlighter(const Face& face, QTextDocument* document);

    /// To be called before the text of that language comes.
    void set_language(const QString& id);

protected:
    void highlightBlock(const QString& text) override;

private:
    void give(qsizetype from, qsizetype end, const QColor& ink, bool bold = false);

    const Face& face_;
    QString language_;
};

}  // namespace bloom::desktop
