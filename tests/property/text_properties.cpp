#include "generators.hpp"
#include "model/utf8.hpp"
#include "presenter/text.hpp"
#include "properties.hpp"

#include <string>

namespace bloom::test {

bool text_properties_hold() {
    bool hold = true;

    hold &= rc::check("UTF-16 of any code units comes back from its bytes", [] {
        const auto unit = rc::gen::map(
            rc::gen::oneOf(rc::gen::inRange(0, 0x10000), rc::gen::inRange(0xd800, 0xe000)),
            [](int value) { return static_cast<char16_t>(value); });
        const std::u16string text = *rc::gen::container<std::u16string>(unit);
        RC_ASSERT(presenter::to_utf16(presenter::from_utf16(text)) == text);
    });

    hold &= rc::check("well-formed bytes come back from UTF-16 and have no error", [] {
        const std::string word = *any_word();
        RC_ASSERT(!model::find_utf8_error(word));
        RC_ASSERT(presenter::from_utf16(presenter::to_utf16(word)) == word);
    });

    hold &= rc::check("any bytes become text, which is the same text when it goes round again", [] {
        const std::u16string text = presenter::to_utf16(*any_bytes());
        RC_ASSERT(presenter::to_utf16(presenter::from_utf16(text)) == text);
    });

    return hold;
}

}  // namespace bloom::test
