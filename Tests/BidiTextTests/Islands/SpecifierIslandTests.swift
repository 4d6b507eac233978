import BidiText
import Testing

/// Format specifiers of Foundation, C, ICU, Python, Ruby, Qt, .NET, JavaScript and others.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct SpecifierIslandTests {
  static let formatSpecifierRows = [
    "⟦%@⟧ ‹H›",
    "‹H› ⟦%1$@⟧ ‹H› ⟦%2$@⟧",
    "‹A›⟦%lld⟧",
    "⟦%#@count@⟧ ‹H›",
    "⟦%5.2f⟧",
    "a ⟦%%⟧ b",
    "‹b›⟦%@⟧",
    "⟦%1$s⟧ ‹A›",
    "⟦%(name)s⟧ ‹H›",
    "⟦%(count)d⟧",
    "⟦%(price).2f⟧",
    "⟦%{user}⟧ ‹H›",
    "⟦%{count}s⟧ ‹H›",
    "⟦%{count}⟧so",
    "⟦%<total>d⟧",
    "⟦%count%⟧ ‹A›",
    "⟦%user.name%⟧",
    "⟦%1⟧ ‹H› ⟦%2⟧",
    "⟦%L1⟧",
    "⟦%n⟧ ‹H›",
    "⟦%0⟧ S",
    "⟦%d⟧⟦%s⟧",
    "⟦%ld⟧⟦%@⟧",
    "⟦{0}⟧ ‹A›",
    "‹A› ⟦{name}⟧",
    "⟦{0, number}⟧",
    "⟦{when, date, short}⟧",
    "⟦{0:N}⟧",
    "⟦{0:yyyy-MM-dd}⟧",
    "⟦{}⟧ ‹H›",
    "⟦{{x}}⟧ ‹H›",
    "⟦{{ user.name | upper }}⟧",
    "⟦{% if a %}⟧",
    "⟦{ $name }⟧ ‹H›",
    "⟦{user!r}⟧",
    "⟦{\u{5E9}\u{5DD}}⟧ ‹H›",
    "⟦${x}⟧ ‹H›",
    "⟦${user.name}⟧",
    "⟦#{x}⟧ ‹A›",
    "⟦$t(common.ok)⟧ ‹H›",
    "⟦$name⟧ ‹H›",
    "⟦$_x⟧",
    "⟦$USER$⟧ ‹A›",
    "‹w›⟦{name}⟧",
    "50% ‹H›",
    "50% off",
    "56%",
    "‹H› 5%.",
    "%",
    "5 %",
    "'{' ‹H› '}'",
    "{ ‹H› ‹H› }",
    "{",
    "}{",
    "{a",
    "$",
    "$5",
    "US$5",
    "$ABC",
    "# {x",
    "50%1",
    "{two words}",
    "{-}",
    "a{b c{c",
    "{{b, select, y {‹H›} other {‹H›}}}",
  ]

  static let messageArgumentRows = [
    "⟦{count, plural, one {# ‹H›} other {# ‹H›}}⟧",
    "‹H› ⟦{sex, select, male {a} other {b}}⟧ ‹H›",
    "⟦{ $n -> [one] {$n} *[other] {$n} }⟧",
    "⟦{n, selectordinal, one {#st} other {#th}}⟧",
    "{⟦{b, select, y {‹H›} other {‹H›}}⟧}",
    "{name}",
    "{0, number}",
    "{{x}}",
    "{a {b} c}",
    "{count, plural, one {",
    "‹H› {‹H› {x}}",
  ]

  @Test(arguments: formatSpecifierRows)
  func formatSpecifier(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.formatSpecifier, in: row.text) == row.expected)
  }

  @Test(arguments: messageArgumentRows)
  func messageArgument(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.messageArgument, in: row.text) == row.expected)
  }

  /// Numbers take the place of some: what belongs to the number is an island with them.
  @Test func nestedInNumbers() {
    let found = "%lld%%".islands()
    #expect(found.map(\.kind) == [.number, .formatSpecifier, .formatSpecifier])
    #expect(found.map(\.depth) == [0, 1, 1])
    #expect(found.map(\.utf8Range) == [0..<6, 0..<4, 4..<6])
  }
}
