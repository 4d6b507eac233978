import BidiText
import Testing

/// Latin quotations and lists in right-to-left sentences.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct SentenceIslandTests {
  static let quotationRows = [
    "‹H› \"⟦Yahoo!⟧\" ‹H›",
    "‹A› \u{AB}⟦Bob (IT)⟧\u{BB}",
    "‹H› \u{201C}⟦What?⟧\u{201D}",
    "‹H› \u{201E}⟦A b.⟧\u{201D}",
    "‹H› '⟦Wi-Fi⟧'",
    "‹b›\"⟦Google⟧\"",
    "‹H› \"⟦.htaccess⟧\"",
    "(\"⟦A⟧\") ‹H›",
    "‹A› \"⟦A⟧\"‹c› \"⟦B⟧\"",
    "‹H› \u{2018}⟦x y⟧\u{2019}",
    "‹H› \u{5F4}⟦Word⟧\u{5F4}",
    "‹A› \u{AB}⟦Caf\u{E9}⟧\u{BB}‹q›",
    "\"Yahoo!\"",
    "‹H› \"‹H›\"",
    "‹H› \"a ‹H›\"",
    "\u{5E6}\u{5D4}\"\u{5DC} a\"",
    "‹H› \"\"",
    "‹H› \"5\"",
    "‹H› \"a",
    "‹H› a\"b\"",
    "‹H› \"%@\"",
    "\u{5DE}\u{5E0}\u{5DB}\"\u{5DC} Google",
    "‹H› \"\na\"",
    "don't 'x'",
  ]

  static let listItemRows = [
    "‹H› ⟦PNG⟧, ⟦JPEG⟧, ⟦GIF⟧",
    "‹A› ⟦PNG⟧‹c› ⟦JPEG⟧",
    "‹H› ⟦Wi-Fi⟧, ⟦Bluetooth⟧ ‹H›",
    "(⟦Patreon⟧, ⟦PayPal⟧) ‹H›",
    "‹b›⟦Swift⟧, ⟦Rust⟧",
    "‹H›: ⟦Mac OS X⟧, ⟦Linux⟧.",
    "‹H› ⟦a⟧; ⟦b⟧",
    "‹H› ⟦Caf\u{E9}⟧, ⟦Bar⟧",
    "‹A› ⟦HTTP⟧‹c› ⟦HTTPS⟧‹c› ⟦SOCKS5⟧ ‹w› x",
    "‹H› ⟦A⟧,⟦B⟧",
    "‹H› ⟦Swift⟧, C++, ⟦Rust⟧",
    "‹H› ⟦Jaws Pro⟧, ⟦Voice Over⟧",
    "PNG, JPEG, GIF",
    "‹H› PNG",
    "‹H› PNG ‹H› JPEG",
    "‹H›, PNG",
    "PNG, ‹H›",
    "‹H› a b c d, e",
    "‹H› PNG / JPEG",
    "‹H› 1, 2",
    "‹H› PNG. JPEG",
    "‹H› PNG - JPEG",
    "‹H› PNG: JPEG",
    "‹H› %@, %@",
  ]

  @Test(arguments: quotationRows)
  func quotation(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.quotation, in: row.text) == row.expected)
  }

  @Test(arguments: listItemRows)
  func listItem(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.listItem, in: row.text) == row.expected)
  }
}
