/// The quotation marks of a language, in logical order.
///
/// The start is where reading begins: in right-to-left text it stands to the right, and marks with
/// Bidi_Mirrored are drawn mirrored there.
public struct QuotationMarks: Sendable, Hashable {
  /// What opens a quotation.
  public let start: String

  /// What closes a quotation.
  public let end: String

  /// What opens a quotation inside another.
  public let alternateStart: String

  /// What closes a quotation inside another.
  public let alternateEnd: String
}
