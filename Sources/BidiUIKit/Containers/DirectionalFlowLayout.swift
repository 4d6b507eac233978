#if canImport(UIKit)
  public import BidiText
  public import UIKit

  /// A flow layout whose first item is at the leading edge in both directions.
  ///
  /// UIKit mirrors the layout where the interface has another direction than the layout was written
  /// for. A subclass works out frames as if the interface had ``authoredDirection``.
  @MainActor open class DirectionalFlowLayout: UICollectionViewFlowLayout {
    /// The direction that frames are worked out for.
    public var authoredDirection: UserInterfaceLayoutDirection = .leftToRight {
      didSet { invalidateLayout() }
    }

    /// Whether the layout is mirrored in an interface of the other direction.
    ///
    /// False for what has the same order everywhere, such as the keys of a piano.
    public var followsLayoutDirection = true {
      didSet { invalidateLayout() }
    }

    /// Whether UIKit mirrors the layout in an interface of the other direction.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { followsLayoutDirection }

    /// The direction that frames are worked out for, in the words of UIKit.
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
      UIUserInterfaceLayoutDirection(authoredDirection)
    }
  }
#endif
