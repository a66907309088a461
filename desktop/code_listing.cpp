#include "code_listing.hpp"

#include "texts.hpp"

#include <QFontDatabase>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace bloom::desktop {

namespace {

constexpr double text_size = 0.85;
constexpr int most_rows = 24;
constexpr int frame_width = 2;
// In units.
constexpr double bar_width = 4;
constexpr double gutter_room = 30;
constexpr double padding = 4;

}  // namespace

class CodeListing::Gutter : public QWidget {
public:
    explicit Gutter(CodeListing* listing) : QWidget(listing), listing_(listing) {}

protected:
    void paintEvent(QPaintEvent* event) override { listing_->paint_gutter(*this, event->rect()); }

private:
    CodeListing* listing_;
};

CodeListing::CodeListing(const Face& face, const QString& path, QWidget* parent)
    : QPlainTextEdit(parent),
      face_(face),
      highlighter_(new CodeHighlighter(face, document())),
      gutter_(new Gutter(this)) {
    setObjectName(path);
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setLineWidth(frame_width);
    viewport()->setBackgroundRole(QPalette::AlternateBase);
    // The ground of a lit line runs on from the numbers into the text.
    document()->setDocumentMargin(0);
    take_font();
    connect(this, &QPlainTextEdit::updateRequest, gutter_, [this] { gutter_->update(); });
}

void CodeListing::render(const presenter::CodeView& previous, const presenter::CodeView& next) {
    if (previous == next) {
        return;
    }
    setAccessibleName(to_qt(next.label));
    setAccessibleDescription(to_qt(next.lit_summary));
    lit_ = next.lit;
    if (previous.lines != next.lines || previous.language_id != next.language_id) {
        QString text;
        for (const std::string& line : next.lines) {
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + to_qt(line);
        }
        highlighter_->set_language(to_qt(next.language_id));
        setPlainText(text);
        place_gutter();
        updateGeometry();
    }
    light();
    scroll_to_lit();
}

QString CodeListing::line(int number) const {
    return document()->findBlockByNumber(number).text();
}

bool CodeListing::shows_lit(int number) const {
    const int first = verticalScrollBar()->value();
    return is_lit(number) && number >= first &&
           (number + 1 - first) * line_height() <= viewport()->height();
}

QSize CodeListing::sizeHint() const {
    const int rows = std::min(blockCount(), most_rows);
    const int around = 2 * (frame_width + units(*this, padding));
    return {units(*this, 480),
            rows * line_height() + around + horizontalScrollBar()->sizeHint().height()};
}

QSize CodeListing::minimumSizeHint() const {
    return {1, 1};
}

bool CodeListing::event(QEvent* event) {
    if (event->type() != QEvent::Paint) {
        return QPlainTextEdit::event(event);
    }
    QPainter painter(this);
    painter.setPen(Qt::NoPen);
    const int width = hasFocus() ? frame_width : 1;
    painter.fillRect(rect(), hasFocus() ? face_.theme.accent : face_.theme.hairline);
    painter.fillRect(rect().adjusted(width, width, -width, -width), face_.theme.panel);
    return true;
}

void CodeListing::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        highlighter_->rehighlight();
        light();
    }
    if (event->type() == QEvent::FontChange) {
        take_font();
        updateGeometry();
    }
}

void CodeListing::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    update();
}

void CodeListing::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    update();
}

void CodeListing::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    place_gutter();
    scroll_to_lit();
}

bool CodeListing::is_lit(int number) const {
    return std::find(lit_.begin(), lit_.end(), static_cast<std::uint32_t>(number)) != lit_.end();
}

int CodeListing::line_height() const {
    return QFontMetrics(document()->defaultFont()).lineSpacing();
}

int CodeListing::gutter_width() const {
    const QFontMetrics metrics(document()->defaultFont());
    return metrics.horizontalAdvance(QString::number(std::max(100, blockCount()))) +
           units(*this, gutter_room);
}

void CodeListing::place_gutter() {
    const int width = gutter_width();
    const int over = units(*this, padding);
    setViewportMargins(width, over, 0, over);
    const QRect inside = contentsRect();
    gutter_->setGeometry(inside.left(), inside.top() + over, width, viewport()->height());
}

void CodeListing::paint_gutter(QWidget& gutter, const QRect& place) {
    const Theme& theme = face_.theme;
    QPainter painter(&gutter);
    painter.fillRect(place, theme.panel);
    const int right = gutter.width() - units(*this, 10);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() > place.bottom()) {
            break;
        }
        const bool lit = is_lit(block.blockNumber());
        QFont font = document()->defaultFont();
        font.setBold(lit);
        painter.setFont(font);
        const QRectF box(0, line.top(), right, line.height());
        if (lit) {
            painter.fillRect(QRectF(0, line.top(), gutter.width(), line.height()),
                             theme.accent_soft);
            painter.fillRect(QRectF(0, line.top(), units(*this, bar_width), line.height()),
                             theme.accent);
            painter.setPen(theme.accent);
            painter.drawText(box.adjusted(units(*this, bar_width + 2), 0, 0, 0),
                             Qt::AlignLeft | Qt::AlignVCenter,
                             QStringLiteral("▸"));
        } else {
            painter.setPen(theme.muted);
        }
        painter.drawText(box,
                         Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(block.blockNumber() + 1));
    }
}

/// A fixed-pitch font in the window's text size. The document's, so that the widget's own still
/// follows the window's.
void CodeListing::take_font() {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFont scaled = scaled_font(*this, text_size);
    if (scaled.pixelSize() > 0) {
        fixed.setPixelSize(scaled.pixelSize());
    } else {
        fixed.setPointSizeF(scaled.pointSizeF());
    }
    document()->setDefaultFont(fixed);
    constexpr int tab_characters = 4;
    setTabStopDistance(tab_characters * QFontMetricsF(fixed).horizontalAdvance(QLatin1Char(' ')));
    place_gutter();
}

void CodeListing::light() {
    QList<QTextEdit::ExtraSelection> selections;
    for (const std::uint32_t number : lit_) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document()->findBlockByNumber(static_cast<int>(number)));
        selection.format.setBackground(face_.theme.accent_soft);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections.push_back(selection);
    }
    setExtraSelections(selections);
    gutter_->update();
}

/// To the middle of the lit lines if all fit, else to the first.
void CodeListing::scroll_to_lit() {
    const int rows = viewport()->height() / line_height();
    if (lit_.empty() || rows == 0) {
        return;
    }
    const int first = static_cast<int>(lit_.front());
    const int last = static_cast<int>(lit_.back());
    QScrollBar* bar = verticalScrollBar();
    if (first < bar->value() || last >= bar->value() + rows) {
        bar->setValue(std::min((first + last + 1 - rows) / 2, first));
    }
}

}  // namespace bloom::desktop
