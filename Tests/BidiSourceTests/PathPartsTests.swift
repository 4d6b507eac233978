import BidiSource
import Testing

/// Paths are read by bytes, whatever Swift takes for one character.
@Suite struct PathPartsTests {
  @Test(arguments: [
    ("/a/b", ["a", "b"], true, false), ("a//b/", ["a", "b"], false, true), ("/", [], true, true),
    ("", [], false, false),
    // A combining acute accent, and a joiner, at the beginning of names.
    ("/\u{301}a/b\u{301}", ["\u{301}a", "b\u{301}"], true, false),
    ("a/\u{200D}b", ["a", "\u{200D}b"], false, false),
  ])
  func parts(_ row: (path: String, parts: [String], isAbsolute: Bool, endsInSlash: Bool)) {
    #expect(
      row.path.pathParts.map { Array($0.utf8) } == row.parts.map { Array($0.utf8) })
    #expect(row.path.isAbsolutePath == row.isAbsolute)
    #expect(row.path.endsInSlash == row.endsInSlash)
    let last = row.path.lastSlash.map { row.path.utf8.distance(from: row.path.startIndex, to: $0) }
    #expect(last == Array(row.path.utf8).lastIndex(of: UInt8(ascii: "/")))
  }

  @Test func aPatternOfManyOpenBracketsIsReadInOneWay() {
    #expect(Glob(String(repeating: "[a", count: 100_000)).matches(["x"]) == false)
    #expect(Glob("[a[b]c").matches(["bc"]) && Glob("[a[b]c").matches(["[c"]))
    #expect(Glob("[[").matches(["[["]) && Glob("[]a").matches(["[]a"]))
  }

  @Test(arguments: [
    (#"{"id":7,"text":}"#, ["id"]), (#"{"a":1,"id":"x","b":[1,}"#, ["a", "id"]), ("[1", []),
    (#"{"id":"#, []), (#"{"id":1} x"#, ["id"]), ("", []),
  ])
  func membersBeforeAFault(_ row: (text: String, names: [String])) {
    #expect(
      JSONValue.membersBeforeFault(of: Array(row.text.utf8)).map(\.name.string) == row.names)
  }
}
