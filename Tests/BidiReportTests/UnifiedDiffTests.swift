import BidiReport
import BidiSource
import Testing

/// The diff that `fix --diff` prints, in the form of `diff -u`.
@Suite struct UnifiedDiffTests {
  private let plain = TextStyle(isColored: false, showsControls: false)

  private func diff(
    _ old: String, _ new: String, path: String = "a.strings", style: TextStyle? = nil
  ) throws -> String {
    UnifiedDiff(style: style ?? plain).text(
      from: try SourceFile(path: path, bytes: Array(old.utf8)),
      to: try SourceFile(path: path, bytes: Array(new.utf8)))
  }

  @Test func nothingForEqualFiles() throws {
    #expect(try diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(try diff("", "").isEmpty)
  }

  @Test func threeLinesOfContext() throws {
    #expect(
      try diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nX\n6\n7\n8\n9\n")
        == "--- a.strings\n+++ a.strings\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+X\n 6\n 7\n 8\n")
  }

  /// Changes with up to six lines between them share a hunk; others do not.
  @Test func hunksAreJoined() throws {
    let old = (1...20).map { "\($0)\n" }.joined()
    let near = old.replacing("\n5\n", with: "\nX\n").replacing("\n11\n", with: "\nY\n")
    #expect(try diff(old, near).split(separator: "@@ -").count == 2)
    let far = old.replacing("\n5\n", with: "\nX\n").replacing("\n12\n", with: "\nY\n")
    #expect(try diff(old, far).split(separator: "@@ -").count == 3)
  }

  @Test func theLastLineWithoutLineFeed() throws {
    #expect(
      try diff("a\nb", "a\nc")
        == "--- a.strings\n+++ a.strings\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n"
        + "\\ No newline at end of file\n")
  }

  @Test func carriageReturnsStayInTheLine() throws {
    #expect(try diff("a\r\nb\r\n", "a\r\nc\r\n").contains("-b\r\n+c\r\n"))
  }

  @Test func aNameWithASpaceEndsAtATab() throws {
    #expect(
      try diff("a\n", "b\n", path: "my app/a.strings")
        .hasPrefix("--- my app/a.strings\t\n+++ my app/a.strings\t\n"))
  }

  /// On a terminal nothing of the file reaches the terminal as a command.
  @Test func aTerminalSeesNames() throws {
    let terminal = TextStyle(isColored: true, showsControls: true)
    let text = try diff("a\n", "\u{202B}a\u{202C}\u{1B}[2J\r\n", style: terminal)
    #expect(
      text.contains(
        "+\u{2039}RLE\u{203A}a\u{2039}PDF\u{203A}\u{2039}U+001B\u{203A}[2J\u{2039}U+000D\u{203A}"))
    #expect(text.contains("\u{1B}[32m"))
  }

  /// No patch can change such a file, so no line of its difference is one of a patch.
  @Test func utf16IsAComment() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "a\n".utf16 { bytes += [UInt8(unit), 0] }
    let old = try SourceFile(path: "a", bytes: bytes)
    let new = try SourceFile(path: "a", bytes: [0xFF, 0xFE, 0x62, 0, 0x0A, 0])
    #expect(
      UnifiedDiff(style: plain).text(from: old, to: new) == """
        # a is UTF-16LE with BOM; its lines are shown as UTF-8, which no patch can change
        # --- a
        # +++ a
        # @@ -1,1 +1,1 @@
        # -a
        # +b

        """)
    #expect(UnifiedDiff(style: plain).text(from: old, to: old).isEmpty)
  }

  /// A byte order mark stands in the file, so it stands in its first line.
  @Test func aByteOrderMarkIsKept() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let old = try SourceFile(path: "a", bytes: mark + [0x61, 0x0A])
    let new = try SourceFile(path: "a", bytes: mark + [0x62, 0x0A])
    #expect(
      Array(UnifiedDiff(style: plain).text(from: old, to: new).utf8)
        == Array("--- a\n+++ a\n@@ -1,1 +1,1 @@\n-\u{FEFF}a\n+\u{FEFF}b\n".utf8))
  }

  @Test func pathsCountFromTheWorkingFolder() throws {
    let printer = UnifiedDiff(style: plain, folder: "/work")
    for (path, name) in [
      ("/work/a", "a"), ("/works/a", "/works/a"), ("./a", "a"), (".//b/./a", "b/./a"),
      ("\"a", "\"\\\"a\""), ("a\tb", "\"a\\011b\""),
    ] {
      let text = printer.text(
        from: try SourceFile(path: path, bytes: [0x61]),
        to: try SourceFile(path: path, bytes: [0x62]))
      #expect(text.hasPrefix("--- \(name)\n+++ \(name)\n"), "\(text)")
    }
  }
}
