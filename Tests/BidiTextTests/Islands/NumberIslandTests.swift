import BidiText
import Testing

/// Numbers with what belongs to them, ranges, phone numbers and versions.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct NumberIslandTests {
  static let numberRows = [
    "‹A› ⟦-23⟧ ‹A›",
    "⟦-5⟧",
    "⟦‹minus›5⟧",
    "⟦+100⟧",
    "⟦±2⟧",
    "⟦~5⟧ ‹H›",
    "‹H› ⟦56%⟧.",
    "‹A› ⟦56%⟧",
    "⟦25%⟧",
    "⟦56 %⟧ ‹H›",
    "⟦\u{666}\u{665}\u{66A}⟧",
    "⟦\u{66A}\u{666}⟧",
    "⟦\u{6F5}\u{6F6}\u{66A}⟧",
    "⟦$9.99⟧",
    "⟦$ 1.23⟧",
    "⟦-$5⟧",
    "⟦$-5⟧",
    "⟦\u{20AA}5⟧",
    "⟦5 \u{20AA}⟧",
    "⟦5‹nbsp›\u{20AC}⟧",
    "⟦\u{A3}1,000⟧",
    "⟦US$5⟧",
    "⟦USD 5⟧",
    "⟦5 USD⟧",
    "⟦12 kB⟧",
    "‹H› ⟦10 km/h⟧",
    "⟦20 \u{B0}C⟧",
    "⟦90\u{B0}⟧",
    "⟦18+⟧",
    "⟦#1⟧",
    "⟦%d%%⟧",
    "⟦$%d⟧",
    "⟦%.1f MB⟧",
    "⟦-%d⟧",
    "(⟦-5⟧)",
    "‹b›⟦5%⟧",
    "⟦1‹nbsp›000 \u{20AC}⟧",
    "5",
    "1,000",
    "3.14",
    "‹H› 5",
    "‹b›-5 ‹H›",
    "a-5",
    "4K",
    "5GB",
    "3D",
    "3rd",
    "5 apples",
    "- 5",
    "$",
    "$x",
    "%",
    "‹H› %",
    "\u{20AC}",
    "TOP 10",
    "ALL 5",
    "+",
    "5 +",
    "2x",
    "18 ‹H›",
    "\u{661}\u{662}",
    "50%d",
    "23‹LRM›-25",
    "‹LRM›⟦-25⟧",
  ]

  static let rangeRows = [
    "⟦10-12⟧",
    "‹H› ⟦10\u{2013}12⟧",
    "⟦10 - 12⟧ ‹H›",
    "⟦1/2⟧",
    "⟦24/7⟧",
    "⟦1920\u{D7}1080⟧",
    "⟦1920 x 1080⟧",
    "⟦4 x 6⟧",
    "⟦1920x1080⟧",
    "⟦16:9⟧",
    "⟦10%\u{2013}20%⟧",
    "⟦$5-$10⟧",
    "⟦2019-2024⟧",
    "⟦1..5⟧",
    "⟦%d/%d⟧",
    "⟦%1$d / %2$d⟧",
    "⟦\u{661}\u{660}-\u{661}\u{662}⟧",
    "⟦10\u{2013}20 kB⟧",
    "(⟦1\u{2013}65535⟧)",
    "‹b›⟦5-6⟧",
    "10 -12",
    "10- 12",
    "5-a",
    "a-5",
    "1080p - 10",
    "10",
    "10-",
    "-10",
    "5 10",
    "‹H›-5",
    "5 x",
    "x 5",
    "1 , 2",
    "10--12",
    "5/a",
    "%@-%@",
  ]

  static let phoneNumberRows = [
    "⟦+1 (555) 010-9999⟧",
    "⟦+123 45 678 9000⟧",
    "⟦+971⟧",
    "‹A› ⟦+971⟧ ‹A›",
    "⟦0779 53 75 79⟧",
    "⟦0911 1234567⟧",
    "‹H›: ⟦+1 987-654-3210⟧",
    "⟦+15550109999⟧",
    "⟦555-010-9999⟧",
    "⟦1-800-555-0100⟧",
    "⟦800 555 0100⟧",
    "⟦(555) 010-9999⟧",
    "⟦0800 123 456⟧",
    "⟦03-1234567⟧",
    "⟦\u{6F0}\u{6F9}\u{6F1}\u{6F2} \u{6F3}\u{6F4}\u{6F5} \u{6F6}\u{6F7}\u{6F8}\u{6F9}⟧",
    "⟦*123#⟧",
    "⟦*#06#⟧",
    "⟦#31#⟧",
    "‹b›⟦+972 3 123 4567⟧.",
    "⟦+49 (0) 30 1234567⟧",
    "5",
    "+5",
    "+100",
    "10-12",
    "2024-11-21",
    "21.11.2024",
    "1.2.3",
    "0.5",
    "(2019)",
    "(2019) 100 ‹H›",
    "12 345",
    "100 200 300",
    "1 000 000",
    "192.168.0.1",
    "555-0100-a",
    "550e8400-e29b",
    "*a#",
    "**",
    "a+1234567",
    "1920x1080",
    "0501234567",
    "9:30",
    "2019-2024",
  ]

  static let versionRows = [
    "⟦1.2.3⟧",
    "‹H› ⟦1.2.3⟧ ‹H›",
    "⟦1.2.3 (45)⟧",
    "⟦v1.2⟧",
    "⟦v2⟧",
    "⟦V1.0.1⟧",
    "⟦2.0-beta.1⟧",
    "⟦1.0.0-rc1⟧",
    "⟦1.4 (207)⟧",
    "‹b›⟦10.15.7⟧",
    "(⟦3.0.1⟧)",
    "⟦1.2.3⟧.",
    "⟦v1.2.3-alpha⟧",
    "⟦1.2.3.4.5⟧",
    "1.2",
    "1",
    "21.11.2024",
    "192.168.0.1",
    "V2Ray",
    "v",
    "1.2 (‹H›)",
    "vs",
    "9:30",
    "1.2-x",
    "5 (3)",
    "1..2",
    "v.2",
    "3.14",
  ]

  @Test(arguments: numberRows)
  func number(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.number, in: row.text) == row.expected)
  }

  @Test(arguments: rangeRows)
  func range(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.range, in: row.text) == row.expected)
  }

  @Test(arguments: phoneNumberRows)
  func phoneNumber(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.phoneNumber, in: row.text) == row.expected)
  }

  @Test(arguments: versionRows)
  func version(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.version, in: row.text) == row.expected)
  }

  /// Signs are on the side where the locale has them; Latin letters go from left to right.
  @Test(arguments: [
    ("-5", Island.Direction.number), ("56%", .number), ("$5", .number), ("10-12", .number),
    ("12 kB", .leftToRight), ("+971", .leftToRight), ("1.2.3", .leftToRight),
    ("10-20 km", .leftToRight), ("9:30", .number), ("9:30 AM", .leftToRight),
    ("21.11.2024", .number), ("21 Nov 2024", .leftToRight),
  ])
  func directions(_ text: String, _ direction: Island.Direction) {
    #expect(text.islands().map(\.direction) == [direction])
  }
}
