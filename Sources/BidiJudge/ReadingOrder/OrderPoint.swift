/// The points of the law.
///
/// Readers accept a displayed order that keeps all of them.
public enum OrderPoint: String, Sendable, Hashable, Codable, CaseIterable {
  /// Every unit stands together, and its inside runs in its own direction.
  case whole
  /// Units follow each other in the line's direction, except inside a phrase.
  case order
  /// Units between equal separators are read in one direction from end to end.
  case chain
  /// Brackets and quotation marks enclose on the screen what they enclose in the text, and nothing else.
  case pair
  /// Punctuation stands directly after the word it follows; what ends the sentence stands at its end.
  case edge
  /// The controls that a person wrote hold an order; a repair keeps it.
  case heldOrder
  /// The sign of a number stands on the side that a policy asks for.
  case sign
  /// The percent sign of a number stands on the side that a policy asks for.
  case percent
  /// The currency sign of a number stands on the side that a policy asks for.
  case currency
}
