import BidiLayout
import BidiText
import Testing

@Suite("Alignment in a box")
struct AlignmentTests {
  // The numbers of Flutter's tests of AlignmentDirectional.
  @Test(
    "Resolved",
    arguments: [
      (0.25, 0.3), (-0.25, 0.3), (1.25, 0.3), (0.5, -0.3), (0, 0), (1, 1), (-1, 0), (1, 2),
    ])
  func resolved(_ x: Double, _ y: Double) {
    let alignment = DirectionalAlignment(x: x, y: y)
    #expect(alignment.resolved(in: .leftToRight) == PhysicalAlignmentPoint(x: x, y: y))
    #expect(alignment.resolved(in: .rightToLeft) == PhysicalAlignmentPoint(x: -x, y: y))
  }

  @Test("Named places")
  func named() {
    let corners: [(DirectionalAlignment, Double, Double)] = [
      (.topLeading, -1, -1), (.top, 0, -1), (.topTrailing, 1, -1), (.leading, -1, 0),
      (.center, 0, 0), (.trailing, 1, 0), (.bottomLeading, -1, 1), (.bottom, 0, 1),
      (.bottomTrailing, 1, 1),
    ]
    for (alignment, x, y) in corners { #expect(alignment == DirectionalAlignment(x: x, y: y)) }
    #expect(
      DirectionalAlignment.leading.resolved(in: .leftToRight)
        == DirectionalAlignment.trailing.resolved(in: .rightToLeft))
  }

  @Test("Sums of both kinds")
  func sums() {
    let sum = CombinedAlignment(.init(x: 1, y: 2), .init(x: 3, y: 5))
    #expect(sum.resolved(in: .leftToRight) == PhysicalAlignmentPoint(x: 4, y: 7))
    #expect(sum.resolved(in: .rightToLeft) == PhysicalAlignmentPoint(x: 2, y: 7))
    let first = CombinedAlignment(.init(x: 30, y: 50), .init(x: 10, y: 20))
    let second = CombinedAlignment(.init(x: 130, y: 170), .init(x: 70, y: 110))
    #expect(
      first.interpolated(to: second, 0.25)
        == CombinedAlignment(.init(x: 55, y: 80), .init(x: 25, y: 42.5)))
  }

  @Test("What lies between commutes with resolving: 30 × 30 × 2")
  func matrix() {
    var alignments: [CombinedAlignment] = []
    for x in [-1.0, 0, 1] {
      for y in [-1.0, 0, 1] {
        alignments.append(CombinedAlignment(.center, .init(x: x, y: y)))
        alignments.append(CombinedAlignment(.init(x: x, y: y)))
      }
    }
    alignments += [
      .init(.center, .init(x: -1, y: 0.65)), .init(.init(x: -1, y: 0.45)),
      .init(.init(x: 0.125, y: 0.625)), .init(.center, .init(x: 0.25, y: 0.875)),
      .init(.init(x: 0.1875, y: 0.6875), .init(x: 0.0625, y: 0.5625)), .init(.init(x: 2, y: 3)),
      .init(.center, .init(x: 2, y: 3)), .init(.init(x: 5, y: 3), .init(x: 2, y: 3)),
      .init(.init(x: 30, y: 50), .init(x: 10, y: 20)),
      .init(.init(x: 130, y: 170), .init(x: 70, y: 110)),
      .init(.init(x: 55, y: 80), .init(x: 25, y: 42.5)), .init(),
    ]
    #expect(alignments.count == 30)
    for direction in UserInterfaceLayoutDirection.allCases {
      for one in alignments {
        for other in alignments {
          let (first, second) = (one.resolved(in: direction), other.resolved(in: direction))
          for fraction in [0, 0.25, 0.5, 0.75, 1] {
            let value = one.interpolated(to: other, fraction).resolved(in: direction)
            let expected = first.interpolated(to: second, fraction)
            #expect((value.x - expected.x).magnitude < 1e-9)
            #expect((value.y - expected.y).magnitude < 1e-9)
            #expect(value.x >= min(first.x, second.x) - 1e-9)
            #expect(value.x <= max(first.x, second.x) + 1e-9)
          }
        }
      }
    }
  }

  @Test("A box in a box")
  func placed() {
    let bounds = LayoutRect(x: 10, y: 20, width: 100, height: 50)
    let box = DirectionalAlignment.bottomTrailing.place(
      LayoutSize(width: 20, height: 10), in: bounds)
    #expect(box == LayoutRect(x: 90, y: 60, width: 20, height: 10))
    // Placed in leading space and mirrored, it is where the resolved alignment puts it.
    let screen = DirectionalAlignment.bottomTrailing.resolved(in: .rightToLeft)
      .place(LayoutSize(width: 20, height: 10), in: bounds.mirrored(inWidth: 300))
    #expect(box.mirrored(inWidth: 300) == screen)
  }
}
