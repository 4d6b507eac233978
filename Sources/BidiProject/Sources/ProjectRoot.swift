package import BidiSource

/// The folder of the project that a file belongs to.
package enum ProjectRoot {
  /// Names that stand at the root of a project.
  private static let markers: Set<String> = [
    "package.json", "pubspec.yaml", "composer.json", "manifest.json", "Cargo.toml", "go.mod",
    "pyproject.toml", "setup.py", "manage.py", "Gemfile", "pom.xml", "build.gradle",
    "build.gradle.kts", "settings.gradle", "settings.gradle.kts", "CMakeLists.txt", "meson.build",
    "configure.ac", "Makefile", "Package.swift", "Podfile", "index.html", "LICENSE", "LICENSE.md",
    "LICENSE.txt", "COPYING",
  ]

  /// The most folders without such a file between two folders of one project, as in `app/src/main/res`.
  private static let mostUnmarked = 4

  private static let endings = [".sln", ".slnx", ".csproj", ".xcodeproj", ".pro"]

  /// Finds the root: the nearest folder with `.git`, else that of the nearest configuration, else the highest with a marker.
  ///
  /// A marker is a file such as `package.json`. Folders inside a project have such files too, so the highest one counts; a few
  /// folders without one end the project.
  ///
  /// - Parameters:
  ///   - folder: A whole path.
  ///   - access: How files are read.
  /// - Returns: A whole path; nil where no folder above looks like a project.
  package static func above(_ folder: String, _ access: FileAccess) -> String? {
    var configured: String?
    var marked: String?
    var unmarked = 0
    var current = folder
    while true {
      let names = access.names(current)
      if names.contains(".git") { return current }
      if configured == nil, names.contains(where: Configuration.fileNames.contains) {
        configured = current
      }
      if names.contains(where: isMarker) {
        if marked == nil || unmarked < mostUnmarked { marked = current }
        unmarked = 0
      } else {
        unmarked += 1
      }
      guard current != "/", let slash = current.lastSlash else { break }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
    return configured ?? marked
  }

  private static func isMarker(_ name: String) -> Bool {
    markers.contains(name) || endings.contains(where: name.hasSuffix)
  }
}
