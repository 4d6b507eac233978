public import BidiFormat
import BidiJudge
import MessageSyntax
public import BidiText
public import Foundation

extension AttributedParagraph {
  /// The text with the separator, in UTF-16.
  public var nsRange: NSRange { NSRange(start..<end) }

  /// The text up to the separator, in UTF-16.
  public var contentNSRange: NSRange { NSRange(start..<contentEnd) }
}

extension DrawingRun {
  /// The characters, in UTF-16.
  public var nsRange: NSRange { NSRange(utf16Range) }
}

extension FormattedText.Argument {
  /// The UTF-16 range of the argument, from the start of its first part to the end of its last.
  ///
  /// ```swift
  /// let message = try BidiFormatter(locale: "he").format("\u{05D0} %@", "Ali")
  /// message.arguments[0].nsRange  // location 2, length 3
  /// ```
  public var nsRange: NSRange { NSRange(range) }

  /// The stretches of the text that hold the argument, in UTF-16.
  public var nsRanges: [NSRange] { parts.map { NSRange($0) } }
}

extension ControlBalance.Fault {
  /// The character, in UTF-16.
  public var nsRange: NSRange { NSRange(location: offset.utf16, length: 1) }
}

extension ControlConversion.Remainder {
  /// The opener, in UTF-16.
  public var nsRange: NSRange { NSRange(location: offset.utf16, length: 1) }
}

extension FormatSpecifier {
  /// The specifier in UTF-16.
  ///
  /// - Parameter text: The text that it was found in.
  /// - Returns: The range.
  /// - Complexity: O(*n*).
  public func nsRange(in text: some StringProtocol) -> NSRange { NSRange(range, in: text) }
}

extension Paragraph {
  /// The text with the separator, in UTF-16.
  ///
  /// - Parameter text: The text that the paragraph was found in.
  /// - Returns: The range.
  /// - Complexity: O(*n*).
  public func nsRange(in text: some StringProtocol) -> NSRange { NSRange(range, in: text) }
}

extension LevelRun {
  /// The run in UTF-16.
  ///
  /// - Parameter text: The text that the levels are of.
  /// - Returns: The range.
  /// - Complexity: O(*n*).
  public func nsRange(in text: some StringProtocol) -> NSRange {
    NSRange(range(in: text), in: text)
  }
}

extension DrawingText.Paragraph {
  /// The runs of a line, from left to right.
  ///
  /// The same as ``runs(ofUTF8Line:)``.
  ///
  /// ```swift
  /// let text = AttributedString("abc \u{05D0} \u{05D1}")
  /// let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .leftToRight))
  /// drawing.paragraphs[0].runs(ofLine: NSRange(location: 4, length: 3)).map(\.nsRange)
  /// // one: location 4, length 3
  /// ```
  ///
  /// - Parameter line: A range of the attributed text in UTF-16; an end inside a surrogate pair is taken to the
  ///   pair's start.
  /// - Returns: The runs.
  public func runs(ofLine line: NSRange) -> [DrawingRun] {
    guard line.location != NSNotFound else { return [] }
    let utf8 = source.text.utf8
    let utf16 = source.text.utf16
    let range = line.clamped(to: utf16.count)
    let lower = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let upper = utf16.index(lower, offsetBy: range.count)
    let start = utf8.distance(from: utf8.startIndex, to: lower)
    return runs(ofUTF8Line: start..<start + utf8.distance(from: lower, to: upper))
  }
}
