#if canImport(UIKit)
  public import BidiLayout
  public import BidiText
  public import UIKit

  extension UIImage {
    /// The image as it is seen in a mirror, by its orientation alone.
    ///
    /// Rendering mode, scale and the other properties are kept. Done twice, it gives the image back.
    public var bidiMirrored: UIImage { withHorizontallyFlippedOrientation() }

    /// The image for a direction, where UIKit does not choose by itself.
    ///
    /// An image view shows `imageFlippedForRightToLeftLayoutDirection()` by its own direction; this
    /// is for what is drawn otherwise, such as attachments of text and layers.
    ///
    /// - Parameters:
    ///   - mirroring: When the image is mirrored.
    ///   - direction: The direction of the interface.
    /// - Returns: The image.
    public func mirrored(
      _ mirroring: ImageMirroring, in direction: BidiText.LayoutDirection
    ) -> UIImage {
      let content = ImageContent(
        name: "", mirroring: mirroring, orientation: ImageOrientation(imageOrientation))
      let isMirrored = content.resolved(in: direction).orientation != content.orientation
      return isMirrored ? bidiMirrored : self
    }

    /// What the image says of its mirroring to image views.
    public var bidiMirroring: ImageMirroring {
      flipsForRightToLeftLayoutDirection ? .automatic : .never
    }
  }

  extension ImageOrientation {
    /// An orientation of UIKit.
    ///
    /// - Parameter orientation: The orientation; one that UIKit adds later counts as up.
    public init(_ orientation: UIImage.Orientation) {
      self =
        switch orientation {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        @unknown default: .up
        }
    }
  }

  extension UIImage.Orientation {
    /// An orientation of the core.
    public init(_ orientation: ImageOrientation) {
      self =
        switch orientation {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }
  }
#endif
