#pragma once

#include <QApplication>

namespace bloom::desktop {

/// What has to be done once, right after the QApplication is there: numbers keep the "C" locale
/// (QApplication installs the reader's, in which printf writes 1,50), and the app gets its style.
void start(QApplication& application);

/// Whether the platform lets things move: it does unless animations are switched off, which its
/// style says by a duration of 0. Only known before `start` puts our style over the platform's.
bool platform_lets_things_move();

}  // namespace bloom::desktop
