#if canImport(UIKit)
  public import BidiLayout
  public import UIKit

  extension BidiLayout.DirectionalEdgeInsets {
    /// Insets of UIKit from the leading and the trailing edge.
    public init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
        trailing: Double(insets.trailing))
    }
  }

  extension NSDirectionalEdgeInsets {
    /// Insets of the layout core from the leading and the trailing edge.
    public init(_ insets: BidiLayout.DirectionalEdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  extension PhysicalEdgeInsets {
    /// Insets of UIKit from the left and the right edge.
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

  extension UIEdgeInsets {
    /// Insets of the layout core from the left and the right edge.
    public init(_ insets: PhysicalEdgeInsets) {
      self.init(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
