import Foundation
import Testing

/// `check --widths`, which `bidi-scene` does beside it.
struct WidthsTests {
  private static let hasFonts =
    FileManager.default.fileExists(atPath: "/usr/include/harfbuzz/hb.h")
    && FileManager.default.fileExists(atPath: "/usr/include/cairo/cairo-ft.h")

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      Array(
        """
        widths:
          - keys: save
            points: 120
        """.utf8), to: "widths.yml")
    try folder.write(
      Array(
        """
        "save" = "Einstellungen speichern und schließen";
        "other" = "Einstellungen speichern und schließen";
        """.utf8), to: "de.lproj/Main.strings")
    return folder
  }

  /// 37 letters of 17 points need more than 120 points; a key that the file does not name has all the room it needs.
  @Test(.enabled(if: hasFonts, "needs HarfBuzz and Cairo"))
  func textsAreMeasured() throws {
    let folder = try folder()
    let cut = try Command(["check", "--widths", "widths.yml", "de.lproj"], in: folder.url)
    #expect(cut.exitCode == 1, "\(cut.standardError)")
    #expect(cut.text.contains("de.lproj/Main.strings:1:"), "\(cut.text)")
    #expect(cut.text.components(separatedBy: "[text-cut]").count == 2, "\(cut.text)")
    let json = try Command(
      ["check", "--widths", "widths.yml", "--format", "json", "de.lproj"], in: folder.url)
    #expect(json.exitCode == 1)
    #expect(json.text.hasPrefix("["), "\(json.text)")
    try folder.write(Array(#""save" = "Ja";"#.utf8), to: "de.lproj/Main.strings")
    #expect(
      try Command(["check", "--widths", "widths.yml", "de.lproj"], in: folder.url).exitCode == 0)
    #expect(try Command(["check", "--widths", "no.yml", "de.lproj"], in: folder.url).exitCode == 2)
  }

  @Test(arguments: [
    ["--watch", "."], ["--format", "sarif", "."], ["-"], ["-o", "x.json", "."], ["--list-files"],
  ])
  func otherFlagsAreRefused(_ arguments: [String]) throws {
    let folder = try folder()
    let command = try Command(["check", "--widths", "widths.yml"] + arguments, in: folder.url)
    #expect(command.exitCode == 64)
    #expect(command.standardError.contains("its form is text or json"), "\(command.standardError)")
  }

  /// Without a `bidi-scene` beside it, the command says what to run.
  @Test func withoutTheOtherProgram() throws {
    let folder = try folder()
    let alone = folder.url.appendingPathComponent("bidi-fix")
    try FileManager.default.copyItem(at: Command.binary, to: alone)
    let command = try Command(
      ["check", "--widths", "widths.yml", "de.lproj"], in: folder.url, binary: alone)
    #expect(command.exitCode == 64)
    #expect(
      command.standardError.contains(
        "run: bidi-scene measure --widths widths.yml --format text -- de.lproj"),
      "\(command.standardError)")
  }
}
