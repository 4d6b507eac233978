import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// Orders that readers accept besides that of the language: titles and foreign phrases.
@Suite struct ToleranceTests {
  private func judge(_ locale: String, _ reported: Set<Fault.Tolerance>) throws -> MessageJudge {
    MessageJudge(
      locale: try #require(MessageLocale(locale)),
      options: JudgeOptions(reportedTolerances: reported))
  }

  /// A text that is accepted by default, and the order that careful translators hold with marks, from left to right.
  struct Line: Sendable {
    let locale: String
    let value: String
    let tolerance: Fault.Tolerance
    let wanted: String
  }

  static let lines = [
    Line(
      locale: "he", value: "\u{05D0}: PNG, GIF", tolerance: .phrase, wanted: "GIF ,PNG :\u{05D0}"),
    Line(
      locale: "he", value: "\u{05D0} PNG (RGB)", tolerance: .phrase, wanted: "(RGB) PNG \u{05D0}"),
    Line(
      locale: "he", value: "\u{05D0} HTML: ZIP 2", tolerance: .phrase,
      wanted: "ZIP 2 :HTML \u{05D0}"),
    Line(
      locale: "he", value: "ZipX - \u{05D0} \u{05D1}", tolerance: .title,
      wanted: "\u{05D1} \u{05D0} - ZipX"),
  ]

  @Test(arguments: lines)
  func acceptedByDefaultAndReportedOnRequest(_ line: Line) throws {
    let message = Message(line.value)
    var tolerant = try judge(line.locale, [])
    let accepted = tolerant.verdict(of: message)
    #expect(accepted.certainty == .right)
    for tolerance in Fault.Tolerance.allCases {
      var strict = try judge(line.locale, [tolerance])
      let verdict = strict.verdict(of: message)
      #expect((verdict.certainty != .right) == (tolerance == line.tolerance))
      guard tolerance == line.tolerance else { continue }
      #expect(verdict.lines[0].faults.map(\.tolerance) == [tolerance])
      let repair = strict.repair(of: message)
      let repaired = try #require(repair?.text)
      let shown = repaired.visualParagraph(baseDirection: .auto(fallback: .rightToLeft))
      #expect(shown?.strippingControls() == line.wanted, "\(repaired.showingControls())")
    }
  }

  /// A name of several words with its number, units without space between them, terms of an equation, and a program with its
  /// option are one part.
  @Test(arguments: [
    "\u{05D0} Windows 11 Pro", "\u{05D0} MPEG/M4V", "\u{05D0} Hello World", "\u{05D0} threads = 1",
    "\u{05D0} %@", "\u{05D0} 12, 34", "\u{05D0} '%@ --help'",
  ])
  func onePartIsNoFinding(_ value: String) throws {
    var strict = try judge("he", Set(Fault.Tolerance.allCases))
    let certainty = strict.verdict(of: Message(value)).certainty
    #expect(certainty == .right)
  }

  /// An argument beside a foreign word is a part of its own, whatever stands between them.
  @Test(arguments: ["\u{05D0} zlib %d", "\u{05D0} HTML: %@", "\u{05D0} %@: %@", "\u{05D0} %@ (%d)"])
  func argumentsArePartsOfTheirOwn(_ value: String) throws {
    var strict = try judge("he", [.phrase])
    let verdict = strict.verdict(of: Message(value))
    #expect(verdict.lines[0].faults.map(\.tolerance) == [.phrase])
    let repair = strict.repair(of: Message(value))
    let repaired = try #require(repair?.text)
    let after = strict.verdict(of: Message(repaired)).certainty
    #expect(after == .right)
  }

  /// A line that is repaired anyway gets the order of single parts, also by default.
  @Test func repairsPutPartsOneByOne() throws {
    var judge = try judge("he", [])
    let repair = judge.repair(of: Message("PNG, GIF \u{05D0} \u{05D1}"))
    let repaired = try #require(repair?.text)
    let shown = repaired.visualParagraph(baseDirection: .auto(fallback: .rightToLeft))
    #expect(shown?.strippingControls() == "\u{05D1} \u{05D0} GIF ,PNG")
  }

  /// A fault that no reader accepts has no tolerance, with all tolerances reported too.
  @Test func aFaultIsReportedOnce() throws {
    var strict = try judge("he", Set(Fault.Tolerance.allCases))
    let verdict = strict.verdict(of: Message("PDF \u{05D0} \u{05D1}."))
    #expect(verdict.lines[0].faults.map(\.tolerance) == [nil])
  }
}
