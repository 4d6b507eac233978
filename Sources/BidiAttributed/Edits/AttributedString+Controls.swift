public import BidiText
public import Foundation

extension AttributedString {
  /// The text after a transform, with all attributes, and where each place went.
  ///
  /// Characters that stay keep their attributes, and runs stay apart as they were. What is inserted belongs
  /// to a neighbour, so that no run begins at a mark for nothing: the start of an embedding or isolate and an
  /// implicit mark belong to the character behind them, an end to the character before it. They take that
  /// character's attributes without those that say what the text is: links, images, descriptions,
  /// replacement indices, parts of names, numbers, dates and measures, and keys of yours whose
  /// `inheritedByAddedText` is false or that a change of text invalidates. Where such an attribute holds on
  /// both sides, the mark stands inside it and takes it too. Attributes that hold for paragraphs are always taken.
  /// A control that takes the place of one of its kind, as an isolate that of an embedding, has that one's attributes.
  ///
  /// ```swift
  /// var name = AttributedString("\u{5C0F}\u{660E}")
  /// name.languageIdentifier = "zh"
  /// let line = name + AttributedString(" \u{0628}\u{062F}\u{0623}")
  /// line.applying(.embedded(in: .rightToLeft)).text.runs.count  // 2
  /// ```
  ///
  /// - Parameter transform: What to put in or take out.
  /// - Returns: The text before and after.
  /// - Complexity: O(*n* + *r* + *k* log *r*), *r* the number of runs, *k* that of changes.
  public func applying(_ transform: ControlTransform) -> EditedAttributedString {
    let table = RunTable(self)
    let plain = table.text.applying(transform)
    guard plain.isChanged else {
      return EditedAttributedString(source: self, text: self, plain: plain)
    }
    return EditedAttributedString(
      source: self, text: applying(plain.map.changes, of: plain.text, table), plain: plain)
  }

  /// The text with directional formatting characters taken out, and all attributes kept.
  ///
  /// ```swift
  /// AttributedString("\u{202B}abc\u{202C}").strippingControls()  // "abc"
  /// ```
  ///
  /// - Parameter groups: Which to take out.
  /// - Returns: The text.
  /// - Complexity: That of ``applying(_:)``.
  public func strippingControls(only groups: ControlGroups = .all) -> AttributedString {
    applying(.strippingControls(only: groups)).text
  }

  private func applying(
    _ changes: [OffsetMap.Change], of newText: String, _ table: RunTable
  ) -> AttributedString {
    var builder = AttributedTextBuilder(self, table)
    var newIndex = newText.startIndex
    var newOffset = 0
    for change in changes {
      builder.keep(to: change.source.lowerBound.utf8)
      builder.skip(to: change.source.upperBound.utf8)
      let utf8 = newText.utf8
      let start = utf8.index(newIndex, offsetBy: change.result.lowerBound.utf8 - newOffset)
      newIndex = utf8.index(
        start, offsetBy: change.result.upperBound.utf8 - change.result.lowerBound.utf8)
      newOffset = change.result.upperBound.utf8
      guard start < newIndex else { continue }
      let inserted = newText.unicodeScalars[start..<newIndex]
      let own = table.attributes(ofReplaced: change, by: inserted)
      let neighbours = table.neighbours(of: change.source)
      for (number, scalar) in inserted.enumerated() {
        builder.append(
          String(Character(scalar)), own?[number] ?? neighbours.attributes(ofInserted: scalar))
      }
    }
    builder.keep(to: table.text.utf8.count)
    return builder.finish()
  }
}
