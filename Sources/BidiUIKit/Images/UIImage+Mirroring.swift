#if canImport(UIKit)
  public import BidiLayout
  public import BidiText
  public import UIKit

  extension UIImage {
    /// The image as it is seen in a mirror, by its orientation alone: `ImageOrientation.left` becomes
    /// `ImageOrientation.rightMirrored`.
    ///
    /// Scale, rendering mode, insets, baseline and whether it is flipped for right-to-left interfaces
    /// are kept; variants for other traits, such as dark ones, and tints are not. Symbols, animated
    /// images and images of Core Image have no pixels to be turned: UIKit flips them as it does.
    public var bidiMirrored: UIImage {
      guard !isSymbolImage, images == nil, let cgImage else {
        return withHorizontallyFlippedOrientation()
      }
      let mirrored = ImageOrientation(imageOrientation).horizontallyMirrored
      var image = UIImage(cgImage: cgImage, scale: scale, orientation: Orientation(mirrored))
      if capInsets != .zero || resizingMode != .tile {
        image = image.resizableImage(
          withCapInsets: capInsets.bidiMirrored, resizingMode: resizingMode)
      }
      image = image.withAlignmentRectInsets(alignmentRectInsets.bidiMirrored)
      if let baselineOffsetFromBottom {
        image = image.withBaselineOffset(fromBottom: baselineOffsetFromBottom)
      }
      if flipsForRightToLeftLayoutDirection {
        image = image.imageFlippedForRightToLeftLayoutDirection()
      }
      return image.withRenderingMode(renderingMode)
    }

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
      _ mirroring: ImageMirroring, in direction: UserInterfaceLayoutDirection
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

  extension UIEdgeInsets {
    fileprivate var bidiMirrored: UIEdgeInsets {
      UIEdgeInsets(PhysicalEdgeInsets(self).mirrored)
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
