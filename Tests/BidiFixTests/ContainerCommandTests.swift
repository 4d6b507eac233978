import Foundation
import Testing

/// Where a project shows its texts, as the command finds it out.
@Suite struct ContainerCommandTests {
  private static let wrong = "{\"a\": \"abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}.\"}\n"
  private static let path = "locales/he.json"

  private func project(_ sources: [String: String]) throws -> Folder {
    let folder = try Folder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.wrong, to: Self.path)
    for (path, text) in sources { try folder.write(text, to: path) }
    return folder
  }

  private func run(_ arguments: [String], in folder: Folder) throws -> Command {
    try Command(arguments, in: folder.url)
  }

  @Test func thePageDecides() throws {
    let folder = try project(["web/index.html": "<!doctype html>\n<html dir=\"rtl\">\n"])
    let check = try run(["check", "."], in: folder)
    #expect(check.exitCode == 0)
    #expect(
      check.standardError.contains(
        "note: container: rtl (web/index.html:2 has <html dir=\"rtl\"), for 1 file of JSON strings\n"
      ))
    // The same in all commands.
    let settings = try run(["check", "--show-settings", Self.path], in: folder)
    #expect(settings.text.contains("\ncontainer: rtl  # web/index.html:2 has <html dir=\"rtl\"\n"))
    let explained = try run(["explain", Self.path, "a"], in: folder)
    #expect(explained.text.contains("none: check passes it"))
    let json = try run(["check", "--format", "json", "."], in: folder)
    #expect(json.text.contains("\"container\" : \"rtl\""))
    #expect(try run(["fix", "."], in: folder).exitCode == 0)
    #expect(try folder.bytes(of: Self.path) == Array(Self.wrong.utf8))
    // A flag and a setting go before it, and then nothing is searched.
    for arguments in [["--container", "natural"], ["--no-sources"]] {
      let run = try run(["check"] + arguments + ["."], in: folder)
      #expect(run.text.contains("error: [base-direction]"))
      #expect(!run.standardError.contains("container:"))
    }
    try folder.write("overrides: [{paths: [locales], container: natural}]\n", to: ".bidi-fix.yml")
    #expect(try run(["check", "."], in: folder).exitCode == 1)
    #expect(try run(["explain", Self.path, "a"], in: folder).text.contains("base-direction"))
  }

  @Test func anErrorIsWrongInEveryView() throws {
    let folder = try project([:])
    func check(_ containers: String) throws -> String {
      try run(["check", "--container", containers, "."], in: folder).text
    }
    #expect(try check("natural").contains("error: [base-direction]"))
    #expect(try check("rtl").isEmpty)
    let both = try check("natural,rtl")
    #expect(both.contains("warning: [base-direction]"))
    #expect(both.contains("(wrong in natural containers only)"))
    #expect(try check("any").contains("(wrong in natural and left-to-right containers only)"))
    #expect(try run(["check", "--container", "natural,up", "."], in: folder).exitCode == 64)
  }

  @Test func aPageWithoutADirectionIsOneFinding() throws {
    let folder = try project(["index.html": "<!doctype html>\n<html lang=\"en\">\n"])
    try folder.write(Self.wrong, to: "locales/ar.json")
    let check = try run(["check", "."], in: folder)
    #expect(check.exitCode == 1)
    #expect(check.text.contains("index.html: 1 warning\n  2:1: warning: [missing-direction]"))
    #expect(check.text.components(separatedBy: "[missing-direction]").count == 2)
    #expect(check.standardError.contains("1 finding (1 warning) in 2 files"))
    #expect(try run(["check", "--ignore", "missing-direction", "."], in: folder).exitCode == 0)
    let json = try run(["check", "--format", "json", "."], in: folder)
    #expect(throws: Never.self) {
      _ = try JSONSerialization.jsonObject(with: Data(json.standardOutput))
    }
    #expect(try run(["baseline", "."], in: folder).exitCode == 0)
    let accepted = try run(["check", "--baseline", ".bidi-fix-baseline.json", "."], in: folder)
    #expect(accepted.exitCode == 0)
    #expect(accepted.standardError.contains("1 accepted finding left out"))
    // Texts of left-to-right languages need no direction.
    let other = try project(["index.html": "<html>"])
    try FileManager.default.removeItem(at: other.url.appendingPathComponent("locales"))
    try other.write("{\"a\": \"b\"}", to: "locales/de.json")
    #expect(try run(["check", "."], in: other).text.isEmpty)
  }
}
