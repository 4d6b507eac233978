#if canImport(UIKit)
  public import BidiLayout
  public import BidiText
  public import UIKit

  extension UserInterfaceLayoutDirection {
    /// The direction of a view: `UserInterfaceLayoutDirection(view.effectiveUserInterfaceLayoutDirection)`.
    ///
    /// ```swift
    /// let direction = UserInterfaceLayoutDirection(view.effectiveUserInterfaceLayoutDirection)
    /// view.layoutMargins = UIEdgeInsets(insets.resolved(in: direction))
    /// ```
    ///
    /// - Parameter direction: The direction; one that UIKit adds later counts as left to right.
    public init(_ direction: UIUserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction of a trait environment; nil where it is not specified.
    ///
    /// - Parameter direction: The trait.
    public init?(_ direction: UITraitEnvironmentLayoutDirection) {
      switch direction {
      case .leftToRight: self = .leftToRight
      case .rightToLeft: self = .rightToLeft
      case .unspecified: return nil
      @unknown default: return nil
      }
    }
  }

  extension UIUserInterfaceLayoutDirection {
    /// A direction of the core.
    public init(_ direction: UserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  extension SemanticContentAttribute {
    /// What a view of UIKit shows.
    ///
    /// - Parameter attribute: The attribute; one that UIKit adds later counts as not specified.
    public init(_ attribute: UISemanticContentAttribute) {
      self =
        switch attribute {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        @unknown default: .unspecified
        }
    }
  }

  extension UISemanticContentAttribute {
    /// An attribute of the core.
    public init(_ attribute: SemanticContentAttribute) {
      self =
        switch attribute {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        }
    }
  }
#endif
