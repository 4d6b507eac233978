#if canImport(UIKit)
  internal import BidiText
  internal import Foundation
  internal import UIKit

  /// What decides on which side the views of a hierarchy stand.
  ///
  /// UIKit turns round what stands by leading and trailing. What stands by left and right, or by a frame alone, stays
  /// where it is.
  @MainActor struct HorizontalPlacement {
    private struct Sides {
      var follow = false
      var stay = false
    }

    private var sides: [ObjectIdentifier: Sides] = [:]
    private let laysOutByDirection: (UIView) -> Bool

    init(of root: UIView, laysOutByDirection: @escaping (UIView) -> Bool) {
      self.laysOutByDirection = laysOutByDirection
      var open = [root]
      while let view = open.popLast() {
        for constraint in view.constraints where constraint.isActive { read(constraint) }
        open += view.subviews
      }
    }

    /// Whether a view keeps its distance from the left or the right side of its parent, whatever the direction is.
    func isPhysical(_ view: UIView) -> Bool {
      guard let parent = view.superview else { return false }
      guard view.translatesAutoresizingMaskIntoConstraints else {
        let found = sides[ObjectIdentifier(view)] ?? Sides()
        return found.stay && !found.follow
      }
      // A view of UIKit lays out its parts itself, and follows the direction. So does an app's where the app says so.
      let isPlain =
        type(of: parent) == UIView.self
        || Bundle(for: type(of: parent)) != Bundle(for: UIView.self)
      return isPlain && !laysOutByDirection(parent)
    }

    private mutating func read(_ constraint: NSLayoutConstraint) {
      // Unsafe are the items, which the constraint does not keep. The views that are read here keep them: the constraint is
      // active, and it is taken away with its views.
      let first = unsafe constraint.firstItem as? UIView
      let second = unsafe constraint.secondItem as? UIView
      if let first { read(constraint.firstAttribute, of: first, beside: second) }
      if let second { read(constraint.secondAttribute, of: second, beside: first) }
    }

    private mutating func read(
      _ attribute: NSLayoutConstraint.Attribute, of view: UIView, beside other: UIView?
    ) {
      // A constraint to what is inside of the view places that, not the view.
      if let other, other !== view, other.isDescendant(of: view) { return }
      switch attribute {
      case .left, .right, .leftMargin, .rightMargin:
        sides[ObjectIdentifier(view), default: Sides()].stay = true
      case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins:
        sides[ObjectIdentifier(view), default: Sides()].follow = true
      default: break
      }
    }
  }
#endif
