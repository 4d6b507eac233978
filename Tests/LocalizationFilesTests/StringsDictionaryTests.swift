import BidiSource
import Foundation
import LocalizationFiles
import Testing

/// `.stringsdict` files: the plural forms are entries.
@Suite struct StringsDictionaryTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- How many files of how many folders -->
      <key>%d files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%1$#@files@ &amp; %2$#@folders@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>d</string>
          <key>one</key>
          <string>\u{05E7}\u{05D5}\u{05D1}\u{05E5} &#x5D0;</string>
          <key>other</key>
          <string><![CDATA[PDF %d]]></string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lu</string>
          <key>zero</key>
          <string/>
          <key>other</key>
          <string>%lu</string>
        </dict>
      </dict>
      <key>width</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict><key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict>
      </dict>
      <key>other values</key>
      <dict><key>list</key><array><string>x</string></array><key>n</key><integer>1</integer></dict>
    </dict>
    </plist>

    """

  private func file(_ text: String = text, path: String = "he.lproj/A.stringsdict") throws
    -> LocalizationFile
  {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  @Test func textsAreEntriesAndTypesAreNot() throws {
    let file = try file()
    #expect(file.format.name == ".stringsdict")
    #expect(!file.isRefused, "\(file.problems)")
    #expect(
      file.entries.map { "\($0.key.string)=\($0.value.string)" } == [
        "%d files=%1$#@files@ & %2$#@folders@",
        "%d files.files.one=\u{05E7}\u{05D5}\u{05D1}\u{05E5} \u{05D0}",
        "%d files.files.other=PDF %d", "%d files.folders.zero=", "%d files.folders.other=%lu",
        "width.NSStringVariableWidthRuleType.20=Hi",
        "width.NSStringVariableWidthRuleType.50=Hello",
      ])
    #expect(file.entries[0].comments.map(\.text) == ["How many files of how many folders"])
    #expect(file.entries.dropFirst().allSatisfy { $0.comments.isEmpty })
  }

  /// Every text that Foundation reads at any depth, but for the types.
  @Test func theTextsAreThoseOfFoundation() throws {
    let object = try PropertyListSerialization.propertyList(
      from: Data(Self.text.utf8), format: nil)
    func texts(_ object: Any) -> [String] {
      guard let dictionary = object as? [String: Any] else {
        return (object as? String).map { [$0] } ?? []
      }
      return dictionary.filter { !$0.key.hasSuffix("TypeKey") }.values.flatMap(texts)
    }
    #expect(try file().entries.map(\.value.string).sorted() == texts(object).sorted())
  }

  @Test func anEditChangesOneTextAlone() throws {
    let file = try file()
    for (index, entry) in file.entries.enumerated() {
      let edits = entry.edits([.insert("\u{200F}", before: 0)], spelling: .literal, in: file.source)
      let edited = try file.replacing(edits)
      // An element without an end tag has no place for a text.
      guard !entry.value.string.isEmpty else { continue }
      var values = file.entries.map(\.value.string)
      values[index] = "\u{200F}" + values[index]
      #expect(edited.entries.map(\.value.string) == values)
      #expect(edited.source.bytes().count == file.source.bytes().count + 3)
    }
    #expect(file.source.bytes() == Array(Self.text.utf8))
  }

  @Test func theContentTellsWhereTheNameDoesNot() throws {
    #expect(try file(path: "-").format.name == ".stringsdict")
    #expect(
      try file("<plist><dict><key>a</key><string>b</string></dict></plist>", path: "-").format.name
        == ".strings")
  }

  @Test(arguments: [
    ("\"a\" = \"b\";", "a property list in XML or binary alone"),
    ("", "a property list in XML or binary alone"),
    ("<plist><dict><key>a</key></dict></plist>", "has no value"),
    ("<plist><dict><key>a</key><dict><key>b</key></dict></dict></plist>", "has no value"),
    ("<plist><dict><key>a</key><dict><string>b</string></dict></dict></plist>", "without a <key>"),
    ("<plist><dict><key>a</key><dict>b</dict></dict></plist>", "between the elements"),
    ("<plist><array/></plist>", "holds no dictionary"),
    ("<plist><dict><key>a</key><dict>", "cannot be read"),
  ])
  func whatIsNoneIsRefused(_ row: (text: String, message: String)) throws {
    let file = try file(row.text)
    #expect(file.isRefused)
    #expect(file.problems.contains { $0.message.contains(row.message) }, "\(file.problems)")
    #expect(file.source.bytes() == Array(row.text.utf8))
  }
}
