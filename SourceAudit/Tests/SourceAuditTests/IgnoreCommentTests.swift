import BidiSource
import SourceAudit
import Testing

@Suite("Source audit: comments that turn rules off")
struct IgnoreCommentTests {
  static let cases: [(source: String, found: [String])] = [
    ("a.textAlignment = .left // bidi-scene:ignore", []),
    ("a.textAlignment = .left // bidi-scene:ignore left-alignment, physical-swipe", []),
    ("a.textAlignment = .left // bidi-scene:ignore, it is code", []),
    ("a.textAlignment = .left /* bidi-scene:ignore all */", []),
    ("/// Write `bidi-scene:ignore` there.\nlet a = 1", []),
    ("// bidi-scene:ignore left-alignment\n\n  // why\na.textAlignment = .left", []),
    // A comment on a line is about that line alone.
    (
      "let b = 1 // bidi-scene:ignore left-alignment\na.textAlignment = .left",
      ["1 unused-ignore", "2 left-alignment"]
    ),
    (
      "a.textAlignment = .left // bidi-scene:ignore physical-swipe",
      ["1 left-alignment", "1 unused-ignore"]
    ),
    ("a.textAlignment = .left // bidi-scene:ignored", ["1 left-alignment"]),
    (
      "a.textAlignment = .left // bidi-scene:ignore left-align",
      ["1 left-alignment", "1 unused-ignore"]
    ),
    ("let b = 1 // bidi-scene:ignore unused-ignore", []),
    ("let b = \"bidi-scene:ignore\"", []),
  ]

  @Test(arguments: cases)
  func turnsOff(_ test: (source: String, found: [String])) throws {
    #expect(
      try findings(in: test.source).map { "\($0.location?.line ?? 0) \($0.rule)" } == test.found)
  }

  /// A catalog is not told of an image that a comment calls right.
  @Test func ignoresOfImages() throws {
    func names(_ comment: String) throws -> [String] {
      let source = "let image = UIImage(named: \"arrow_right\") \(comment)"
      return SourceAudit.result(of: try SourceFile(path: "A.swift", bytes: Array(source.utf8)))
        .mirroredImages
    }
    #expect(try names("// bidi-scene:ignore directed-image") == ["arrow_right"])
    #expect(try names("// bidi-scene:ignore left-alignment") == [])
  }
}
