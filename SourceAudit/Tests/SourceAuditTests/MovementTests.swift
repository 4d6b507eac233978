import BidiSource
import SourceAudit
import Testing

/// What moves, and what nobody sees move.
@Suite("Source audit: movements")
struct MovementTests {
  @Test(
    "A pan of which both sides do something tells them apart",
    arguments: [
      ("if pan.translation(in: view).x < 0 { open() } else { close() }", "A.swift"),
      ("if (pan.translation(in: view).x) < 0, isOpen { open() } else { close() }", "A.swift"),
      ("if ([pan translationInView:view].x < 0) { [self open]; } else { [self close]; }", "A.m"),
      (
        "if (isOpen && ([pan translationInView:view].x < 0)) { [self open]; } else { [self close]; }",
        "A.m"
      ),
    ])
  func bothSides(_ body: String, _ file: String) throws {
    func severities(_ body: String) throws -> [Severity] {
      try findings(
        in: file == "A.m"
          ? "@implementation A\n- (void)b {\n\(body)\n}\n@end" : "func b() { \(body) }",
        named: file
      ).map(\.severity)
    }
    #expect(try severities(body) == [.info])
    let oneSide = body.split(separator: " else ").first.map(String.init) ?? ""
    #expect(try severities(oneSide) == [.warning])
  }

  @Test("A translation after a turn draws, and one of a path is no place")
  func turned() throws {
    func severities(_ body: String) throws -> [Severity] {
      try findings(in: "func b() { \(body) }").map(\.severity)
    }
    let turned = "mark.transform = CGAffineTransform(rotationAngle: a).translatedBy(x: 30, y: 0)"
    #expect(try severities(turned) == [])
    let plain = "mark.transform = CGAffineTransform(translationX: 30, y: 0)"
    #expect(try severities(plain) == [.warning])
    let variable = "let way = CGAffineTransform(translationX: 30, y: 0); "
    #expect(try severities(variable + "path.use(way)") == [.info])
    #expect(try severities(variable + "mark.transform = way") == [.warning])
    func found(_ body: String) throws -> [Severity] {
      try findings(in: "@implementation A\n- (void)b {\n\(body)\n}\n@end", named: "A.m")
        .map(\.severity)
    }
    let made = "CGAffineTransform way = CGAffineTransformMakeTranslation(50, 0);"
    #expect(try found(made + "\n[path applyTransform:way];") == [.info])
    #expect(try found(made + "\nmark.transform = way;") == [.warning])
    #expect(try found(made + "\n[mark setTransform:way];") == [.warning])
    #expect(try found("mark.transform = CGAffineTransformMakeTranslation(50, 0);") == [.warning])
  }

  @Test("Insets that data puts at one of two sides are no fault")
  func chosenSides() throws {
    func count(_ first: String, _ second: String) throws -> Int {
      try findings(
        in:
          "func b() { bubble.imageEdgeInsets = isMine ? UIEdgeInsets(top: 0, left: \(first), bottom: 0, right: \(second)) : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }"
      ).count
    }
    #expect(try count("0", "16") == 0)
    #expect(try count("24", "0") == 1)
  }

  /// A type that counts pages.
  static func pager(_ more: String) -> [String: String] {
    [
      "pager.swift": """
      class Pager: UIView, UIScrollViewDelegate {
        \(more)
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          current = Int(scrollView.contentOffset.x / scrollView.bounds.width)
        }
      }
      let pager = Pager()
      """
    ]
  }

  @Test(
    "Pages are counted wrong where something turns them",
    arguments: [
      "let collectionView = make()", "func lay() { row.axis = .horizontal }",
      "func lay() { row.addArrangedSubview(page) }",
    ])
  func turningPages(_ more: String) throws {
    #expect(try Program.told(Self.pager(more)) == ["! physical-offset"])
  }

  @Test("Pages of which nothing shows that they turn are an info")
  func otherPages() throws {
    for more in [
      "", "let pageControl = UIPageControl()",
      "func lay() { page.leadingAnchor.constraint(equalTo: last.trailingAnchor).isActive = true }",
    ] {
      #expect(try Program.told(Self.pager(more)) == ["? physical-offset"])
    }
    #expect(
      try findings(in: Self.pager("")["pager.swift"] ?? "").map(\.severity) == [.warning])
  }
}
