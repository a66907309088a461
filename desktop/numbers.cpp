#include "numbers.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <utility>

namespace bloom::desktop {

StatBox::StatBox(const Face& face, const QString& path, int note_lines, QWidget* parent)
    : QWidget(parent),
      label_(new Label(face,
                       {.size = 0.9, .ink = &Theme::muted},
                       path + QStringLiteral(".label"),
                       this)),
      value_(new Label(face,
                       {.size = 1.35, .keeps_room = true},
                       path + QStringLiteral(".value"),
                       this)),
      note_(new Label(face,
                      {.size = 0.85, .lines = note_lines, .keeps_room = true, .ink = &Theme::muted},
                      path + QStringLiteral(".note"),
                      this)) {
    auto* layout = new StackLayout(this, 2);
    layout->addWidget(label_);
    layout->addWidget(value_);
    layout->addWidget(note_);
}

void StatBox::render(const presenter::Stat& stat) {
    label_->show_text(stat.label);
    value_->show_text(stat.value);
    note_->show_text(stat.note);
}

StatGrid::StatGrid(const Face& face, QString path, Shape shape, QWidget* parent)
    : QWidget(parent),
      face_(face),
      path_(std::move(path)),
      shape_(shape) {
    new ColumnsLayout(this, 18, shape.least_width, shape.most);
}

void StatGrid::render(const std::vector<presenter::Stat>& previous,
                      const std::vector<presenter::Stat>& next) {
    if (previous == next) {
        return;
    }
    while (stats_.size() > next.size()) {
        delete stats_.back();
        stats_.pop_back();
    }
    for (std::size_t index = 0; index < next.size(); ++index) {
        if (index >= stats_.size()) {
            stats_.push_back(new StatBox(face_,
                                         path_ + QStringLiteral(".%1").arg(index),
                                         shape_.note_lines,
                                         this));
            layout()->addWidget(stats_.back());
            stats_.back()->show();
        }
        stats_[index]->render(next[index]);
    }
}

Numbers::Numbers(const Face& face, QWidget* parent)
    : QWidget(parent),
      stats_(
          new StatGrid(face, QStringLiteral("see.stats"), {.least_width = 115, .most = 3}, this)),
      gauge_label_(new Label(face,
                             {.size = 0.9, .ink = &Theme::muted},
                             QStringLiteral("see.gauge.label"),
                             this)),
      gauge_(new Gauge(face, this)),
      gauge_text_(new Label(face,
                            {.size = 0.85, .ink = &Theme::muted},
                            QStringLiteral("see.gauge.text"),
                            this)),
      why_(new Label(face, {.lines = 2}, QStringLiteral("see.why"), this)) {
    auto* gauge_box = new QWidget(this);
    auto* in_gauge_box = new StackLayout(gauge_box, 2);
    in_gauge_box->addWidget(gauge_label_);
    in_gauge_box->addWidget(gauge_);
    in_gauge_box->addWidget(gauge_text_);
    auto* layout = new StackLayout(this, 16);
    layout->addWidget(gauge_box);
    layout->addWidget(stats_);
    layout->addWidget(why_);
}

void Numbers::render(const presenter::SeeView& previous, const presenter::SeeView& next) {
    stats_->render(previous.stats, next.stats);
    gauge_->render(previous.gauge, next.gauge);
    gauge_label_->show_text(next.gauge.label);
    gauge_text_->show_text(next.gauge.text);
    why_->show_text(next.why);
}

}  // namespace bloom::desktop
