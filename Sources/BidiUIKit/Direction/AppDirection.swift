#if canImport(UIKit)
  public import BidiText
  public import UIKit

  /// Sets the direction of a whole app while it runs, for an app that lets people choose a language by itself.
  ///
  /// An app that takes the language of the system needs nothing of this: UIKit has the direction.
  ///
  /// ```swift
  /// AppDirection.set(.rightToLeft)
  /// ```
  @MainActor public enum AppDirection {
    /// Sets the direction: that of views that come, of those that are there, and of navigation.
    ///
    /// Set is the `semanticContentAttribute`
    /// - of the appearance of views, search bars and navigation bars, which every view takes as it comes into a window, but for
    ///   views to which the app gave one;
    /// - of the windows and of the views and bars of all navigation and tab bar controllers in them: the back swipe of the
    ///   system follows the navigation controller's view, and no appearance.
    ///
    /// Then the contents of the windows are taken out and put back, so that views that are there take the appearance. A keyboard
    /// that is open closes.
    ///
    /// Left alone are views that the app gave an attribute, such as a player's, text (natural alignment follows the language that
    /// the app was started in; set alignments by `ParagraphStyle` of BidiAttributed), and what the app computed from the direction
    /// before.
    ///
    /// - Parameters:
    ///   - direction: The direction; nil for that of the system.
    ///   - windows: The windows; all of the app's connected scenes, if nothing is given.
    /// - Complexity: O(*n*) for *n* views.
    public static func set(
      _ direction: UserInterfaceLayoutDirection?, in windows: [UIWindow]? = nil
    ) {
      let attribute: UISemanticContentAttribute =
        switch direction {
        case .leftToRight: .forceLeftToRight
        case .rightToLeft: .forceRightToLeft
        case nil: .unspecified
        }
      UIView.appearance().semanticContentAttribute = attribute
      UISearchBar.appearance().semanticContentAttribute = attribute
      UINavigationBar.appearance().semanticContentAttribute = attribute
      let windows =
        windows
        ?? UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(
          \.windows)
      for window in windows {
        window.semanticContentAttribute = attribute
        if let root = window.rootViewController { set(attribute, from: root) }
        for view in window.subviews {
          view.removeFromSuperview()
          window.addSubview(view)
        }
      }
    }

    /// Sets the attribute of a controller's own views, and of those of all controllers in it and above it.
    private static func set(_ attribute: UISemanticContentAttribute, from root: UIViewController) {
      var open = [root]
      while let controller = open.popLast() {
        if let navigation = controller as? UINavigationController {
          navigation.view.semanticContentAttribute = attribute
          navigation.navigationBar.semanticContentAttribute = attribute
          navigation.toolbar.semanticContentAttribute = attribute
        }
        if let tabs = controller as? UITabBarController {
          tabs.view.semanticContentAttribute = attribute
          tabs.tabBar.semanticContentAttribute = attribute
        }
        open += controller.children
        if let presented = controller.presentedViewController { open.append(presented) }
      }
    }
  }
#endif
