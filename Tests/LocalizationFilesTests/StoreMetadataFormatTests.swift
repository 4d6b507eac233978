import BidiSource
import LocalizationFiles
import Testing

/// Texts of an app's page in a store.
@Suite struct StoreMetadataFormatTests {
  @Test(arguments: [
    ("fastlane/metadata/ar-SA/description.txt", "ar-SA"),
    ("app/fastlane/metadata/android/fa-IR/full_description.txt", "fa-IR"),
    ("fastlane/metadata/android/he/changelogs/42.txt", "he"),
  ])
  func isTaken(_ row: (path: String, locale: String)) throws {
    let file = try LocalizationFile(path: row.path, bytes: Array("a\n\u{5D0}\n".utf8))
    #expect(file.format.name == "store metadata")
    #expect(file.locale == row.locale)
    #expect(file.pairs.map { $0.split(separator: "=").last } == ["a\\u{A}\\u{5D0}"])
  }

  @Test(arguments: [
    "fastlane/metadata/ar-SA/keywords.txt", "fastlane/metadata/ar-SA/support_url.txt",
    "fastlane/metadata/copyright.txt", "fastlane/metadata/review_information/notes.txt",
    "docs/ar/readme.txt",
  ])
  func isNotTaken(_ path: String) {
    #expect(FileFormat(path: path) { [] } == nil)
  }

  @Test(arguments: ["", "\n", "a", "a\r\n", "\u{5D0} b\n\nc\n\n"])
  func isEditedByCharacters(_ text: String) throws {
    let path = "fastlane/metadata/he/title.txt"
    let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
    #expect(file.source.bytes() == Array(text.utf8))
    for entry in file.entries {
      #expect(entry.key.string == "title")
      for offset in boundaries(of: entry.value.string) {
        let edits = entry.edits(
          [.insert("\u{202B}", before: offset)], spelling: .escaped, in: file.source)
        let edited = try file.replacing(edits)
        #expect(
          shown(edited.entries[0].value.string)
            == shown(inserting("\u{202B}", in: entry.value.string, at: offset)))
      }
    }
  }

  @Test func pathsBesideIt() throws {
    let format = try #require(
      FileFormat(path: "fastlane/metadata/ar-SA/description.txt") { [] })
    #expect(
      format.paths(beside: "fastlane/metadata/ar-SA/description.txt", for: "en").contains(
        "fastlane/metadata/en-US/description.txt"))
  }
}
