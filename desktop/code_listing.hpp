#pragma once

#include "code_highlighter.hpp"
#include "face.hpp"

#include "presenter/see_view.hpp"

#include <QPlainTextEdit>

#include <cstdint>
#include <vector>

namespace bloom::desktop {

/// The listing of the code panel: highlighted, to be selected, with numbered lines of which those
/// that do the current step are lit by a bar and a sign beside their ground. Scrolls by itself,
/// sideways too, and to the lines that are lit.
class CodeListing : public QPlainTextEdit {
    Q_OBJECT

public:
    CodeListing(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::CodeView& previous, const presenter::CodeView& next);

    /// A line of the listing, counted from 0.
    [[nodiscard]] QString line(int number) const;
    /// Whether a line is lit, and in sight.
    [[nodiscard]] bool shows_lit(int number) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Beside the text, where the numbers are painted.
    class Gutter;

    [[nodiscard]] bool is_lit(int number) const;
    [[nodiscard]] int line_height() const;
    [[nodiscard]] int gutter_width() const;
    void place_gutter();
    void paint_gutter(QWidget& gutter, const QRect& place);
    void take_font();
    void light();
    void scroll_to_lit();

    const Face& face_;
    CodeHighlighter* highlighter_;
    Gutter* gutter_;
    std::vector<std::uint32_t> lit_;
};

}  // namespace bloom::desktop
