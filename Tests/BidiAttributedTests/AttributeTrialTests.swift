import Foundation
import Testing

@testable import BidiAttributed

/// Foundation's own filters are the reference: they are there wherever these tests run.
@Suite struct AttributeTrialTests {
  /// Every set out of nine attributes, of which each has another rule.
  static let containers: [AttributeContainer] = (0..<512).map { set in
    var container = AttributeContainer()
    func has(_ place: Int) -> Bool { set & 1 << place != 0 }
    if has(0) { container[Free.self] = 1 }
    if has(1) { container[Bound.self] = 2 }
    if has(2) { container[BoundAndLeft.self] = 3 }
    if has(3) { container[Left.self] = 4 }
    if has(4) { container[Attached.self] = 5 }
    if has(5) { container[Invalidated.self] = 6 }
    if has(6) { container.link = URL(string: "https://example.com") }
    if has(7) { container.languageIdentifier = "ar" }
    if has(8) { container[AttachedToLetter.self] = 7 }
    return container
  }

  @Test func attributesBoundToParagraphs() {
    guard #available(macOS 15, iOS 18, *) else { return }
    for container in Self.containers {
      #expect(
        AttributeTrial.boundToParagraphs(container) == container.filter(runBoundaries: .paragraph))
      #expect(container.boundToParagraphs == container.filter(runBoundaries: .paragraph))
    }
  }

  @Test func addedText() {
    guard #available(macOS 15, iOS 18, *) else { return }
    for container in Self.containers {
      // As a space takes them: Foundation drops what is bound to another character.
      let added = AttributedString(" ", attributes: container.filter(inheritedByAddedText: true))
      #expect(AttributeTrial.inheritedByAddedText(container) == added.runs.first?.attributes)
    }
  }

  @Test(
    arguments: ["\u{FFFC}", "a", " ", "\u{0627}", "\u{301}", "\n", "\r", "\u{2029}"]
      as [Unicode.Scalar])
  func inline(_ scalar: Unicode.Scalar) {
    guard #available(macOS 15, iOS 18, *) else { return }
    for container in Self.containers {
      let free = container.filter(runBoundaries: nil)
      #expect(AttributeTrial.inline(container, beginning: nil) == free)
      #expect(
        AttributeTrial.inline(container, beginning: scalar)
          == free.merging(container.filter(runBoundaries: .character(Character(scalar)))))
    }
  }

  @Test func attributesThatAddedTextDoesNotGet() {
    guard #available(macOS 15, iOS 18, *) else { return }
    let containers = Self.containers.filter { $0[Attached.self] == nil }
    for (first, second) in zip(containers, containers.reversed()) {
      for (first, second) in [(first, second), (first, first), (second, first)] {
        #expect(
          AttributeTrial.haveSameUninherited(first, second)
            == (first.filter(inheritedByAddedText: false)
              == second.filter(inheritedByAddedText: false)))
      }
    }
  }
}

private enum Free: AttributedStringKey {
  typealias Value = Int
  static let name = "free"
}

private enum Bound: AttributedStringKey {
  typealias Value = Int
  static let name = "bound"
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { .paragraph }
}

private enum BoundAndLeft: AttributedStringKey {
  typealias Value = Int
  static let name = "bound-and-left"
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { .paragraph }
  static var inheritedByAddedText: Bool { false }
}

private enum Left: AttributedStringKey {
  typealias Value = Int
  static let name = "left"
  static var inheritedByAddedText: Bool { false }
}

private enum Attached: AttributedStringKey {
  typealias Value = Int
  static let name = "attached"
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { .character("\u{FFFC}") }
}

private enum AttachedToLetter: AttributedStringKey {
  typealias Value = Int
  static let name = "attached-to-letter"
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { .character("a") }
  static var inheritedByAddedText: Bool { false }
}

private enum Invalidated: AttributedStringKey {
  typealias Value = Int
  static let name = "invalidated"
  static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
    [.textChanged]
  }
}
