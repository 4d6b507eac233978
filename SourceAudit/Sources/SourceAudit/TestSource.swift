/// Tells sources of tests from those of programs: nobody reads the interfaces of tests.
enum TestSource {
  /// What a line begins with that takes in a framework for tests.
  private static let imports = [
    "import XCTest", "import Testing", "import Quick", "import Nimble", "@testable",
    "@import XCTest", "#import <XCTest", "#import <Quick", "#import <Kiwi", "#import <Specta",
  ].map { Array($0.utf8) }

  /// Whether a source takes in a framework for tests, before its first declaration.
  ///
  /// - Complexity: O(*n*).
  static func isOne(_ text: [UInt8]) -> Bool {
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
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
