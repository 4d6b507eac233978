import BidiSource
import Foundation
import LocalizationFiles
import Testing

/// `AppIntentVocabulary.plist`: texts in lists of dictionaries.
@Suite struct AppIntentVocabularyTests {
  static let path = "he.lproj/AppIntentVocabulary.plist"

  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>IntentPhrases</key>
      <array>
        <dict>
          <key>IntentName</key><string>INStartWorkoutIntent</string>
          <key>IntentExamples</key>
          <array>
            <string>\u{05D4}\u{05EA}\u{05D7}\u{05DC} GymApp</string>
            <true/>
            <string>Run with GymApp</string>
          </array>
        </dict>
        <dict><key>IntentExamples</key><array/></dict>
      </array>
      <!-- Names of workouts -->
      <key>ParameterVocabularies</key>
      <array>
        <dict>
          <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
          <key>ParameterVocabulary</key>
          <array>
            <dict>
              <key>VocabularyItemIdentifier</key><string>push_ups</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict>
                  <key>VocabularyItemPhrase</key><string>push ups</string>
                  <key>VocabularyItemPronunciation</key><string>push &amp; ups</string>
                  <key>VocabularyItemExamples</key>
                  <array><string>do push ups</string></array>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
      </array>
    </dict>
    </plist>

    """

  static let pairs = [
    "IntentPhrases.0.IntentExamples.0=\u{05D4}\u{05EA}\u{05D7}\u{05DC} GymApp",
    "IntentPhrases.0.IntentExamples.2=Run with GymApp",
    "ParameterVocabularies.0.ParameterVocabulary.0.VocabularyItemSynonyms.0.VocabularyItemPhrase=push ups",
    "ParameterVocabularies.0.ParameterVocabulary.0.VocabularyItemSynonyms.0.VocabularyItemPronunciation=push & ups",
    "ParameterVocabularies.0.ParameterVocabulary.0.VocabularyItemSynonyms.0.VocabularyItemExamples.0=do push ups",
  ]

  private func pairs(of file: LocalizationFile) -> [String] {
    file.entries.map { "\($0.key.string)=\($0.value.string)" }
  }

  @Test func textsInListsAreEntries() throws {
    let file = try LocalizationFile(path: Self.path, bytes: Array(Self.text.utf8))
    #expect(file.format.name == "AppIntentVocabulary.plist")
    #expect(file.locale == "he")
    #expect(file.problems == [])
    #expect(pairs(of: file) == Self.pairs)
    #expect(file.entries[2].comments.map(\.text) == ["Names of workouts"])
    try FormatLaws.checkInsertions(into: file)
  }

  /// The same list as Foundation writes it, in both forms.
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func whatFoundationWrites(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(Self.text.utf8), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    let file = try LocalizationFile(path: Self.path, bytes: Array(data))
    #expect(Set(pairs(of: file)) == Set(Self.pairs))
    #expect(file.isEditable == (format == .xml))
  }

  @Test func whatIsWrongHasAPlace() throws {
    func messages(_ body: String) throws -> [String] {
      try LocalizationFile(path: Self.path, bytes: Array("<plist>\(body)</plist>".utf8))
        .problems.map(\.message)
    }
    #expect(
      try messages("<dict><key>IntentExamples</key><array><key>k</key></array></dict>")
        == ["a <key> stands in a list; the file is not a property list"])
    #expect(
      try messages("<array><string>x</string></array>")
        == ["the property list holds no dictionary; the file is not a property list"])
    let text = try LocalizationFile(path: Self.path, bytes: Array("\"a\" = \"b\";".utf8))
    #expect(text.problems.map(\.help) == ["convert it: plutil -convert xml1 \(Self.path)"])
  }
}
