public import Foundation

extension AttributedString {
  /// The text with each paragraph's style mirrored: left and right exchanged where these words mean
  /// directions.
  ///
  /// Every paragraph is looked at on its own. The text, all other attributes and the runs stay as they are;
  /// a paragraph without a style stays without. Done twice, it gives the text back. See
  /// ``ParagraphStyle/mirrored(leftRight:)``.
  ///
  /// ```swift
  /// var text = AttributedString("abc")
  /// text.paragraphStyle = ParagraphStyle(alignment: .left)
  /// text.mirroringParagraphStyles(leftRight: .directional).paragraphStyle?.alignment  // .right
  /// ```
  ///
  /// - Parameter meaning: What left and right mean.
  /// - Returns: The text.
  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  public func mirroringParagraphStyles(leftRight meaning: LeftRightMeaning) -> AttributedString {
    guard meaning == .directional else { return self }
    return transformingAttributes(ParagraphStyleAttribute.self) { attribute in
      guard let style = attribute.value else { return }
      let mirrored = style.mirrored(leftRight: meaning)
      if mirrored != style { attribute.value = mirrored }
    }
  }
}
