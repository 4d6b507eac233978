public import BidiText

/// A box of an interface, authored once for both directions, with what is in it.
///
/// ```swift
/// let badge = Node(id: "badge", frame: LayoutRect(x: 80, y: 4, width: 16, height: 16))
/// let cover = Node(
///   id: "picture", frame: LayoutRect(x: 10, y: 10, width: 100, height: 60),
///   content: .image(ImageContent(name: "photo")), children: [badge])
/// ```
public struct Node: Sendable, Hashable, Identifiable {
  /// A name, by which the node is found again.
  ///
  /// Nothing breaks if two nodes have one name.
  public var id: String

  /// The box, in the coordinates of the parent, in points.
  public var frame: LayoutRect

  /// What ``frame`` is measured from.
  ///
  /// ``LayoutSpace/physical`` is for what is on the left in every interface.
  public var frameSpace: LayoutSpace

  /// What the node draws.
  public var content: Content

  /// What the box looks like.
  public var decoration: Decoration? {
    get { boxedDecoration.value }
    set { boxedDecoration = Boxed(newValue) }
  }

  private var boxedDecoration: Boxed<Decoration>

  /// The direction of the interface from here on down; nil for that of the parent.
  public var layoutDirection: UserInterfaceLayoutDirection?

  /// What the node shows, which may set the direction of its parts; not handed down.
  public var semantics: SemanticContentAttribute

  /// Whether the node draws itself mirrored in a right-to-left interface.
  public var mirroring: MirroringBehavior

  /// How the node and what is in it are moved, turned and scaled.
  public var transform: NodeTransform? {
    get { boxedTransform.value }
    set { boxedTransform = Boxed(newValue) }
  }

  private var boxedTransform: Boxed<NodeTransform>

  /// Opacity from 0 to 1, of the node with all that is in it.
  public var opacity: Double

  /// Whether the node, with all that is in it, is not there to be seen or touched.
  public var isHidden: Bool

  /// Whether the node, with all that is in it, can be touched.
  public var allowsHitTesting: Bool

  /// Whether nothing inside is seen or touched outside of the box.
  public var clips: Bool

  /// How far what is in the node is scrolled; nil for what does not scroll.
  public var scroll: ScrollState? {
    get { boxedScroll.value }
    set { boxedScroll = Boxed(newValue) }
  }

  private var boxedScroll: Boxed<ScrollState>

  /// How the children are placed; nil for their own frames.
  public var arrangement: Arrangement? {
    get { boxedArrangement.value }
    set { boxedArrangement = Boxed(newValue) }
  }

  private var boxedArrangement: Boxed<Arrangement>

  /// Where the node stands in a parent that is arranged by ``Arrangement/anchors``.
  public var anchors: [LayoutAnchor]

  /// How much of the space left over in a stack the node takes, against the others; 0 for none.
  public var growth: Double

  /// The limits of the node in a stack or a flow, and what else it asks for there; nil for nothing.
  public var flex: FlexItem? {
    get { boxedFlex.value }
    set { boxedFlex = Boxed(newValue) }
  }

  private var boxedFlex: Boxed<FlexItem>

  /// What the content wants of the box in an Auto Layout system; nil for nothing.
  public var sizing: ContentSizing? {
    get { boxedSizing.value }
    set { boxedSizing = Boxed(newValue) }
  }

  private var boxedSizing: Boxed<ContentSizing>

  /// What is in the node, from back to front.
  public var children: [Node]

  /// Makes a node.
  public init(
    id: String, frame: LayoutRect, content: Content = .container, decoration: Decoration? = nil,
    children: [Node] = []
  ) {
    self.id = id
    self.frame = frame
    frameSpace = .leading
    self.content = content
    boxedDecoration = Boxed(decoration)
    layoutDirection = nil
    semantics = .unspecified
    mirroring = .automatic
    boxedTransform = .none
    opacity = 1
    isHidden = false
    allowsHitTesting = true
    clips = false
    boxedScroll = .none
    boxedArrangement = .none
    anchors = []
    growth = 0
    boxedFlex = .none
    boxedSizing = .none
    self.children = children
  }

  /// The size that the node has in arrangements, before it grows or shrinks: the one that its
  /// content wants, else that of its frame.
  package var wantedSize: LayoutSize {
    let size = frame.standardized.size
    guard let sizing else { return size }
    return LayoutSize(
      width: sizing.intrinsicWidth ?? size.width, height: sizing.intrinsicHeight ?? size.height)
  }

  /// What the node asks for, after its content was asked where that decides.
  ///
  /// - Parameter isWindow: Whether the node is a window.
  /// - Returns: The behavior, never ``MirroringBehavior/automatic``.
  func mirroringBehavior(isWindow: Bool = false) -> MirroringBehavior {
    mirroring == .automatic ? content.automaticBehavior(isWindow: isWindow) : mirroring
  }

  /// The node as one whose inside follows the direction by itself, such as a component of a third
  /// party.
  ///
  /// Its children are where their frames say, measured from the left, and nothing in it is drawn
  /// mirrored. Only the box of the node itself follows the direction of its parent. Give it the
  /// frames that the component has in the direction that is shown.
  ///
  /// - Complexity: O(*n*) for *n* nodes inside.
  public func adapted() -> Node {
    var node = self
    node.mirroring = .uprightSubtree
    node.arrangement = nil
    node.children = children.map { $0.inPhysicalSpace() }
    return node
  }

  private func inPhysicalSpace() -> Node {
    var node = self
    node.frameSpace = .physical
    node.transform?.space = .physical
    node.arrangement = nil
    node.children = children.map { $0.inPhysicalSpace() }
    return node
  }
}
