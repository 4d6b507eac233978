import BidiSource
import Testing

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
}
