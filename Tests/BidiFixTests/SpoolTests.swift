import BidiFiles
import BidiSource
import Testing

@testable import bidi_fix

/// Output that waits for its turn, and paths of folders.
@Suite struct SpoolTests {
  /// More than is kept in memory comes back as it was written.
  @Test func muchTextComesBack() throws {
    var spool = Spool()
    #expect(spool.isEmpty)
    let line = String(repeating: "0123456789abcde\n", count: 1 << 12)
    // 160 lines of 64 kB: twice past what memory keeps, and a rest.
    for _ in 0..<160 { spool.write(line) }
    spool.write("end")
    var text: [UInt8] = []
    try spool.read { text += $0 }
    #expect(text.count == 160 * line.utf8.count + 3)
    #expect(text.suffix(7).elementsEqual("cde\nend".utf8))
    #expect(text.prefix(line.utf8.count).elementsEqual(line.utf8))
  }

  @Test(arguments: [
    ("/a", "/a/b/c", "b/c"), ("/", "/a", "a"), ("/", "/a/b", "a/b"), ("/a", "/ab", ""),
    ("/a", "/a", ""), ("/", "/", ""), ("/a/b", "/a/c", ""),
    // A mark that joins the slash before it is of the name.
    ("/a", "/a/\u{0301}b", "\u{0301}b"),
  ])
  func pathsBelowFolders(_ row: (folder: String, path: String, rest: String)) {
    #expect(pathBelow(row.folder, row.path) == (row.rest.isEmpty ? nil : row.rest))
  }
}
