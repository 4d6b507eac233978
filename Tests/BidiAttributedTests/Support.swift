import BidiAttributed
import BidiTestSupport
import BidiText
import Foundation

/// Attributes of the tests: kept by added text, not kept by it, and one of whole paragraphs.
enum Mark: CodableAttributedStringKey {
  typealias Value = Int
  static let name = "mark"
}

enum Attachment: CodableAttributedStringKey {
  typealias Value = String
  static let name = "attachment"
  static let inheritedByAddedText = false
}

enum Heading: CodableAttributedStringKey {
  typealias Value = Int
  static let name = "heading"
  static let inheritedByAddedText = false
  static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
}

/// An attribute of attachments, as AppKit and UIKit have it.
enum Pinned: CodableAttributedStringKey {
  typealias Value = Int
  static let name = "pinned"
  static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("\u{FFFC}")
}

/// An attribute that goes away where Foundation changes its text.
enum Spelling: CodableAttributedStringKey {
  typealias Value = Bool
  static let name = "spelling"
  static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [
    .textChanged
  ]
}

extension AttributedString {
  var plain: String { String(characters[...]) }

  /// The text of each run.
  var runTexts: [String] { runs.map { scalars($0.range).showingControls() } }

  /// A part of the text, which may begin inside of a character.
  func scalars(_ range: Range<Index>) -> String {
    String(String.UnicodeScalarView(unicodeScalars[range]))
  }

  /// The place of a scalar.
  func index(_ scalarOffset: Int) -> Index {
    unicodeScalars.index(startIndex, offsetBy: scalarOffset)
  }

  func range(_ scalars: Range<Int>) -> Range<Index> {
    index(scalars.lowerBound)..<index(scalars.upperBound)
  }

  func offsets(_ range: Range<Index>) -> Range<Int> {
    unicodeScalars.distance(
      from: startIndex, to: range.lowerBound)..<unicodeScalars.distance(
        from: startIndex, to: range.upperBound)
  }
}

/// A text of parts, each with its attributes.
func joined(_ parts: (String, AttributeContainer)...) -> AttributedString {
  parts.reduce(into: AttributedString()) { $0.append(AttributedString($1.0, attributes: $1.1)) }
}

func marked(_ number: Int) -> AttributeContainer {
  var container = AttributeContainer()
  container[Mark.self] = number
  return container
}

func styled(_ style: ParagraphStyle) -> AttributeContainer {
  var container = AttributeContainer()
  container.paragraphStyle = style
  return container
}

/// A text put together at random, with runs of random attributes.
func randomText(_ random: inout SeededGenerator) -> AttributedString {
  let parts = [
    "a", "bc", "\u{5D0}", "\u{5D1}\u{5D2}", "12", " ", "  ", "\t", "(", ")", "\u{1F600}",
    "e\u{301}",
    "\u{5B0}", "\n", "\r\n", "\u{2029}", "\u{85}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{2067}",
    "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{202E}", "\u{200D}",
    "\u{FFFC}",
  ]
  var text = AttributedString()
  for _ in 0..<Int.random(in: 0...24, using: &random) {
    var container = AttributeContainer()
    if Bool.random(using: &random) { container[Mark.self] = Int.random(in: 0..<3, using: &random) }
    if Int.random(in: 0..<6, using: &random) == 0 { container[Attachment.self] = "picture" }
    if Int.random(in: 0..<6, using: &random) == 0 { container.link = URL(string: "https://a.b") }
    if Int.random(in: 0..<6, using: &random) == 0 { container[Spelling.self] = true }
    if Int.random(in: 0..<4, using: &random) == 0 { container[Pinned.self] = 1 }
    if Int.random(in: 0..<5, using: &random) == 0 {
      container.paragraphStyle = ParagraphStyle(
        alignment: ParagraphStyle.Alignment.allCases.randomElement(using: &random) ?? .natural,
        baseWritingDirection: [nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil
      )
    }
    text.append(
      AttributedString(parts.randomElement(using: &random) ?? "", attributes: container))
  }
  return text
}
