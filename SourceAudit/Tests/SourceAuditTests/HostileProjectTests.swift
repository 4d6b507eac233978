import BidiSource
import Foundation
import SourceAudit
import Testing

/// Damaged, deep, random and long sources for what reads whole projects, and for the readers of pages, masks and cells.
@Suite("Source audit: projects that are no good source")
struct HostileProjectTests {
  /// Runs on a stack such as that of the command's thread.
  private func onALargeStack(_ work: @escaping @Sendable () -> [String]?) async -> [String]? {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 1 << 29
      thread.start()
    }
  }

  static let pieces = [
    "class", "Tag", ":", "UIView", "{", "}", "(", ")", "[", "]", "<", ">", ",", ".", "=", "==",
    "var", "let",
    "hasButton", "false", "true", "if", "guard", "case", "let .on(", "for", "in", "where", "$",
    "$0", "&", "\\.", "#keyPath(",
    "<-", "<->", "toggle()", "setValue(", "forKey:", "\"hasButton\"", "setValuesForKeys(", "@objc",
    "dynamic", "@",
    "register(", "dequeueReusableCell(withIdentifier:", "forCellReuseIdentifier:",
    "forDecorationViewOfKind:", "Card.self", "\"", "\"\"\"",
    "func", "test", "testA()", "TestCase", "->", "Bool", "isRTL", "layoutDirection",
    "layoutSubviews()", "subviews", "frame",
    "scaleX", "addSubview(", "autoresizingMask", ".flexibleWidth", "forEach",
    "scrollRectToVisible(", "CGRect(x:", "* view.bounds.width",
    "contentOffset.x", "/", "width", "+=", "pageControl.currentPage", "setTitle(", "setImage(",
    "imageEdgeInsets",
    "UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)", "tensDigit.leftAnchor",
    ".constraint(equalTo: centerXAnchor, constant:", "1",
    "extension UIScrollView", "@implementation", "@end", "- (BOOL)", "+ (void)", "^(",
    "for (UIView *bar in", "@[", "#define", "\\", "\n", "//", "/*",
    "CGRectMake(", "enumerateObjectsUsingBlock:", "static", "NSString", "*", "\u{E9}",
    "\u{1F600}",
  ]

  @Test("Random words trap nothing, and the same words tell the same")
  func random() throws {
    var state: UInt64 = 31
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    for _ in 0..<25 {
      var files: [String: String] = [:]
      for name in ["a.swift", "b.swift", "C.m", "Tests/d.swift"] {
        files[name] = (0..<60).map { _ in Self.pieces[next() % Self.pieces.count] }
          .joined(separator: next() % 3 == 0 ? "" : " ")
      }
      let others = ["e.xib": files["a.swift"] ?? "", "F.h": files["C.m"] ?? ""]
      #expect(try Program.found(files, others: others) == Program.found(files, others: others))
    }
  }

  static let nested: [(name: String, open: String, inner: String, close: String)] = [
    ("patterns", "let (", "a", ")"), ("cases", "case let .on(", "a", ")"),
    ("names of loops", "for (", "a", ")"),
    ("tuples", "(a, ", "b", ") = c"), ("keys", "#keyPath(", "a", ")"), ("chains", "a.", "b", ""),
    ("bindings", "$a.", "b", ""),
    ("operators", "<-", "a", ""), ("braces", "{", "a", "}"), ("closing braces", "}", "", ""),
    ("classes", "class A {", "a", "}"),
    ("registrations", "register(", "A.self", ")"),
    ("questions", "dequeueReusableCell(withIdentifier: ", "a", ")"),
    ("literals", "\"a.", "b", "\""),
    ("blocks", "a.forEach { b in ", "b.autoresizingMask = []", "}"),
    ("loops", "for a in b { ", "a.frame = CGRect(x: i * view.bounds.width, y: 0)", "}"),
    ("methods", "- (BOOL)a:(", "b", ")"),
    ("blocks of C", "^(UIView *a) { ", "a.autoresizingMask = b;", "}"),
    (
      "loops of C", "for (UIView *a in b) { ", "a.frame = CGRectMake(i * kScreenWidth, 0, 1, 1);",
      "}"
    ),
  ]

  @Test("Nesting without end ends the work in no crash", arguments: nested)
  func deep(_ code: (name: String, open: String, inner: String, close: String)) async {
    let found = await onALargeStack {
      func source(_ count: Int) -> String {
        String(repeating: code.open, count: count) + code.inner
          + String(repeating: code.close, count: count)
      }
      // The time of the parser of Swift grows with the square of the depth.
      return try? Program.found(
        [
          "a.swift": source(100),
          "B.m": "@implementation A\n- (void)a {\n\(source(1_000))\n}\n@end",
          "c.swift": "func f() { label.textAlignment = .left }\nf()\n" + source(40),
        ], others: ["d.h": source(3_000), "e.xib": source(3_000)])
    }
    #expect(found?.contains("c.swift:1 left-alignment") == true)
  }

  /// Many views of one file; more of them take a time with their number, as measured with 5,000.
  static func views(_ count: Int) -> [String: String] {
    var (swift, objectiveC) = ("", "")
    for index in 0..<count {
      swift += """
        class T\(index): UIViewController {
          var flag\(index) = false
          func fill() {
            box.addSubview(bar\(index))
            bar\(index).autoresizingMask = .flexibleWidth
            bar\(index).leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8).isActive = true
            icon\(index).translatesAutoresizingMaskIntoConstraints = false
            p\(index)TensDigit.rightAnchor.constraint(equalTo: view.centerXAnchor, constant: -70).isActive = true
            p\(index)OnesDigit.rightAnchor.constraint(equalTo: view.centerXAnchor, constant: -10).isActive = true
            for page in pages { page.frame = CGRect(x: CGFloat(page) * view.bounds.width, y: 0, width: 9, height: 9) }
            second.frame = CGRect(x: first.frame.maxX, y: 0, width: 9, height: 9)
            if flag\(index) { label.textAlignment = .left }
          }
          func page() -> Int { Int(scroll.contentOffset.x / scroll.bounds.width) }
        }
        let t\(index) = T\(index)().fill()

        """
      objectiveC += """
        - (void)a\(index):(UIView *)box {
          [box addSubview:bar\(index)];
          bar\(index).autoresizingMask = UIViewAutoresizingFlexibleWidth;
          [bar\(index).leftAnchor constraintEqualToAnchor:box.leftAnchor constant:8].active = YES;
          for (UIView *page in pages) { page.frame = CGRectMake(i * kScreenWidth, 0, 9, 9); page.autoresizingMask = 0; }
          [scroll scrollRectToVisible:CGRectMake(i * kScreenWidth, 0, 9, 9) animated:YES];
          NSInteger page = scroll.contentOffset.x / scroll.bounds.size.width;
        }

        """
    }
    return ["a.swift": swift, "B.m": "@implementation B\n\(objectiveC)\n@end\nstatic B *b;"]
  }

  @Test("Many views take a time with their number", .timeLimit(.minutes(2)))
  func isLinear() async {
    let found = await onALargeStack { try? Program.found(Self.views(150)) }
    // The frame of each type, and nothing else: pages, masks, digits and what is behind a flag are right.
    #expect(found?.count == 150)
    #expect(found?.allSatisfy { $0.hasSuffix("physical-frame") } == true)
  }
}
