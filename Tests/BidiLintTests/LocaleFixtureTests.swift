import BidiSource
import BidiJudge
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// The files of `Resources/Locales`, whose repairs a person decided.
@Suite struct LocaleFixtureTests {
  static let tags = [
    "ar", "az-Arab", "ckb", "de", "dv", "en", "fa", "he", "ja", "ks", "pa-Arab", "ps", "sd", "ug",
    "ur", "uz-Arab", "yi", "zh-Hans",
  ]

  private func bytes(_ tag: String, _ ending: String) throws -> [UInt8] {
    let path = "Resources/Locales/\(tag).lproj/Localizable.strings\(ending)"
    return [UInt8](try Data(contentsOf: packageFolder.appendingPathComponent(path)))
  }

  private func fix(_ tag: String, _ bytes: [UInt8]) throws -> Fixer.Outcome {
    let file = try LocalizationFile(path: "\(tag).lproj/Localizable.strings", bytes: bytes)
    return try Fixer(linter: Linter(options: LintOptions())).fix(file, locale: MessageLocale(tag))
  }

  @Test func everyFolderIsTested() throws {
    let folder = packageFolder.appendingPathComponent("Resources/Locales")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      names.filter { $0.hasSuffix(".lproj") }.map { $0.dropLast(6) }.sorted()
        == Self.tags.map { $0[...] })
  }

  @Test(arguments: tags)
  func isRepairedAsDecided(_ tag: String) throws {
    let outcome = try fix(tag, try bytes(tag, ""))
    let expected = try bytes(tag, ".fixed")
    #expect(outcome.repaired.source.bytes() == expected)
    #expect(outcome.remaining.isEmpty)
    #expect(outcome.original.entries.count >= 25)
  }

  @Test(arguments: tags)
  func theRepairedFileHasNoFindings(_ tag: String) throws {
    let again = try fix(tag, try bytes(tag, ".fixed"))
    #expect(again.fixed.isEmpty)
    #expect(again.remaining.isEmpty)
  }

  @Test(arguments: tags)
  func strippingUndoesTheRepair(_ tag: String) throws {
    func stripped(_ bytes: [UInt8]) throws -> [UInt8] {
      let file = try LocalizationFile(path: "x.strings", bytes: bytes)
      return file.source.bytes(replacing: Stripper.outcome(removing: .all, from: file).edits)
    }
    #expect(try stripped(try bytes(tag, "")) == stripped(try bytes(tag, ".fixed")))
  }
}
