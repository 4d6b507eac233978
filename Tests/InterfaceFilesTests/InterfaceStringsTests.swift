import BidiLayout
import Foundation
import InterfaceFiles
import Testing

@Suite("Translations of interfaces")
struct InterfaceStringsTests {
  private func strings(beside path: String, locale: String? = nil) -> InterfaceStrings? {
    InterfaceStrings.beside(Fixtures.folder.appendingPathComponent(path).path, locale: locale) {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    } read: { path in
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) }
    }
  }

  @Test("The first right-to-left language is taken, or the one that is named")
  func languages() throws {
    let path = "Translated/Base.lproj/Main.storyboard"
    let arabic = try #require(strings(beside: path))
    #expect(arabic.locale == "ar")
    #expect(arabic["lt1-aa-002.text"] == "\u{0645}\u{0641}\u{062A}\u{0648}\u{062D}")
    #expect(arabic.paths.count == 1)
    #expect(strings(beside: path, locale: "he")?["lt1-aa-002.text"] != nil)
    #expect(strings(beside: path, locale: "fa") == nil)
  }

  @Test("One text has a translation for each object")
  func scenes() throws {
    let path = "Translated/Base.lproj/Main.storyboard"
    let scene = try Fixtures.file(path).scenes(translatedBy: strings(beside: path))[0]
    #expect(
      Set(scene.translations.keys) == [
        "lt1-aa-001", "lt1-aa-002", "bt1-aa-001", "ft1-aa-001", "kt1-aa-001.segment0",
        "kt1-aa-001.segment1",
      ])
    // Both are "Open" in English.
    #expect(scene.translations["lt1-aa-002"] != scene.translations["bt1-aa-001"])
    #expect(scene.translations["ft1-aa-001"] == "\u{0627}\u{0644}\u{0627}\u{0633}\u{0645}")
  }

  @Test("String Catalogs are read too")
  func catalog() throws {
    let strings = try #require(self.strings(beside: "Translated/Card.xib"))
    #expect(strings.locale == "ar")
    #expect(strings["lt2-aa-001.text"] == "\u{0623}\u{0631}\u{0633}\u{0644}")
    let scene = try Fixtures.file("Translated/Card.xib").scenes(translatedBy: strings)[0]
    #expect(scene.translations == ["lt2-aa-001": "\u{0623}\u{0631}\u{0633}\u{0644}"])
  }

  @Test("Plurals of a .stringsdict stand beside the texts of the .strings file")
  func stringsdict() throws {
    func variable(_ name: String, one: String, other: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a-1.text</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@days@</string>\(variable("days", one: "%d Tag", other: "%d Tage"))</dict>
      <key>a-2.text</key><dict><key>NSStringLocalizedFormatKey</key><string>Noch %1$#@days@.</string>
      \(variable("days", one: "%d Tag", other: "%d Tage"))</dict></dict></plist>
      """
    let found = try #require(
      InterfaceStrings.beside("a/Base.lproj/M.xib", locale: "de") {
        $0 == "a" ? ["Base.lproj", "de.lproj"] : []
      } read: {
        switch $0 {
        case "a/de.lproj/M.strings": Array(#""a-1.text" = "Tage"; "a-3.text" = "Jahre";"#.utf8)
        case "a/de.lproj/M.stringsdict": Array(dictionary.utf8)
        default: nil
        }
      })
    #expect(found.paths == ["a/de.lproj/M.strings", "a/de.lproj/M.stringsdict"])
    #expect(found["a-1.text"] == "%d Tage")
    #expect(found["a-2.text"] == "Noch %d Tage.")
    #expect(found["a-3.text"] == "Jahre")
  }

  @Test("What is wrong with a translation is said with its place")
  func problems() {
    let found = InterfaceStrings.beside("a/Base.lproj/M.xib", locale: nil) {
      $0 == "a" ? ["Base.lproj", "ar.lproj"] : []
    } read: {
      $0 == "a/ar.lproj/M.strings" ? Array("\"k\" = \"v\";\n\"open".utf8) : nil
    }
    #expect(found?.problems.first?.hasPrefix("a/ar.lproj/M.strings:2: ") == true)
  }
}
