/// What a touch meets.
public struct Hit: Sendable, Hashable {
  /// The item, by its place in ``ResolvedScene/items``.
  public let item: Int

  /// The name of the node.
  public let id: String

  /// The place in the box, from its top left corner on the screen.
  public let point: LayoutPoint

  /// The place in the coordinates that the node's figures are made in: mirrored where they are
  /// drawn mirrored.
  public let contentPoint: LayoutPoint
}

extension ResolvedScene {
  /// What a touch meets: the topmost box that is seen there.
  ///
  /// It is the list of drawing that is asked, so a touch meets what is seen; also outside of a
  /// parent's box, if that does not clip. Where the corners of a box are round, what is beyond them
  /// is not in it. At the centres of pixels the answer for a mirrored place
  /// in a mirrored scene is the same.
  ///
  /// - Parameter point: A place on the screen, from the left.
  /// - Returns: The hit; nil if nothing is there.
  /// - Complexity: O(*n*) for *n* items.
  public func hitTest(_ point: LayoutPoint) -> Hit? {
    var index = items.count
    while index > 0 {
      index -= 1
      let item = items[index]
      guard item.allowsHitTesting, let local = item.point(at: point), isInClips(of: item, point)
      else { continue }
      return Hit(
        item: index, id: item.id, point: local,
        contentPoint: item.mirroring.isMirrored
          ? local.mirrored(inWidth: item.size.width) : local)
    }
    return nil
  }

  private func isInClips(of item: DrawItem, _ point: LayoutPoint) -> Bool {
    var next = item.clip
    while let index = next, items.indices.contains(index) {
      guard items[index].point(at: point) != nil else { return false }
      next = items[index].clip
    }
    return true
  }
}

extension DrawItem {
  /// The place in the box that is seen at a place of the screen; nil outside of the box and its
  /// round corners.
  func point(at screen: LayoutPoint) -> LayoutPoint? {
    // Far from the box there is nothing to turn back. A point at the far edge may be rounded in or out.
    guard screen.x >= frame.minX - 1, screen.x <= frame.maxX + 1, screen.y >= frame.minY - 1,
      screen.y <= frame.maxY + 1, let inverse = transform.inverse,
      let point = inverse.apply(to: screen),
      LayoutRect(origin: .zero, size: size).contains(point),
      decoration?.corners.fitted(to: size).contains(point, in: size) ?? true
    else { return nil }
    return point
  }
}
