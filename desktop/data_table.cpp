#include "data_table.hpp"

#include "texts.hpp"

#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>
#include <numeric>

namespace bloom::desktop {

namespace {

// In units.
constexpr double padding = 8;
constexpr double row_padding = 5;

/// A cell: its text, wrapped, over a hairline.
class CellPainter : public QStyledItemDelegate {
public:
    CellPainter(const Face& face, QObject* parent) : QStyledItemDelegate(parent), face_(face) {}

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = face_.theme;
        const int side = option.widget != nullptr ? units(*option.widget, padding) : 0;
        painter->save();
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          theme.hairline);
        painter->setFont(option.font);
        painter->setPen(theme.ink);
        const int alignment = index.data(Qt::TextAlignmentRole).toInt();
        painter->drawText(option.rect.adjusted(side, 0, -side, 0),
                          alignment | Qt::TextWordWrap,
                          index.data().toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
        }
        painter->restore();
    }

private:
    const Face& face_;
};

bool starts_with_digit(const std::string& text) {
    return !text.empty() && text.front() >= '0' && text.front() <= '9';
}

/// Digits stand under digits.
int alignment_of(const presenter::TableView& table, std::size_t column) {
    const bool is_numeric =
        std::all_of(table.rows.begin(), table.rows.end(), [column](const auto& row) {
            return column < row.size() && starts_with_digit(row[column]);
        });
    return Qt::AlignVCenter | (is_numeric ? Qt::AlignRight : Qt::AlignLeft);
}

/// Column widths that fill `width`: what they want and a share of what is left, or, where they want
/// too much, the widest ones cut to one common width.
std::vector<int> fit(std::vector<int> wanted, int width) {
    const auto count = static_cast<int>(wanted.size());
    int sum = std::accumulate(wanted.begin(), wanted.end(), 0);
    if (count == 0) {
        return wanted;
    }
    if (sum > width) {
        std::vector<int> sorted = wanted;
        std::sort(sorted.begin(), sorted.end());
        int left = width;
        int columns_left = count;
        int most = 0;
        for (const int column : sorted) {
            most = left / columns_left;
            if (column > most) {
                break;
            }
            left -= column;
            --columns_left;
        }
        for (int& column : wanted) {
            column = std::min(column, most);
        }
        sum = std::accumulate(wanted.begin(), wanted.end(), 0);
    }
    for (int index = 0; index < count; ++index) {
        const int share = (width - sum) / (count - index);
        wanted[static_cast<std::size_t>(index)] += share;
        sum += share;
    }
    return wanted;
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
        horizontalHeaderItem(column)->setTextAlignment(alignment);
        for (int row = 0; row < rows; ++row) {
            const std::vector<std::string>& cells = next.rows[static_cast<std::size_t>(row)];
            const QString text = at < cells.size() ? to_qt(cells[at]) : QString();
            QTableWidgetItem* cell = item(row, column);
            if (cell->text() != text) {
                cell->setText(text);
            }
            if (cell->textAlignment() != alignment) {
                cell->setTextAlignment(alignment);
            }
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

QSize DataTable::sizeHint() const {
    const int width = std::accumulate(natural_widths_.begin(), natural_widths_.end(), 0);
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
        natural_widths_.assign(natural_widths_.size(), 0);
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
    natural_widths_.assign(static_cast<std::size_t>(columns), 0);
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
    const QFontMetrics metrics(font());
    const int sides = 2 * units(*this, padding) + 1;
    for (int column = 0; column < columnCount(); ++column) {
        int widest = metrics.horizontalAdvance(horizontalHeaderItem(column)->text());
        for (int row = 0; row < rowCount(); ++row) {
            widest = std::max(widest, metrics.horizontalAdvance(item(row, column)->text()));
        }
        int& natural = natural_widths_[static_cast<std::size_t>(column)];
        natural = std::max(natural, widest + sides);
    }
}

DataTable::Places DataTable::places_at(int width) const {
    const QFontMetrics metrics(font());
    const int sides = 2 * units(*this, padding);
    const int above_and_below = 2 * units(*this, row_padding);
    Places places{.columns = fit(natural_widths_, width), .rows = {}};
    for (int row = -1; row < rowCount(); ++row) {
        int height = metrics.height();
        for (int column = 0; column < columnCount(); ++column) {
            const QString text =
                row < 0 ? horizontalHeaderItem(column)->text() : item(row, column)->text();
            const int room =
                std::max(1, places.columns[static_cast<std::size_t>(column)] - sides);
            if (metrics.horizontalAdvance(text) > room) {
                const QRect box =
                    metrics.boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap, text);
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

DataTableHeader::DataTableHeader(const Face& face, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent),
      face_(face) {
    setSectionResizeMode(Fixed);
    setMinimumSectionSize(1);
}

void DataTableHeader::paintSection(QPainter* painter, const QRect& place, int index) const {
    const int side = units(*this, padding);
    painter->save();
    painter->fillRect(QRect(place.left(), place.bottom(), place.width(), 1), face_.theme.edge);
    painter->setPen(face_.theme.muted);
    const int alignment =
        model()->headerData(index, orientation(), Qt::TextAlignmentRole).toInt();
    painter->drawText(place.adjusted(side, 0, -side, 0),
                      alignment | Qt::TextWordWrap,
                      model()->headerData(index, orientation()).toString());
    painter->restore();
}

}  // namespace bloom::desktop
