public import BidiText
public import Foundation

extension AttributedString {
  /// The text after a transform, with all attributes, and where each place went.
  ///
  /// Characters that stay keep their attributes, and runs stay apart as they were. What is inserted belongs
  /// to a neighbour, so that no run begins at a mark for nothing: the start of an embedding or isolate and an
  /// implicit mark belong to the character after them, an end to the character before it. They take that
  /// character's attributes without those that say what the text is: links, images, descriptions,
  /// replacement indices, parts of names, numbers, dates and measures, and keys of yours whose
  /// `inheritedByAddedText` is false or that a change of text invalidates. Where such an attribute holds on
  /// both sides, the mark stands inside it and takes it too. Attributes that hold for paragraphs are always taken,
  /// those that are bound to a character, as an attachment is to U+FFFC, never.
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
    return applying(table.text.applying(transform), table)
  }

  /// The text after an edit of its controls.
  func applying(_ plain: EditedText, _ table: RunTable) -> EditedAttributedString {
    guard plain.isChanged else {
      return EditedAttributedString(source: self, text: self, plain: plain)
    }
    var builder = AttributedTextBuilder(self, table)
    for change in plain.controlChanges {
      builder.keep(to: change.source.lowerBound.utf8)
      builder.skip(to: change.source.upperBound.utf8)
      guard !change.inserted.isEmpty else { continue }
      let own = change.keepsRoles ? table.attributes(ofReplaced: change) : nil
      let neighbours = table.neighbours(of: change.source)
      for (number, scalar) in change.inserted.enumerated() {
        builder.append(
          String(Character(scalar)), own?[number] ?? neighbours.attributes(ofInserted: scalar))
      }
    }
    builder.keep(to: table.text.utf8.count)
    return EditedAttributedString(source: self, text: builder.finish(), plain: plain)
  }
}
