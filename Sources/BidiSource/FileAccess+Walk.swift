extension FileAccess {
  /// The files in a folder and in its folders that are a project's own, in the order of their paths.
  ///
  /// Links to files are files; links to folders are not followed.
  ///
  /// - Parameters:
  ///   - folder: The folder; its paths begin with it as it is written.
  ///   - isWhole: Whether a folder of this name is one thing: it is in the list, and what is in it is not.
  /// - Returns: The paths.
  package func ownPaths(
    in folder: String, asOne isWhole: (_ name: String) -> Bool = { _ in false }
  ) -> [String] {
    var found: [String] = []
    var open = [folder]
    while let folder = open.popLast() {
      for name in names(folder) {
        let path = folder.endsInSlash ? folder + name : "\(folder)/\(name)"
        if item(path)?.kind == .folder {
          if isWhole(name) {
            found.append(path)
          } else if FolderKind(name: name) == .own {
            open.append(path)
          }
        } else if kind(path) == .file {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }
}
