#pragma once

#include "density_map.hpp"

#include <QAccessibleWidget>

namespace bloom::desktop {

/// The density map for assistive technology: a graphic, named like its title, described by its
/// caption. What it shows in numbers is the fill ratio among the results.
class AccessibleMap : public QAccessibleWidget {
public:
    explicit AccessibleMap(DensityMap* map);

    /// Makes Qt use this class for every DensityMap. Once is enough, more does no harm.
    static void install();
};

}  // namespace bloom::desktop
