#if canImport(UIKit)
  import BidiInteraction
  import BidiLayout
  import BidiUIKit
  import SampleScreens
  import UIKit

  /// Three tabs that turn like a cube, the first one with a stack to swipe back in.
  final class SampleTabs: UITabBarController {
    private let tabTransitions = TabTransitions()
    private var backSwipe: BackSwipeController?

    override func viewDidLoad() {
      super.viewDidLoad()
      let stack = UINavigationController(rootViewController: TextScreen())
      stack.title = "Text"
      let backSwipe = BackSwipeController(stack, SampleScreens.backSwipe)
      // The dial is turned by a pan, which no class of UIKit says of it.
      backSwipe.additionalCompetitors = { $0 is DialView ? [.control(axis: .horizontal)] : [] }
      backSwipe.attach()
      self.backSwipe = backSwipe
      viewControllers = [stack, PagesScreen(), MirrorScreen()]
      delegate = tabTransitions
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      backSwipe?.containerChanged(to: size, isRotation: !coordinator.targetTransform.isIdentity)
    }
  }
#endif
