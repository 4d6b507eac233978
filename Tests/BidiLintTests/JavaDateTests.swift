import BidiJudge
import BidiLint
import LocalizationFiles
import Testing

/// Dates of `java.util.Formatter`, which Android has and Foundation has not.
@Suite struct JavaDateTests {
  private func findings(_ value: String, locale: String, path: String) throws -> [Finding] {
    let text =
      path.hasSuffix(".xml")
      ? "<resources><string name=\"k\">\(value)</string></resources>" : "\"k\" = \"\(value)\";\n"
    return Linter(options: LintOptions()).findings(
      in: try LocalizationFile(path: path, bytes: Array(text.utf8)),
      locale: MessageLocale(locale))
  }

  /// A date keeps its hyphens, and Arabic turns it round.
  ///
  /// Java may write it in digits of Arabic, which no control keeps in
  /// order, so nothing is repaired.
  @Test func aDateIsTornInArabic() throws {
    let found = try findings(
      "\u{062A}\u{0627}\u{0631}\u{064A}\u{062E} \u{0627}\u{0644}\u{0628}\u{062F}\u{0621}: %1$tF",
      locale: "ar",
      path: "res/values-ar/strings.xml")
    #expect(found.map(\.rule) == ["ltr-run-edge"])
    #expect(found.first?.fix == nil)
  }

  /// Hebrew does not turn digits round, and the parts of a time are numbers with a colon between them.
  @Test(arguments: [
    ("\u{05EA}\u{05D0}\u{05E8}\u{05D9}\u{05DA}: %1$tF", "he"),
    ("\u{0627}\u{0644}\u{0648}\u{0642}\u{062A} %1$tH:%1$tM", "ar"),
  ])
  func datesThatKeepTheirOrder(_ value: String, _ locale: String) throws {
    #expect(try findings(value, locale: locale, path: "res/values-\(locale)/strings.xml").isEmpty)
  }
}
