import BidiText
import Testing

/// HTML, XML and Markdown.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct MarkupIslandTests {
  static let tagRows = [
    "⟦<b>⟧‹H›⟦</b>⟧",
    "⟦<br/>⟧",
    "⟦<br />⟧",
    "⟦<a href=\"https://example.com\">⟧‹H›⟦</a>⟧",
    "‹w›⟦<b>⟧‹A›⟦</b>⟧",
    "⟦<xliff:g id=\"x\" example=\"5\">⟧",
    "⟦<x id=\"1\"/>⟧",
    "⟦<!-- ‹H› -->⟧",
    "⟦<h1>⟧",
    "‹H›⟦<sup>⟧2⟦</sup>⟧",
    "⟦<custom-tag>⟧",
    "⟦<strong>⟧!⟦</strong>⟧",
    "a < b",
    "<",
    "<>",
    "< b>",
    "<b",
    "<5>",
    "a<b",
    "</",
    "<https://example.com>",
    "<me@example.org>",
    "<!-- ",
    "<b <",
    "<\u{5D0}>",
  ]

  static let entityRows = [
    "⟦&nbsp;⟧",
    "‹H›⟦&amp;⟧‹H›",
    "⟦&#1488;⟧",
    "⟦&#x5D0;⟧",
    "⟦&lt;⟧b⟦&gt;⟧",
    "⟦&rlm;⟧‹H›",
    "⟦&quot;⟧",
    "⟦&frac12;⟧",
    "\"⟦&apos;⟧\"",
    "⟦&hellip;⟧",
    "‹A›⟦&zwnj;⟧",
    "⟦&#X5d0;⟧",
    "&",
    "a & b",
    "R&D",
    "&;",
    "&#;",
    "&#x;",
    "&nbsp",
    "& nbsp;",
    "&#a;",
    "AT&T",
    "a&b",
    "&5;",
    "&\u{5D0};",
  ]

  static let markdownRows = [
    "⟦**⟧‹H›⟦**⟧",
    "‹H› ⟦`code`⟧ ‹H›",
    "[‹H›⟦](https://example.com)⟧",
    "⟦~~⟧‹H›⟦~~⟧",
    "⟦``a`b``⟧",
    "[‹H›⟦](/x \"t\")⟧",
    "a ⟦**⟧b c⟦**⟧.",
    "![x⟦](a.png)⟧",
    "⟦`x`⟧, ⟦`y`⟧",
    "‹w›⟦**⟧‹A›⟦**⟧",
    "[a⟦](b)⟧ [c⟦](d)⟧",
    "[‹H›⟦](https://a.b/c_(d))⟧",
    "**",
    "** a **",
    "**a",
    "*a*",
    "`a",
    "``a`",
    "[a] (b)",
    "[a]",
    "[a]()",
    "***",
    "~a~",
    "2 * 3",
    "a ** b",
    "[a](b c)",
    "****",
  ]

  @Test(arguments: tagRows)
  func tag(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.tag, in: row.text) == row.expected)
  }

  @Test(arguments: entityRows)
  func entity(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.entity, in: row.text) == row.expected)
  }

  @Test(arguments: markdownRows)
  func markdown(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.markdown, in: row.text) == row.expected)
  }
}
