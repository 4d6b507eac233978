/// Whose files a folder holds, by its name.
///
/// Every walk through the folders of a project asks this, so that all commands search the same folders.
public enum FolderKind: Sendable, Hashable {
  /// The files may be the project's own.
  case own
  /// The folder is hidden: its name begins with a full stop, as in `.git` and `.build`.
  case hidden
  /// The folder holds other people's code or products of a build.
  case foreign

  /// Tells the kind of a folder.
  ///
  /// ```swift
  /// FolderKind(name: "Pods")  // .foreign
  /// ```
  ///
  /// - Parameter name: The name of the folder, without the folders above it.
  public init(name: some StringProtocol) {
    if name.hasPrefix(".") {
      self = .hidden
    } else if Self.foreignNames.contains(String(name))
      || Self.productEndings.contains(where: name.hasSuffix)
    {
      self = .foreign
    } else {
      self = .own
    }
  }

  private static let foreignNames: Set<String> = [
    "node_modules", "DerivedData", "Pods", "Carthage", "build", "vendor", "bower_components",
    "third_party", "third-party", "thirdparty", "3rdparty",
  ]

  private static let productEndings = [".app", ".framework", ".xcframework", ".xcarchive"]
}
