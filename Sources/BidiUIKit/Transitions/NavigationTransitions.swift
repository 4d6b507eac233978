#if canImport(UIKit)
  public import BidiInteraction
  public import BidiText
  public import UIKit

  extension TransitionAnimator {
    /// Makes an animator for an operation of a navigation controller; nil where there is none.
    ///
    /// - Parameters:
    ///   - style: What the transition looks like.
    ///   - operation: Push or pop.
    ///   - direction: The direction of the interface.
    public convenience init?(
      _ style: any TransitionStyle, _ operation: UINavigationController.Operation,
      in direction: UserInterfaceLayoutDirection
    ) {
      switch operation {
      case .push: self.init(style, TransitionOperation.push, in: direction)
      case .pop: self.init(style, TransitionOperation.pop, in: direction)
      case .none: return nil
      @unknown default: return nil
      }
    }
  }
#endif
