public import BidiSource
internal import BidiText

/// Two captures of one screen, from left to right and from right to left, laid side by side.
///
/// A capture is a scene that was read from views that an app had on the screen. It has its own sizes and texts in each
/// direction, so sizes are not compared. Asked is whether each box changed its side: a box keeps its distance from the leading side,
/// from the trailing side or from the middle of its parent, or it stays where it was.
///
/// ```swift
/// var box = Node(id: "box", frame: LayoutRect(x: 10, y: 0, width: 20, height: 20))
/// box.frameSpace = .physical
/// let window = Node(id: "w", frame: LayoutRect(x: 0, y: 0, width: 90, height: 20), children: [box])
/// let screen = LayoutScene(size: window.frame.size, windows: [window])
/// let comparison = CaptureComparison(leftToRight: screen, rightToLeft: screen)
/// comparison.findings().map(\.rule)  // ["unmirrored"]
/// ```
public struct CaptureComparison: Sendable {
  /// How far two distances may lie apart and still be the same, in points: half a point, for pixels of any screen.
  static let tolerance = 0.5

  private let first: Capture
  private let second: Capture

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - leftToRight: The screen while the interface was left to right.
  ///   - rightToLeft: The screen while it was right to left.
  /// - Complexity: O(*n*) for *n* nodes, and what their texts take.
  public init(leftToRight: LayoutScene, rightToLeft: LayoutScene) {
    first = Capture(leftToRight.resolved(in: .leftToRight))
    second = Capture(rightToLeft.resolved(in: .rightToLeft))
  }

  /// Boxes that did not change their side, in the order of drawing; then nodes that only the capture from right to left has.
  ///
  /// Nodes belong together that have the same names from the window down. Places are those in the capture from right to left.
  ///
  /// - Returns: The findings.
  /// - Complexity: O(*n* · *d*) for *n* nodes, *d* deep.
  public func findings() -> [AuditFinding] {
    var findings: [AuditFinding] = []
    for index in second.scene.items.indices {
      guard let other = first.places[second.keys[index]],
        let before = first.insets(of: other), let after = second.insets(of: index),
        let side = Self.unmoved(before, after)
      else { continue }
      findings.append(
        AuditFinding(
          .unmirrored, second.scene.auditNode(at: index),
          "From left to right the box stands \(before.left) points from the left and \(before.right) from the right"
            + " of its parent; from right to left it stands \(after.left) and \(after.right): it kept its distance from"
            + " \(side).",
          "Place it by leading and trailing, or by a frame for each direction."))
    }
    return findings + second.alone(beside: first, "right to left", "left to right")
  }

  /// Nodes that only the capture from left to right has, with their places in it.
  ///
  /// - Returns: The findings, in the order of drawing.
  /// - Complexity: O(*n* · *d*) for *n* nodes, *d* deep.
  public func findingsLeftToRight() -> [AuditFinding] {
    first.alone(beside: second, "left to right", "right to left")
  }

  /// What a box kept its distance from although the direction changed; nil where it moved, or where nobody can tell.
  private static func unmoved(_ before: Insets, _ after: Insets) -> String? {
    func same(_ first: Double, _ second: Double) -> Bool { (first - second).magnitude < tolerance }
    let middles = (before.left - before.right, after.left - after.right)
    if same(after.right, before.left) || same(after.left, before.right)
      || same(middles.0, -middles.1)
    {
      return nil
    }
    if same(after.left, before.left) { return "the left side" }
    if same(after.right, before.right) { return "the right side" }
    return same(middles.0, middles.1) ? "the middle" : nil
  }

  /// The distances of a box from the sides of its parent.
  private struct Insets {
    let left: Double
    let right: Double
  }

  /// A resolved scene whose nodes are found by their names.
  private struct Capture {
    /// The names from the window down, and which of the nodes with these names it is.
    struct Key: Hashable {
      let path: [String]
      var number = 0
    }

    let scene: ResolvedScene
    private(set) var keys: [Key] = []
    private(set) var places: [Key: Int] = [:]

    init(_ scene: ResolvedScene) {
      self.scene = scene
      var counts: [[String]: Int] = [:]
      for index in scene.items.indices {
        let path = scene.path(of: index)
        let key = Key(path: path, number: counts[path, default: 0])
        counts[path] = key.number + 1
        keys.append(key)
        places[key] = index
      }
    }

    func insets(of index: Int) -> Insets? {
      let item = scene.items[index]
      guard let parent = item.parent.map({ scene.items[$0].frame }) else { return nil }
      return Insets(
        left: item.frame.minX - parent.minX, right: parent.maxX - item.frame.maxX)
    }

    /// The nodes that the other capture has not; what is in them is left out.
    func alone(beside other: Capture, _ own: String, _ others: String) -> [AuditFinding] {
      func isAlone(_ index: Int) -> Bool { other.places[keys[index]] == nil }
      return scene.items.indices.filter { index in
        isAlone(index) && !(scene.items[index].parent.map(isAlone) ?? false)
      }.map { index in
        AuditFinding(
          .missing, scene.auditNode(at: index),
          "The capture from \(own) has this node, that from \(others) has not.",
          "Give views an accessibility identifier, and capture both when the same is shown.")
      }
    }
  }
}
