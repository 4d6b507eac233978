/// A scene in one direction: a list to draw and to touch.
public struct ResolvedScene: Sendable, Hashable {
  /// Something that is wrong with how a node is placed.
  public struct Fault: Sendable, Hashable {
    /// The item of the node, by its place in ``ResolvedScene/items``.
    public let item: Int

    /// What is wrong.
    public let fault: AnchorFault
  }

  /// The size of the screen, snapped to pixels, so that the mirror is at a pixel or between two.
  public let size: LayoutSize

  /// What the scene was resolved for.
  public let environment: LayoutEnvironment

  /// How the scene became right to left.
  public let strategy: MirroringStrategy

  /// All nodes that are not hidden, in the order of drawing: each before what is in it.
  public let items: [DrawItem]

  /// What is wrong with how nodes are placed.
  public let faults: [Fault]

  /// The names of the nodes from a window down to an item.
  ///
  /// - Parameter item: The place of the item in ``items``; none gives no names.
  /// - Returns: The names.
  public func path(of item: Int) -> [String] {
    var path: [String] = []
    var next: Int? = item
    while let index = next, items.indices.contains(index) {
      path.append(items[index].id)
      next = items[index].parent
    }
    return path.reversed()
  }

  /// Where the node of an item is in the scene that was resolved.
  ///
  /// - Parameter item: The place of the item in ``items``; none gives no numbers.
  /// - Returns: The number of the window, then that of a child of each node, for ``LayoutScene/node(at:)``.
  public func indexPath(of item: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = item
    while let index = next, items.indices.contains(index) {
      path.append(items[index].childIndex)
      next = items[index].parent
    }
    return path.reversed()
  }

  /// The first item of a name.
  ///
  /// - Parameter id: The name.
  /// - Returns: The item; nil if there is none.
  /// - Complexity: O(*n*).
  public func item(_ id: String) -> DrawItem? { items.first { $0.id == id } }
}
