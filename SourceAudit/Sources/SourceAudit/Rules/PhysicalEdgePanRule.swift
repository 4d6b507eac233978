internal import BidiSource

/// A pan from the edge of the screen begins at the same side in every interface.
///
/// ## What it finds
///
/// `edges = .left` or `.right` of a `UIScreenEdgePanGestureRecognizer`, in a type that has a pan from one of the two
/// sides only.
///
/// ## What it leaves out
///
/// A type with a side in its name, such as `LeftMenu` and `SlideMenu`, is an info. Types with a pan from each side, or from
/// both at once; the top and the bottom; a conditional between two sides; types that ask for the layout direction; `edges` of
/// anything else; a recognizer that a function makes and gives to no view, or whose function does nothing.
///
/// ## Why it matters
///
/// A pan from the left edge goes back where the interface begins at the left. An Arabic interface begins at the
/// right: readers pan from the right edge, and nothing happens.
///
/// ## Example
///
///     swift
///     wrong: let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(back))
///     wrong: pan.edges = .left
///     wrong: view.addGestureRecognizer(pan)
///     right: let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(back))
///     right: pan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
///     right: view.addGestureRecognizer(pan)
///
/// ## Example
///
///     objective-c
///     wrong: edgePan.edges = UIRectEdgeLeft;
///     right: edgePan.edges = isRTL ? UIRectEdgeRight : UIRectEdgeLeft;
///
/// ## Source
///
/// - UIKit, UIScreenEdgePanGestureRecognizer.h: edges
enum PhysicalEdgePanRule: SourceRule {
  static let id = "physical-edge-pan"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    let types = Dictionary(grouping: outline.edgePans) { outline.typeName(of: $0.place.scope) }
    return types.values.compactMap { pans -> OffsetFinding? in
      guard let first = pans.min(by: { $0.place.offset < $1.place.offset }),
        first.side == .left || first.side == .right,
        pans.allSatisfy({ $0.side == first.side }),
        !pans.contains(where: { outline.readsLayoutDirection($0.place) })
      else { return nil }
      let (side, other) = first.side == .left ? ("left", "right") : ("right", "left")
      return finding(
        at: first.place.offset,
        severity: outline.isSideMeant(first.place, types: true) ? .info : .warning,
        explanation:
          "The pan begins at the \(side) edge in every interface: from right to left readers begin it at the \(other) edge, and nothing happens.",
        cure: "Write \(other) where the layout direction is right to left.")
    }
  }
}
