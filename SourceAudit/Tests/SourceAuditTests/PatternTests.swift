import BidiSource
import Foundation
import SourceAudit
import Testing

/// Patterns that apps write, each with what is wrong and what is right: by one who reads the documents of the frameworks.
@Suite("Source audit: patterns")
struct PatternTests {
  /// One pattern in a few lines.
  struct Pattern: CustomTestStringConvertible, Sendable {
    /// The pattern and the language.
    let name: String
    let code: String
    /// `! rule` for a warning, `? rule` for an info, several with commas between; nil for what is right.
    var expected: String?

    var testDescription: String { "\(name): \(code)" }

    /// What is found, each once.
    func found() throws -> Set<String> {
      let isM = name.hasSuffix("objective-c")
      let isWhole = [
        "class ", "struct ", "extension ", "func ", "override ", "@objc ", "@implementation",
        "@interface",
      ]
      .contains(where: code.hasPrefix)
      let source =
        isWhole
        ? code
        : isM ? "@implementation A\n- (void)b {\n\(code)\n}\n@end" : "func b() {\n\(code)\n}"
      return Set(
        try findings(in: source, named: isM ? "A.m" : "A.swift").map {
          "\($0.severity == .warning ? "!" : "?") \($0.rule)"
        })
    }
  }

  static let patterns: [Pattern] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/patterns.txt")
    var patterns: [Pattern] = []
    var name = ""
    let text = try? String(contentsOf: url, encoding: .utf8)
    for line in text?.components(separatedBy: "\n") ?? [] {
      if line.hasPrefix("# ") {
        name = String(line.dropFirst(2))
      } else if line.hasPrefix("  "), let last = patterns.popLast() {
        patterns.append(
          Pattern(name: name, code: "\(last.code)\n\(line)", expected: last.expected))
      } else if line.hasPrefix("= ") {
        patterns.append(Pattern(name: name, code: String(line.dropFirst(2))))
      } else if let colon = line.firstRange(of: ": ") {
        patterns.append(
          Pattern(
            name: name, code: String(line[colon.upperBound...]),
            expected: String(line[..<colon.lowerBound])))
      }
    }
    return patterns
  }()

  @Test("What is wrong is found, and what is right is not", arguments: patterns)
  func isFound(_ pattern: Pattern) throws {
    #expect(try pattern.found() == Set(pattern.expected?.components(separatedBy: ", ") ?? []))
  }

  @Test("Six that are wrong and six that are right for each pattern in each language")
  func count() {
    let names = Set(Self.patterns.map(\.name))
    let both: Set = [
      "content-alignment", "text-alignment", "paragraph-style", "edge-pan", "pan", "page-offset",
      "frame-far-side", "frame-after-end", "page-controller", "translation", "named-image",
      "bridged-edge", "insets", "anchor", "pinlayout", "texture", "time", "swipe",
      "visual-format", "view-width", "button-configuration", "stored-insets",
    ]
    let swiftUI: Set = [
      "drag", "rotation", "offset", "frame-alignment", "tab-view", "text-arrow",
    ]
    #expect(
      names
        == Set(both.flatMap { ["\($0) swift", "\($0) objective-c"] })
        .union(swiftUI.map { "\($0) swiftui" }).union(["snapkit swift", "masonry objective-c"]))
    for name in names {
      let own = Self.patterns.filter { $0.name == name }
      #expect(own.count { $0.expected != nil } >= 6, "\(name)")
      #expect(own.count { $0.expected == nil } >= 6, "\(name)")
    }
  }
}
