import BidiText
import Testing

/// Times, dates, and patterns of dates.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct DateIslandTests {
  static let timeRows = [
    "⟦9:30⟧",
    "‹H› ⟦09:30⟧ ‹H›",
    "⟦23:59:59⟧",
    "⟦9:30 AM⟧",
    "⟦9:30pm⟧",
    "⟦9am⟧",
    "⟦9 p.m.⟧",
    "⟦9:30\u{2013}17:00⟧",
    "⟦9:30 - 17:00⟧",
    "⟦9:30 AM \u{2013} 5:00 PM⟧",
    "⟦\u{6F9}:\u{6F3}\u{6F0}⟧",
    "‹b›⟦9:30⟧.",
    "(⟦10:00⟧)",
    "⟦%d:%02d⟧",
    "⟦%02d:%02d:%02d⟧",
    "‹A› ⟦10:00⟧‹q›",
    "9:3",
    "9:60",
    "31:00",
    "16:9",
    "a:30",
    "1:2:3",
    "9",
    "9 a",
    "‹H›:30",
    "%@:%@",
    "10:000",
    "9:",
    "99:99",
    "9 amp",
    "12:30x",
  ]

  static let dateRows = [
    "⟦2024-11-21⟧",
    "‹H› ⟦21/11/2024⟧ ‹H›",
    "⟦21.11.2024⟧",
    "⟦11/21/2024⟧",
    "⟦21/11/24⟧",
    "⟦2024/1/2⟧",
    "⟦1403/09/01⟧",
    "⟦\u{6F1}\u{6F4}\u{6F0}\u{6F3}/\u{6F0}\u{6F9}/\u{6F0}\u{6F1}⟧",
    "⟦2024-11-21T09:30:00Z⟧",
    "⟦2024-11-21 08:20+0100⟧",
    "⟦01/11/2024 - 05/11/2024⟧",
    "⟦21 November 2024⟧",
    "⟦Nov 21, 2024⟧",
    "⟦November 2024⟧",
    "⟦21 Nov⟧",
    "‹b›⟦21.11.2024⟧.",
    "(⟦2024-11-21⟧)",
    "⟦21-11-2024⟧",
    "1.2.3",
    "10/12",
    "32/13/2024",
    "2024-13-45",
    "1-2-3",
    "1.2.24",
    "may 5",
    "March",
    "21 ‹H›",
    "2024",
    "1.2.3.2024",
    "9999-99-99",
    "24/7",
    "+1 555-010-9999",
    "yyyy-MM-dd",
    "21 novel",
  ]

  static let datePatternRows = [
    "⟦yyyy-MM-dd⟧",
    "⟦EEEE, d MMMM⟧",
    "⟦d MMM⟧",
    "⟦d \u{5D1}MMMM⟧",
    "⟦HH:mm⟧",
    "⟦EEEE d MMMM y‹c› HH:mm⟧",
    "⟦d 'of' MMMM⟧",
    "⟦yyyy\u{5E74}M\u{6708}d\u{65E5}⟧",
    "‹H› ⟦yyyy-MM-dd⟧",
    "‹A›: ⟦HH:mm:ss⟧ ‹A›",
    "(⟦dd/MM/yyyy⟧) ‹H›",
    "⟦d ‹LRM›MMM⟧",
    "⟦LLLL yyyy⟧",
    "a",
    "d",
    "Hello",
    "MB",
    "2024-11-21",
    "5 mm",
    "‹H› mm ‹H›",
    "hh yes",
    "a.m.",
    "e.g.",
    "m/s",
    "w/h",
    "%d MMM",
    "yyyy-foo",
    "‹H›",
    "mmm yes",
    "EEEE ‹H› ‹H›",
  ]

  @Test(arguments: timeRows)
  func time(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.time, in: row.text) == row.expected)
  }

  @Test(arguments: dateRows)
  func date(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.date, in: row.text) == row.expected)
  }

  @Test(arguments: datePatternRows)
  func datePattern(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.datePattern, in: row.text) == row.expected)
  }
}
