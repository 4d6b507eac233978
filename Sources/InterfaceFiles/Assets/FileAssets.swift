package import BidiLayout

/// The images of asset catalogs, as a file asks for them.
struct FileAssets {
  let catalog: AssetCatalog?

  /// The path of the file.
  let path: String

  func image(_ name: String) -> AssetImage? { catalog?.image(name, near: path) }
}

extension ImageContent {
  /// An image of a catalog, mirrored where the system mirrors it.
  package init(_ image: AssetImage) {
    self.init(
      name: image.name, rightToLeftName: image.rightToLeftName,
      mirroring: image.direction == .fixed || image.direction == .both ? .never : .automatic,
      // What is drawn for right to left is turned over for left to right, and again for right to left.
      orientation: image.direction == .rightToLeftMirrors ? .upMirrored : .up,
      renderingMode: image.isTemplate ? .template : .automatic)
  }
}
