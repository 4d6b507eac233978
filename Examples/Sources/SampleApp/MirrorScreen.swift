#if canImport(UIKit)
  import BidiInteraction
  import BidiLayout
  import BidiText
  import BidiUIKit
  import UIKit

  /// A screen laid out from the left, shown in a mirror; the label is turned back by itself.
  ///
  /// A swipe forward, which goes to the leading side, shows it in the other direction.
  final class MirrorScreen: UIViewController {
    /// What stands for a window here: the rest of the app is in no mirror.
    private let page = UIView()
    private let label = UILabel()
    private let chart = UIView()
    private let clock = UIView()
    private let swipe = UISwipeGestureRecognizer()
    private var mirror: WindowMirror?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Mirror"
      view.backgroundColor = .systemBackground
      label.text = "Left"
      label.frame = CGRect(x: 16, y: 120, width: 120, height: 40)
      chart.backgroundColor = .systemTeal
      chart.frame = CGRect(x: 16, y: 180, width: 120, height: 40)
      clock.backgroundColor = .systemIndigo
      clock.frame = CGRect(x: 16, y: 240, width: 40, height: 40)
      [label, chart, clock].forEach(page.addSubview(_:))
      view.addSubview(page)
      let mirror = WindowMirror(page)
      mirror.setBehavior(.uprightSubtree, for: chart)
      // Clocks go the same way round everywhere; the mirror cannot see that the view is one.
      mirror.content = { [weak clock] view in
        view === clock ? .custom(name: "clock", .upright) : nil
      }
      self.mirror = mirror
      swipe.addTarget(self, action: #selector(swiped(_:)))
      view.addGestureRecognizer(swipe)
      show(.rightToLeft)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // Not the frame, which has no meaning where there is a transform.
      page.bounds = view.bounds
      page.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      mirror?.update()
    }

    private func show(_ direction: UserInterfaceLayoutDirection) {
      mirror?.direction = direction
      swipe.direction = .init(SwipeDirections.toLeading.resolved(in: direction))
    }

    @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
      show(mirror?.direction.opposite ?? .leftToRight)
    }
  }
#endif
