/// Folders that hold other people's code or products of a build.
package enum ForeignFolder {
  private static let names: Set<String> = [
    "node_modules", "DerivedData", "Pods", "Carthage", "build", "vendor", "bower_components",
  ]

  private static let endings = [".app", ".framework", ".xcframework", ".xcarchive"]

  /// Whether a folder of a name is such a folder.
  ///
  /// - Parameter name: The last part of its path.
  /// - Returns: Whether it is left out.
  package static func isForeign(_ name: some StringProtocol) -> Bool {
    names.contains(String(name)) || endings.contains(where: name.hasSuffix)
  }
}
