import BidiText
import MessageSyntax

/// The neighbours on the screen that the controls of a line hold together: those that would not be neighbours without them.
///
/// A person put the controls there, so the order that they hold is an order that this person wants.
///
/// Source: the project's law of accepted orders, point 6.
struct HeldOrder {
  /// Two units beside each other on the screen.
  struct Neighbours: Hashable {
    let left: Int
    let right: Int
  }

  /// The neighbours that exist only because of the controls.
  private(set) var neighbours: Set<Neighbours>

  /// The units among them.
  private(set) var units: Set<Int>

  /// Compares the order of a line with the order without controls, both from left to right on the screen.
  init(_ order: [Int], without bare: [Int]) {
    neighbours = Self.neighbours(in: order)
    neighbours.subtract(Self.neighbours(in: bare))
    units = Set(neighbours.flatMap { [$0.left, $0.right] })
  }

  /// Whether another order of the line has all of these neighbours.
  func isKept(in order: [Int]) -> Bool {
    neighbours.isEmpty || neighbours.isSubset(of: Self.neighbours(in: order))
  }

  /// Whether all of the order that a fault complains about is held.
  func explains(_ fault: Fault, in shape: LineShape) -> Bool {
    fault.units.allSatisfy { units.contains($0) || shape.units[$0].kind == .control }
  }

  private static func neighbours(in order: [Int]) -> Set<Neighbours> {
    Set(zip(order, order.dropFirst()).map { Neighbours(left: $0, right: $1) })
  }
}

extension ReadingOrder {
  /// The units of a line from left to right on the screen, each where it begins.
  ///
  /// - Complexity: O(*n*).
  mutating func displayedUnits(
    of subject: Subject, baseDirection: BaseDirection, _ resolver: inout BidiResolver
  ) -> [Int] {
    composed.fill(subject.template, subject.samples)
    resolver.resolveOrder(of: composed.bytes, baseDirection: baseDirection, into: &order)
    var units: [Int] = []
    var isPlaced = Array(repeating: false, count: subject.shape.units.count)
    for character in order {
      let unit = composed.unit(at: character.offset)
      guard unit >= 0, !isPlaced[unit] else { continue }
      isPlaced[unit] = true
      units.append(unit)
    }
    return units
  }

  /// What the controls of a line hold.
  ///
  /// A person sees the line in its own direction. In a paragraph of the other direction, a control also moves words that it
  /// was not written for.
  mutating func heldOrder(of subject: Subject, _ resolver: inout BidiResolver) -> HeldOrder {
    let base = BaseDirection.explicit(subject.direction)
    let (unclosed, unmatched) = subject.shape.unbalancedControls()
    var written = subject
    written.plan = ControlPlan()
    written.plan.removed = Set(unclosed + unmatched)
    var bare = written
    bare.plan.removed.formUnion(subject.shape.holdingControls())
    return HeldOrder(
      displayedUnits(of: written, baseDirection: base, &resolver),
      without: displayedUnits(of: bare, baseDirection: base, &resolver))
  }
}

extension LineShape {
  /// The controls that hold an order: marks, and pairs that do not turn words of the language.
  ///
  /// A pair of the other direction round words of the language gives a sentence the wrong direction. Round a part of the line that
  /// begins with a code, it holds the code together with the names of its parts: `‹LRE›/JOIN <…>‹PDF›`.
  fileprivate func holdingControls() -> [Int] {
    controlGroups().filter { group in
      guard let first = group.first, let last = group.last, first < last,
        let opened = units[first].control?.openedDirection
      else { return true }
      return opened == direction || !units[first...last].contains { $0.kind == .own }
        || beginsWithCode(first...last)
    }.joined().map { $0 }
  }

  /// Whether a part of the line begins with a code, and the rest of the line has words of the language.
  private func beginsWithCode(_ part: ClosedRange<Int>) -> Bool {
    guard let start = units[part].first(where: { $0.kind != .control }), start.kind == .foreign,
      let first = bytes[start.text].first, first.isASCII, first != StandIn.latinLetter
    else { return false }
    return units.indices.contains { !part.contains($0) && units[$0].kind == .own }
  }
}
