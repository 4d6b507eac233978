/// One replacement in the text of a file.
public struct Edit: Sendable, Hashable, Codable {
  /// What is replaced; empty for an insertion.
  public let range: SourceRange

  /// What stands there afterwards; empty for a removal.
  public let replacement: String

  /// Makes an edit.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// An edit that only adds.
  public static func insertion(_ text: String, at offset: Int) -> Edit {
    Edit(range: offset..<offset, replacement: text)
  }

  /// An edit that only removes.
  public static func removal(of range: SourceRange) -> Edit { Edit(range: range, replacement: "") }

  /// Whether edits are in order and none overlaps another, so that they can be made together.
  public static func areDisjoint(_ edits: [Edit]) -> Bool {
    zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }

  /// Whether the two touch: they share a byte, or one begins where the other ends.
  public func touches(_ other: Edit) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}
