internal import BidiSource

/// Tells sources of tests from those of programs: nobody reads the interfaces of tests.
enum TestSource {
  /// What a line begins with that takes in a framework for tests.
  private static let imports = [
    "import XCTest", "import Testing", "import Quick", "import Nimble", "@testable",
    "import SnapshotTesting", "import FBSnapshotTestCase", "import iOSSnapshotTestCase",
    "import KIF", "@import XCTest", "@import FBSnapshotTestCase", "#import <XCTest",
    "#import <Quick", "#import <Kiwi", "#import <Specta", "#import <Expecta", "#import <OCMock",
    "#import <KIF", "#import <FBSnapshotTestCase",
  ].map { Array($0.utf8) }

  /// How the names of classes end that tests inherit from: `XCTestCase`, `FBSnapshotTestCase`, one of the project.
  private static let end = "TestCase"

  /// Whether a source takes in a framework for tests, before its first declaration, or has a class of tests.
  ///
  /// Such a class inherits from one of that name, and has a method with the form of a test: `class Checkout: ABTestCase` of an
  /// app has none.
  ///
  /// - Complexity: O(*n*).
  static func isOne(_ file: SourceFile) -> Bool {
    importsTests(file.text) || file.text.contains(word: end) && hasTestCase(file)
  }

  private static func importsTests(_ text: [UInt8]) -> Bool {
    for line in text.split(separator: 0x0A) {
      // What follows may stand in a text of several lines.
      if line.contains(UInt8(ascii: "{")) { return false }
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isImport = imports.contains { name in
        // `import TestingTools` is another module.
        line.starts(with: name) && !(line.dropFirst(name.count).first?.isASCIILetter ?? false)
      }
      if isImport { return true }
    }
    return false
  }

  private static func hasTestCase(_ file: SourceFile) -> Bool {
    var words = FileWords(file.text, .init(path: file.path))
    words.read { _, _ in }
    return words.hasTestMethod
      && words.parents.values.contains { $0.contains { $0.hasSuffix(end) } }
  }
}

/// Folders whose files belong to tests, also those that take in no framework: their names say so, and one file in them is a
/// test.
struct TestFolders {
  private var folders: Set<String> = []
  /// Folders that all files are in: what they are called tells nothing.
  private var shared: [Substring]?

  /// Adds a file of the project.
  mutating func add(_ file: SourceFile) {
    let names = Self.names(file.path)
    shared = shared.map { zip($0, names).prefix { $0 == $1 }.map(\.0) } ?? names
    guard TestSource.isOne(file), let last = names.lastIndex(where: Self.tellsOfTests) else {
      return
    }
    folders.insert(names[...last].joined(separator: "/"))
  }

  /// Whether a file is in one of the folders.
  ///
  /// - Complexity: O(*n*) for *n* letters in the path.
  func contains(_ path: String) -> Bool {
    if folders.isEmpty { return false }
    let names = Self.names(path)
    return names.indices.dropFirst(shared?.count ?? 0).contains { last in
      Self.tellsOfTests(names[last]) && folders.contains(names[...last].joined(separator: "/"))
    }
  }

  private static func names(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  }

  /// Whether a folder is called `tests`, `AppUITests`, `snapshot` or the like; not `Contests`.
  private static func tellsOfTests(_ folder: Substring) -> Bool {
    words(of: folder).contains { word in
      names.contains(word) || kinds.contains { word == $0 + "tests" }
    }
  }

  private static let names: Set<String> = [
    "test", "tests", "snapshot", "snapshots", "spec", "specs",
  ]

  /// What people write before `tests` in small letters.
  private static let kinds = [
    "ui", "unit", "integration", "snapshot", "screenshot", "functional", "acceptance", "app",
  ]

  /// The words of a name in small letters; several capital letters are one word up to the last one: `app`, `ui`, `tests` of
  /// `AppUITests`.
  private static func words(of folder: Substring) -> [String] {
    let letters = Array(folder)
    var words = [""]
    for (index, letter) in letters.enumerated() {
      let wasLower = index > 0 && letters[index - 1].isLowercase
      let isLowerNext = index + 1 < letters.count && letters[index + 1].isLowercase
      if !letter.isLetter || letter.isUppercase && (wasLower || isLowerNext) { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
