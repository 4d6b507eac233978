import BidiTestSupport
import Foundation
import Testing

/// The output of `fix --diff`, applied by the real git.
@Suite struct PatchTests {
  private static let text = "\"k\" = \"abc אבג\";\n"

  /// A project in which each file is written in another way.
  private func project() throws -> Folder {
    let folder = try Folder()
    try folder.write(Self.text, to: "he.lproj/A.strings")
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in Self.text.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write(utf16, to: "he.lproj/B.strings")
    try folder.write([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8), to: "he.lproj/C.strings")
    try folder.write(Self.text.replacing("\n", with: "\r\n"), to: "he.lproj/D.strings")
    try folder.write(Self.text.replacing("\n", with: "\r"), to: "he.lproj/E.strings")
    try folder.write(String(Self.text.dropLast()), to: "he.lproj/F.strings")
    try folder.write(Self.text, to: "my app/he.lproj/Zé.strings")
    try folder.write(Self.text, to: "he.lproj/\"G\"\n.strings")
    // é alone is no UTF-8.
    let latin = Array("a = caf".utf8) + [0xE9] + Array("\nb = abc \\u05D0\n".utf8)
    try folder.write(latin, to: "m_he.properties")
    try folder.write(Self.text, to: "z/he.lproj/A.strings")
    return folder
  }

  private static let patched = [
    "he.lproj/A.strings", "he.lproj/C.strings", "he.lproj/D.strings", "he.lproj/E.strings",
    "he.lproj/F.strings", "he.lproj/\"G\"\n.strings", "my app/he.lproj/Zé.strings",
    "z/he.lproj/A.strings",
  ]
  private static let passedOver = ["he.lproj/B.strings", "m_he.properties"]

  private func apply(_ diff: [UInt8], in folder: Folder) throws -> Int32 {
    try folder.write(diff, to: "change.diff")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "-p0", "change.diff"]
    git.currentDirectoryURL = folder.url
    try git.runToEnd()
    return git.terminationStatus
  }

  /// git makes of every file in UTF-8 what `fix` makes of it, and passes over the others, which are shown and named.
  @Test func gitAppliesTheWholeDiff() throws {
    let (folder, other) = (try project(), try project())
    let diff = try Command(["fix", "--diff", "."], in: folder.url)
    #expect(try apply(diff.standardOutput, in: folder) == 0)
    #expect(try Command(["fix", "."], in: other.url).exitCode == 0)
    let before = try project()
    for path in Self.patched {
      #expect(try folder.bytes(of: path) == other.bytes(of: path), "\(path)")
      #expect(try folder.bytes(of: path) != before.bytes(of: path), "\(path)")
    }
    for path in Self.passedOver {
      #expect(try folder.bytes(of: path) == before.bytes(of: path))
      #expect(try other.bytes(of: path) != before.bytes(of: path))
      #expect(diff.text.contains("# +++ \(path)\n"))
    }
    #expect(diff.text.contains("# -b = abc \\u05D0\n# +b = \\u202Babc \\u05D0\\u202C\n"))
    #expect(
      diff.standardError.contains(
        "note: he.lproj/B.strings and 1 more: not in UTF-8, so no patch can change it"))
    #expect(diff.standardError.contains("fix without --diff changes it"))
  }

  /// Paths that git would refuse.
  @Test(arguments: ["./he.lproj", ".//he.lproj", "ABSOLUTE"])
  func pathsAreThoseOfThePatch(_ argument: String) throws {
    let folder = try Folder()
    try folder.write(Self.text, to: "he.lproj/A.strings")
    let path =
      argument == "ABSOLUTE" ? folder.url.resolvingSymlinksInPath().path + "/he.lproj" : argument
    let diff = try Command(["fix", "--diff", path], in: folder.url)
    #expect(diff.text.hasPrefix("--- he.lproj/A.strings\n"))
    #expect(try apply(diff.standardOutput, in: folder) == 0)
  }

  @Test func stripShowsItsDifferenceInTheSameWay() throws {
    let (folder, other) = (try project(), try project())
    for folder in [folder, other] { _ = try Command(["fix", "."], in: folder.url) }
    let diff = try Command(["strip", "--diff", "."], in: folder.url)
    #expect(try apply(diff.standardOutput, in: folder) == 0)
    #expect(diff.standardError.contains("strip without --diff changes it"))
    _ = try Command(["strip", "."], in: other.url)
    for path in Self.patched {
      #expect(try folder.bytes(of: path) == other.bytes(of: path), "\(path)")
    }
  }
}
