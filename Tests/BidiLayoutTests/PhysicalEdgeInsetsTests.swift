import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Edge insets")
struct EdgeInsetsTests {
  private typealias Directional = DirectionalEdgeInsets

  /// Start, top, end, bottom; then left, top, right, bottom.
  struct Case: Sendable, CustomTestStringConvertible {
    let steb: [Double]
    let direction: UserInterfaceLayoutDirection
    let ltrb: [Double]
    var testDescription: String { "\(steb) \(direction.rawValue)" }
    init(_ steb: [Double], _ direction: UserInterfaceLayoutDirection, _ ltrb: [Double]) {
      (self.steb, self.direction, self.ltrb) = (steb, direction, ltrb)
    }
  }

  // The numbers of Flutter's tests of EdgeInsetsDirectional.
  @Test(
    "Resolved",
    arguments: [
      Case([10, 20, 30, 40], .leftToRight, [10, 20, 30, 40]),
      Case([10, 20, 30, 40], .rightToLeft, [30, 20, 10, 40]),
      Case([99, 98, 97, 96], .rightToLeft, [97, 98, 99, 96]),
      Case([50, 50, 50, 50], .leftToRight, [50, 50, 50, 50]),
      Case([50, 50, 50, 50], .rightToLeft, [50, 50, 50, 50]),
      Case([10, 20, 10, 20], .leftToRight, [10, 20, 10, 20]),
      Case([10, 20, 10, 20], .rightToLeft, [10, 20, 10, 20]),
      Case([963.25, 0, 0, 0], .leftToRight, [963.25, 0, 0, 0]),
      Case([0, 963.25, 0, 0], .leftToRight, [0, 963.25, 0, 0]),
      Case([0, 0, 963.25, 0], .leftToRight, [0, 0, 963.25, 0]),
      Case([0, 0, 0, 963.25], .leftToRight, [0, 0, 0, 963.25]),
      Case([963.25, 0, 0, 0], .rightToLeft, [0, 0, 963.25, 0]),
      Case([0, 963.25, 0, 0], .rightToLeft, [0, 963.25, 0, 0]),
      Case([0, 0, 963.25, 0], .rightToLeft, [963.25, 0, 0, 0]),
      Case([0, 0, 0, 963.25], .rightToLeft, [0, 0, 0, 963.25]),
    ])
  func resolved(_ test: Case) {
    let insets = Directional(
      top: test.steb[1], leading: test.steb[0], bottom: test.steb[3], trailing: test.steb[2])
    let expected = PhysicalEdgeInsets(
      top: test.ltrb[1], left: test.ltrb[0], bottom: test.ltrb[3], right: test.ltrb[2])
    #expect(insets.resolved(in: test.direction) == expected)
    #expect(expected.directional(in: test.direction) == insets)
  }

  @Test("Start and end are not left and right")
  func distinct() {
    let one = Directional(top: 20, leading: 10, bottom: 40, trailing: 30)
    let other = Directional(top: 20, leading: 30, bottom: 40, trailing: 10)
    #expect(one.resolved(in: .leftToRight) == other.resolved(in: .rightToLeft))
    #expect(one.resolved(in: .leftToRight) != other.resolved(in: .leftToRight))
    #expect(one.resolved(in: .leftToRight) != one.resolved(in: .rightToLeft))
    #expect(Directional(top: 1) != Directional(bottom: 1))
  }

  @Test("Deflated")
  func deflated() {
    // Flutter: 5, 7, 11, 13 in 23, 32 … 124, 143 leaves 28, 39 … 113, 130.
    let rect = LayoutRect(x: 23, y: 32, width: 101, height: 111)
      .inset(by: PhysicalEdgeInsets(top: 7, left: 5, bottom: 13, right: 11))
    #expect(rect == LayoutRect(x: 28, y: 39, width: 85, height: 91))
    let none = LayoutRect(x: 0, y: 0, width: 3, height: 3).inset(
      by: PhysicalEdgeInsets(left: 2, right: 2))
    #expect(none.width == 0)
  }

  @Test("Between two")
  func between() {
    let all = { (value: Double) in
      Directional(top: value, leading: value, bottom: value, trailing: value)
    }
    #expect(all(10).interpolated(to: all(20), 0.25) == all(10) * 1.25)
    #expect(all(10).interpolated(to: all(20), 0.25) == all(20) * 0.625)
    #expect(all(10).interpolated(to: all(20), 0.25) == all(10) + all(2.5))
    #expect(all(10).interpolated(to: all(20), 0.25) == all(20) - all(7.5))
    #expect(
      Directional.zero.interpolated(to: Directional(trailing: 10), 0.5) == Directional(trailing: 5))
    let mixed = CombinedEdgeInsets(Directional(leading: 10))
      .interpolated(to: CombinedEdgeInsets(.zero, PhysicalEdgeInsets(left: 20)), 0.5)
    #expect(mixed == CombinedEdgeInsets(Directional(leading: 5), PhysicalEdgeInsets(left: 10)))
    #expect(mixed.resolved(in: .leftToRight) == PhysicalEdgeInsets(left: 15))
    #expect(mixed.resolved(in: .rightToLeft) == PhysicalEdgeInsets(left: 10, right: 5))
  }

  @Test("Sums and what lies between commute with resolving; top and bottom stay")
  func laws() {
    var random = SeededGenerator(seed: 19)
    func insets() -> Directional {
      func number() -> Double { Double(Int.random(in: -64...64, using: &random)) / 4 }
      return Directional(top: number(), leading: number(), bottom: number(), trailing: number())
    }
    for _ in 0..<2_000 {
      let (one, other) = (insets(), insets())
      for direction in UserInterfaceLayoutDirection.allCases {
        let (first, second) = (one.resolved(in: direction), other.resolved(in: direction))
        #expect((one + other).resolved(in: direction) == first + second)
        #expect((one - other).resolved(in: direction) == first - second)
        #expect(
          one.interpolated(to: other, 0.25).resolved(in: direction)
            == first.interpolated(to: second, 0.25))
        #expect(first.top == one.top && first.bottom == one.bottom)
      }
      #expect(one.resolved(in: .rightToLeft).mirrored == one.resolved(in: .leftToRight))
    }
  }

  // Yoga: start 10, left 20, right 20. Android: what is not given falls back to left and right.
  @Test("Directional wins over physical, horizontal, all")
  func precedence() {
    let both = EdgeSpecification(leading: 10, left: 20, right: 20)
    #expect(both.resolved(in: .leftToRight) == PhysicalEdgeInsets(left: 10, right: 20))
    #expect(both.resolved(in: .rightToLeft) == PhysicalEdgeInsets(left: 20, right: 10))
    let all = EdgeSpecification(trailing: 1, left: 2, vertical: 5, all: 9)
    #expect(
      all.resolved(in: .leftToRight) == PhysicalEdgeInsets(top: 5, left: 2, bottom: 5, right: 1))
    #expect(
      all.resolved(in: .rightToLeft) == PhysicalEdgeInsets(top: 5, left: 1, bottom: 5, right: 9))
    let horizontal = EdgeSpecification(right: 3, bottom: 4, horizontal: 7, all: 9)
    for direction in UserInterfaceLayoutDirection.allCases {
      #expect(
        horizontal.resolved(in: direction)
          == PhysicalEdgeInsets(top: 9, left: 7, bottom: 4, right: 3))
    }
    #expect(EdgeSpecification().resolved(in: .rightToLeft) == .zero)
  }

  @Test("A notch on the left is at the trailing side of a right-to-left interface")
  func safeArea() {
    let notch = PhysicalEdgeInsets(top: 0, left: 44, bottom: 21, right: 0)
    #expect(notch.directional(in: .leftToRight).leading == 44)
    #expect(notch.directional(in: .rightToLeft).trailing == 44)
    #expect(notch.directional(in: .rightToLeft).leading == 0)
    // Content in leading space within the safe area, on the screen, is beside the notch in both directions.
    for direction in UserInterfaceLayoutDirection.allCases {
      let content = LayoutRect(x: 0, y: 0, width: 812, height: 375)
        .inset(by: notch.directional(in: direction))
        .resolved(inWidth: 812, direction)
      #expect(content == LayoutRect(x: 44, y: 0, width: 768, height: 354))
    }
    // Flutter widens the strip for the swipe back, 20 points, by the safe area at the leading side.
    #expect(20 + notch.directional(in: .leftToRight)[.leading] == 64)
    #expect(20 + notch.directional(in: .rightToLeft)[.leading] == 20)
    #expect(notch[.left] == 44 && notch[.right] == 0)
  }

  @Test("Corners and shadows")
  func cornersAndShadows() {
    let corners = DirectionalCornerRadii(
      topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4)
    #expect(
      corners.resolved(in: .leftToRight)
        == CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    #expect(
      corners.resolved(in: .rightToLeft)
        == CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3))
    #expect(corners.resolved(in: .rightToLeft).mirrored == corners.resolved(in: .leftToRight))
    let shadow = DirectionalShadow(
      color: LayoutColor(red: 0, green: 0, blue: 0), leadingOffset: 3, verticalOffset: 2,
      blurRadius: 1)
    #expect(shadow.resolved(in: .leftToRight).x == 3)
    #expect(shadow.resolved(in: .rightToLeft).x == -3)
    #expect(shadow.resolved(in: .rightToLeft).y == 2)
  }
}
