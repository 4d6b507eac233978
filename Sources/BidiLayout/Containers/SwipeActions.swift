/// What a table cell shows when it is pulled to a side, in leading space.
public struct SwipeActions: Sendable, Hashable, Codable {
  /// Where things are.
  public struct Frames: Sendable, Hashable {
    /// The content of the cell.
    public let content: LayoutRect

    /// The actions at the leading side, as given.
    public let leading: [LayoutRect]

    /// The actions at the trailing side, as given.
    public let trailing: [LayoutRect]
  }

  /// The widths of the actions at the leading side, the one at the edge first, in points.
  public var leading: [Double]

  /// The widths of the actions at the trailing side, the one at the edge first.
  public var trailing: [Double]

  /// Makes actions.
  public init(leading: [Double] = [], trailing: [Double] = []) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Where things are when the cell is pulled.
  ///
  /// Actions share the room that the pull makes, by their widths; a pull to a side without actions
  /// moves nothing.
  ///
  /// - Parameters:
  ///   - pull: How far the cell is pulled, in points: towards the trailing side if positive, which
  ///     shows the leading actions.
  ///   - size: The size of the cell.
  /// - Returns: The frames, in leading space.
  public func frames(pull: Double, in size: LayoutSize) -> Frames {
    let atLeading = leading.isEmpty ? 0 : max(0, pull)
    let atTrailing = trailing.isEmpty ? 0 : max(0, -pull)
    let fromEnd = Self.frames(of: trailing, room: atTrailing, height: size.height)
    return Frames(
      content: LayoutRect(
        x: atLeading - atTrailing, y: 0, width: size.width, height: size.height),
      leading: Self.frames(of: leading, room: atLeading, height: size.height),
      trailing: fromEnd.map { $0.mirrored(inWidth: size.width) })
  }

  /// Where a pull comes to rest.
  ///
  /// - Parameter pull: How far the cell is pulled.
  /// - Returns: The pull that shows all actions of a side if more than half of them are seen; else
  ///   0.
  public func restingPull(_ pull: Double) -> Double {
    let width = (pull > 0 ? leading : trailing).reduce(0, +)
    guard pull.magnitude > width / 2 else { return 0 }
    return pull > 0 ? width : -width
  }

  private static func frames(of widths: [Double], room: Double, height: Double) -> [LayoutRect] {
    let total = widths.reduce(0, +)
    let factor = total > 0 ? room / total : 0
    var place = 0.0
    return widths.map { width in
      defer { place += width * factor }
      return LayoutRect(x: place, y: 0, width: width * factor, height: height)
    }
  }
}
