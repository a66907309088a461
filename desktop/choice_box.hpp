#pragma once

#include "face.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QComboBox>
#include <QWidget>

#include <cstdint>

namespace bloom::desktop {

/// A drop-down list that lets the wheel scroll the page unless the list has the focus.
class DropDown : public QComboBox {
    Q_OBJECT

public:
    explicit DropDown(QWidget* parent);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

/// Whether a choice's label and help are shown, or only spoken because the place explains it.
enum class ChoiceTexts : std::uint8_t { shown, spoken };

/// One of several values of the view: label, list, help.
class ChoiceBox : public QWidget {
    Q_OBJECT

public:
    ChoiceBox(const Face& face, ChoiceTexts texts, const QString& path, QWidget* parent);

    void render(const presenter::Choice& previous, const presenter::Choice& next);

private:
    void send(int index);
    void show_selection();

    const Face& face_;
    presenter::Choice shown_;
    Label* label_ = nullptr;
    DropDown* list_;
    Label* help_ = nullptr;
};

}  // namespace bloom::desktop
