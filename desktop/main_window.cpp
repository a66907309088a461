#include "main_window.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>

#include <utility>

namespace bloom::desktop {

namespace {

/// The text size of the screen against that of the system's controls: it is read, not operated.
constexpr double reading_size = 1.2;

bool is_transport_key(int key) {
    return key == Qt::Key_Space || key == Qt::Key_Left || key == Qt::Key_Right ||
           key == Qt::Key_Home || key == Qt::Key_End;
}

/// Whether the control that has the focus uses the keys of the transport itself.
bool uses_keys_itself(const QWidget* control) {
    return qobject_cast<const QLineEdit*>(control) != nullptr ||
           qobject_cast<const QComboBox*>(control) != nullptr ||
           qobject_cast<const QTabBar*>(control) != nullptr;
}

}  // namespace

Page::Page(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    // Tab goes from control to control; the page itself is not a stop.
    setFocusPolicy(Qt::NoFocus);
}

void Page::keyPressEvent(QKeyEvent* event) {
    if (is_transport_key(event->key())) {
        event->ignore();
        return;
    }
    QScrollArea::keyPressEvent(event);
}

MainWindow::MainWindow()
    : face_{
          .dispatch = [this](presenter::Command command) { dispatch(std::move(command)); },
          .chart_csv = [this](std::string_view chart) { return playground_.chart_csv(chart); },
          .results_csv = [this] { return playground_.results_csv(); },
          .open_list =
              [this](presenter::ListKind kind, std::string_view name, std::uint64_t bytes) {
                  const bool is_wanted = playground_.open_list(kind, name, bytes);
                  show_view();
                  return is_wanted;
              },
          .give_list =
              [this](std::string_view chunk) {
                  const presenter::Advance advance = playground_.give_list(chunk);
                  if (advance.view_is_new) {
                      show_view();
                  }
                  return advance.has_more;
              },
          .end_list =
              [this] {
                  playground_.end_list();
                  show_view();
              },
          .fail_list =
              [this](presenter::ListProblem problem) {
                  playground_.fail_list(problem);
                  show_view();
              },
          .density_cells = [this](std::uint64_t first) { return playground_.density_cells(first); },
          .theme = {}},
      page_(new Page(this)) {
    adopt_system_look();
    auto* desk = new QWidget(page_);
    auto* on_desk = new StackLayout(desk, 10, 960);
    on_desk->set_margins(10, 10, 10);
    head_ = new QWidget(desk);
    auto* in_head = new FlowLayout(head_, 12, 4);
    tabs_ = new ScreenTabs(face_, head_);
    tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    embed_ = new Button(face_, ButtonKind::plain, QStringLiteral("embed_action"), head_);
    embed_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    in_head->addWidget(tabs_);
    in_head->addWidget(embed_);
    link_notice_ = new LinkNotice(face_, desk);
    see_ = new SeeScreen(face_, desk);
    tune_ = new TuneScreen(face_, desk);
    tune_->hide();
    measure_ = new MeasureScreen(face_, desk);
    measure_->hide();
    live_ = new LiveRegion(desk);
    on_desk->addWidget(head_);
    on_desk->addWidget(link_notice_);
    on_desk->addWidget(see_);
    on_desk->addWidget(tune_);
    on_desk->addWidget(measure_);
    on_desk->addWidget(live_);
    page_->setWidget(desk);
    embed_dialog_ = new EmbedDialog(face_, this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(page_);

    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, [this] { dispatch(presenter::Tick{}); });
    // Whenever the events that have come in are dealt with.
    slices_.setInterval(0);
    connect(&slices_, &QTimer::timeout, this, &MainWindow::advance);
    setMinimumSize(320, 320);
    resize(units(*this, 900), units(*this, 960));
    show_view();
}

MainWindow::~MainWindow() {
    // While they go, controls can lose the focus and send a last command; nobody waits for it. They
    // have to be gone before the face that they draw with.
    face_.dispatch = [](const presenter::Command& /*command*/) {};
    delete embed_dialog_;
    delete page_;
}

void MainWindow::dispatch(presenter::Command command) {
    waiting_.push_back(std::move(command));
    if (showing_) {
        // What is shown can make a control lose the focus, which can send a command: it waits.
        return;
    }
    while (!waiting_.empty()) {
        const presenter::Command next = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        playground_.apply(next);
        show_view();
    }
}

std::string MainWindow::run(std::string_view line) {
    std::string error = playground_.run(line);
    show_view();
    return error;
}

void MainWindow::finish() {
    playground_.finish();
    show_view();
}

const presenter::ViewState& MainWindow::view() const {
    return playground_.view();
}

bool MainWindow::event(QEvent* event) {
    const bool is_taken = QWidget::event(event);
    if (event->type() == QEvent::ApplicationPaletteChange ||
        event->type() == QEvent::ApplicationFontChange) {
        adopt_system_look();
    }
    return is_taken;
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool is_transport = shown_.screen == presenter::Screen::see && shown_.parts.transport &&
                              is_transport_key(event->key());
    const bool is_plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (!is_plain || !is_transport || uses_keys_itself(focusWidget())) {
        QWidget::keyPressEvent(event);
        return;
    }
    const presenter::TransportView& transport = shown_.see.transport;
    const presenter::Action* action = nullptr;
    switch (event->key()) {
        case Qt::Key_Space:
            action = event->isAutoRepeat() ? nullptr : &transport.play;
            break;
        case Qt::Key_Left:
            action = &transport.back;
            break;
        case Qt::Key_Right:
            action = &transport.forward;
            break;
        case Qt::Key_Home:
            action = &transport.to_start;
            break;
        default:
            action = &transport.to_end;
    }
    if (action != nullptr && action->enabled) {
        dispatch(action->command);
    }
}

void MainWindow::show_view() {
    showing_ = true;
    const presenter::ViewState& next = playground_.view();
    if (!is_shown(next)) {
        setWindowTitle(to_qt(next.title));
        tabs_->render(shown_.screens, next.screens);
        embed_->render(shown_.embed_action, next.embed_action);
        link_notice_->render(shown_, next);
        if (shown_.parts != next.parts) {
            show_parts(next.parts);
        }
        switch (next.screen) {
            case presenter::Screen::see:
                see_->render(shown_.see, next.see);
                shown_.see = next.see;
                break;
            case presenter::Screen::tune:
                tune_->render(shown_.tune, next.tune);
                shown_.tune = next.tune;
                break;
            case presenter::Screen::measure:
                measure_->render(shown_.measure, next.measure);
                shown_.measure = next.measure;
                break;
        }
        if (next.screen != shown_.screen) {
            show_screen(next.screen);
        }
        embed_dialog_->render(shown_.embed, next.embed);
        live_->announce(next.live);
        shown_.title = next.title;
        shown_.screen = next.screen;
        shown_.screens = next.screens;
        shown_.live = next.live;
        shown_.link_problems = next.link_problems;
        shown_.dismiss = next.dismiss;
        shown_.parts = next.parts;
        shown_.embed_action = next.embed_action;
        shown_.embed = next.embed;
    }
    keep_time();
    keep_working();
    showing_ = false;
}

bool MainWindow::is_shown(const presenter::ViewState& view) const {
    return view.screen == shown_.screen && is_same_screen(view) && view.screens == shown_.screens &&
           view.title == shown_.title && view.live == shown_.live && view.parts == shown_.parts &&
           view.link_problems == shown_.link_problems && view.embed == shown_.embed;
}

bool MainWindow::is_same_screen(const presenter::ViewState& view) const {
    switch (view.screen) {
        case presenter::Screen::see:
            return view.see == shown_.see;
        case presenter::Screen::tune:
            return view.tune == shown_.tune;
        case presenter::Screen::measure:
            return view.measure == shown_.measure;
    }
    return true;
}

QWidget* MainWindow::widget_of(presenter::Screen screen) const {
    switch (screen) {
        case presenter::Screen::see:
            return see_;
        case presenter::Screen::tune:
            return tune_;
        case presenter::Screen::measure:
            return measure_;
    }
    return nullptr;
}

void MainWindow::show_screen(presenter::Screen screen) {
    QWidget* other = widget_of(shown_.screen);
    QWidget* one = widget_of(screen);
    if (other != nullptr) {
        if (focusWidget() != nullptr && other->isAncestorOf(focusWidget())) {
            tabs_->setFocus();
        }
        other->hide();
    }
    if (one != nullptr) {
        one->show();
    }
    page_->verticalScrollBar()->setValue(0);
}

void MainWindow::show_parts(const presenter::PartsView& parts) {
    tabs_->setVisible(parts.tabs);
    embed_->setVisible(parts.embed);
    head_->setVisible(parts.tabs || parts.embed);
    see_->show_parts(parts);
    tune_->show_parts(parts);
    measure_->show_parts(parts);
}

void MainWindow::keep_time() {
    // A trace that plays waits while another screen is shown.
    const presenter::TransportView& transport = shown_.see.transport;
    if (!transport.playing || shown_.screen != presenter::Screen::see) {
        clock_.stop();
        return;
    }
    const int pause = static_cast<int>(transport.tick_ms);
    if (!clock_.isActive() || clock_.interval() != pause) {
        clock_.start(pause);
    }
}

void MainWindow::keep_working() {
    const bool is_working = playground_.view().slice_ms > 0;
    if (is_working && !slices_.isActive()) {
        slices_.start();
    } else if (!is_working) {
        slices_.stop();
    }
}

void MainWindow::advance() {
    if (playground_.advance(playground_.view().slice_ms).view_is_new) {
        show_view();
    }
}

void MainWindow::adopt_system_look() {
    const Theme theme = theme_for(QApplication::palette());
    if (theme != face_.theme) {
        face_.theme = theme;
        setPalette(native_palette(theme));
        update();
    }
    QFont reading = QApplication::font();
    if (reading.pixelSize() > 0) {
        reading.setPixelSize(static_cast<int>(reading.pixelSize() * reading_size));
    } else {
        reading.setPointSizeF(reading.pointSizeF() * reading_size);
    }
    if (reading != font()) {
        setFont(reading);
    }
}

}  // namespace bloom::desktop
