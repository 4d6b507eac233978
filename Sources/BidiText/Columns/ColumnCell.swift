/// A text in a row of columns: see ``ColumnLayout/rows(of:gap:leader:)``.
public struct ColumnCell: Sendable, Hashable {
  /// On which lines of its row a cell stands that has fewer lines than others.
  public enum Placement: String, Sendable, Hashable, Codable, CaseIterable {
    /// On the first ones.
    case top
    /// On the last ones: a price beside the end of a name of several lines.
    case bottom
  }

  /// The text; its paragraphs and wrapped lines stand one below the other.
  public var text: String

  /// The number of columns, from 1 to 65,535; nil for a share of the columns that other cells leave.
  public var columns: Int?

  /// The alignment of lines in the cell.
  public var alignment: LineAlignment

  /// On which lines of the row the text stands.
  public var placement: Placement

  /// Makes a cell.
  public init(
    _ text: String, columns: Int? = nil, alignment: LineAlignment = .natural,
    placement: Placement = .top
  ) {
    self.text = text
    self.columns = columns
    self.alignment = alignment
    self.placement = placement
  }
}
