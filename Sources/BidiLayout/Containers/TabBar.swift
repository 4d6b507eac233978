/// A bar of tabs, in leading space: the first tab is at the leading side.
public struct TabBar: Sendable, Hashable, Codable {
  /// The width of each tab, in points; nil for tabs that share the bar.
  ///
  /// Tabs of a width stand in the middle, as in a wide window.
  public var tabWidth: Double?
  /// The space between tabs, in points.
  public var spacing: Double
  /// What lies between the bar and its tabs.
  public var insets: DirectionalEdgeInsets

  /// Makes a bar.
  public init(
    tabWidth: Double? = nil, spacing: Double = 0, insets: DirectionalEdgeInsets = .zero
  ) {
    self.tabWidth = tabWidth
    self.spacing = spacing
    self.insets = insets
  }

  /// Where the tabs are.
  ///
  /// - Parameters:
  ///   - count: How many tabs there are.
  ///   - size: The size of the bar.
  /// - Returns: A frame for each, in leading space.
  /// - Complexity: O(*n*).
  public func frames(count: Int, in size: LayoutSize) -> [LayoutRect] {
    let tab = StackLayout.Item(size: LayoutSize(width: tabWidth ?? 0, height: 0))
    return stack.frames(of: Array(repeating: tab, count: max(0, count)), in: size)
  }

  /// The row that the tabs are.
  package var stack: StackLayout {
    StackLayout(
      axis: .horizontal, spacing: spacing, alignment: .fill,
      distribution: tabWidth == nil ? .fillEqually : .center, insets: insets)
  }
}

extension TabBar {
  /// Reads a bar; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      tabWidth: try values.decodeIfPresent(Double.self, forKey: .tabWidth),
      spacing: try values.value(.spacing, otherwise: 0),
      insets: try values.value(.insets, otherwise: .zero))
  }
}
