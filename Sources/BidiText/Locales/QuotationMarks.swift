/// The quotation marks of a language, in logical order.
///
/// The start is where reading begins: in right-to-left text it stands to the right, and marks with
/// Bidi_Mirrored are drawn mirrored there.
public struct QuotationMarks: Sendable, Hashable {
  /// The mark that opens a quotation.
  public let start: String

  /// The mark that closes a quotation.
  public let end: String

  /// The mark that opens a quotation inside another.
  public let alternateStart: String

  /// The mark that closes a quotation inside another.
  public let alternateEnd: String
}
