#if canImport(UIKit)
  public import BidiLayout
  public import UIKit

  extension LayoutPoint {
    /// A point of Core Graphics.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension LayoutSize {
    /// A size of Core Graphics.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension LayoutRect {
    /// A rectangle of Core Graphics.
    public init(_ rect: CGRect) {
      self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
    }
  }

  extension CGPoint {
    /// A point of the layout core.
    public init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    /// A size of the layout core.
    public init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    /// A rectangle of the layout core, as it stands: a frame in leading space is resolved before.
    public init(_ rect: LayoutRect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }
#endif
