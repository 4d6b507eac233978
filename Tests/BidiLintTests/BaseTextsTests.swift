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
}
