#if canImport(UIKit) && canImport(SwiftUI)
  public import BidiLayout
  public import BidiText
  public import SwiftUI

  extension UserInterfaceLayoutDirection {
    /// The direction of a SwiftUI environment.
    ///
    /// - Parameter direction: The direction; one that SwiftUI adds later counts as left to right.
    public init(_ direction: SwiftUI.LayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  extension SwiftUI.LayoutDirection {
    /// A direction of the core.
    public init(_ direction: UserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  extension SwiftUI.EdgeInsets {
    /// Insets of the core from the leading and the trailing edge.
    public init(_ insets: BidiLayout.DirectionalEdgeInsets) {
      self.init(
        top: CGFloat(insets.top), leading: CGFloat(insets.leading),
        bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))
    }
  }
#endif
