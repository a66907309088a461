#pragma once

#include "button.hpp"
#include "density_map.hpp"
#include "face.hpp"
#include "label.hpp"

#include <QWidget>

namespace bloom::desktop {

/// The shades of the density map, from the lightest to the darkest.
class ShadeScale : public QWidget {
    Q_OBJECT

public:
    ShadeScale(const Face& face, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Face& face_;
};

/// The density map with what it shows, how to read it, and the buttons that move it.
class MapPanel : public QWidget {
    Q_OBJECT

public:
    MapPanel(const Face& face, QWidget* parent);

    void render(const presenter::MapView& previous, const presenter::MapView& next);

private:
    Label* title_;
    Label* caption_;
    DensityMap* map_;
    Label* lightest_;
    Label* darkest_;
    Label* note_;
    Button* zoom_in_;
    Button* zoom_out_;
    Button* back_;
    Button* forward_;
    Button* whole_;
};

}  // namespace bloom::desktop
