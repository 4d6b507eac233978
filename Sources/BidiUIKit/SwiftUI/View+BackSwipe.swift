#if canImport(UIKit) && canImport(SwiftUI)
  public import BidiInteraction
  public import SwiftUI
  internal import UIKit

  extension View {
    /// Lets readers swipe back in the navigation that the view stands in.
    ///
    /// It finds the `UINavigationController` that SwiftUI puts the view in; where there is none, as in
    /// a split view's sidebar, nothing happens. Put it on the root view of a stack.
    ///
    /// - Parameters:
    ///   - configuration: How the pan works; its `operation` is a pop.
    ///   - isEnabled: Whether it is on.
    /// - Returns: The view.
    public func backSwipe(
      _ configuration: PopInteraction.Configuration = .edgeBack, isEnabled: Bool = true
    ) -> some View {
      background(BackSwipeFinder(configuration: configuration, isEnabled: isEnabled))
    }
  }

  /// A view controller without anything to see, by which the navigation controller is found.
  private struct BackSwipeFinder: UIViewControllerRepresentable {
    let configuration: PopInteraction.Configuration
    let isEnabled: Bool

    func makeUIViewController(context: Context) -> BackSwipeProbe { BackSwipeProbe() }

    func updateUIViewController(_ probe: BackSwipeProbe, context: Context) {
      probe.set(configuration, isEnabled: isEnabled)
    }

    static func dismantleUIViewController(_ probe: BackSwipeProbe, coordinator: ()) {
      probe.backSwipe?.detach()
      probe.backSwipe = nil
    }
  }

  private final class BackSwipeProbe: UIViewController {
    var backSwipe: BackSwipeController?
    private var configuration = PopInteraction.Configuration.edgeBack
    private var isEnabled = true

    func set(_ configuration: PopInteraction.Configuration, isEnabled: Bool) {
      self.configuration = configuration
      self.isEnabled = isEnabled
      connect()
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      connect()
    }

    // A stack may get its navigation controller after its views.
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      connect()
    }

    private func connect() {
      guard let navigationController else { return }
      if backSwipe?.configuration != configuration {
        backSwipe?.detach()
        backSwipe = BackSwipeController(navigationController, configuration)
        backSwipe?.attach()
      }
      backSwipe?.isEnabled = isEnabled
    }
  }
#endif
