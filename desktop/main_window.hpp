#pragma once

#include "button.hpp"
#include "embed_dialog.hpp"
#include "face.hpp"
#include "link_notice.hpp"
#include "live_region.hpp"
#include "measure_screen.hpp"
#include "screen_tabs.hpp"
#include "see_screen.hpp"
#include "tune_screen.hpp"

#include "presenter/playground.hpp"

#include <QScrollArea>
#include <QTimer>
#include <QWidget>

#include <string>
#include <string_view>
#include <vector>

namespace bloom::desktop {

/// A scroll area that leaves to the window the keys of the transport that it could scroll with.
class Page : public QScrollArea {
    Q_OBJECT

public:
    explicit Page(QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// The window: owns the playground, sends it commands, and shows what comes of them. Keeps the
/// clock while a trace plays, the keys of the transport, and the theme.
class MainWindow : public QWidget {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    /// Carries out a command and shows what comes of it.
    void dispatch(presenter::Command command);

    /// Reads a line (see presenter/codec.hpp) and carries it out. Returns why it can't be read, or
    /// nothing.
    std::string run(std::string_view line);

    /// Carries long work that is under way to its end, however long that takes.
    void finish();

    [[nodiscard]] const presenter::ViewState& view() const;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show_view();
    [[nodiscard]] bool is_shown(const presenter::ViewState& view) const;
    [[nodiscard]] bool is_same_screen(const presenter::ViewState& view) const;
    [[nodiscard]] QWidget* widget_of(presenter::Screen screen) const;
    void show_screen(presenter::Screen screen);
    void show_parts(const presenter::PartsView& parts);
    void keep_time();
    void keep_working();
    void advance();
    void adopt_system_look();

    presenter::Playground playground_;
    presenter::ViewState shown_;  ///< of the screens that are hidden, what they showed last
    Face face_;
    QTimer clock_;
    QTimer slices_;  ///< runs while long work is under way
    Page* page_;
    QWidget* head_;
    ScreenTabs* tabs_;
    Button* embed_;
    LinkNotice* link_notice_;
    SeeScreen* see_;
    TuneScreen* tune_;
    MeasureScreen* measure_;
    LiveRegion* live_;
    EmbedDialog* embed_dialog_;
    bool showing_ = false;
    std::vector<presenter::Command> waiting_;
};

}  // namespace bloom::desktop
