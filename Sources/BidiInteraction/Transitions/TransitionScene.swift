public import BidiLayout

extension TransitionFrame {
  /// The moment as a scene, to resolve and to draw in either direction.
  ///
  /// Nodes named `transition`, `transition.from` and `transition.to` hold what was in the windows of
  /// both scenes. A screen with a mask clips to it.
  ///
  /// - Parameters:
  ///   - from: The screen that was shown before.
  ///   - to: The screen that is shown after.
  ///   - size: The size of the container.
  /// - Returns: The scene, with one window that clips.
  public func scene(from: LayoutScene, to: LayoutScene, in size: LayoutSize) -> LayoutScene {
    let layers = [
      node("transition.from", self.from, from.windows, size),
      node("transition.to", self.to, to.windows, size),
    ]
    var window = Node(
      id: "transition", frame: LayoutRect(origin: .zero, size: size),
      children: front == .to ? layers : layers.reversed())
    window.clips = true
    return LayoutScene(size: size, windows: [window])
  }

  private func node(
    _ id: String, _ layer: TransitionLayer, _ windows: [Node], _ size: LayoutSize
  ) -> Node {
    let bounds = LayoutRect(origin: .zero, size: size)
    var contents = windows
    if layer.dim > 0 {
      var dim = Node(
        id: id + ".dim", frame: bounds,
        decoration: Decoration(fill: LayoutColor(red: 0, green: 0, blue: 0, alpha: layer.dim)))
      dim.allowsHitTesting = false
      contents.append(dim)
    }
    // A mask is the box of the layer, so that touches outside of it meet what lies below.
    let box = layer.mask?.standardized ?? bounds
    if layer.mask != nil {
      contents = [
        Node(
          id: id + ".content", frame: bounds.offsetBy(x: -box.x, y: -box.y), children: contents)
      ]
    }
    var node = Node(id: id, frame: box, children: contents)
    node.clips = layer.mask != nil
    if let shadow = layer.shadow { node.decoration = Decoration(shadow: shadow) }
    if layer.transform != .affine(.identity) {
      let (x, y) = (layer.anchor.x * size.width - box.x, layer.anchor.y * size.height - box.y)
      node.transform = NodeTransform(
        layer.transform,
        anchor: LayoutPoint(
          x: box.width > 0 ? x / box.width : 0, y: box.height > 0 ? y / box.height : 0))
    }
    node.opacity = layer.opacity.clamped
    node.isHidden = layer.isHidden
    return node
  }
}
