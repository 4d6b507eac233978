#if canImport(UIKit)
  public import BidiLayout
  public import UIKit

  extension Transform2D {
    /// A map of Core Graphics.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
        d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
    }
  }

  extension CGAffineTransform {
    /// A map of the layout core, as it stands.
    public init(_ transform: Transform2D) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
  }

  extension CATransform3D {
    /// A map of the layout core, as it stands.
    public init(_ transform: Transform3D) {
      func m(_ row: Int, _ column: Int) -> CGFloat {
        CGFloat(transform.element(row: row, column: column) ?? 0)
      }
      self.init(
        m11: m(1, 1), m12: m(1, 2), m13: m(1, 3), m14: m(1, 4),
        m21: m(2, 1), m22: m(2, 2), m23: m(2, 3), m24: m(2, 4),
        m31: m(3, 1), m32: m(3, 2), m33: m(3, 3), m34: m(3, 4),
        m41: m(4, 1), m42: m(4, 2), m43: m(4, 3), m44: m(4, 4))
    }
  }
#endif
