#include "data_table.hpp"

#include "texts.hpp"

#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bloom::desktop {

namespace {

// In units.
constexpr double padding = 8;
constexpr double compact_padding = 4;
constexpr double row_padding = 5;
constexpr double compact_width = 480;
// Of the widget's font.
constexpr double text_size = 0.95;
constexpr double compact_size = 0.82;

/// A cell: its text, wrapped, over a hairline.
class CellPainter : public QStyledItemDelegate {
public:
    CellPainter(const Face& face, DataTable* table)
        : QStyledItemDelegate(table),
          face_(face),
          table_(table) {}

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = face_.theme;
        const int side = table_->cell_padding();
        painter->save();
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          theme.hairline);
        painter->setFont(table_->cell_font());
        painter->setPen(theme.ink);
        const int alignment = index.data(Qt::TextAlignmentRole).toInt();
        painter->drawText(option.rect.adjusted(side, 0, -side, 0),
                          alignment | Qt::TextWordWrap,
                          held_together(index.data().toString()));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
        }
        painter->restore();
    }

private:
    const Face& face_;
    const DataTable* table_;
};

/// The widest word of a text that wraps between words.
double widest_word(const QFontMetricsF& metrics, const QString& text) {
    double widest = 0;
    for (const QString& word : held_together(text).split(QLatin1Char(' '))) {
        widest = std::max(widest, metrics.horizontalAdvance(word));
    }
    return widest;
}

bool starts_with_digit(const std::string& text) {
    return !text.empty() && text.front() >= '0' && text.front() <= '9';
}

/// Digits stand under digits.
int alignment_of(const presenter::TableView& table, std::size_t column) {
    const bool is_numeric =
        std::all_of(table.rows.begin(), table.rows.end(), [column](const auto& row) {
            return column < row.size() && starts_with_digit(row[column]);
        });
    return static_cast<int>(Qt::AlignVCenter) |
           static_cast<int>(is_numeric ? Qt::AlignRight : Qt::AlignLeft);
}

/// Column widths that fill `width`: what they want and a share of what is left; or, where they want
/// too much, what they need and as much of the rest of their wish as there is room for.
std::vector<int> fit(const std::vector<int>& needed, const std::vector<int>& wanted, int width) {
    const auto sum_of = [](const std::vector<int>& widths) {
        return std::accumulate(widths.begin(), widths.end(), 0);
    };
    const auto count = static_cast<int>(wanted.size());
    std::vector<int> widths = wanted;
    if (sum_of(wanted) > width) {
        const int wish = sum_of(wanted) - sum_of(needed);
        const int room = std::max(0, width - sum_of(needed));
        for (std::size_t index = 0; index < widths.size(); ++index) {
            const int more = wanted[index] - needed[index];
            widths[index] = needed[index] + (wish > 0 ? more * room / wish : 0);
        }
    }
    int left = width - sum_of(widths);
    for (int index = 0; index < count; ++index) {
        const int share = left / (count - index);
        widths[static_cast<std::size_t>(index)] += share;
        left -= share;
    }
    return widths;
}

}  // namespace

int DataTable::Places::height() const {
    return std::accumulate(rows.begin(), rows.end(), 0);
}

DataTable::DataTable(const Face& face, const QString& path, QWidget* parent)
    : QTableWidget(parent),
      face_(face) {
    setObjectName(path);
    setHorizontalHeader(new DataTableHeader(face, this));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    setItemDelegate(new CellPainter(face, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DataTable::render(const presenter::TableView& previous, const presenter::TableView& next) {
    if (previous == next) {
        return;
    }
    setAccessibleName(to_qt(next.caption));
    const int columns = static_cast<int>(next.columns.size());
    const int rows = static_cast<int>(next.rows.size());
    resize_to(columns, rows);
    for (int column = 0; column < columns; ++column) {
        const auto at = static_cast<std::size_t>(column);
        const int alignment = alignment_of(next, at);
        const QString name = to_qt(next.columns[at]);
        if (horizontalHeaderItem(column)->text() != name) {
            horizontalHeaderItem(column)->setText(name);
        }
        horizontalHeaderItem(column)->setData(Qt::TextAlignmentRole, alignment);
        for (int row = 0; row < rows; ++row) {
            const std::vector<std::string>& cells = next.rows[static_cast<std::size_t>(row)];
            const QString text = at < cells.size() ? to_qt(cells[at]) : QString();
            QTableWidgetItem* cell = item(row, column);
            if (cell->text() != text) {
                cell->setText(text);
            }
            cell->setData(Qt::TextAlignmentRole, alignment);
        }
    }
    measure();
    const int before = placed_.height();
    placed_width_ = -1;
    lay_out();
    if (placed_.height() != before) {
        updateGeometry();
    }
}

QFont DataTable::cell_font() const {
    return font_at(width());
}

int DataTable::cell_padding() const {
    return padding_at(width());
}

QSize DataTable::sizeHint() const {
    const int width = units(*this, compact_width);
    return {width, heightForWidth(width)};
}

QSize DataTable::minimumSizeHint() const {
    return {1, 1};
}

bool DataTable::hasHeightForWidth() const {
    return true;
}

int DataTable::heightForWidth(int width) const {
    return width == placed_width_ ? placed_.height() : places_at(width).height();
}

void DataTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    lay_out();
}

void DataTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        texts_.assign(texts_.size(), {});
        measure();
        placed_width_ = -1;
        lay_out();
    }
}

void DataTable::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void DataTable::resize_to(int columns, int rows) {
    if (columns == columnCount() && rows == rowCount()) {
        return;
    }
    setColumnCount(columns);
    setRowCount(rows);
    texts_.assign(static_cast<std::size_t>(columns), {});
    placed_ = {};
    for (int column = 0; column < columns; ++column) {
        if (horizontalHeaderItem(column) == nullptr) {
            setHorizontalHeaderItem(column, new QTableWidgetItem);
        }
        for (int row = 0; row < rows; ++row) {
            if (item(row, column) == nullptr) {
                setItem(row, column, new QTableWidgetItem);
            }
        }
    }
}

void DataTable::measure() {
    const QFontMetricsF metrics(font());
    for (int column = 0; column < columnCount(); ++column) {
        Texts& texts = texts_[static_cast<std::size_t>(column)];
        for (int row = -1; row < rowCount(); ++row) {
            const QString text =
                row < 0 ? horizontalHeaderItem(column)->text() : item(row, column)->text();
            texts.whole = std::max(texts.whole, metrics.horizontalAdvance(text));
            texts.word = std::max(texts.word, widest_word(metrics, text));
        }
    }
}

bool DataTable::is_compact(int width) const {
    return width < units(*this, compact_width);
}

QFont DataTable::font_at(int width) const {
    return scaled_font(*this, is_compact(width) ? compact_size : text_size);
}

int DataTable::padding_at(int width) const {
    return units(*this, is_compact(width) ? compact_padding : padding);
}

std::vector<int> DataTable::columns_at(int width) const {
    const double factor =
        QFontMetricsF(font_at(width)).averageCharWidth() / QFontMetricsF(font()).averageCharWidth();
    const auto with_sides = [&](double text) {
        return static_cast<int>(std::ceil(text * factor)) + 2 * padding_at(width) + 2;
    };
    std::vector<int> needed;
    std::vector<int> wanted;
    for (const Texts& texts : texts_) {
        needed.push_back(with_sides(texts.word));
        wanted.push_back(with_sides(texts.whole));
    }
    return fit(needed, wanted, width);
}

DataTable::Places DataTable::places_at(int width) const {
    const QFontMetrics metrics(font_at(width));
    const int sides = 2 * padding_at(width);
    const int above_and_below = 2 * units(*this, row_padding);
    Places places{.columns = columns_at(width), .rows = {}};
    for (int row = -1; row < rowCount(); ++row) {
        int height = metrics.height();
        for (int column = 0; column < columnCount(); ++column) {
            const QString text =
                row < 0 ? horizontalHeaderItem(column)->text() : item(row, column)->text();
            const int room = std::max(1, places.columns[static_cast<std::size_t>(column)] - sides);
            if (metrics.horizontalAdvance(text) > room) {
                const QRect box = metrics.boundingRect(QRect(0, 0, room, 10'000),
                                                       Qt::TextWordWrap,
                                                       held_together(text));
                height = std::max(height, box.height());
            }
        }
        places.rows.push_back(height + above_and_below);
    }
    return places;
}

void DataTable::lay_out() {
    if (placed_width_ == width() || columnCount() == 0) {
        return;
    }
    const Places before = std::move(placed_);
    placed_ = places_at(width());
    if (before.columns == placed_.columns && before.rows.size() == placed_.rows.size()) {
        for (std::size_t row = 0; row < placed_.rows.size(); ++row) {
            placed_.rows[row] = std::max(placed_.rows[row], before.rows[row]);
        }
    }
    placed_width_ = width();
    for (int column = 0; column < columnCount(); ++column) {
        setColumnWidth(column, placed_.columns[static_cast<std::size_t>(column)]);
    }
    horizontalHeader()->setFixedHeight(placed_.rows.front());
    for (int row = 0; row < rowCount(); ++row) {
        setRowHeight(row, placed_.rows[static_cast<std::size_t>(row) + 1]);
    }
}

DataTableHeader::DataTableHeader(const Face& face, DataTable* table)
    : QHeaderView(Qt::Horizontal, table),
      face_(face),
      table_(table) {
    setSectionResizeMode(Fixed);
    setMinimumSectionSize(1);
}

void DataTableHeader::paintSection(QPainter* painter, const QRect& place, int index) const {
    const int side = table_->cell_padding();
    painter->save();
    painter->setFont(table_->cell_font());
    painter->fillRect(QRect(place.left(), place.bottom(), place.width(), 1), face_.theme.edge);
    painter->setPen(face_.theme.muted);
    const int alignment = model()->headerData(index, orientation(), Qt::TextAlignmentRole).toInt();
    painter->drawText(place.adjusted(side, 0, -side, 0),
                      alignment | Qt::TextWordWrap,
                      model()->headerData(index, orientation()).toString());
    painter->restore();
}

}  // namespace bloom::desktop
