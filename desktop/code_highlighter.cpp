#include "code_highlighter.hpp"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <utility>

namespace bloom::desktop {

namespace {

using Words = QSet<QString>;

/// What tells the pieces of a language apart.
struct Grammar {
    QString line_comment;
    bool has_block_comments = true;
    QString quotes;
    Words keywords;
    Words types;
};

Words words(const char* text) {
    const QStringList all = QString::fromLatin1(text).split(QLatin1Char(' '));
    return {all.begin(), all.end()};
}

Grammar c_like(const char* keywords, const char* types) {
    return {.line_comment = QStringLiteral("//"),
            .has_block_comments = true,
            .quotes = QStringLiteral("\"'"),
            .keywords = words(keywords),
            .types = words(types)};
}

QHash<QString, Grammar> all_grammars() {
    QHash<QString, Grammar> all{
        {QStringLiteral("c++"),
         c_like(
             "auto break case class const constexpr continue default do else enum explicit false "
             "for if inline namespace new noexcept operator private public return sizeof static "
             "static_cast struct switch template this true typedef typename using while",
             "bool char double float int long short unsigned void")},
        {QStringLiteral("c"),
         c_like("break case const continue default do else enum extern for if inline return sizeof "
                "static struct switch typedef while",
                "bool char double float int long short unsigned void")},
        {QStringLiteral("javascript"),
         c_like("as async await break case class const continue default else export extends false "
                "for from function get if import in let new null of return set static super switch "
                "this true typeof undefined while yield",
                "")},
        {QStringLiteral("java"),
         c_like("abstract break case catch class continue default do else enum extends false final "
                "for if implements import interface new null package private protected public "
                "return static super switch this throw throws true try while",
                "boolean byte char double float int long short void")},
        {QStringLiteral("c#"),
         c_like(
             "break case catch class const continue default do else enum false finally for "
             "foreach if in internal is namespace new null out private protected public readonly "
             "ref return sealed static struct switch this throw true try unchecked using var "
             "while yield",
             "bool byte char double float int long object short string uint ulong void")},
        {QStringLiteral("go"),
         c_like(
             "break case const continue default defer else false for func go if import interface "
             "map nil package range return select struct switch true type var",
             "bool byte error float64 int int32 int64 rune string uint uint32 uint64 uint8")},
        {QStringLiteral("rust"),
         c_like(
             "as break const continue crate else enum false fn for if impl in let loop match mod "
             "move mut pub ref return self Self static struct trait true type use where while",
             "bool char f64 i32 i64 str u128 u32 u64 u8 usize")},
    };
    all[QStringLiteral("javascript")].quotes += QLatin1Char('`');
    Grammar python = c_like(
        "and as assert break class continue def del elif else except False "
        "finally for from global if import in is lambda None nonlocal not or "
        "pass raise return True try while with yield",
        "");
    python.line_comment = QStringLiteral("#");
    python.has_block_comments = false;
    all.insert(QStringLiteral("python"), python);
    return all;
}

const Grammar* grammar_of(const QString& language) {
    static const QHash<QString, Grammar> all = all_grammars();
    const auto found = all.constFind(language);
    return found == all.constEnd() ? nullptr : &*found;
}

bool is_word(QChar character) {
    return character.isLetterOrNumber() || character == QLatin1Char('_');
}

qsizetype end_of_word(const QString& text, qsizetype from) {
    qsizetype end = from;
    while (end < text.size() && is_word(text[end])) {
        ++end;
    }
    return end;
}

/// Behind the quote that ends the string, or the end of the line.
qsizetype end_of_string(const QString& text, qsizetype from) {
    for (qsizetype at = from + 1; at < text.size(); ++at) {
        if (text[at] == QLatin1Char('\\')) {
            ++at;
        } else if (text[at] == text[from]) {
            return at + 1;
        }
    }
    return text.size();
}

}  // namespace

CodeHighlighter::CodeHighlighter(const Face& face, QTextDocument* document)
    : QSyntaxHighlighter(document),
      face_(face) {}

void CodeHighlighter::set_language(const QString& id) {
    language_ = id;
}

void CodeHighlighter::highlightBlock(const QString& text) {
    const Grammar* grammar = grammar_of(language_);
    if (grammar == nullptr) {
        return;
    }
    const Theme& theme = face_.theme;
    constexpr int in_comment = 1;
    const QString comment_end = QStringLiteral("*/");
    setCurrentBlockState(0);
    bool commented = previousBlockState() == in_comment;
    for (qsizetype at = 0; at < text.size();) {
        const QStringView rest = QStringView(text).mid(at);
        qsizetype end = at + 1;
        if (commented || (grammar->has_block_comments && rest.startsWith(QLatin1String("/*")))) {
            const qsizetype close = text.indexOf(comment_end, commented ? at : at + 2);
            end = close < 0 ? text.size() : close + comment_end.size();
            commented = false;
            if (close < 0) {
                setCurrentBlockState(in_comment);
            }
            give(at, end, theme.muted);
        } else if (rest.startsWith(grammar->line_comment)) {
            end = text.size();
            give(at, end, theme.muted);
        } else if (grammar->quotes.contains(text[at])) {
            end = end_of_string(text, at);
            give(at, end, theme.literal);
        } else if (is_word(text[at])) {
            end = end_of_word(text, at);
            const QString word = text.mid(at, end - at);
            if (grammar->keywords.contains(word)) {
                give(at, end, theme.ink, true);
            } else if (grammar->types.contains(word) || word[0].isDigit() || word[0].isUpper()) {
                give(at, end, theme.literal);
            }
        }
        at = end;
    }
}

void CodeHighlighter::give(qsizetype from, qsizetype end, const QColor& ink, bool bold) {
    QTextCharFormat format;
    format.setForeground(ink);
    if (bold) {
        format.setFontWeight(QFont::Bold);
    }
    setFormat(static_cast<int>(from), static_cast<int>(end - from), format);
}

}  // namespace bloom::desktop
