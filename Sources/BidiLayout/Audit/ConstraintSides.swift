/// What stays at its side in constraints when the interface turns round.
enum ConstraintSide {
  /// A constraint names left or right, and its mirror image is not there.
  case physical
  /// A middle stands off another one: that goes to the right in both directions.
  case offCenter
  /// A place is multiplied: that counts from the left in both directions.
  case multiplied

  /// The rule that finds such a constraint.
  var rule: LayoutRule {
    switch self {
    case .physical: .physicalEdge
    case .offCenter: .offCenter
    case .multiplied: .multipliedPlace
    }
  }
}

extension ConstraintLayout {
  /// The constraints that do not follow the interface.
  ///
  /// A constraint on left is silent where the same one on right is there too, as one for each side
  /// of a box.
  ///
  /// - Complexity: O(*n*).
  var constraintsKeepingSides: [(constraint: LayoutConstraint, side: ConstraintSide)] {
    let all = Set(constraints.map(\.ordered))
    return constraints.compactMap { constraint in
      let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap(\.self)
      guard attributes.count == 2, constraint.second != nil,
        attributes.allSatisfy({ $0.axis == .horizontal && !$0.isLength })
      else { return nil }
      if attributes.contains(where: \.isPhysical) {
        return all.contains(constraint.mirrored.ordered) ? nil : (constraint, .physical)
      }
      if constraint.multiplier != 1 { return (constraint, .multiplied) }
      if attributes == [.centerX, .centerX], constraint.constant != 0 {
        return all.contains(constraint.mirrored.ordered) ? nil : (constraint, .offCenter)
      }
      return nil
    }
  }
}

extension LayoutConstraint {
  /// What a mirror shows of the constraint, without its name.
  fileprivate var mirrored: LayoutConstraint {
    var result = self
    result.name = nil
    result.firstAttribute = firstAttribute.mirrored
    result.secondAttribute = secondAttribute?.mirrored
    result.constant = 0 - constant
    result.relation = relation.turned
    return result
  }

  /// The same constraint without its name, and with the items in an order of their own.
  fileprivate var ordered: LayoutConstraint {
    var result = self
    result.name = nil
    guard let second, let secondAttribute, multiplier == 1,
      (second, secondAttribute.rawValue) < (first, firstAttribute.rawValue)
    else { return result }
    (result.first, result.firstAttribute) = (second, secondAttribute)
    (result.second, result.secondAttribute) = (first, firstAttribute)
    result.constant = 0 - constant
    result.relation = relation.turned
    return result
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
