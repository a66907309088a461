#include "main_window.hpp"
#include "start.hpp"

#include <QApplication>
#include <QFile>
#include <QTextStream>

#include <string>

namespace {

/// Carries out the lines of a session file. Lines that can't be read are reported and skipped, as
/// by `replay`. Whether the file could be read.
bool run_script(bloom::desktop::MainWindow& window, const QString& path) {
    QTextStream errors(stderr);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        errors << path << ": " << file.errorString() << '\n';
        return false;
    }
    for (int number = 1; !file.atEnd(); ++number) {
        QByteArray line = file.readLine();
        while (line.endsWith('\n') || line.endsWith('\r')) {
            line.chop(1);
        }
        const std::string error = window.run(line.toStdString());
        if (!error.empty()) {
            errors << path << ':' << number << ": " << QString::fromStdString(error) << '\n';
        }
    }
    return true;
}

}  // namespace

/// bloom-playground [SCRIPT]: opens the playground; SCRIPT holds command lines to start with.
int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const bool moves = bloom::desktop::platform_lets_things_move();
    bloom::desktop::start(application);
    bloom::desktop::MainWindow window;
    window.dispatch(bloom::presenter::Set{.setting = bloom::presenter::Setting::motion,
                                          .value = moves ? "on" : "off"});
    const QStringList arguments = application.arguments();
    if (arguments.size() > 1 && !run_script(window, arguments.at(1))) {
        return 1;
    }
    window.show();
    return QApplication::exec();
}
