#if canImport(UIKit)
  internal import BidiInteraction
  internal import BidiText
  public import UIKit

  /// Moves between tabs as between the faces of a cube, in the direction of the interface.
  ///
  /// ```swift
  /// let transitions = TabTransitions()
  /// tabBarController.delegate = transitions
  /// ```
  @MainActor public final class TabTransitions: NSObject, UITabBarControllerDelegate {
    /// The animator from one tab to another.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - fromVC: The tab that was shown before.
    ///   - toVC: The tab that is shown after.
    /// - Returns: The animator; nil for tabs that the controller does not hold.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let tabs = tabBarController.viewControllers ?? []
      guard let from = tabs.firstIndex(where: { $0 === fromVC }),
        let to = tabs.firstIndex(where: { $0 === toVC })
      else { return nil }
      return TransitionAnimator(
        TabCubeTransition(from: from, to: to), TransitionOperation.push,
        in: UserInterfaceLayoutDirection(
          tabBarController.view.effectiveUserInterfaceLayoutDirection))
    }
  }
#endif
