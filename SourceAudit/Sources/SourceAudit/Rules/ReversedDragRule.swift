/// A view of SwiftUI goes away from the finger that drags it.
///
/// ## What it finds
///
/// `.offset(x:)` and `.offset(_:)` with the `translation` of a `DragGesture`, with a property of the type that is set to
/// one, or with a function or a property of the type that is computed from its width.
///
/// ## What it leaves out
///
/// Offsets by numbers and other lengths, which SwiftUI mirrors as it should; what only moves up and down; a view under
/// `.environment(\.layoutDirection, .leftToRight)`; a function or a type that asks for the layout direction.
///
/// ## Why it matters
///
/// SwiftUI mirrors the offset of a view, and counts the way of a finger from the left. From right to left a card that is
/// pulled to the right goes to the left.
///
/// ## Example
///
///     swift
///     wrong: card.offset(x: way).gesture(DragGesture().onChanged { way = $0.translation.width })
///     right: card.offset(x: layoutDirection == .rightToLeft ? -way : way)
///     right:   .gesture(DragGesture().onChanged { way = $0.translation.width })
///
/// ## Source
///
/// - SwiftUI, LayoutDirection: the x position of each view is flipped
/// - Bug reports of apps from right to left: ACarousel 16, FXSwipeAction 1, CollectionViewPagingLayout 90
enum ReversedDragRule: SourceRule {
  static let id = "reversed-drag"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.dragOffsets.compactMap { offset in
      let isDragged =
        offset.names.contains("translation")
        || offset.names.contains { name in
          outline.dragNames[name]?.contains(outline.typeName(of: offset.place.scope)) ?? false
        }
      if !isDragged || outline.readsLayoutDirection(offset.place)
        || outline.forcedLeftToRight.contains(where: { $0.contains(offset.place.offset) })
      {
        return nil
      }
      return finding(
        at: offset.place.offset,
        explanation:
          "SwiftUI mirrors the offset from right to left, and the way of the finger it does not: the view goes away from the finger.",
        cure: "Multiply the way to the side by -1 where \\.layoutDirection is right to left.")
    }
  }
}
