import BidiSource

/// What a `.gitignore` leaves out.
///
/// Source: gitignore(5).
struct IgnoreFile: Sendable {
  private struct Rule: Sendable {
    let glob: Glob
    /// `!`: takes back what a rule before it left out.
    let isTakenBack: Bool
    /// A `/` at the end: folders alone.
    let isForFolders: Bool
  }

  private let rules: [Rule]

  /// Whether no rule stands in it.
  var isEmpty: Bool { rules.isEmpty }

  /// Reads the text of a file; every text is one.
  init(_ text: String) {
    rules = text.split(whereSeparator: \.isNewline).compactMap { line in
      var pattern = line[...]
      // White space at the end counts behind a backslash alone.
      while pattern.last == " " || pattern.last == "\t", !pattern.dropLast().hasSuffix("\\") {
        pattern.removeLast()
      }
      guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
      let isTakenBack = pattern.hasPrefix("!")
      if isTakenBack { pattern.removeFirst() }
      let isForFolders = pattern.hasSuffix("/")
      if isForFolders { pattern.removeLast() }
      // Without a slash inside, a pattern is looked for in every folder below.
      let isAnchored = pattern.contains("/")
      guard pattern.contains(where: { $0 != "/" }) else { return nil }
      return Rule(
        glob: Glob(isAnchored ? String(pattern) : "**/\(pattern)"), isTakenBack: isTakenBack,
        isForFolders: isForFolders)
    }
  }

  /// Asks the rules of a path.
  ///
  /// - Parameters:
  ///   - path: The parts of the path, from the folder of the `.gitignore`.
  ///   - isFolder: Whether it is a folder.
  /// - Returns: Whether it is left out; nil where no rule speaks of it.
  func leavesOut(_ path: [Substring], isFolder: Bool) -> Bool? {
    rules.last { ($0.isForFolders ? isFolder : true) && $0.glob.matches(path) }
      .map { !$0.isTakenBack }
  }
}

/// The `.gitignore` files from the root of a repository down to a folder.
struct IgnoreFiles: Sendable {
  /// Each with the parts of the path of its folder.
  private var files: [(depth: Int, file: IgnoreFile)] = []

  /// The same with the file of a folder deeper down.
  func adding(_ file: IgnoreFile, at depth: Int) -> IgnoreFiles {
    guard !file.isEmpty else { return self }
    var result = self
    result.files.append((depth, file))
    return result
  }

  /// Asks the files of a path: the deepest that speaks of it decides.
  ///
  /// - Parameters:
  ///   - path: The parts of the whole path.
  ///   - isFolder: Whether it is a folder.
  /// - Returns: Whether it is left out.
  func leaveOut(_ path: [Substring], isFolder: Bool) -> Bool {
    for (depth, file) in files.reversed() {
      if let answer = file.leavesOut(Array(path[depth...]), isFolder: isFolder) { return answer }
    }
    return false
  }
}
