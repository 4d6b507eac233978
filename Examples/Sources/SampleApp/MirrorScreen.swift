#if canImport(UIKit)
  import BidiLayout
  import BidiText
  import BidiUIKit
  import UIKit

  /// A screen laid out from the left, shown in a mirror; the label is turned back by itself.
  final class MirrorScreen: UIViewController {
    private let label = UILabel()
    private let chart = UIView()
    private var mirror: WindowMirror?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Mirror"
      view.backgroundColor = .systemBackground
      label.text = "Left"
      label.frame = CGRect(x: 16, y: 120, width: 120, height: 40)
      view.addSubview(label)
      chart.backgroundColor = .systemTeal
      chart.frame = CGRect(x: 16, y: 180, width: 120, height: 40)
      view.addSubview(chart)
      let mirror = WindowMirror(view)
      mirror.setBehavior(.uprightSubtree, for: chart)
      mirror.direction = .rightToLeft
      self.mirror = mirror
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      mirror?.update()
    }
  }
#endif
