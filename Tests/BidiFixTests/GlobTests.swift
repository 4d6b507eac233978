import BidiSource
import Testing

@testable import bidi_fix

/// Patterns of paths, as git reads them.
@Suite struct GlobTests {
  /// A pattern, paths that have it, and paths that do not.
  ///
  /// From gitignore(5) and fnmatch(3).
  static let rows: [(pattern: String, has: [String], not: [String])] = [
    ("a", ["a"], ["b", "a/b", "ab", ""]),
    ("*.strings", ["x.strings", ".strings"], ["x/y.strings", "x.string", "x.stringsdict"]),
    ("a/*", ["a/b"], ["a", "a/b/c", "b/a"]),
    ("a/**", ["a/b", "a/b/c", "a"], ["b/a"]),
    ("**/a", ["a", "b/a", "c/b/a"], ["a/b"]),
    ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["a", "b", "a/b/c"]),
    ("?.po", ["a.po"], [".po", "ab.po"]),
    ("[a-c]x", ["ax", "cx"], ["dx", "x", "-x"]),
    ("[!a-c]x", ["dx"], ["ax"]),
    ("[]x]", ["]", "x"], ["y"]),
    ("[ab", ["[ab"], ["a"]),
    ("a\\*b", ["a*b"], ["axb"]),
    ("*a*b*c*", ["abc", "xaxbxcx"], ["acb", "ab"]),
    ("\u{5D0}*", ["\u{5D0}\u{5D1}"], ["\u{5D1}"]),
  ]

  @Test(arguments: rows)
  func globMatchesPaths(_ row: (pattern: String, has: [String], not: [String])) {
    let glob = Glob(row.pattern)
    for path in row.has { #expect(glob.matches(path.split(separator: "/")), "\(path)") }
    for path in row.not { #expect(!glob.matches(path.split(separator: "/")), "\(path)") }
  }

  @Test func manyStarsEnd() {
    let glob = Glob(String(repeating: "*a", count: 64) + "b")
    #expect(!glob.matches([String(repeating: "a", count: 20_000)[...]]))
  }

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
