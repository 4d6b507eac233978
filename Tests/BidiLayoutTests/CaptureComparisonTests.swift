import BidiLayout
import BidiSource
import BidiText
import Testing

@Suite("Comparison of two captures")
struct CaptureComparisonTests {
  /// A box in a parent of 100 points, by its distance from the left in both directions, and its widths.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let before: (x: Double, width: Double)
    let after: (x: Double, width: Double)
    var kept: String?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "mirrored", before: (10, 20), after: (70, 20)),
    Case(name: "mirrored, with a longer text", before: (10, 20), after: (55, 35)),
    Case(name: "at the trailing side, with a longer text", before: (70, 20), after: (10, 40)),
    Case(name: "in the middle", before: (40, 20), after: (30, 40)),
    Case(name: "from side to side", before: (8, 84), after: (8, 84)),
    Case(name: "within half a point", before: (10, 20), after: (70.4, 20)),
    Case(name: "stays", before: (10, 20), after: (10, 20), kept: "the left side"),
    Case(
      name: "stays, with a longer text", before: (10, 20), after: (10, 35), kept: "the left side"),
    Case(name: "stays at the right", before: (75, 20), after: (65, 30), kept: "the right side"),
    Case(name: "keeps its middle", before: (10, 20), after: (15, 10), kept: "the middle"),
    Case(name: "nobody can tell", before: (10, 20), after: (33, 21)),
  ]

  private static func scene(_ box: (x: Double, width: Double), _ ids: [String] = ["box"])
    -> LayoutScene
  {
    let size = LayoutSize(width: 100, height: 20)
    let children = ids.map { id in
      var node = Node(id: id, frame: LayoutRect(x: box.x, y: 0, width: box.width, height: 20))
      node.frameSpace = .physical
      return node
    }
    return LayoutScene(
      size: size,
      windows: [
        Node(id: "window", frame: LayoutRect(origin: .zero, size: size), children: children)
      ])
  }

  @Test(arguments: cases)
  func sides(_ example: Case) {
    let findings = CaptureComparison(
      leftToRight: Self.scene(example.before), rightToLeft: Self.scene(example.after)
    ).findings()
    #expect(findings.map(\.rule) == (example.kept == nil ? [] : ["unmirrored"]))
    if let kept = example.kept {
      #expect(findings.first?.explanation.hasSuffix("from \(kept).") == true)
      #expect(findings.first?.node?.path == ["window", "box"])
    }
  }

  @Test("Nodes of one name are told apart by their order; what only one has is said")
  func missing() {
    let first = Self.scene((40, 20), ["a", "b", "b"])
    let second = Self.scene((40, 20), ["b", "b", "b", "c"])
    let comparison = CaptureComparison(leftToRight: first, rightToLeft: second)
    let findings = comparison.findings()
    #expect(findings.map(\.rule) == ["missing", "missing"])
    #expect(findings.map { $0.node?.path.last ?? "" } == ["b", "c"])
    #expect(findings.map(\.node?.indexPath) == [[0, 2], [0, 3]])
    #expect(comparison.findingsLeftToRight().map(\.node?.indexPath) == [[0, 0]])
  }
}
