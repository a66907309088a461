#include "generators.hpp"

#include "model/hash_key.hpp"

#include <algorithm>
#include <utility>

namespace bloom::test {
namespace {

using namespace bloom::presenter;

void append_utf8(std::string& text, char32_t code_point) {
    const auto byte = [&text](std::uint32_t value) { text += static_cast<char>(value); };
    if (code_point < 0x80) {
        byte(code_point);
    } else if (code_point < 0x800) {
        byte(0xc0U | code_point >> 6U);
        byte(0x80U | (code_point & 0x3fU));
    } else if (code_point < 0x10000) {
        byte(0xe0U | code_point >> 12U);
        byte(0x80U | (code_point >> 6U & 0x3fU));
        byte(0x80U | (code_point & 0x3fU));
    } else {
        byte(0xf0U | code_point >> 18U);
        byte(0x80U | (code_point >> 12U & 0x3fU));
        byte(0x80U | (code_point >> 6U & 0x3fU));
        byte(0x80U | (code_point & 0x3fU));
    }
}

rc::Gen<char32_t> any_code_point() {
    const auto between = [](std::uint32_t first, std::uint32_t past) {
        return rc::gen::map(rc::gen::inRange(first, past),
                            [](std::uint32_t value) { return static_cast<char32_t>(value); });
    };
    return rc::gen::oneOf(between('a', 'z' + 1),
                          between(0, 0x80),
                          between(0x80, 0x800),
                          between(0x800, 0xd800),
                          between(0xe000, 0x10000),
                          between(0x10000, 0x110000));
}

/// Words of the presets and of the built-in list, so that commands meet.
rc::Gen<std::string> familiar_word() {
    return rc::gen::element<std::string>("apple",
                                         "banana",
                                         "cherry",
                                         "lime",
                                         "kiwi",
                                         "mango",
                                         "plum",
                                         "Ada",
                                         "amber",
                                         "cat",
                                         "assist",
                                         "short",
                                         "gymnasium");
}

rc::Gen<std::string> command_word() {
    return rc::gen::weightedOneOf<std::string>({{8, familiar_word()},
                                                {4, any_word()},
                                                {1, any_bytes()},
                                                {1, rc::gen::just(std::string(65'537, 'x'))}});
}

rc::Gen<std::string> setting_value() {
    return rc::gen::oneOf(
        rc::gen::map(rc::gen::inRange(-2, 5'000),
                     [](int number) { return std::to_string(number); }),
        rc::gen::map(rc::gen::inRange(1, 17), [](int number) { return std::to_string(number); }),
        rc::gen::element<std::string>("1",
                                      "16",
                                      "64",
                                      "4,096",
                                      "1,5",
                                      "",
                                      "nan",
                                      "on",
                                      "off",
                                      "0.5",
                                      "4",
                                      "course"),
        any_bytes());
}

rc::Gen<std::string> scheme_name() {
    return rc::gen::element<std::string>("figure",
                                         "polynomial-131",
                                         "fnv1a-double",
                                         "murmur3-double",
                                         "murmur3-seeded",
                                         "sha256-double",
                                         "blake2b-double",
                                         "md5-single",
                                         "bloom-128");
}

rc::Gen<std::string> language_name() {
    return rc::gen::element<std::string>("c++",
                                         "c",
                                         "python",
                                         "javascript",
                                         "java",
                                         "c#",
                                         "go",
                                         "rust",
                                         "cobol");
}

rc::Gen<std::string> tuned_value() {
    return rc::gen::oneOf(
        rc::gen::map(rc::gen::inRange(-1, 3'000),
                     [](int number) { return std::to_string(number); }),
        rc::gen::map(rc::gen::inRange(-300, 15),
                     [](int power) { return "1.5e" + std::to_string(power); }),
        rc::gen::map(rc::gen::inRange(1, 1'000'000'000),
                     [](int billionths) { return std::to_string(billionths) + "e-9"; }),
        rc::gen::element<std::string>("1 %",
                                      "1 in 1000",
                                      "12 MiB",
                                      "1.2 GB",
                                      "10M",
                                      "1 million",
                                      "150 %",
                                      "5 ms",
                                      "80 ns",
                                      "281474976710656",
                                      "0x10",
                                      "1e999",
                                      "nan",
                                      "",
                                      "1,5"),
        any_bytes());
}

rc::Gen<Setting> tuned_quantity() {
    return rc::gen::element(Setting::n,
                            Setting::m,
                            Setting::k,
                            Setting::p,
                            Setting::actual,
                            Setting::item,
                            Setting::lookup,
                            Setting::probe,
                            Setting::absent);
}

rc::Gen<Setting> slider_quantity() {
    return rc::gen::element(Setting::n, Setting::m, Setting::k, Setting::p, Setting::actual);
}

/// A place from 0 to 1, of as many digits as a command carries.
rc::Gen<double> any_place() {
    return rc::gen::map(rc::gen::inRange(0, 1'000'000'001),
                        [](int billionths) { return static_cast<double>(billionths) / 1e9; });
}

rc::Gen<std::string> chart_name() {
    return rc::gen::element<std::string>("k",
                                         "n",
                                         "bits",
                                         "memory",
                                         "check",
                                         "convergence",
                                         "load",
                                         "filters",
                                         "q");
}

rc::Gen<std::string> any_link() {
    return rc::gen::map(rc::gen::tuple(tuned_value(), tuned_value(), tuned_value(), tuned_value()),
                        [](const auto& parts) {
                            const auto& [n, p, m, k] = parts;
                            return "?n=" + n + "&p=" + p + "&m=" + m + "&k=" + k;
                        });
}

/// Links of all screens, some of their parts damaged.
rc::Gen<std::string> any_state_link() {
    const auto part = rc::gen::element<std::string>("screen=tune",
                                                    "screen=measure",
                                                    "screen=nowhere",
                                                    "preset=lab",
                                                    "m=64",
                                                    "m=1e999",
                                                    "k=5",
                                                    "k=0x10",
                                                    "n=12",
                                                    "p=3%25",
                                                    "scheme=md5-single",
                                                    "key=%22+course%22",
                                                    "words=apple,a%2Cb,%22+x+%22",
                                                    "words=",
                                                    "words=%ff,%zz,",
                                                    "query=lime",
                                                    "query=%ED%A0%80",
                                                    "add=kiwi",
                                                    "add=apple",
                                                    "step=1",
                                                    "step=99",
                                                    "autoplay",
                                                    "seed=7",
                                                    "filters=2",
                                                    "size=textbook",
                                                    "solve=k",
                                                    "actual=1.5x",
                                                    "code=on",
                                                    "controls=words,steps",
                                                    "lock=m,query",
                                                    "lock=all",
                                                    "v=2");
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(part),
                        [](const std::vector<std::string>& parts) {
                            std::string link = "?v=1";
                            for (const std::string& one : parts) {
                                link += "&" + one;
                            }
                            return link;
                        });
}

template <class One, class Member>
using MemberOf = Member One::*;

template <class One, class Member, class Value>
rc::Gen<Command> with(MemberOf<One, Member> member, rc::Gen<Value> value) {
    return rc::gen::map(std::move(value), [member](Value given) {
        One one;
        one.*member = std::move(given);
        return Command(one);
    });
}

rc::Gen<Command> setting(Setting which, rc::Gen<std::string> value) {
    return rc::gen::map(std::move(value), [which](std::string given) {
        return Command(Set{.setting = which, .value = std::move(given)});
    });
}

/// A command of the tuning screen.
rc::Gen<Command> tuning() {
    return rc::gen::weightedOneOf<Command>(
        {{6,
          rc::gen::map(rc::gen::tuple(tuned_quantity(), tuned_value()),
                       [](std::tuple<Setting, std::string> given) {
                           return Command(Set{.setting = std::get<0>(given),
                                              .value = std::move(std::get<1>(given))});
                       })},
         {3,
          setting(Setting::solve, rc::gen::element<std::string>("m+k", "m", "n", "k", "p", "q"))},
         {1, setting(Setting::size, rc::gen::element<std::string>("least", "textbook", "small"))},
         {1, setting(Setting::scale, rc::gen::element<std::string>("log", "linear", ""))},
         {4,
          rc::gen::map(rc::gen::tuple(slider_quantity(), any_place()),
                       [](const std::tuple<Setting, double>& given) {
                           return Command(Drag{.quantity = std::get<0>(given),
                                               .position = std::get<1>(given)});
                       })},
         {2,
          rc::gen::map(rc::gen::tuple(slider_quantity(), rc::gen::arbitrary<bool>()),
                       [](const std::tuple<Setting, bool>& given) {
                           return Command(
                               Nudge{.quantity = std::get<0>(given), .up = std::get<1>(given)});
                       })},
         {1, with(&ToggleTable::chart, chart_name())},
         {2,
          rc::gen::map(
              rc::gen::tuple(chart_name(), rc::gen::element(Aim::next, Aim::previous, Aim::none)),
              [](std::tuple<std::string, Aim> given) {
                  return Command(AimCrosshair{.chart = std::move(std::get<0>(given)),
                                              .aim = std::get<1>(given)});
              })},
         {1,
          rc::gen::map(rc::gen::tuple(chart_name(), any_place()),
                       [](std::tuple<std::string, double> given) {
                           return Command(AimCrosshair{.chart = std::move(std::get<0>(given)),
                                                       .aim = Aim::at,
                                                       .place = std::get<1>(given)});
                       })},
         {1, with(&OpenLink::link, any_link())},
         {1, with(&OpenLink::link, any_bytes())},
         {1, with(&OpenLink::link, any_state_link())},
         {2, with(&AmendLink::link, any_state_link())},
         {3,
          with(&ShowScreen::screen, rc::gen::element(Screen::see, Screen::tune, Screen::measure))},
         {2, rc::gen::element<Command>(CheckSchemes{}, Cancel{})},
         {3, rc::gen::element<Command>(Drop{}, SeeFilter{}, TuneFilter{}, Reset{})}});
}

rc::Gen<Command> measuring() {
    const auto move =
        rc::gen::element(MapMove::whole, MapMove::zoom_in, MapMove::zoom_out, MapMove::shift);
    return rc::gen::weightedOneOf<Command>(
        {{2, setting(Setting::queries, tuned_value())},
         {1, setting(Setting::seed, tuned_value())},
         {1, setting(Setting::filters, rc::gen::element<std::string>("1", "7", "0", "many"))},
         {1, setting(Setting::checkpoints, rc::gen::element<std::string>("on", "off", ""))},
         {1, setting(Setting::scheme, scheme_name())},
         {2, with(&ShowScreen::screen, rc::gen::just(Screen::measure))},
         {3, rc::gen::element<Command>(Run{}, Pause{}, Resume{}, Cancel{})},
         {1,
          rc::gen::map(rc::gen::tuple(move, any_place()),
                       [](const std::tuple<MapMove, double>& given) {
                           const auto& [way, place] = given;
                           return way == MapMove::whole
                                      ? Command(MoveMap{})
                                      : Command(MoveMap{.move = way, .place = place});
                       })}});
}

rc::Gen<Command> plain() {
    return rc::gen::element<Command>(FindFalsePositive{},
                                     Undo{},
                                     Redo{},
                                     Play{},
                                     Pause{},
                                     Tick{},
                                     ToStart{},
                                     StepBack{},
                                     StepForward{},
                                     ToEnd{},
                                     Copied{.done = true},
                                     Copied{.done = false},
                                     Copied{.done = true, .what = "tag"},
                                     Dismiss{},
                                     Embed{},
                                     Embed{.what = "show tabs off"},
                                     Embed{.what = "lock everything on"},
                                     Embed{.what = "close"},
                                     Set{.setting = Setting::controls, .value = "words,tabs"},
                                     Set{.setting = Setting::lock, .value = "m,n"},
                                     Inspect{});
}

}  // namespace

rc::Gen<std::string> any_word() {
    return rc::gen::map(rc::gen::container<std::u32string>(any_code_point()),
                        [](const std::u32string& code_points) {
                            std::string text;
                            for (const char32_t code_point : code_points) {
                                append_utf8(text, code_point);
                            }
                            return text;
                        });
}

rc::Gen<std::string> any_bytes() {
    return rc::gen::container<std::string>(
        rc::gen::map(rc::gen::inRange(0, 256), [](int byte) { return static_cast<char>(byte); }));
}

rc::Gen<model::Parameters> any_parameters() {
    const auto scheme =
        rc::gen::map(rc::gen::inRange(0, static_cast<int>(model::Scheme::bloom_128) + 1),
                     [](int value) { return static_cast<model::Scheme>(value); });
    const auto m = rc::gen::oneOf(rc::gen::inRange<std::uint64_t>(1, 65),
                                  rc::gen::inRange<std::uint64_t>(1, 5'000));
    return rc::gen::map(
        rc::gen::tuple(m, rc::gen::inRange<std::uint32_t>(1, 33), scheme, any_bytes()),
        [](const std::tuple<std::uint64_t, std::uint32_t, model::Scheme, std::string>& given) {
            const auto& [bits, hashes, way, key] = given;
            return model::Parameters{.m = bits,
                                     .k = std::min(hashes, model::most_hashes(way)),
                                     .scheme = way,
                                     .key = model::HashKey::make(key).value_or(model::HashKey{})};
        });
}

rc::Gen<Command> any_change() {
    return rc::gen::weightedOneOf<Command>(
        {{6, with(&AddWord::word, familiar_word())},
         {4, with(&AddWord::word, any_word())},
         {3, setting(Setting::m, setting_value())},
         {3, setting(Setting::k, setting_value())},
         {2, setting(Setting::scheme, scheme_name())},
         {1, setting(Setting::key, any_word())},
         {1, with(&AddFromList::count, rc::gen::inRange<std::uint32_t>(0, 40))},
         {1, with(&LoadPreset::id, rc::gen::element<std::string>("figure", "lab", "simulator"))},
         {1, rc::gen::just(Command(Reset{}))}});
}

rc::Gen<Command> any_command() {
    return rc::gen::weightedOneOf<Command>(
        {{6, any_change()},
         {8, plain()},
         {8, tuning()},
         {5, measuring()},
         {4, with(&QueryWord::word, command_word())},
         {2, with(&AddWord::word, command_word())},
         {1, with(&PrepareQuery::word, command_word())},
         {1, with(&PrepareFound::word, command_word())},
         {1, with(&TypeWord::text, command_word())},
         {1, with(&LoadPreset::id, any_bytes())},
         {1, setting(Setting::scheme, setting_value())},
         {1, setting(Setting::key, any_bytes())},
         {1, setting(Setting::code, rc::gen::element<std::string>("on", "on", "off", "maybe"))},
         {1, setting(Setting::language, language_name())},
         {1, setting(Setting::speed, setting_value())},
         {2, setting(Setting::motion, setting_value())},
         {1, setting(Setting::bytes, setting_value())},
         {1,
          with(&Inspect::position,
               rc::gen::map(rc::gen::inRange<std::uint64_t>(0, 5'000),
                            [](std::uint64_t position) { return std::optional(position); }))}});
}

}  // namespace bloom::test
