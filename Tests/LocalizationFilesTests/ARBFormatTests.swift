import BidiSource
import LocalizationFiles
import Testing

/// Flutter's Application Resource Bundles.
@Suite struct ARBFormatTests {
  static let text = #"""
    {
      "@@locale": "ar_EG",
      "@@last_modified": "2020-01-01",
      "@title": { "description": "The name of the app", "source_text": "My app" },
      "title": "\#u{5D0}\u05D1 \\ \/",
      "files": "{count, plural, =0{x} other{{count} y}}",
      "@files": {
        "description": "How many",
        "placeholders": {
          "count": { "type": "int", "example": "42", "format": "compact" },
          "rate": { "type": "double" }, "sum": { "type": "num" },
          "name": { "type": "String", "example": "Bob" },
          "day": { "type": "DateTime", "format": "yMd" },
          "any": { "type": "Object" }, "bare": {}
        }
      },
      "empty": "",
      "@orphan": { "description": "x" },
      "number": 1
    }
    """#

  private func file(_ text: String = text, path: String = "lib/l10n/app_he.arb") throws
    -> LocalizationFile
  {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  @Test func textsAreEntriesAndMetadataAreNotes() throws {
    let file = try file()
    #expect(file.format.name == "Application Resource Bundle")
    #expect(file.problems.isEmpty)
    #expect(
      file.entries.map { line(of: $0) } == [
        "title=\\u{5D0}\\u{5D1} \\ / base:My app #The name of the app",
        "files={count, plural, =0{x} other{{count} y}} #How many ({count} number e.g. 42)"
          + " ({rate} number) ({sum} number) ({name} text e.g. Bob) ({day} date) ({any}) ({bare})",
        "empty=",
      ])
    #expect(file.source[file.entries[2].range] == "\"empty\": \"\"")
  }

  @Test func theLawsHold() throws { try expectLaws(Self.text, path: "app_ar.arb") }

  @Test(arguments: [
    ("app_he.arb", #"{"@@locale": "ar_EG"}"#, "ar-EG"), ("app_he.arb", "{}", "he"),
    ("l10n/intl_pt_BR.arb", "{}", "pt-BR"), ("fa/messages.arb", "{}", "fa"),
    ("app.arb", "{}", nil), ("app_he.arb", #"{"@@locale": 1}"#, "he"),
    ("app_he.arb", #"{"@@locale": ""}"#, "he"),
  ])
  func locale(_ row: (path: String, text: String, locale: String?)) throws {
    #expect(try file(row.text, path: row.path).locale == row.locale)
  }

  @Test func theContentTells() throws {
    #expect(try file(path: "-").format.name == "Application Resource Bundle")
    #expect(try file(path: "-").locale == "ar-EG")
  }

  @Test func besideIt() throws {
    let format = try #require(FileFormat(path: "l10n/app_en.arb") { [] })
    #expect(format.paths(beside: "l10n/app_en.arb", for: "ar").first == "l10n/app_ar.arb")
  }

  @Test func aRootThatIsNoObjectIsRefused() throws {
    #expect(try file("[]").isRefused)
    #expect(try file("{'a': 'b'}").isRefused)
  }

  @Test(arguments: hostileJSON)
  func nothingTraps(_ hostile: HostileFile) {
    guard let file = try? LocalizationFile(path: "app_ar.arb", bytes: hostile.bytes) else { return }
    #expect(file.source.bytes() == hostile.bytes)
  }
}
