#if canImport(UIKit)
  import BidiLayout
  import BidiText
  import BidiUIKit
  import UIKit

  /// An arrow that is turned by a pan to the side.
  final class DialView: UIView {
    private let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(imageView)
      addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: #selector(turned(_:))))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard !bounds.isEmpty else { return }
      // An image that is drawn here, and turned here: UIKit knows nothing of a direction in it.
      let direction = UserInterfaceLayoutDirection(effectiveUserInterfaceLayoutDirection)
      imageView.image = Self.arrow(size: bounds.size).mirrored(.automatic, in: direction)
      imageView.bounds = bounds
      imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    @objc private func turned(_ recognizer: UIPanGestureRecognizer) {
      let way = recognizer.translation(in: self).x
      imageView.transform = CGAffineTransform(
        Transform2D(rotation: Double(way) / 40))
    }

    /// An arrow to the right.
    private static func arrow(size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in
        UIColor.systemIndigo.setFill()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        path.fill()
      }
    }
  }
#endif
