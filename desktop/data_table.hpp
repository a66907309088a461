#pragma once

#include "face.hpp"

#include "presenter/chart_view.hpp"

#include <QHeaderView>
#include <QTableWidget>

#include <vector>

namespace bloom::desktop {

/// A table of the view, shown whole: its height follows from its width, texts wrap where columns
/// are narrow, digits never do, and it never scrolls by itself. In little room it is set smaller. Columns and rows that have once taken their room
/// keep it, so that values can change in place. Its accessible name is the caption.
class DataTable : public QTableWidget {
    Q_OBJECT

public:
    DataTable(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::TableView& previous, const presenter::TableView& next);

    /// How its cells are set at its width: the font, and the room beside a text.
    [[nodiscard]] QFont cell_font() const;
    [[nodiscard]] int cell_padding() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct Places {
        std::vector<int> columns;
        std::vector<int> rows;  ///< heights, that of the header first
        [[nodiscard]] int height() const;
    };

    /// The widths of a column's texts: whole, and of their longest words. As wide as ever.
    struct Texts {
        double whole = 0;
        double word = 0;
    };

    void resize_to(int columns, int rows);
    void measure();
    [[nodiscard]] bool is_compact(int width) const;
    [[nodiscard]] QFont font_at(int width) const;
    [[nodiscard]] int padding_at(int width) const;
    [[nodiscard]] std::vector<int> columns_at(int width) const;
    [[nodiscard]] Places places_at(int width) const;
    void lay_out();

    const Face& face_;
    std::vector<Texts> texts_;  ///< by column, in the widget's own font
    mutable Places placed_;
    mutable int placed_width_ = -1;
};

/// A header without a box: the names of the columns over a line.
class DataTableHeader : public QHeaderView {
    Q_OBJECT

public:
    DataTableHeader(const Face& face, DataTable* table);

protected:
    void paintSection(QPainter* painter, const QRect& place, int index) const override;

private:
    const Face& face_;
    const DataTable* table_;
};

}  // namespace bloom::desktop
