/// The points of the law that an order on the screen has to keep for a reader to accept it.
public enum LawPoint: String, Sendable, Hashable, Codable, CaseIterable {
  /// Every unit stands together, and its inside runs in its own direction.
  case whole
  /// Units follow each other in the line's direction, except inside a phrase.
  case order
  /// Units that one separator joins are read in one direction from end to end.
  case chain
  /// Brackets and quotation marks enclose what they enclose in the text, and nothing else.
  case pair
  /// A sign of the sentence follows what it stands behind; what ends the sentence stands at its end.
  case edge
  /// The sign of a number stands on the side that a policy asks for.
  case sign
  /// The percent sign of a number stands on the side that a policy asks for.
  case percent
  /// The currency sign of a number stands on the side that a policy asks for.
  case currency
}
