#if canImport(UIKit)
  internal import BidiLayout
  internal import UIKit

  /// The shadow of a layer.
  @MainActor struct LayerShadow {
    private let color: CGColor?
    private let opacity: Float
    private let offset: CGSize
    private let radius: CGFloat

    init(_ layer: CALayer) {
      color = layer.shadowColor
      opacity = layer.shadowOpacity
      offset = layer.shadowOffset
      radius = layer.shadowRadius
    }

    init(_ shadow: Shadow) {
      color =
        UIColor(
          red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue, alpha: 1
        ).cgColor
      opacity = Float(shadow.color.alpha)
      offset = CGSize(width: shadow.x, height: shadow.y)
      radius = CGFloat(shadow.blurRadius)
    }

    func set(on layer: CALayer) {
      layer.shadowColor = color
      layer.shadowOpacity = opacity
      layer.shadowOffset = offset
      layer.shadowRadius = radius
    }
  }
#endif
