import BidiFormat
import MessageSyntax
import BidiTestSupport
import BidiText
import Testing

/// What holds for every message.
@Suite struct FormatterLawTests {
  private static let modes: [IsolationMode] = [
    .asNeeded, .asNeeded(in: Set(DisplayContainer.allCases)), .always, .messageFormat2,
    .fluent,
    .closure, .android,
  ]

  /// A pattern of up to four texts with placeholders between them, and arguments for it.
  private static func message(
    using random: inout SeededGenerator, argument: (inout SeededGenerator) -> String
  ) throws -> (MessagePattern, [MessageArgument]) {
    var source = ""
    var arguments: [MessageArgument] = []
    for number in 1...Int.random(in: 1...4, using: &random) {
      source += text(using: &random) + "{\(number - 1)}"
      arguments.append(kind(argument(&random), using: &random))
    }
    return (try MessagePattern(source + text(using: &random), syntax: .braces), arguments)
  }

  /// Text of a pattern, without controls and syntax.
  private static func text(using random: inout SeededGenerator) -> String {
    RandomText.text(upTo: 3, using: &random).strippingControls().without("{}'")
  }

  private static func kind(
    _ text: String, using random: inout SeededGenerator
  ) -> MessageArgument {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .text(text, direction: .leftToRight)
    case 1: .text(text, direction: .rightToLeft)
    case 2: .phone(text)
    default: .text(text)
    }
  }

  private static func withoutControls(_ random: inout SeededGenerator) -> String {
    RandomText.paragraphs(upTo: 6, using: &random).strippingControls()
  }

  private static func anything(_ random: inout SeededGenerator) -> String {
    RandomText.paragraphs(upTo: 6, using: &random)
  }

  private static let directions: [WritingDirection?] = [.leftToRight, .rightToLeft, nil]

  /// Nothing but controls is put in, and every argument is where it is said to be.
  @Test(arguments: modes.indices)
  func onlyControlsAreAdded(_ mode: Int) throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<300 {
      let (pattern, arguments) = try Self.message(using: &random, argument: Self.withoutControls)
      let direction = Self.directions.randomElement(using: &random) ?? nil
      let formatter = BidiFormatter(direction: direction, mode: Self.modes[mode])
      let formatted = try formatter.format(pattern, arguments)
      let plain = try BidiFormatter(direction: direction, mode: .none).format(pattern, arguments)
      var shown: Comment { Comment(rawValue: formatted.text.showingControls()) }
      #expect(codes(formatted.text.strippingControls()) == codes(plain.text), shown)
      for (argument, bare) in zip(formatted.arguments, plain.arguments) {
        #expect(codes(formatted.text(of: argument)) == codes(plain.text(of: bare)), shown)
        for unit in TextUnit.allCases { #expect(argument.isExact(unit, in: formatted), shown) }
      }
    }
  }

  /// Whatever an argument holds, the text is balanced, and strips to what was given.
  @Test(arguments: [0, 1, 2])
  func textIsBalanced(_ mode: Int) throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<300 {
      let (pattern, arguments) = try Self.message(using: &random, argument: Self.anything)
      let formatter = BidiFormatter(direction: .rightToLeft, mode: Self.modes[mode])
      let formatted = try formatter.format(pattern, arguments)
      let plain = try BidiFormatter(direction: nil, mode: .none).format(pattern, arguments)
      var shown: Comment { Comment(rawValue: formatted.text.showingControls()) }
      #expect(formatted.text.controlBalance.isBalanced, shown)
      #expect(
        codes(formatted.text.strippingControls()) == codes(plain.text.strippingControls()), shown)
    }
  }

  /// Isolated, every argument is one stretch on the screen, in each container.
  ///
  /// A tab takes the direction of the paragraph wherever it stands (L1), so arguments here have none.
  @Test(arguments: DisplayContainer.allCases)
  func argumentsStandTogether(_ container: DisplayContainer) throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<300 {
      let (pattern, arguments) = try Self.message(using: &random) { random in
        RandomText.paragraph(upTo: 6, using: &random).without("\t")
      }
      let direction = WritingDirection.allCases.randomElement(using: &random) ?? .rightToLeft
      let formatted = try BidiFormatter(direction: direction, mode: .always)
        .format(pattern, arguments)
      let resolved = try ResolvedParagraph(
        formatted.text, baseDirection: container.baseDirection(in: direction))
      let order = resolved.visualOrder().filter {
        DirectionalFormatting(resolved.scalars[$0]) == nil
      }
      for argument in formatted.arguments {
        let range = argument.range(in: .scalar)
        let places = order.indices.filter { range.contains(order[$0]) }
        guard let first = places.first, let last = places.last else { continue }
        #expect(last - first + 1 == places.count, "\(formatted.text.showingControls())")
      }
    }
  }

  /// As few isolates as can be give the order that all of them give.
  @Test(arguments: WritingDirection.allCases)
  func fewIsolatesGiveTheSameOrder(_ direction: WritingDirection) throws {
    var random = SeededGenerator(seed: 24)
    var removed = 0
    for _ in 0..<300 {
      let (pattern, arguments) = try Self.message(using: &random) { random in
        RandomText.text(upTo: 4, using: &random)
      }
      let all = try BidiFormatter(direction: direction, mode: .always).format(pattern, arguments)
      let few = try BidiFormatter(
        direction: direction, mode: .asNeeded(in: Set(DisplayContainer.allCases))
      ).format(pattern, arguments)
      let wanted = Appearance(of: all.text, in: .explicit(few.direction))
      for container in DisplayContainer.allCases {
        let seen = Appearance(of: few.text, in: container.baseDirection(in: few.direction))
        #expect(seen == wanted, "\(few.text.showingControls()) \(container)")
      }
      if few.text.unicodeScalars.count < all.text.unicodeScalars.count { removed += 1 }
    }
    // Most arguments do not disturb.
    #expect(removed > 30)
  }

  /// Nothing traps: what is no pattern is refused, with the place, and the rest is formatted or refused.
  @Test(arguments: MessagePattern.Syntax.allCases)
  func anyPatternIsReadOrRefused(_ syntax: MessagePattern.Syntax) {
    var random = SeededGenerator(seed: 26)
    let characters = Array("%%%%$*.#'+- 0129@@@dduxfgecsClhqn{{}}}'',ab\u{5D0}\u{628}\u{301}\n")
    let arguments: [MessageArgument] = [5, -3, 1.5, "a", .number(formatted: "1"), .phone("+1")]
    let formatter = BidiFormatter(direction: .rightToLeft)
    var counts = (read: 0, formatted: 0)
    for _ in 0..<3_000 {
      let source = String(
        (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
          characters.randomElement(using: &random)
        })
      do throws(MessageError) {
        let pattern = try MessagePattern(source, syntax: syntax)
        counts.read += 1
        for placeholder in pattern.placeholders {
          let bytes = Array(source.utf8)[placeholder.utf8Range]
          #expect(bytes.elementsEqual(placeholder.text.utf8), "\(source)")
        }
        let formatted = try formatter.format(
          pattern, pattern.placeholders.isEmpty ? [] : arguments)
        #expect(formatted.text.controlBalance.isBalanced, "\(source)")
        counts.formatted += 1
      } catch {
        #expect((0...source.utf8.count).contains(error.utf8Offset), "\(source)")
      }
    }
    #expect(counts.read > 300 && counts.formatted > 100)
  }

  /// Formatting as HTML and reading the text back gives the message.
  @Test func htmlHoldsTheMessage() throws {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<300 {
      let (pattern, arguments) = try Self.message(using: &random, argument: Self.withoutControls)
      let formatter = BidiFormatter(direction: .rightToLeft, mode: .none)
      let plain = try formatter.format(pattern, arguments).text
      let html = try formatter.formatHTML(pattern, arguments)
      #expect(codes(html.contentOfHTML) == codes(plain))
    }
  }
}

extension String {
  /// The text without some scalars, whatever they are joined with.
  fileprivate func without(_ scalars: String) -> String {
    String(UnicodeScalarView(unicodeScalars.filter { !scalars.unicodeScalars.contains($0) }))
  }

  /// The text without tags and with character references read.
  fileprivate var contentOfHTML: String {
    var result = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "<" {
        rest = rest.drop { $0 != ">" }.dropFirst()
      } else if scalar == "&" {
        let name = rest.prefix { $0 != ";" }
        rest = rest[name.endIndex...].dropFirst()
        let characters = ["lt": "<", "gt": ">", "quot": "\"", "#39": "'", "amp": "&"]
        result.append(contentsOf: (characters[String(name)] ?? "?").unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension FormattedText.Argument {
  /// Whether the range of the first part, counted in a unit, is where the text says.
  fileprivate func isExact(_ unit: TextUnit, in formatted: FormattedText) -> Bool {
    guard let range = formatted.ranges(of: self).first, let part = parts.first else { return false }
    let before = formatted.text[..<range.lowerBound]
    let inside = formatted.text[range]
    func count(_ text: Substring) -> Int {
      switch unit {
      case .utf8: text.utf8.count
      case .utf16: text.utf16.count
      case .scalar: text.unicodeScalars.count
      }
    }
    return part.lowerBound[unit] == count(before)
      && part.upperBound[unit] == count(before) + count(inside)
  }
}
