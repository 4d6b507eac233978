import BidiJudge
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiLint

/// What a program may show for the entries of a file.
@Suite struct FileShownTextsTests {
  private func texts(_ path: String, _ content: String, _ locale: String?) throws -> [[String]] {
    let file = try LocalizationFile(path: path, bytes: Array(content.utf8))
    var shown = ShownTexts(file, locale: locale.flatMap { MessageLocale($0) })
    return file.entries.indices.map { shown.texts(of: $0) }
  }

  @Test func formsOfVariablesStandInTheirText() throws {
    let file = """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ in a box</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>one file</string><key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """
    let found = try texts("en.lproj/x.stringsdict", file, "en")
    #expect(Set(found[0]) == ["one file in a box", "12 files in a box"])
    // Forms that stand among words are no texts of their own.
    #expect(Set(found.dropFirst()) == [[]])
  }

  @Test func eachFormHasANumberOfItsOwn() throws {
    let file = """
      <resources><plurals name="files"><item quantity="one">%d a</item><item quantity="few">%d b</item>
      <item quantity="many">%d c</item><item quantity="other">%d d</item></plurals></resources>
      """
    #expect(
      try texts("res/values-ru/strings.xml", file, "ru") == [
        ["21 a"], ["22 b"], ["12 c"], ["1.5 d"],
      ])
    #expect(
      try texts("res/values-ar/strings.xml", file, "ar") == [
        ["1 a"], ["10 b"], ["12 c"], ["100 d"],
      ])
  }

  @Test func theKeyTellsANumber() throws {
    #expect(
      try texts("en.lproj/x.strings", #""items_count" = "%@ items";"#, "en") == [["12 items"]])
    #expect(try texts("x.strings", #""k" = "%d items";"#, nil) == [["%d items"]])
  }

  @Test func whatIsNotShownHasNoText() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"shouldTranslate": false,
      "localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}}}
      """
    #expect(try texts("x.xcstrings", catalog, nil) == [[]])
  }

  @Test func aPluralHasOneName() throws {
    let file = try LocalizationFile(
      path: "res/values-de/strings.xml",
      bytes: Array(
        """
        <resources><plurals name="files"><item quantity="one">Datei</item>
        <item quantity="other">Dateien</item></plurals><string name="one">eins</string></resources>
        """.utf8))
    let shown = ShownTexts(file, locale: MessageLocale("de"))
    #expect(file.entries.indices.map { shown.name(of: $0) } == ["files", "files", "one"])
  }
}
