import BidiSource
import BidiTestSupport
import Foundation
import Testing

@testable import LocalizationFiles

/// A file that takes an edit inside a value is the file that a reader makes of the text.
struct EditedFileTests {
  private static let text = """
    /* one */ "a" = "x\\U05D0\\n\\"y\\""; /* of a */
    'b' = 'it "is"'; // of b
    "c" /* inside */ = /* and */ "\u{5D0}\u{1F600}" /* behind */ ;
    "d";
    e = f;
    "g" = "h"
    "a" = "again";
    /* last */

    """

  private static let pieces = [
    "", "x", "\u{5D0}", "\\", "\\\\", "\\\"", "\"", "'", "\n", "\\n", "\\U05D", ";", "/*", "*/",
    "\u{202B}",
  ]

  @Test func anyEdit() throws {
    var generator = SeededGenerator(seed: 4)
    var taken = 0
    for round in 0..<1500 {
      let start = Self.text.replacing("\n", with: round.isMultiple(of: 3) ? "\r\n" : "\n")
      // Without the faults there is more that can be taken.
      let text = round.isMultiple(of: 2) ? start : start.replacing("\"g\" = \"h\"", with: "")
      var file = try LocalizationFile(path: "he.lproj/a.strings", bytes: Array(text.utf8))
      for _ in 0..<4 {
        let bytes = file.source.text
        let places = (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
        let from = places.indices.randomElement(using: &generator) ?? 0
        let to = min(places.count - 1, from + Int.random(in: 0...2, using: &generator))
        let new = Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
        let range = places[from]..<places[to]
        let edited = Array(bytes[..<range.lowerBound]) + new + bytes[range.upperBound...]
        let source = try SourceFile(path: file.source.path, bytes: edited)
        let expected = LocalizationFile(source: source)
        let before = file
        if file.take(source, replacing: range, byCount: new.count) != nil {
          taken += 1
          #expect(file == expected, "\(round): \(range) \(new)")
          if file != expected { return }
        } else {
          #expect(file == before)
        }
        file = expected
      }
    }
    #expect(taken > 150, "edits inside values and comments are taken: \(taken)")
  }

  /// A quotation mark ends the value, and what stands behind it changes its meaning.
  @Test(arguments: ["\"", "\\", "\\\""])
  func quotationMarks(_ new: String) throws {
    let text = Array("\"a\" = \"b\";\n\"c\" = \"d\";\n".utf8)
    var file = try LocalizationFile(path: "he.lproj/a.strings", bytes: text)
    let edited = Array(text[..<8]) + Array(new.utf8) + text[8...]
    let source = try SourceFile(path: file.source.path, bytes: edited)
    let number = file.take(source, replacing: 8..<8, byCount: new.utf8.count)
    #expect((number != nil) == (new == "\\\""))
  }

  /// Comments before and behind an entry are taken alone; what ends them, and those between its parts, are not.
  @Test(arguments: [
    ("/* one */", "x", true), ("/* one */", "\u{5D0}", true),
    ("/* of a */", "bidi-fix:ignore", true),
    ("/* one */", "*/", false), ("// of b", "x", false), ("/* inside */", "x", false),
    ("/* last */", "x", false),
  ])
  func comments(_ comment: String, _ new: String, _ isTaken: Bool) throws {
    let text = Self.text.replacing("\"g\" = \"h\"", with: "")
    var file = try LocalizationFile(path: "he.lproj/a.strings", bytes: Array(text.utf8))
    let found = try #require(text.range(of: comment))
    let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound) + 4
    let bytes = file.source.text
    let edited = Array(bytes[..<offset]) + Array(new.utf8) + bytes[(offset + 1)...]
    let source = try SourceFile(path: file.source.path, bytes: edited)
    let number = file.take(source, replacing: offset..<offset + 1, byCount: new.utf8.count)
    #expect((number != nil) == isTaken)
    if isTaken { #expect(file == LocalizationFile(source: source)) }
  }
}
