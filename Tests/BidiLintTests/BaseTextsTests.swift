import BidiJudge
import LocalizationFiles
import Testing

@testable import BidiLint

/// The texts of the base language, by key.
@Suite struct BaseTextsTests {
  @Test(
    arguments: [
      // The last of equal keys is shown.
      ("a", "three"), ("b", "two"),
      // A key is no text, also if it looks like one.
      ("Donate to %@", nil), ("donate.title", nil), ("", nil),
      // An empty text says nothing.
      ("c", nil),
    ] as [(String, String?)])
  func aKeyNamesItsBaseText(_ row: (key: String, text: String?)) throws {
    let text = #""a" = "one"; "b" = "two"; "a" = "three"; "c" = "";"#
    let file = try LocalizationFile(path: "en.strings", bytes: Array(text.utf8))
    let base = BaseTexts(file, locale: MessageLocale("en"))
    let translation = try LocalizationFile(
      path: "he.strings", bytes: Array("\"\(row.key)\" = \"x\";".utf8))
    #expect(base.text(for: translation.entries[0]) == row.text)
  }

  /// An arrow that points back in the base text too is the name of a key; a left-to-right text is seen as it is written.
  @Test(arguments: [
    ("he", "הקש \u{2192} כאן", "Press the \u{2190} key", 0),
    ("he", "הקש \u{2192} כאן", "Settings \u{2192} here", 1),
    ("he", "הקש \u{2192} כאן", "Press the key", 1),
    ("de", "Taste \u{2190} verwenden", "Use the \u{2190} key", 0),
    ("de", "Taste \u{2190} verwenden", "Use the key", 0),
    ("de", "Einstellungen \u{2190} Allgemein", "Settings \u{2192} General", 1),
  ])
  func arrowsThatAreKeys(_ locale: String, _ value: String, _ base: String, _ count: Int) throws {
    let found = try findings(
      "\"k\" = \"\(value)\";", locale: locale, base: "\"k\" = \"\(base)\";")
    #expect(found.map(\.rule) == Array(repeating: "arrow-direction", count: count))
  }
}
