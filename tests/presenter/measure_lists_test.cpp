#include "measure_support.hpp"

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

using namespace bloom::test;
using namespace std::string_literals;

namespace {

/// Hands a file over in chunks; false as soon as it is not wanted.
bool hand_over(Playground& playground,
               ListKind kind,
               std::string_view name,
               std::string_view file,
               std::size_t chunk = 65'536) {
    if (!playground.open_list(kind, name, file.size())) {
        return false;
    }
    for (std::size_t at = 0; at < file.size(); at += chunk) {
        if (!playground.give_list(file.substr(at, chunk)).has_more) {
            return false;
        }
    }
    playground.end_list();
    playground.finish();
    return true;
}

Playground with_list(std::string_view file, std::size_t chunk = 65'536) {
    Playground playground = after({"screen measure", "set queries 10000"});
    hand_over(playground, ListKind::members, "list.txt", file, chunk);
    return playground;
}

const ListsView& lists(const Playground& playground) {
    return playground.view().measure.lists;
}

std::string error_of(const Playground& playground) {
    return lists(playground).reports.empty() ? "" : lists(playground).reports.back().error;
}

std::string numbered(std::string_view prefix, std::uint64_t count) {
    std::string lines;
    for (std::uint64_t number = 0; number < count; ++number) {
        lines += std::string(prefix) + std::to_string(number) + "\n";
    }
    return lines;
}

}  // namespace

TEST_CASE("a list is read, counted, sized for, and measured") {
    const Playground playground = with_list(numbered("word", 2'000) + "word7\n\n\xff\n");
    const ListsView& view = lists(playground);
    REQUIRE(view.reports.size() == 1);
    const ListReportView& report = view.reports.front();
    CHECK(report.title.find("list.txt") == 0);
    CHECK(value_of(report.stats, "lines") == "2,003");
    CHECK(value_of(report.stats, "distinct") == "2,000");
    CHECK(value_of(report.stats, "duplicates") == "1");
    CHECK(report.left_out ==
          "Left out: line 2,003, not well-formed UTF-8; one blank line; one duplicate.");
    CHECK(report.error.empty());
    // The least m for 2,000 items at 1 %.
    CHECK(value_of(view.result, "m") == "19,186");
    CHECK(value_of(view.result, "k") == "7");
    CHECK(value_of(view.result, "denied") == "0");
    CHECK(view.sentence.find("Of 10,000 generated keys ") == 0);
    CHECK_FALSE(view.progress.shown);
    CHECK(playground.view().measure.map.shown);
}

TEST_CASE(
    "however a file is cut into chunks, and whichever line ends it has, it is the same list") {
    const std::string expected = lists(with_list("apple\nbanàna\n🍋\n")).sentence;
    for (const std::string& file : {"apple\nbanàna\n🍋"s,
                                    "apple\r\nbanàna\r\n🍋\r\n"s,
                                    "apple\rbanàna\r🍋\r"s,
                                    "\xef\xbb\xbf"s + "apple\nbanàna\n🍋\n"}) {
        for (const std::size_t chunk : {1U, 2U, 3U, 7U, 1'000U}) {
            const Playground playground = with_list(file, chunk);
            CHECK(value_of(lists(playground).reports.at(0).stats, "distinct") == "3");
            CHECK(value_of(lists(playground).reports.at(0).stats, "ill_formed") == "0");
            CHECK(lists(playground).sentence == expected);
        }
    }
}

TEST_CASE("what is no list is refused with a message that says why") {
    CHECK(error_of(with_list("")) == "The file is empty.");
    CHECK(error_of(with_list("\n\n\n")) == "All of its lines are blank.");
    CHECK(error_of(with_list("\xff\n\xfe\n")).find("None of its 2 lines counts") == 0);
    CHECK(error_of(with_list("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s)).find("This is no text: line ") ==
          0);
    CHECK(error_of(with_list("\xff\xfe"
                             "a\0b\0"s))
              .find("This text is in UTF-16") == 0);
    CHECK(error_of(with_list("short\n" + std::string(70'000, 'a')))
              .find("Line 2 is longer than 64 KiB") == 0);
}

TEST_CASE("a single line of 100 MB is refused long before its end") {
    Playground playground = after({"screen measure"});
    REQUIRE(playground.open_list(ListKind::members, "one-line.txt", 100'000'000));
    const std::string chunk(65'536, 'x');
    int given = 0;
    while (playground.give_list(chunk).has_more) {
        ++given;
    }
    CHECK(given < 3);
    CHECK(error_of(playground).find("Line 1 is longer") == 0);
    CHECK(playground.view().live == error_of(playground));
}

TEST_CASE("a list that is refused, cancelled or broken off leaves the one before as it was") {
    Playground playground = with_list(numbered("word", 500));
    const ListsView before = lists(playground);
    const auto stays = [&] {
        CHECK(lists(playground).result == before.result);
        CHECK(lists(playground).sentence == before.sentence);
        CHECK(lists(playground).reports.front() == before.reports.front());
        CHECK(playground.view().measure.map.shown);
    };
    CHECK_FALSE(hand_over(playground, ListKind::members, "picture.png", "\0"s));
    CHECK(lists(playground).reports.back().title.find("picture.png") == 0);
    stays();

    REQUIRE(playground.open_list(ListKind::members, "next.txt", 100));
    CHECK(playground.give_list("some\nlines\n").has_more);
    run(playground, {"cancel"});
    CHECK_FALSE(playground.give_list("more\n").has_more);
    stays();

    REQUIRE(playground.open_list(ListKind::members, "next.txt", 100));
    CHECK(playground.give_list("some\nlines\n").has_more);
    playground.fail_list(ListProblem::unreadable);
    CHECK(lists(playground).notice.role == NoticeRole::refusal);
    CHECK_FALSE(playground.give_list("more\n").has_more);
    stays();
}

TEST_CASE("a folder, several files, or one that can't be read get a message") {
    for (const ListProblem problem :
         {ListProblem::folder, ListProblem::several, ListProblem::unreadable}) {
        Playground playground = after({"screen measure"});
        playground.fail_list(problem);
        CHECK(lists(playground).notice.role == NoticeRole::refusal);
        CHECK(playground.view().live == lists(playground).notice.text);
    }
}

TEST_CASE("a second list of non-members is asked of the filter, without those that are members") {
    Playground playground = with_list(numbered("word", 1'000));
    CHECK(lists(playground).open_non_members.enabled);
    REQUIRE(hand_over(playground,
                      ListKind::non_members,
                      "others.txt",
                      numbered("other", 3'000) + "word1\nother1\n"));
    REQUIRE(lists(playground).reports.size() == 2);
    const ListReportView& report = lists(playground).reports[1];
    CHECK(value_of(report.stats, "distinct") == "3,000");
    CHECK(value_of(report.stats, "also_members") == "1");
    CHECK(value_of(report.stats, "duplicates") == "1");
    CHECK(stat_of(lists(playground).result, "own_rate").note.find(" of 3,000") !=
          std::string::npos);

    // Another one takes its place.
    REQUIRE(hand_over(playground, ListKind::non_members, "few.txt", "a\nb\n"));
    CHECK(value_of(lists(playground).reports.at(1).stats, "distinct") == "2");
    CHECK(lines_of(playground.results_csv()).size() == 3);
}

TEST_CASE("a list of non-members needs a filter of members first") {
    Playground playground = after({"screen measure"});
    CHECK_FALSE(lists(playground).open_non_members.enabled);
    CHECK_FALSE(playground.open_list(ListKind::non_members, "others.txt", 10));
    CHECK(lists(playground).notice.text.find("Open a list of members first") == 0);
}

TEST_CASE("a list and a run wait for one another") {
    Playground playground(ticking_clock);
    run(playground, {"screen measure", "run"});
    CHECK_FALSE(playground.open_list(ListKind::members, "list.txt", 10));
    CHECK_FALSE(lists(playground).notice.text.empty());
    playground.finish();
    REQUIRE(playground.open_list(ListKind::members, "list.txt", 10));
    CHECK(playground.view().slice_ms == 0);
    run(playground, {"run"});
    CHECK(playground.view().measure.notice.role == NoticeRole::refusal);
    CHECK_FALSE(playground.view().measure.run.enabled);
}

TEST_CASE("the progress of a list is that of its bytes, then that of its steps") {
    Playground playground(ticking_clock);
    run(playground, {"screen measure"});
    const std::string file = numbered("word", 20'000);
    REQUIRE(playground.open_list(ListKind::members, "list.txt", file.size()));
    bool is_new = false;
    for (int times = 0; times < 2'000 && !is_new; ++times) {
        is_new =
            playground.give_list(times == 0 ? file.substr(0, file.size() / 2) : "").view_is_new;
    }
    REQUIRE(is_new);
    CHECK(lists(playground).progress.shown);
    CHECK(std::abs(lists(playground).progress.share - 0.5) < 0.01);
    CHECK(lists(playground).status.find("Reading, ") == 0);
    playground.give_list(file.substr(file.size() / 2));
    playground.end_list();
    CHECK(playground.view().slice_ms > 0);
    CHECK(playground.advance(0).has_more);
    run(playground, {"cancel"});
    CHECK(playground.view().slice_ms == 0);
    CHECK(lists(playground).status.find("Cancelled") == 0);
}
