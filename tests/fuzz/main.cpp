// Feeds the fuzzer's entry with mutated scripts, the same ones at every run.

#include <array>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <random>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::array<std::string_view, 54> lines{
    "link ?v=1&m=64&k=3&words=apple,b%2Cc&query=lime&step=2",
    "link ?n=1000&p=&m=8192&k=",
    "amend ?add=kiwi&controls=words,tabs&lock=m,query",
    "amend ?m=1e999&k=0x10&words=%ff,%zz&query=%ED%A0%80&v=2",
    "set lock all",
    "embed",
    "embed lock m on",
    "dismiss",
    "add kiwi",
    "add \"two words\"",
    "add \"\\xf0\\x9f\\x8d\\x8b\"",
    "add \"\\x00\\xff\"",
    "query lime",
    "query mango",
    "query \"e\\xcc\\x81\"",
    "query apple",
    "prepare lime",
    "found gutter",
    "type pl",
    "type \"\\xed\\xa0\\x80\"",
    "set m 64",
    "set m 1",
    "set m 4,096",
    "set m many",
    "set k 1",
    "set k 5",
    "set k 16",
    "set scheme figure",
    "set scheme md5-single",
    "set scheme blake2b-double",
    "set key course",
    "set speed 4",
    "set motion on",
    "set motion off",
    "set bytes on",
    "preset figure",
    "preset lab",
    "preset simulator",
    "fill 10",
    "fill 300",
    "find",
    "inspect 4",
    "inspect none",
    "undo",
    "redo",
    "reset",
    "play",
    "pause",
    "tick",
    "start",
    "back",
    "step",
    "end",
    ""};

class Mutator {
public:
    explicit Mutator(std::uint32_t seed) : random_(seed) {}

    /// A script of a few lines, one in three of them damaged.
    std::string script() {
        std::string text;
        for (std::uint32_t count = 1 + below(14); count > 0; --count) {
            std::string line(lines[below(lines.size())]);
            if (below(3) == 0) {
                damage(line);
            }
            text += line + "\n";
        }
        return text;
    }

private:
    // The standard's distributions differ between libraries; this does not.
    std::uint32_t below(std::size_t bound) { return static_cast<std::uint32_t>(random_() % bound); }

    void damage(std::string& line) {
        for (std::uint32_t count = 1 + below(3); count > 0; --count) {
            const std::size_t at = below(line.size() + 1);
            const auto byte = static_cast<char>(below(256));
            switch (below(6)) {
                case 0:
                    line.insert(at, 1, byte);
                    break;
                case 1:
                    line.erase(at, 1 + below(4));
                    break;
                case 2:
                    line.insert(at, lines[below(lines.size())]);
                    break;
                case 3:
                    line.insert(at, below(200), byte);
                    break;
                case 4:
                    line.insert(at, std::to_string(random_()));
                    break;
                default:
                    if (at < line.size()) {
                        line[at] = byte;
                    }
                    break;
            }
        }
    }

    std::mt19937 random_;
};

}  // namespace

int main() {
    constexpr int scripts = 600;
    Mutator mutator(1'970);
    for (int count = 0; count < scripts; ++count) {
        const std::string script = mutator.script();
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(script.data()), script.size());
    }
    std::printf("%d scripts ran\n", scripts);
    return 0;
}
