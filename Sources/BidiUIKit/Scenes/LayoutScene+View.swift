#if canImport(UIKit)
  public import BidiLayout
  internal import BidiText
  public import UIKit

  extension LayoutScene {
    /// A picture of a hierarchy of views, for audits and for drawings of both directions.
    ///
    /// Frames are measured from the leading side of each view's own parent, so that the scene looks
    /// as the views do in the direction that they have now, and shows what they will look like in the other one. Views that
    /// UIKit does not turn round are nodes in physical space, which an audit finds: those that stand by constraints on left
    /// and right alone, and those that have only a frame in a view of the app.
    ///
    /// ```swift
    /// let scene = LayoutScene(view: window)
    /// LayoutAudit(scene).findings()
    /// try JSONEncoder().encode(scene).write(to: url)  // a file for bidi-scene
    /// ```
    ///
    /// Two captures of one screen, one in each direction, are laid side by side by `CaptureComparison`.
    ///
    /// A node is named after the accessibility identifier of its view, or its class and its place.
    /// Frames are those before transforms; what a view draws by itself is not taken over.
    ///
    /// - Parameters:
    ///   - view: The window, or any view in the place of one.
    ///   - options: How views become nodes.
    /// - Complexity: O(*n*) for *n* views.
    @MainActor public init(view: UIView, options: ViewSceneOptions? = nil) {
      let options = options ?? ViewSceneOptions()
      let walk = ViewWalk(
        options: options,
        placement: HorizontalPlacement(of: view, laysOutByDirection: options.laysOutByDirection))
      var window = walk.node(view, path: "0")
      let size = LayoutSize(view.bounds.size)
      window.frame = LayoutRect(origin: .zero, size: size)
      window.transform = nil
      self.init(size: size, windows: [window])
    }
  }

  /// Makes nodes of views.
  @MainActor private struct ViewWalk {
    let options: ViewSceneOptions
    let placement: HorizontalPlacement

    func node(_ view: UIView, path: String) -> Node {
      let isPhysical = path != "0" && placement.isPhysical(view)
      var node = Node(
        id: view.accessibilityIdentifier ?? "\(type(of: view))-\(path)",
        frame: frame(of: view, isPhysical: isPhysical),
        content: options.content(view) ?? Content(view), decoration: decoration(of: view))
      node.frameSpace = isPhysical ? .physical : .leading
      node.semantics = SemanticContentAttribute(view.semanticContentAttribute)
      node.mirroring = options.mirroring(view)
      node.opacity = Double(view.alpha)
      node.isHidden = view.isHidden
      node.allowsHitTesting = view.isUserInteractionEnabled
      node.clips = view.clipsToBounds
      if view.transform != .identity {
        let anchor = view.layer.anchorPoint
        // What is on the screen now is the map as it stands.
        node.transform = NodeTransform(
          .affine(Transform2D(view.transform)), space: .physical,
          anchor: LayoutPoint(anchor))
      }
      if let scrollView = view as? UIScrollView {
        node.scroll = ScrollState(
          contentSize: LayoutSize(scrollView.contentSize),
          offset: .logical(
            LayoutPoint(
              x: scrollView.logicalScroll(along: .horizontal).offset,
              y: Double(scrollView.contentOffset.y))))
      }
      // What a text or an image view is made of is UIKit's own.
      guard case .container = node.content else { return node }
      node.children = view.subviews.enumerated()
        .filter { options.includesHiddenViews || !$1.isHidden }
        .map { self.node($1, path: "\(path).\($0)") }
      return node
    }

    /// The frame before the transform, from the leading edge of what the view stands in, or from its left edge.
    private func frame(of view: UIView, isPhysical: Bool) -> LayoutRect {
      let size = LayoutSize(view.bounds.size)
      let anchor = view.layer.anchorPoint
      let frame = LayoutRect(
        x: Double(view.center.x) - Double(anchor.x) * size.width,
        y: Double(view.center.y) - Double(anchor.y) * size.height, width: size.width,
        height: size.height)
      guard let parent = view.superview, !isPhysical else { return frame }
      let direction = UserInterfaceLayoutDirection(parent.effectiveUserInterfaceLayoutDirection)
      let scrollView = parent as? UIScrollView
      let width = scrollView.map { Double($0.contentSize.width) } ?? Double(parent.bounds.width)
      return frame.resolved(inWidth: width, direction)
    }

    private func decoration(of view: UIView) -> Decoration? {
      let radius = Double(view.layer.cornerRadius)
      let fill = view.backgroundColor.flatMap(LayoutColor.init)
      guard fill != nil || radius > 0 else { return nil }
      return Decoration(fill: fill, corners: DirectionalCornerRadii(all: radius))
    }
  }

  extension LayoutColor {
    /// A color of UIKit; nil where it has no red, green and blue, such as a pattern.
    ///
    /// - Parameter color: The color.
    public init?(_ color: UIColor) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      // Unsafe are the pointers to the four numbers, which end with the call.
      let isRGB = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      guard isRGB, alpha > 0 else { return nil }
      self.init(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
  }
#endif
