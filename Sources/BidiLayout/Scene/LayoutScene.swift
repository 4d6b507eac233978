public import BidiText

/// An interface: a screen with its windows, authored once for both directions.
///
/// A scene is a value. To change the direction of a running app, resolve the same scene again.
///
/// ```swift
/// let cover = Node(id: "cover", frame: LayoutRect(x: 10, y: 10, width: 100, height: 60))
/// let window = Node(
///   id: "window", frame: LayoutRect(x: 0, y: 0, width: 390, height: 844), children: [cover])
/// let scene = LayoutScene(size: LayoutSize(width: 390, height: 844), windows: [window])
/// let resolved = scene.resolved(in: .rightToLeft)
/// resolved.items.first { $0.id == "cover" }?.frame.x  // 280
/// ```
public struct LayoutScene: Sendable, Hashable, Codable {
  /// The size of the screen, in points.
  public var size: LayoutSize

  /// The windows, from back to front.
  ///
  /// Their frames follow the direction of the interface.
  public var windows: [Node]

  /// Makes a scene.
  public init(size: LayoutSize, windows: [Node]) {
    self.size = size
    self.windows = windows
  }

  /// A node by where it is.
  ///
  /// - Parameter indexPath: The number of a window, then that of a child of each node; as
  ///   ``ResolvedScene/indexPath(of:)`` gives it.
  /// - Returns: The node; nil if there is none.
  public func node(at indexPath: [Int]) -> Node? {
    var nodes = windows
    var found: Node?
    for index in indexPath {
      guard nodes.indices.contains(index) else { return nil }
      found = nodes[index]
      nodes = nodes[index].children
    }
    return found
  }

  /// The scene with other texts.
  ///
  /// Scenes of files are of limited depth, so recursion ends.
  ///
  /// - Parameter text: What the text of a node says instead; nil if it stays.
  /// - Returns: The scene.
  /// - Complexity: O(*n*) for *n* nodes.
  package func replacingTexts(
    _ text: (_ node: Node, _ content: TextContent) -> String?
  ) -> LayoutScene {
    func replacing(_ node: Node) -> Node {
      var node = node
      if case .text(var content) = node.content, let new = text(node, content) {
        content.source = .plain(new)
        node.content = .text(content)
      }
      node.children = node.children.map(replacing)
      return node
    }
    return LayoutScene(size: size, windows: windows.map(replacing))
  }

  /// Everything that is drawn, in one direction.
  ///
  /// - Parameters:
  ///   - direction: The direction of the interface.
  ///   - strategy: How the scene becomes right to left.
  /// - Returns: The scene, resolved.
  /// - Complexity: O(*n*) for *n* nodes, and what their texts take.
  public func resolved(
    in direction: UserInterfaceLayoutDirection, strategy: MirroringStrategy = .direct
  ) -> ResolvedScene {
    resolved(in: LayoutEnvironment(layoutDirection: direction), strategy: strategy)
  }

  /// Everything that is drawn, in an environment.
  ///
  /// - Parameters:
  ///   - environment: What the scene is resolved for.
  ///   - strategy: How the scene becomes right to left.
  ///   - analyzer: What finds the paragraphs of texts and their directions.
  /// - Returns: The scene, resolved.
  /// - Complexity: O(*n*) for *n* nodes, and what their texts take.
  public func resolved(
    in environment: LayoutEnvironment, strategy: MirroringStrategy = .direct,
    analyzer: any ParagraphAnalyzing = ParagraphAnalyzer()
  ) -> ResolvedScene {
    var resolver = SceneResolver(environment, strategy, analyzer)
    resolver.resolve(self)
    return ResolvedScene(
      size: resolver.size(of: self), environment: environment, strategy: strategy,
      items: resolver.items,
      faults: resolver.faults)
  }
}
