#include "main_window.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

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
           qobject_cast<const QComboBox*>(control) != nullptr;
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
    : face_{.dispatch = [this](presenter::Command command) { dispatch(std::move(command)); },
            .theme = {}},
      page_(new Page(this)) {
    adopt_system_look();
    auto* desk = new QWidget(page_);
    auto* on_desk = new StackLayout(desk, 0, 960);
    on_desk->set_margins(10, 10, 10);
    see_ = new SeeScreen(face_, desk);
    live_ = new LiveRegion(desk);
    on_desk->addWidget(see_);
    on_desk->addWidget(live_);
    page_->setWidget(desk);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(page_);

    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, [this] { dispatch(presenter::Tick{}); });
    setMinimumSize(320, 320);
    resize(units(*this, 900), units(*this, 960));
    show_view();
}

MainWindow::~MainWindow() {
    // While they go, controls can lose the focus and send a last command; nobody waits for it. They
    // have to be gone before the face that they draw with.
    face_.dispatch = [](const presenter::Command& /*command*/) {};
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
    const bool is_plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (!is_plain || !is_transport_key(event->key()) || uses_keys_itself(focusWidget())) {
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
    if (next != shown_) {
        setWindowTitle(to_qt(next.title));
        see_->render(shown_.see, next.see);
        live_->announce(next.live);
        shown_ = next;
    }
    keep_time();
    showing_ = false;
}

void MainWindow::keep_time() {
    const presenter::TransportView& transport = shown_.see.transport;
    if (!transport.playing) {
        clock_.stop();
        return;
    }
    const int pause = static_cast<int>(transport.tick_ms);
    if (!clock_.isActive() || clock_.interval() != pause) {
        clock_.start(pause);
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
