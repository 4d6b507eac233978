import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// Each point of the law refuses lines that no other point refuses.
@Suite struct LawMutantTests {
  /// A line that breaks one point.
  struct Mutant: Sendable, CustomTestStringConvertible {
    let point: OrderPoint
    let value: String
    var container = DisplayContainer.natural
    var arguments: [String] = []

    var testDescription: String { "\(point.rawValue): \(value.showingControls())" }

    init(
      _ point: OrderPoint, _ value: String, in container: DisplayContainer = .natural,
      with: String...
    ) {
      self.point = point
      self.value = value
      self.container = container
      arguments = with
    }
  }

  static let all: [Mutant] = [
    // Units come apart, or run the wrong way.
    Mutant(.whole, "\u{05D0} #tag+ \u{05D1} #\u{202B}a\u{202C}b", in: .rightToLeft),
    Mutant(.whole, "\u{05D0} 403(b)(2)", in: .rightToLeft),
    Mutant(.whole, "[host]:[port] \u{05D0}", in: .rightToLeft),
    Mutant(.whole, "\u{05D0} @bob", in: .rightToLeft),
    Mutant(.whole, "C++ \u{05D0}", in: .rightToLeft),
    Mutant(.whole, "\u{05D0} %@ 3", in: .rightToLeft, with: "Alice"),
    Mutant(.whole, "\u{05D0} %@: %@", in: .rightToLeft, with: "Alice", "12"),
    // Units stand in the wrong order.
    Mutant(.order, "PDF \u{05D0}"),
    Mutant(.order, "\u{05D0} abc \u{05D1}", in: .leftToRight),
    Mutant(.order, "\u{05D0} %@ \u{05D1}", in: .leftToRight, with: "Alice"),
    Mutant(.order, "%@ \u{05D0}", with: "Alice"),
    // Chains are read from end to end.
    Mutant(.chain, "5 x 7 x 9 mm \u{05D0}", in: .rightToLeft),
    Mutant(.chain, "\u{05D0} > b > c", in: .rightToLeft),
    Mutant(.chain, "\u{05D0} \u{2192} \u{05D1} \u{2192} \u{05D2}", in: .rightToLeft),
    Mutant(.chain, "\u{05D0} %1$d\u{2066}%2$d\u{2069}", in: .rightToLeft, with: "12", "34"),
    // Pairs enclose.
    Mutant(.pair, "\u{05D0} (\u{202A}b) c\u{202C}", in: .rightToLeft),
    Mutant(.pair, "\u{05D0} \u{202A}(\u{202C}\u{05D1})", in: .rightToLeft),
    Mutant(.pair, "\u{05D0} \u{2066}[\u{2069}\u{05D1}]", in: .rightToLeft),
    // Signs of the sentence.
    Mutant(.edge, "\u{05D0} yahoo!\u{200E}", in: .rightToLeft),
    Mutant(.edge, "\u{05D0} PDF.\u{200E}", in: .rightToLeft),
    Mutant(.edge, "yahoo!\u{200E} \u{05D0}", in: .rightToLeft),
    Mutant(.edge, "\u{200E}? abc \u{05D0}", in: .rightToLeft),
  ]

  private func faults(_ mutant: Mutant, ignoring point: OrderPoint?) throws -> [OrderPoint] {
    let locale = try #require(MessageLocale("he"))
    var judge = MessageJudge(
      locale: locale, options: JudgeOptions(containers: [mutant.container]))
    judge.ignoring = point
    judge.judgesPointsAlone = true
    let message = Message(mutant.value)
    let samples = zip(message.arguments, mutant.arguments).map {
      SampleArgument(specifier: $0.text, text: $1)
    }
    return judge.verdict(of: message, context: MessageContext(samples: samples)).lines
      .flatMap(\.faults).map(\.point)
  }

  @Test(arguments: all)
  func refusedForItsPointAlone(_ mutant: Mutant) throws {
    #expect(try faults(mutant, ignoring: nil) == [mutant.point])
    #expect(try !faults(mutant, ignoring: mutant.point).contains(mutant.point))
  }

  @Test(arguments: [OrderPoint.whole, .order, .chain, .pair, .edge])
  func threeLinesArePerPoint(_ point: OrderPoint) {
    #expect(Self.all.count { $0.point == point } >= 3)
  }
}
