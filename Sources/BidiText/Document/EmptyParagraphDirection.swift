/// The direction of an empty paragraph, whose text cannot say it: where its caret stands, and which way it is aligned.
///
/// Empty text is one empty paragraph, and a text that ends in a separator has an empty paragraph after it: the line that
/// TextKit calls the extra line fragment. Where ``BaseDirection/explicit(_:)`` is asked for, that is the direction of
/// empty paragraphs too, and this policy is not looked at.
public enum EmptyParagraphDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// The direction of the nearest paragraph before that is not empty, or the fallback where there is none.
  ///
  /// CSS says so of an empty line box with `unicode-bidi: plaintext`: it takes the direction of the line box before it,
  /// or else that of its container. TextKit sets its extra line fragment with the typing attributes, or else with those
  /// of the last character, and the direction that a paragraph style asks for is among them. Whoever presses Return in
  /// a Hebrew text goes on at the right.
  ///
  /// Source: CSS Text Level 3, Bidirectionality and Line Boxes; `NSTypesetter.attributesForExtraLineFragment`.
  case followsPreceding

  /// The fallback, whatever stands before.
  ///
  /// Rule P3 and HTML's `dir=auto` say so: a paragraph without a strong character has the direction that its container
  /// gives. Every paragraph can be laid out without those before it.
  case fallback
}
