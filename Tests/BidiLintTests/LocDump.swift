import BidiMessages
import BidiSource
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

@Suite struct LocDumpTests {
  @Test func dump() throws {
    var out = ""
    for tag in LocaleFixtureTests.tags {
      let base = packageFolder.appendingPathComponent("Resources/Locales/\(tag).lproj/Localizable.strings").path
      let old = try LocalizationFile(path: base, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: base + ".fixed"))))
      let now = try LocalizationFile(path: base, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: base))))
      let linter = Linter(options: LintOptions())
      let found = linter.findings(in: now, locale: MessageLocale(tag))
      let outcome = try Fixer(linter: linter).fix(now, locale: MessageLocale(tag))
      try Data(outcome.repaired.source.bytes()).write(to: URL(fileURLWithPath: "/tmp/fixed-\(tag).strings"))
      for ((a, b), c) in zip(zip(now.entries, outcome.repaired.entries), old.entries) where b.value.string.utf8.elementsEqual(c.value.string.utf8) == false {
        out += "\(tag) \(a.key.string)\n   was  \(a.value.string.showingControls().debugDescription)\n   old  \(c.value.string.showingControls().debugDescription)\n   new  \(b.value.string.showingControls().debugDescription)  \(found.filter { $0.key == a.key.string }.map { "\($0.rule): \($0.message)" })\n"
      }
      if !outcome.remaining.isEmpty { out += "\(tag) LEFT \(outcome.remaining.map { "\($0.rule) \($0.key ?? "") \($0.message) \($0.help ?? "")" })\n" }
    }
    try out.write(toFile: "/tmp/loc.txt", atomically: true, encoding: .utf8)
  }
}
