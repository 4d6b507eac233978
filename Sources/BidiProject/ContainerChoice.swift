package import BidiMessages

/// A container, or all of them.
package enum ContainerChoice: String, Sendable, Hashable, CaseIterable {
  /// Labels that take the direction of the first letter.
  case natural
  /// Containers that are right to left.
  case rtl
  /// Containers that are left to right.
  case ltr
  /// Each of these.
  case any

  /// The containers.
  package var containers: [DisplayContainer] {
    switch self {
    case .natural: [.natural]
    case .rtl: [.rightToLeft]
    case .ltr: [.leftToRight]
    case .any: DisplayContainer.allCases
    }
  }
}
