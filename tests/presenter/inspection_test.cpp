#include "support.hpp"

#include <string>

using namespace bloom::test;

namespace {

std::string inspection(std::initializer_list<std::string_view> lines) {
    return seen_after(lines).array.inspection;
}

}  // namespace

TEST_CASE("a cell is described by its bit and by who set it, the first setter first") {
    CHECK(inspection({"inspect 0"}) == "Bit 0 is 0: no word in the filter sets it.");
    CHECK(inspection({"inspect 7"}) == "Bit 7 is 1: set by banana.");
    CHECK(inspection({"inspect 4"}) == "Bit 4 is 1: set first by apple, also by cherry.");
    CHECK(inspection({"add lime", "inspect 4"}) ==
          "Bit 4 is 1: set first by apple, also by cherry and lime.");
}

TEST_CASE("many setters are named by the first few and a count") {
    CHECK(inspection({"set m 1", "fill 20", "inspect 0"}) ==
          "Bit 0 is 1: set first by apple, also by banana, cherry and 20 others.");
}

TEST_CASE("a cell is described as of the step that is shown") {
    CHECK(inspection({"add kiwi", "inspect 11"}) == "Bit 11 is 1: set by kiwi.");
    CHECK(inspection({"add kiwi", "inspect 2", "start"}) ==
          "Bit 2 is 0: no word in the filter sets it.");
    CHECK(inspection({"add kiwi", "inspect 2", "start", "step"}) ==
          "Bit 2 is 0: no word in the filter sets it.");
    CHECK(inspection({"add kiwi", "inspect 11", "start", "step"}) == "Bit 11 is 1: set by kiwi.");
    CHECK(inspection({"add kiwi", "inspect 14", "start"}) == "Bit 14 is 1: set by banana.");
}

TEST_CASE("inspecting moves the description and none ends it") {
    const SeeView chosen = seen_after({"inspect 3", "inspect 4"});
    CHECK(chosen.array.has_inspected);
    CHECK(chosen.array.inspected == 4);
    const SeeView none = seen_after({"inspect 3", "inspect none"});
    CHECK_FALSE(none.array.has_inspected);
    CHECK(none.array.inspection == seen_after({}).array.inspection);
}

TEST_CASE("a cell that is not there is refused by the number of the last one") {
    const SeeView see = seen_after({"inspect 3", "inspect 16"});
    CHECK(see.notice.role == NoticeRole::refusal);
    CHECK(see.notice.text == "There is no bit 16: the last one is 15.");
    CHECK(see.array.inspected == 3);
    CHECK(seen_after({"set m 4096", "inspect 18446744073709551615"}).notice.text ==
          "There is no bit 18,446,744,073,709,551,615: the last one is 4,095.");
}

TEST_CASE("the description follows the filter, and ends with its cell") {
    CHECK(seen_after({"inspect 15", "set m 64"}).array.inspected == 15);
    CHECK_FALSE(seen_after({"inspect 15", "set m 15"}).array.has_inspected);
}

TEST_CASE("inspecting leaves what was said standing") {
    const SeeView see = seen_after({"add apple", "inspect 3"});
    CHECK(see.notice.role == NoticeRole::information);
}
