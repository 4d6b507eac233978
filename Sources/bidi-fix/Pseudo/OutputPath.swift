import BidiSource

/// The paths of files that a command makes from other files.
enum OutputPath {
  /// The path of an output: the folder of outputs, then the path from the root to the file.
  ///
  /// If the file is not in the root, the nearest folder above both is used: with the root `App/en.lproj`, the file
  /// `App/he.lproj/a.strings` goes to `he.lproj/a.strings`.
  ///
  /// - Parameters:
  ///   - path: The path that the file would have beside its source.
  ///   - other: The path of the same file in another locale. The output's path keeps the folder of the locale.
  ///   - root: The root.
  ///   - folder: The folder of outputs.
  /// - Returns: The path of the output.
  static func path(
    _ path: String, besides other: String, from root: String, in folder: String
  ) -> String {
    let (parts, others) = (parts(of: path), self.parts(of: other))
    var root = self.parts(of: root)
    while !parts.starts(with: root) || !others.starts(with: root) { root.removeLast() }
    return ([folder] + parts.dropFirst(root.count).map(String.init)).joined(separator: "/")
  }

  /// The root of a file: the argument that contains it.
  ///
  /// For a file that is an argument itself, its folder.
  static func root(of path: String, among arguments: [String]) -> String {
    let own = parts(of: path)
    let argument = arguments.filter { own.starts(with: parts(of: $0)) }
      .max { parts(of: $0).count < parts(of: $1).count }
    let root = argument.map { parts(of: $0) } ?? []
    return (root.count < own.count ? root : root.dropLast()).joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] {
    path.pathParts.filter { $0 != "." }
  }
}
