#if canImport(UIKit)
  public import UIKit

  /// The delegate of the sample app.
  ///
  /// A Swift package cannot hold an app for a device. In Xcode, make an app target that depends on the
  /// product SampleApp, with this one file, and no storyboard:
  ///
  /// ```swift
  /// import SampleApp
  ///
  /// @main final class AppDelegate: SampleAppDelegate {}
  /// ```
  ///
  /// To see the other direction without another language, add `-AppleTextDirection YES` and
  /// `-NSForceRightToLeftWritingDirection YES` to the arguments of the scheme.
  open class SampleAppDelegate: UIResponder, UIApplicationDelegate {
    /// The window.
    public var window: UIWindow?

    /// Shows the tabs.
    open func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = SampleTabs()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
#endif
