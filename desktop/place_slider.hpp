#pragma once

#include "face.hpp"

#include "presenter/view_state.hpp"

#include <QSlider>

namespace bloom::desktop {

/// The slider of a quantity. Its places are 0 to 1000; the view says where it stands, which can be
/// a little beside where it was dragged, since it stops at values of few digits. All that one drag
/// passes is one step of undo, and so is each key. To assistive technology its value is a text.
class PlaceSlider : public QSlider {
    Q_OBJECT

public:
    PlaceSlider(const Face& face,
                presenter::Setting quantity,
                const QString& path,
                QWidget* parent);

    void render(const presenter::QuantityView& previous, const presenter::QuantityView& next);

    /// The value in words.
    [[nodiscard]] QString spoken() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void drag(int place);
    void drop();
    /// One step of the keyboard, which always comes to another value, except at the ends.
    void step(double direction);

    const Face& face_;
    presenter::Setting quantity_;
    double position_ = 0;
    bool is_held_ = false;  ///< by the pointer, from the press on
    QString spoken_;
};

/// The dynamic property of a slider whose quantity is worked out from the others.
inline constexpr const char* solved_property = "solved";

}  // namespace bloom::desktop
