/// What an autoresizing mask says of the sides of a view.
///
/// Source: UIKit, UIView.h: UIViewAutoresizing, and translatesAutoresizingMaskIntoConstraints.
struct ResizingMask {
  var hasFlexibleWidth = false
  /// Whether the view stays at one side: the other margin grows, and nothing else.
  var staysAtSide = false
}

extension Outline {
  /// Notes a value of `autoresizingMask` or of `translatesAutoresizingMaskIntoConstraints`, without spaces.
  mutating func noteMask(_ property: String, _ value: String, of view: TiedView) {
    if property == "autoresizingMask" {
      let value = value.lowercased()
      let hasWidth = value.contains("flexiblewidth")
      let margins = ["flexibleleftmargin", "flexiblerightmargin"].filter { value.contains($0) }
      masks[view, default: ResizingMask()].hasFlexibleWidth =
        hasWidth || masks[view]?.hasFlexibleWidth ?? false
      masks[view]?.staysAtSide = !hasWidth && margins.count == 1
    } else if !["true", "YES"].contains(value) {
      unmasked.insert(view)
    }
  }

  /// Notes the same of a view of a loop whose list is not seen: it may be any view, and nothing is known of one.
  mutating func noteMaskOfAny(_ property: String, _ value: String) {
    if property != "autoresizingMask", !["true", "YES"].contains(value) { unmasksAny = true }
  }

  /// Whether a view has both of its sides from its mask: it grows with the view around, and nothing says that its mask makes no
  /// constraints.
  private func isWideByMask(_ view: TiedView) -> Bool {
    let views = names(of: view)
    return views.contains { masks[$0]?.hasFlexibleWidth ?? false } && !unmasksAny
      && unmasked.isDisjoint(with: views)
  }

  /// Whether a constraint fixes a side of a view that has both sides from its mask.
  ///
  /// The view that is placed may be the second one: `bar.left = search.left`, where the bar has the search in it. SnapKit and
  /// Masonry turn the mask off for the views that they place.
  func isFixedByMask(_ constraint: EdgeConstraint) -> Bool {
    if masks.isEmpty { return false }
    let item = tied(constraint.item, in: constraint.place.scope)
    let other = tied(constraint.other, in: constraint.place.scope)
    return constraint.style != .chain && isWideByMask(item)
      || isWideByMask(other) && containers[other]?.contains(item) ?? false
  }

  /// Whether the mask of one of some views keeps it at one side.
  func staysAtSide(_ views: Set<TiedView>) -> Bool {
    views.contains { masks[$0]?.staysAtSide ?? false }
  }
}
