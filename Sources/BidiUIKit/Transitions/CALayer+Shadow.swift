#if canImport(UIKit)
  internal import BidiLayout
  internal import UIKit

  extension CALayer {
    /// Gives the layer a shadow, or takes it away.
    ///
    /// The blur of the core is that of CSS and SVG, twice the standard deviation, which `shadowRadius`
    /// is.
    func setShadow(_ shadow: Shadow?) {
      guard let shadow else {
        shadowOpacity = 0
        return
      }
      let color = shadow.color
      shadowColor =
        UIColor(
          red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: 1
        ).cgColor
      shadowOpacity = Float(color.alpha)
      shadowOffset = CGSize(width: shadow.x, height: shadow.y)
      shadowRadius = CGFloat(shadow.blurRadius / 2)
    }
  }
#endif
