import BidiTestSupport
import Foundation
import Testing

@testable import BidiReport

/// Records are written byte for byte as Foundation writes them.
@Suite struct RecordEncoderTests {
  private enum Kind: String, Encodable, CaseIterable { case first, second }

  private struct Leaf: Encodable {
    let zeta: Int
    let alpha: String?
    let kind: Kind
    let isOn: Bool
  }

  private struct Tree: Encodable {
    let text: String
    let leaves: [Leaf]
    let names: [String]
    let table: [String: String]
    let lists: [[Int]]
    let number: Double
    let small: UInt8
    let child: [Tree]
    let none: Int?
  }

  /// A record with containers that are asked for apart.
  private struct Apart: Encodable {
    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      var list = members.nestedUnkeyedContainer(forKey: .list)
      var inner = members.nestedContainer(keyedBy: Key.self, forKey: .inner)
      try inner.encode(true, forKey: .value)
      try list.encode("a")
      try list.encode(2)
      try list.encodeNil()
      try members.encodeNil(forKey: .value)
    }

    enum Key: String, CodingKey { case value, list, inner }
  }

  private static let pieces = [
    "a", "\"", "\\", "/", "\n", "\r", "\t", "\u{8}", "\u{C}", "\u{1}", "\u{1F}", " ", "\u{E9}",
    "\u{5D0}", "\u{628}", "\u{661}", "\u{1F600}", "<", "&", "\u{2603}", "z",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static func tree(_ depth: Int, _ random: inout SeededGenerator) -> Tree {
    func some<Value>(_ make: () -> Value) -> [Value] {
      (0..<Int.random(in: 0...2, using: &random)).map { _ in make() }
    }
    let leaves = some {
      Leaf(
        zeta: Int.random(in: -9...9, using: &random),
        alpha: Bool.random(using: &random) ? text(&random) : nil,
        kind: Kind.allCases.randomElement(using: &random) ?? .first,
        isOn: Bool.random(using: &random))
    }
    let names = some { text(&random) }
    let keys = Set(some { text(&random) })
    return Tree(
      text: text(&random), leaves: leaves, names: names,
      table: Dictionary(uniqueKeysWithValues: keys.map { ($0, $0 + "!") }),
      lists: some { some { Int.random(in: 0...9, using: &random) } },
      number: Double(Int.random(in: -9...9, using: &random)) / 4,
      small: UInt8.random(in: 0...255, using: &random),
      child: depth > 0 ? some { tree(depth - 1, &random) } : [], none: nil)
  }

  private func expectSame(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(JSONText.line(value, escapesControls: false) == line)
    encoder.outputFormatting.insert(.prettyPrinted)
    let lines = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(JSONText.indented(value, by: "   ") == lines.replacing("\n", with: "\n   "))
  }

  @Test func bytesAreThoseOfFoundation() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<300 { try expectSame(Self.tree(3, &random)) }
    try expectSame(Apart())
    try expectSame([Apart(), Apart()])
    try expectSame([String: Int]())
    try expectSame("text")
  }

  @Test(arguments: [
    ("\u{202B}", "\\u202b"), ("\u{61C}", "\\u061c"), ("\u{2069}", "\\u2069"), ("\u{7F}", "\\u007f"),
    ("\u{85}", "\\u0085"), ("\u{2028}", "\\u2028"), ("\u{61B}", "\u{61B}"),
    ("\u{2010}", "\u{2010}"),
    ("\u{A0}", "\u{A0}"),
  ])
  func controlsAreEscapedWhereAsked(_ row: (text: String, escaped: String)) {
    #expect(JSONText.line("a\(row.text)b") == "\"a\(row.escaped)b\"")
    #expect(JSONText.line("a\(row.text)b", escapesControls: false) == "\"a\(row.text)b\"")
  }
}
