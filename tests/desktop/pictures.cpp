// Pictures of the app, for people to look at: `BLOOM_PICTURES=folder desktop_tests "[.pictures]"`,
// with QT_SCALE_FACTOR=2 for a fine screen. Not run by default: it compares nothing.

#include "window.hpp"

#include <QDir>

using namespace bloom::desktop_tests;

namespace {

struct Subject {
    const char* name;
    std::vector<std::string> lines;
};

const std::vector<Subject> subjects{
    {"opening", {}},
    {"lime", {"query lime"}},
    {"lime-2", {"query lime", "back"}},
    {"mango", {"query mango"}},
    {"kiwi", {"add kiwi"}},
    {"m64", {"preset simulator", "query crimson"}},
    {"m256", {"set m 256", "set k 5", "fill 30", "query walnut"}},
    {"m1000", {"set m 1000", "set k 7", "fill 100", "find"}},
    {"m4096-k16", {"set m 4096", "set k 16", "fill 200", "find"}},
    {"k16", {"set k 16", "query lime"}},
    {"code", {"set code on", "query lime", "back"}},
    {"code-rust", {"set code on", "set language rust", "set scheme bloom-128", "query mango"}},
    {"code-missing", {"set code on", "set language c", "set scheme sha256-double", "copied"}},
    {"tune", {"screen tune", "set n 1000"}},
    {"tune-drag", {"screen tune", "drag p 0.3", "drop", "drag n 0.8", "aim k 0.5", "table n"}},
    {"tune-refusals",
     {"screen tune", "set scale linear", "set m many", "set solve k", "set p 0", "set lookup x"}},
    {"tune-check",
     {"screen tune", "set solve p", "set m 1024", "set n 100", "set k 7", "check", "table check"}},
    {"measure", {"screen measure"}},
    {"measure-run",
     {"screen measure",
      "set n 20000",
      "set queries 200000",
      "set filters 30",
      "set checkpoints on",
      "run"}},
    {"measure-clumps",
     {"screen measure", "set n 300", "set scheme fnv1a-double", "run", "table convergence"}},
    {"measure-refusals",
     {"screen measure", "set m 1 TiB", "set seed many", "set queries 0", "run"}},
    {"embed", {"embed", "embed show tabs off", "embed lock m on", "copied tag"}},
    {"parts", {"link ?controls=transport,words,settings&lock=m,words&m=32", "query mango"}},
    {"link-problems", {"link ?m=1e999&k=0x10&words=a,%ff&step=9&lock=m,n,screen"}},
    {"tune-locks", {"link ?screen=tune&controls=settings,charts&lock=m,p"}},
    {"refusals", {"set m many", "set k 99", "type \\xff", "inspect 4"}},
};

}  // namespace

TEST_CASE("pictures are taken", "[.pictures]") {
    const QDir folder(qEnvironmentVariable("BLOOM_PICTURES", QStringLiteral(".")));
    for (const bool is_dark : {false, true}) {
        const AppPalette palette(is_dark ? dark_palette() : light_palette());
        for (const Subject& subject : subjects) {
            for (const int width : {360, 820, 1280}) {
                Window window;
                for (const std::string& line : subject.lines) {
                    window->run(line);
                }
                window->finish();
                window.page()->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
                window.show(width, 1000);
                const int height = window.page()->widget()->heightForWidth(width);
                window.show(width, height);
                // The array's map comes a few rows at a time.
                QTest::qWait(50);
                const QString name = QStringLiteral("%1-%2%3.png")
                                         .arg(QString::fromUtf8(subject.name))
                                         .arg(width)
                                         .arg(is_dark ? QStringLiteral("-dark") : QString());
                CHECK(window->grab().save(folder.filePath(name)));
                if (window->view().embed.shown) {
                    auto* dialog = window->findChild<bloom::desktop::EmbedDialog*>();
                    dialog->resize(width, 900);
                    QTest::qWait(50);
                    CHECK(dialog->grab().save(folder.filePath(QStringLiteral("dialog-") + name)));
                }
            }
        }
    }
}
