#if canImport(UIKit)
  internal import BidiLayout
  public import UIKit

  /// The images of an app that show a direction, by name.
  ///
  /// UIKit does not say the name of an image, so they are loaded here and know from then on that
  /// they are mirrored; whoever shows them need not know.
  ///
  /// ```swift
  /// let images = DirectionalImages(mirrored: ["back", "next"])
  /// imageView.image = images.image(named: "back")
  /// ```
  @MainActor public struct DirectionalImages {
    /// The names of the images that are mirrored in a right-to-left interface.
    public var mirroredNames: Set<String>

    /// Where the images are; nil for the main bundle.
    public var bundle: Bundle?

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - names: The names of the images that are mirrored.
    ///   - bundle: Where the images are; nil for the main bundle.
    public init(mirrored names: Set<String>, bundle: Bundle? = nil) {
      mirroredNames = names
      self.bundle = bundle
    }

    /// Loads an image.
    ///
    /// - Parameter name: The name of the image.
    /// - Returns: The image, which says of itself whether it is mirrored; nil if there is none.
    public func image(named name: String) -> UIImage? {
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
      guard mirroredNames.contains(name) else { return image }
      return image?.imageFlippedForRightToLeftLayoutDirection()
    }
  }
#endif
