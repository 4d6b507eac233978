internal import BidiSource
internal import BidiText

/// Collections, players, cells and choices.
extension AuditWalk {
  mutating func checkControls(_ visit: Visit) {
    checkScrollOffset(visit)
    checkCollection(visit)
    checkPlayerPart(visit)
    checkSwipeCell(visit)
    checkSpatialChoice(visit)
  }

  private mutating func checkScrollOffset(_ visit: Visit) {
    guard let scroll = visit.node.scroll, visit.item.childDirection == .rightToLeft,
      case .physical(let offset) = scroll.offset,
      scroll.contentSize.width > visit.item.size.width
    else { return }
    note(
      .physicalScroll, visit,
      "The offset \(offset.x) counts from the left: the right-to-left interface shows another part of the content, and begins at its end.",
      "Keep the offset from the leading edge; LogicalScroll turns it into contentOffset and back.")
  }

  /// A list whose layout does not flip: its items begin at the left, and so does what is seen of it.
  private mutating func checkCollection(_ visit: Visit) {
    guard let scroll = visit.node.scroll, !scroll.flips, visit.item.childDirection == .rightToLeft,
      scroll.contentSize.width > visit.item.size.width, visit.node.children.count > 1
    else { return }
    note(
      .unflippedCollection, visit,
      "The layout does not flip: from right to left '\(visit.node.children[0].id)', the first item, is at the left end, where readers look for the last one.",
      "Return true for flipsHorizontallyInOppositeLayoutDirection in a subclass of the layout.")
  }

  /// The slider or the bar of a player without semantics of its own: those of a view around it are not handed down.
  private mutating func checkPlayerPart(_ visit: Visit) {
    guard let part = PlayerPart(visit.node), visit.item.layoutDirection == .rightToLeft else {
      return
    }
    let name = part.isSlider ? "slider" : "bar"
    let player = visit.above.last { $0.semantics == .playback }
    let reason: String
    if let player {
      reason =
        "'\(player.id)' has the semantics playback, but views inside do not inherit them: from right to left its buttons keep their order, and the \(name)"
    } else if part.isNamedForTime {
      reason = "By its name this is the time line of a player: from right to left it"
    } else if let image = part.playImage(around: visit.above) {
      reason =
        "'\(image)' is beside it, so this is the time line of a player: from right to left it"
    } else {
      return
    }
    note(
      .turnedPlayback, visit, "\(reason) fills from the right.",
      "Give the semantics playback to the \(name)\(player == nil ? "" : " too").")
  }

  /// A cell whose leading actions are at the left in every interface.
  private mutating func checkSwipeCell(_ visit: Visit) {
    guard case .swipe(let cell)? = visit.node.arrangement, cell.space == .physical,
      visit.item.childDirection == .rightToLeft, cell.leadingCount != cell.trailingCount
    else { return }
    note(
      .physicalSwipeActions, visit,
      "The actions of the cell are at the left and at the right in every interface: from right to left readers swipe to the other side for them.",
      "Give the actions to the leading and to the trailing side, as leadingSwipeActionsConfiguration does."
    )
  }

  /// A choice of sides, such as the alignment of a text, that turns round with the interface.
  private mutating func checkSpatialChoice(_ visit: Visit) {
    guard case .control(let control) = visit.node.content, control.kind == .segments,
      visit.node.semantics == .unspecified, visit.item.childDirection == .rightToLeft
    else { return }
    let sides = visit.node.parts.compactMap { part -> String? in
      guard case .image(let image) = part.content else { return nil }
      return NameWords(image.name).direction
    }
    guard sides.contains("left"), sides.contains("right") else { return }
    note(
      .turnedSpatial, visit,
      "The segments choose left and right, and turn round with the interface: from right to left the one for the left side stands at the right.",
      "Give the semantics spatial to the control.")
  }
}

extension Node {
  /// The children and theirs.
  fileprivate var parts: [Node] { children + children.flatMap(\.children) }
}
