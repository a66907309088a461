#pragma once

#include <QAbstractButton>
#include <QKeyEvent>
#include <QString>

/// What our two kinds of button, Button and Chip, have in common.
namespace bloom::desktop {

/// Text of a button: Qt would take an ampersand in it for a mnemonic.
QString without_mnemonics(const QString& text);

/// Whether a button has to show that it has the focus: only to those who use the keyboard.
bool shows_focus(const QAbstractButton& button);

/// Keys that a button treats otherwise than Qt's: Return presses it, as Space does; the arrows,
/// with which Qt would move the focus, are left to the transport. Whether the key was one of them.
bool take_key(QAbstractButton& button, QKeyEvent& event);

}  // namespace bloom::desktop
