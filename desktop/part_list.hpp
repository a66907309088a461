#pragma once

#include "presenter/embed_view.hpp"

#include <QWidget>

#include <initializer_list>
#include <vector>

namespace bloom::desktop {

/// The widgets of a screen that belong to a part which a page can leave out. A widget that stands
/// for several parts shows while one of them does.
class PartList {
public:
    using Part = bool presenter::PartsView::*;

    void add(std::initializer_list<Part> parts, std::initializer_list<QWidget*> widgets) {
        for (QWidget* widget : widgets) {
            members_.push_back({.widget = widget, .parts = parts});
        }
    }

    void show(const presenter::PartsView& shown) const {
        for (const Member& member : members_) {
            bool is_shown = false;
            for (const Part part : member.parts) {
                is_shown = is_shown || shown.*part;
            }
            if (member.widget->isHidden() == is_shown) {
                member.widget->setVisible(is_shown);
            }
        }
    }

private:
    struct Member {
        QWidget* widget;
        std::vector<Part> parts;
    };

    std::vector<Member> members_;
};

}  // namespace bloom::desktop
