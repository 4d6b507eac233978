import Testing

@testable import BidiProject

/// `.gitignore`, as git reads it.
@Suite struct IgnoreFileTests {
  /// The lines of a `.gitignore`, a path (a folder ends with a slash), and whether git leaves it out.
  static let ignored: [(file: String, path: String, isLeftOut: Bool?)] = [
    ("build", "build/", true), ("build", "x/build", true), ("build/", "build", nil),
    ("build/", "x/build/", true), ("/build", "x/build/", nil), ("/build", "build/", true),
    ("a/b", "x/a/b", nil), ("a/b", "a/b", true), ("*.po\n!ar.po", "ar.po", false),
    ("*.po\n!ar.po", "he.po", true), ("# c\n\n  \nx", "x", true), ("\\#x", "#x", true),
    ("x  ", "x", true), ("x\\ ", "x ", true), ("\\!x", "!x", true), ("doc/**/x", "doc/a/b/x", true),
    ("/", "x", nil), ("!x", "x", false),
  ]

  @Test(arguments: ignored)
  func ignoreFileDecidesAsGit(_ row: (file: String, path: String, isLeftOut: Bool?)) {
    let file = IgnoreFile(row.file)
    let isFolder = row.path.hasSuffix("/")
    #expect(file.ignores(row.path.split(separator: "/"), isFolder: isFolder) == row.isLeftOut)
  }
}
