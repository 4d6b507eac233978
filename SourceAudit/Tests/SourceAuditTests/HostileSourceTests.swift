import BidiSource
import Foundation
import SourceAudit
import Testing

@Suite("Source audit: what is no good source")
struct HostileSourceTests {
  @Test(
    "A place is line, column in scalars and byte, also after a mark and line ends of two bytes")
  func places() throws {
    // Two bytes for a letter, four for a face; the mark takes three.
    let source = "\u{FEFF}// \u{E9}\r\n/* \u{1F600} */ label.textAlignment = .left\r\n"
    let finding = try #require(try findings(in: source).first)
    // "/* F */ label.textAlignment = .left": the dot is the 31st scalar.
    #expect(finding.location?.line == 2 && finding.location?.column == 31)
    // 3 of the mark, 7 of the first line, 30 scalars of which one has 4 bytes.
    #expect(finding.location?.byteOffset == 3 + 7 + 33)
    let wide = SourceAudit.findings(
      in: try SourceFile(
        path: "A.m",
        bytes: [0xFF, 0xFE]
          + "a.textAlignment = NSTextAlignmentLeft;".utf16.flatMap {
            [UInt8($0 & 255), UInt8($0 >> 8)]
          }))
    #expect(wide.first?.location?.byteOffset == 2 + 2 * 18)
  }

  @Test("Errors of syntax: what can be read is audited")
  func errors() throws {
    let swift =
      "func a( {\n  label.textAlignment = .left\n}}}\nlet = = 3 func b() { c.textAlignment = .left }\n\"open"
    #expect(try findings(in: swift).map(\.location?.line) == [2, 4])
    let objectiveC =
      "@implementation A\n- (void)a { [b c; (d\n}\n- (void)e {\n  f.textAlignment = NSTextAlignmentLeft;\n}\n@end\n]})\n@implementation B\n- (void)a { g.textAlignment = NSTextAlignmentLeft; }\n@end\n@\"open"
    #expect(try findings(in: objectiveC, named: "A.m").map(\.location?.line) == [5, 10])
  }

  @Test("Nothing is found in nothing", arguments: ["A.swift", "A.m", "A.h", "A.mm"])
  func empty(_ file: String) throws {
    for source in [
      "", "\n", "/*", "//", "\"", "@\"", "R\"(", "#", "#define \\", "@implementation", "[", "[]",
      "[a]", "\u{0}", "a.", "a.x ==", "=", "'",
    ] {
      #expect(try findings(in: source, named: file).isEmpty, "\(source)")
    }
  }

  /// Runs on a stack such as that of the command's thread.
  private func onALargeStack(_ work: @escaping @Sendable () -> [AuditFinding]?) async
    -> [AuditFinding]?
  {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 1 << 29
      thread.start()
    }
  }

  static let nested: [(name: String, open: String, inner: String, close: String)] = [
    ("parentheses", "(", "a", ")"), ("lists", "[", "a", "]"), ("blocks", "{", "a", "}"),
    ("functions", "func a() {", "b", "}"), ("types", "class A {", "var b = 1", "}"),
    ("calls", "a(", "b", ")"), ("else", "if a { } else ", "{ }", ""), ("signs", "-", "a", ""),
    ("members", "", "a", ".leftAnchor"), ("chains", "", "a", ".constraint(equalTo: b.leftAnchor)"),
    ("marks", "", "a", "!"), ("messages", "[", "a", " leftAnchor]"),
    ("ternaries", "a ? b : ", "c", ""), ("conditions", "#if A\n", "a", "\n#endif\n"),
    ("texts", "\"\\(", "a", ")\""), ("comments", "/*", "", "*/"),
  ]

  @Test("Nesting without end ends the work in no crash", arguments: nested, ["A.swift", "A.m"])
  func deep(
    _ code: (name: String, open: String, inner: String, close: String), _ file: String
  ) async {
    // The time of the parser of Swift grows with the square of the depth.
    let isChain = ["members", "marks"].contains(code.name)
    let count = file == "A.m" || isChain ? 1_000 : 100
    let source =
      "func f() { label.textAlignment = .left }\n" + String(repeating: code.open, count: count)
      + code.inner + String(repeating: code.close, count: count)
    let found = await onALargeStack { try? findings(in: source, named: file) }
    #expect(found != nil)
    let isRefused = ["lists", "messages"].contains(code.name)
    if file == "A.swift" { #expect(found?.first?.location?.line == (isRefused ? nil : 1)) }
  }

  @Test(
    "Lists that are nested too deep are told with their place; those in texts and comments do not count"
  )
  func lists() throws {
    func place(_ source: String) throws -> Int? {
      SourceAudit.tooDeep(in: try SourceFile(path: "A.swift", bytes: Array(source.utf8)))?
        .byteOffset
    }
    let open = String(repeating: "[", count: 11)
    #expect(try place("a\n\(open)") == 12)
    #expect(try place(String(open.dropFirst()) + "]" + "[") == nil)
    for text in [
      "\"\(open)\"", "// \(open)", "/* \(open) */", "\"\"\"\n\(open)\n\"\"\"", "\"\\\"\(open)\"",
    ] {
      #expect(try place(text) == nil, "\(text)")
    }
  }

  /// Sources that took a time with the square of their length, and the number of what is found in them.
  static let long: [(name: String, found: Int, source: @Sendable (Int) -> String)] = [
    (
      "uses of insets in one call", 1,
      { count in
        let uses = String(repeating: "insets.left, ", count: count)
        return """
          let insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)
          func a() { place(\(uses)insets.right) }
          """
      }
    ),
    (
      "insets in one call", 1,
      { count in
        let uses = (0..<count).map {
          "a\($0): UIEdgeInsets(top: 0, left: 20, bottom: 0, right: \($0 == 7 ? 8 : 20))"
        }
        return "func a() { place(\(uses.joined(separator: ", "))) }"
      }
    ),
    (
      "properties with one name", 1,
      { count in
        (0..<count).map {
          "class A\($0) { var direction: NavigationDirection = .forward; func b() { isNext(direction) } }"
        }.joined(separator: "\n") + "\nfunc b() { c.textAlignment = .left }"
      }
    ),
    (
      "parameters of insets", 1,
      { count in
        let names = (0..<count).map { "a\($0): UIEdgeInsets" }.joined(separator: ", ")
        let uses = (0..<count).map { "leading.constant = a\($0).left" }.joined(separator: "\n")
        return """
          func place(\(names)) {
          \(uses)
          }
          let a = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)
          """
      }
    ),
    (
      "functions of one name", 1,
      { count in
        (0..<count).map { "func place(a\($0): Int, insets: UIEdgeInsets) { b(insets.left) }" }
          .joined(separator: "\n")
          + (0..<count).map {
            "\nfunc c\($0)() { place(a\($0): 1, insets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: \($0 == 7 ? 8 : 20))) }"
          }.joined()
      }
    ),
    (
      "variables of one name", 1,
      { count in
        (0..<count).map {
          """
          func a\($0)() {
          let insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)
          \($0 == 7 ? "b.contentInset" : "b.separatorInset") = insets
          }
          """
        }.joined(separator: "\n")
      }
    ),
    (
      "recognizers of one name", 1,
      { count in
        (0..<count).map {
          """
          func a\($0)() {
          let swipe = UISwipeGestureRecognizer()
          swipe.direction = .left
          \($0 == 7 ? "view.addGestureRecognizer(swipe)" : "")
          }
          """
        }.joined(separator: "\n")
      }
    ),
    (
      "names that stand for names", 1,
      { count in
        let names = (0..<count).map { "let a\($0 + 1) = a\($0) + a\($0)" }
        return """
          func a() {
          let a0 = scrollView.contentOffset.x
          \(names.joined(separator: "\n"))
          first.page = Int(a3 / view.bounds.width)
          page = Int(a\(count) / view.bounds.width)
          }
          """
      }
    ),
    (
      "comments that turn rules off", 2,
      { count in
        let comment = "// bidi-scene:ignore left-alignment, unused-ignore\n"
        return String(repeating: comment, count: count) + "a.textAlignment = .left\n"
          + String(repeating: "let a = b(c) \(comment)", count: count)
          + "c.textAlignment = .left\n// bidi-scene:ignore left-alignment\n"
      }
    ),
    (
      "left and right in one sum", 1,
      { count in
        let uses = String(repeating: " + insets.left + insets.right", count: count)
        return """
          let insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)
          func a() { width = 0\(uses); b.textAlignment = .left }
          """
      }
    ),
    (
      "frames of one view", 1,
      { count in
        let places = (0..<count).map { "a.frame.origin.x = \($0)" }
        return """
          func a() {
          \(places.joined(separator: "\n"))
          a.frame.origin.x = view.bounds.width - 9
          b.frame.origin.x = view.bounds.width - 9
          }
          """
      }
    ),
    (
      "limits of a share", 2,
      { count in
        let open = String(repeating: "max(0, ", count: 10)
        let close = String(repeating: ")", count: 10)
        let shares = String(
          repeating: "a = \(open)way.x / view.bounds.width\(close)\n", count: count / 10)
        return """
          func a() {
          let way = pan.translation(in: view)
          \(shares)
          a = max(0, way.x / view.bounds.width)
          b.textAlignment = .left
          }
          """
      }
    ),
    (
      "links of a chain", 1,
      { count in
        let links = String(repeating: ".leading(insets.left)", count: count)
        return """
          let insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)
          func a() { insets.right.place(); b\(links) }
          """
      }
    ),
  ]

  /// The same of Objective-C.
  static let longObjectiveC: [(name: String, found: Int, source: @Sendable (Int) -> String)] = [
    (
      "comparisons in a function of a pan", 1,
      { count in
        "CGPoint way = [pan translationInView:self];\n"
          + String(repeating: "if (a < b) { c = MAX(d, 0); }\n", count: count)
          + "if (way.x > 20) { [self close]; }"
      }
    ),
    (
      "turned views", 0,
      { count in
        String(repeating: "a.transform = CGAffineTransformMakeRotation(M_PI_2);\n", count: count)
      }
    ),
    (
      "pins of one view", 1,
      { count in
        String(repeating: "[", count: count) + "a.pinObjc"
          + String(repeating: " top:1]", count: count - 1) + " left:8];"
      }
    ),
  ]

  @Test(
    "Long sources of Objective-C take a time with their length", .timeLimit(.minutes(2)),
    arguments: longObjectiveC)
  func isLinearInObjectiveC(
    _ code: (name: String, found: Int, source: @Sendable (Int) -> String)
  ) async {
    let source = "@implementation A\n- (void)b {\n\(code.source(1_500))\n}\n@end"
    let found = await onALargeStack { try? findings(in: source, named: "A.m") }
    #expect(found?.count == code.found)
  }

  @Test("Long sources take a time with their length", .timeLimit(.minutes(2)), arguments: long)
  func isLinear(_ code: (name: String, found: Int, source: @Sendable (Int) -> String)) async {
    let source = code.source(1_500)
    let found = await onALargeStack { try? findings(in: source) }
    #expect(found?.count == code.found)
  }

  @Test("Random bytes of both languages' words trap nothing")
  func random() throws {
    let words = [
      "[", "]", "(", ")", "{", "}", "@implementation", "@end", "A", ".", "leftAnchor",
      "contentOffset", "x", "==",
      "0", "textAlignment", "=", "NSTextAlignmentLeft", ";", "UIEdgeInsetsMake", ",", "1", "case",
      ":", "?",
      "constraintEqualToAnchor", "mas_makeConstraints", "^", "make", "left", "equalTo", "direction",
      "UISwipeGestureRecognizerDirectionLeft", "-", "+", "\"", "@\"a\"", "\n", "//", "/*", "#",
      "func", "switch",
      "CGAffineTransformMakeTranslation", "systemImageNamed",
      "imageFlippedForRightToLeftLayoutDirection",
      "bidi-scene:ignore", "\\", "R\"(", "self", "snp", "in", "$0", "if", "let", "as?",
      "UISwipeGestureRecognizer",
    ]
    var state: UInt64 = 17
    for _ in 0..<100 {
      var source = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += words[Int(state >> 33) % words.count] + (state >> 20 & 1 == 0 ? " " : "")
      }
      for file in ["A.m", "A.swift"] { _ = try findings(in: source, named: file) }
    }
  }

  @Test("Changed pieces of the fixtures trap nothing, and what is found has a place in them")
  func changed() throws {
    let snippets =
      try Snippet.all("swift", as: "A.swift") + Snippet.all("objective-c", as: "A.m")
    var random = Random(state: 29)
    for number in 0..<120 {
      let snippet = snippets[number % snippets.count]
      var bytes = Array(snippet.source.utf8)
      for _ in 0...random.number(below: 4) {
        random.change(
          &bytes, with: Array(snippets[random.number(below: snippets.count)].source.utf8))
      }
      // Bytes that are no text are refused as a file.
      guard let file = try? SourceFile(path: snippet.file, bytes: bytes) else { continue }
      let found = SourceAudit.findings(in: file)
      let places = found.compactMap(\.location)
      let words: Comment = "\(snippet): \(String(decoding: bytes, as: UTF8.self))"
      #expect(places.count == found.count, words)
      #expect(places.allSatisfy { (0...bytes.count).contains($0.byteOffset) && $0.line > 0 }, words)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.byteOffset <= $1.byteOffset }, words)
      #expect(found == SourceAudit.findings(in: file), words)
    }
  }

  /// Numbers that look random, and are the same in each run.
  private struct Random {
    var state: UInt64

    mutating func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return count == 0 ? 0 : Int(state >> 33) % count
    }

    /// A stretch of up to 40 bytes.
    private mutating func stretch(of bytes: [UInt8]) -> Range<Int> {
      let start = number(below: bytes.count + 1)
      return start..<min(bytes.count, start + number(below: 41))
    }

    /// Takes a stretch out, puts a stretch of another text in, or changes a byte.
    mutating func change(_ bytes: inout [UInt8], with other: [UInt8]) {
      switch number(below: 4) {
      case 0: bytes.removeSubrange(stretch(of: bytes))
      case 1:
        bytes.insert(contentsOf: other[stretch(of: other)], at: number(below: bytes.count + 1))
      case 2: bytes.replaceSubrange(stretch(of: bytes), with: other[stretch(of: other)])
      default:
        if !bytes.isEmpty { bytes[number(below: bytes.count)] = UInt8(number(below: 256)) }
      }
    }
  }
}
