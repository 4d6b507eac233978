internal import BidiText

/// Children as the actions of a table cell and its content, pulled to a side.
///
/// The first children are the actions at the leading side, the one at the edge first; then those at
/// the trailing side; the last child is the content.
public struct SwipeCell: Sendable, Hashable, Codable {
  /// How many children are actions at the leading side.
  public var leadingCount: Int

  /// How many children are actions at the trailing side.
  public var trailingCount: Int

  /// How far the content is pulled, in points: towards the trailing side if positive, which shows the
  /// leading actions.
  public var pull: Double

  /// What ``pull`` and the actions count from.
  ///
  /// ``LayoutSpace/physical`` is for cells whose leading actions are at the left in every interface.
  public var space: LayoutSpace

  /// Makes a cell.
  public init(
    leadingCount: Int = 0, trailingCount: Int = 0, pull: Double = 0, space: LayoutSpace = .leading
  ) {
    self.leadingCount = max(0, leadingCount)
    self.trailingCount = max(0, trailingCount)
    self.pull = pull
    self.space = space
  }

  /// Where a pull comes to rest, for actions of these widths.
  ///
  /// - Parameters:
  ///   - pull: How far the content is pulled.
  ///   - widths: The widths of the actions, in points: those at the leading side, then the others.
  /// - Returns: The pull that shows all actions of a side if more than half of them are seen; else 0.
  public func restingPull(_ pull: Double, widths: [Double]) -> Double {
    actions(widths).restingPull(pull)
  }

  /// Where the children stand, in leading space.
  func frames(
    of sizes: [LayoutSize], in size: LayoutSize, _ direction: UserInterfaceLayoutDirection
  ) -> [LayoutRect] {
    let frames = actions(sizes.map(\.width)).frames(pull: pull, in: size)
    let count = leadingCount + trailingCount
    let all =
      (frames.leading + frames.trailing).prefix(sizes.count)
      + sizes.dropFirst(count).map { _ in frames.content }
    // What counts from the left is turned, so that the mirror of the interface turns it back.
    let isTurned = space == .physical && direction == .rightToLeft
    return all.map { isTurned ? $0.mirrored(inWidth: size.width) : $0 }
  }

  private func actions(_ widths: [Double]) -> SwipeActions {
    SwipeActions(
      leading: Array(widths.prefix(leadingCount)),
      trailing: Array(widths.dropFirst(leadingCount).prefix(trailingCount)))
  }

  /// Reads a cell; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      leadingCount: try values.value(.leadingCount, otherwise: 0),
      trailingCount: try values.value(.trailingCount, otherwise: 0),
      pull: try values.value(.pull, otherwise: 0),
      space: try values.value(.space, otherwise: .leading))
  }
}
