package import BidiSource

/// A `.gitignore` file.
///
/// Source: gitignore(5).
struct IgnoreFile: Sendable {
  private struct Rule: Sendable {
    let glob: Glob
    /// Whether the rule begins with `!`: paths that an earlier rule ignores are not ignored.
    let isNegated: Bool
    /// Whether the rule ends with `/`: it is for folders only.
    let isForFolders: Bool
  }

  private let rules: [Rule]

  var isEmpty: Bool { rules.isEmpty }

  /// Reads the text of a file.
  ///
  /// Any text is valid.
  init(_ text: String) {
    rules = text.split(whereSeparator: \.isNewline).compactMap { line in
      var pattern = line[...]
      // White space at the end counts only after a backslash.
      while pattern.last == " " || pattern.last == "\t", !pattern.dropLast().hasSuffix("\\") {
        pattern.removeLast()
      }
      guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
      let isNegated = pattern.hasPrefix("!")
      if isNegated { pattern.removeFirst() }
      let isForFolders = pattern.endsInSlash
      if isForFolders { pattern.removeLast() }
      // A pattern without a slash inside matches in every folder.
      let isAnchored = pattern.contains("/")
      guard pattern.contains(where: { $0 != "/" }) else { return nil }
      return Rule(
        glob: Glob(isAnchored ? String(pattern) : "**/\(pattern)"), isNegated: isNegated,
        isForFolders: isForFolders)
    }
  }

  /// Whether the file ignores a path.
  ///
  /// - Parameters:
  ///   - path: The parts of the path, from the folder of the `.gitignore` file.
  ///   - isFolder: Whether the path is a folder.
  /// - Returns: The answer of the last rule that matches; nil if no rule does.
  func ignores(_ path: [Substring], isFolder: Bool) -> Bool? {
    rules.last { ($0.isForFolders ? isFolder : true) && $0.glob.matches(path) }
      .map { !$0.isNegated }
  }
}

/// The `.gitignore` files from the root of a repository down to a folder.
package struct IgnoreFiles: Sendable {
  /// How the files are read.
  private let access: FileAccess

  /// Each file with the number of parts in the path of its folder.
  private var files: [(depth: Int, file: IgnoreFile)] = []

  /// No files.
  ///
  /// - Parameter access: How files are read.
  package init(_ access: FileAccess) { self.access = access }

  /// Reads the files above a folder, from the root of its repository; none outside a repository.
  ///
  /// - Parameters:
  ///   - parts: The parts of the folder's whole path.
  ///   - access: How files are read.
  /// - Throws: `FileFailure` if a file cannot be read.
  package init(above parts: [Substring], _ access: FileAccess) throws(FileFailure) {
    self.access = access
    func path(_ count: Int) -> String { "/" + parts[..<count].joined(separator: "/") }
    var root = parts.count
    while try access.kindOrFailure("\(path(root))/.git") == nil {
      guard root > 0 else { return }
      root -= 1
    }
    try addFile("\(path(root))/.git/info/exclude", depth: root)
    for count in root..<max(root, parts.count) { try addFile(in: path(count), depth: count) }
  }

  /// Adds the `.gitignore` file of a folder that is deeper than those of the other files.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - depth: The number of parts in its whole path.
  /// - Throws: `FileFailure` if the file cannot be read.
  package mutating func addFile(in folder: String, depth: Int) throws(FileFailure) {
    try addFile("\(folder)/.gitignore", depth: depth)
  }

  private mutating func addFile(_ path: String, depth: Int) throws(FileFailure) {
    guard try access.kindOrFailure(path) == .file else { return }
    let file = IgnoreFile(String(decoding: try access.contents(path), as: UTF8.self))
    if !file.isEmpty { files.append((depth, file)) }
  }

  /// Whether the files ignore a path.
  ///
  /// - Parameters:
  ///   - path: The parts of the whole path.
  ///   - isFolder: Whether the path is a folder.
  /// - Returns: The answer of the deepest file with a matching rule; false if there is none.
  package func ignores(_ path: [Substring], isFolder: Bool) -> Bool {
    for (depth, file) in files.reversed() {
      if let answer = file.ignores(Array(path[depth...]), isFolder: isFolder) { return answer }
    }
    return false
  }
}
