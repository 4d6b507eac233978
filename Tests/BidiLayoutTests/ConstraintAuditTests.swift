import BidiLayout
import BidiSource
import BidiText
import Testing

@Suite("Audit of Auto Layout")
struct ConstraintAuditTests {
  private static func findings(
    _ constraints: [LayoutConstraint], _ nodes: [Node] = [box("a"), box("b")]
  ) -> [AuditFinding] {
    var window = box("window", LayoutRect(x: 0, y: 0, width: 320, height: 200), nodes)
    let decided =
      tied("a", [.top, .bottom]) + tied("b", [.top, .bottom, .leading, .trailing])
    window.arrangement = .constraints(ConstraintLayout(constraints + decided))
    return LayoutAudit(LayoutScene(size: LayoutSize(width: 320, height: 200), windows: [window]))
      .findings()
  }

  private static let wide = LayoutConstraint("a", .width, 50)

  @Test(
    "Left and right without their mirror image are found",
    arguments: [
      tied("a", [.left], 10) + [wide],
      tied("a", [.right], -10) + [wide],
      [LayoutConstraint("a", .left, to: "window", .centerX), wide],
    ])
  func found(_ constraints: [LayoutConstraint]) {
    let findings = Self.findings(constraints)
    #expect(findings.map(\.rule) == ["physical-edge"])
    #expect(findings.map(\.node?.path) == [["window", "a"]])
    #expect(findings.map(\.node?.indexPath) == [[0, 0]])
  }

  @Test(
    "Middles that are moved and places that are multiplied are found at the inner box",
    arguments: [
      (tied("a", [.centerX], 5), LayoutRule.offCenter),
      (
        [LayoutConstraint("window", .centerX, to: "a", .centerX, -5)],
        LayoutRule.offCenter
      ),
      (
        [LayoutConstraint("a", .centerX, to: "window", .centerX, multiplier: 0.5)],
        LayoutRule.multipliedPlace
      ),
      (
        [LayoutConstraint("window", .centerX, to: "a", .centerX, multiplier: 2)],
        LayoutRule.multipliedPlace
      ),
      (
        [LayoutConstraint("a", .leading, to: "window", .trailing, multiplier: 0.25)],
        LayoutRule.multipliedPlace
      ),
    ])
  func middles(_ constraints: [LayoutConstraint], rule: LayoutRule) {
    let findings = Self.findings(constraints + [Self.wide])
    #expect(findings.map(\.rule) == [rule.rawValue])
    #expect(findings.map(\.node?.path) == [["window", "a"]])
  }

  @Test("Both of a pair that is not alike are found")
  func lopsided() {
    let findings = Self.findings(tied("a", [.left], 10) + tied("a", [.right], -20))
    #expect(findings.map(\.rule) == ["physical-edge", "physical-edge"])
  }

  @Test(
    "Pairs that are alike, lengths and what follows the interface are silent",
    arguments: [
      tied("a", [.left], 10) + tied("a", [.right], -10),
      // The second one with its items in the other order.
      tied("a", [.left], 10) + [LayoutConstraint("window", .right, to: "a", .right, 10)],
      tied("a", [.left, .right]),
      tied("a", [.leading], 10) + [wide],
      tied("a", [.centerX]) + [wide],
      tied("a", [.leading]) + [LayoutConstraint("a", .width, to: "b", .width, multiplier: 0.5)],
      [
        LayoutConstraint("a", .left, .greaterThanOrEqual, to: "window", .left, 8),
        LayoutConstraint("a", .right, .lessThanOrEqual, to: "window", .right, -8),
        LayoutConstraint("a", .centerX, to: "window", .centerX), wide,
      ],
    ])
  func silent(_ constraints: [LayoutConstraint]) {
    #expect(Self.findings(constraints) == [])
  }

  @Test("A player that stays left to right may say left")
  func player() {
    var player = box("a")
    player.semantics = .playback
    #expect(Self.findings(tied("a", [.left], 10) + [Self.wide], [player, box("b")]) == [])
  }

  @Test("What contradicts is named")
  func placement() throws {
    let findings = Self.findings(
      tied("a", [.leading]) + [Self.wide, LayoutConstraint("a", .width, 60, name: "x1Y-2z-3Ab")])
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.rule == "placement")
    #expect(finding.explanation.contains("'x1Y-2z-3Ab'") && finding.cure.contains("'x1Y-2z-3Ab'"))
  }
}
