public import BidiText
public import Foundation

extension AttributedString {
  /// The text with every paragraph in an embedding, and all attributes kept.
  ///
  /// Which paragraphs are wrapped is said at `String.embedded(in:mode:)`, which attributes the controls take at
  /// ``FoundationEssentials/AttributedString/applying(_:)``.
  ///
  /// ```swift
  /// let source = AttributedString("abc")
  /// let edited = source.embedded(in: .rightToLeft)
  /// edited.text  // U+202B, abc, U+202C
  /// edited.range(ofSource: NSRange(location: 0, length: 3))  // location 1, length 3
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the embedding.
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text before and after, and where each place went.
  /// - Complexity: O(*n* + *r* + *k* log *r*), *r* the number of runs, *k* that of changes.
  public func embedded(
    in direction: BidiText.WritingDirection, mode: MarkingMode = .always
  ) -> EditedAttributedString {
    applying(.embedded(in: direction, mode: mode))
  }

  /// The text with every paragraph in an isolate, and all attributes kept.
  ///
  /// The same rules as for ``FoundationEssentials/AttributedString/embedded(in:mode:)`` hold.
  ///
  /// ```swift
  /// AttributedString("abc").isolated(in: nil).plain.text.showingControls()  // "‹FSI›abc‹PDI›"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the isolate; nil for the first strong character's (FSI).
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text before and after, and where each place went.
  public func isolated(
    in direction: BidiText.WritingDirection?, mode: MarkingMode = .always
  ) -> EditedAttributedString {
    applying(.isolated(in: direction, mode: mode))
  }

  /// The text with every paragraph in an override, and all attributes kept.
  ///
  /// The same rules as for ``FoundationEssentials/AttributedString/embedded(in:mode:)`` hold.
  ///
  /// ```swift
  /// AttributedString("abc").overridden(in: .rightToLeft).plain.text.showingControls()
  /// // "‹RLO›abc‹PDF›"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction that every character gets.
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text before and after, and where each place went.
  public func overridden(
    in direction: BidiText.WritingDirection, mode: MarkingMode = .always
  ) -> EditedAttributedString {
    applying(.overridden(in: direction, mode: mode))
  }

  /// The text with a mark, LRM or RLM, at the start of every paragraph, and all attributes kept.
  ///
  /// Which paragraphs are marked is said at `String.marked(in:mode:)`.
  ///
  /// ```swift
  /// AttributedString("abc").marked(in: .rightToLeft).plain.text.showingControls()  // "‹RLM›abc"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the mark.
  ///   - mode: Which paragraphs are marked.
  /// - Returns: The text before and after, and where each place went.
  public func marked(
    in direction: BidiText.WritingDirection, mode: MarkingMode = .always
  ) -> EditedAttributedString {
    applying(.marked(in: direction, mode: mode))
  }

  /// The text with directional formatting characters taken out, and all attributes kept.
  ///
  /// ```swift
  /// AttributedString("\u{202B}abc\u{202C}").strippingControls().text  // "abc"
  /// ```
  ///
  /// - Parameter groups: Which to take out.
  /// - Returns: The text before and after, and where each place went.
  public func strippingControls(only groups: ControlGroups = .all) -> EditedAttributedString {
    applying(.strippingControls(only: groups))
  }
}
