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
  /// In the Info.plist of the target, `UIApplicationSceneManifest` says that the app has scenes; it may
  /// be empty, because their class is named here. Xcode writes it where the build setting "Application
  /// Scene Manifest (Generation)" is on.
  ///
  /// To see the other direction without another language, add `-AppleTextDirection YES` and
  /// `-NSForceRightToLeftWritingDirection YES` to the arguments of the scheme.
  open class SampleAppDelegate: UIResponder, UIApplicationDelegate {
    /// Names the class of the scenes.
    open func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SampleSceneDelegate.self
      return configuration
    }
  }

  /// The delegate of the one scene.
  final class SampleSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    /// Shows the tabs.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = SampleTabs()
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
