#include "numbers.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

StatBox::StatBox(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      label_(new Label(face,
                       {.size = 0.9, .ink = &Theme::muted},
                       path + QStringLiteral(".label"),
                       this)),
      value_(new Label(face, {.size = 1.35}, path + QStringLiteral(".value"), this)),
      note_(new Label(face,
                      {.size = 0.85, .ink = &Theme::muted},
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

Numbers::Numbers(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      columns_(new QWidget(this)),
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
    new ColumnsLayout(columns_, 18, 115, 3);
    auto* layout = new StackLayout(this, 16);
    layout->addWidget(gauge_box);
    layout->addWidget(columns_);
    layout->addWidget(why_);
}

void Numbers::render(const presenter::SeeView& previous, const presenter::SeeView& next) {
    if (previous.stats != next.stats) {
        while (stats_.size() > next.stats.size()) {
            delete stats_.back();
            stats_.pop_back();
        }
        for (std::size_t index = 0; index < next.stats.size(); ++index) {
            if (index >= stats_.size()) {
                stats_.push_back(
                    new StatBox(face_, QStringLiteral("see.stats.%1").arg(index), columns_));
                columns_->layout()->addWidget(stats_.back());
                stats_.back()->show();
            }
            stats_[index]->render(next.stats[index]);
        }
    }
    gauge_->render(previous.gauge, next.gauge);
    gauge_label_->show_text(next.gauge.label);
    gauge_text_->show_text(next.gauge.text);
    why_->show_text(next.why);
}

}  // namespace bloom::desktop
