import BidiText
import Foundation
import Testing

@testable import BidiJudge
@testable import MessageSyntax

#if ICU
  import BidiICU
#endif

/// A row of `Fixtures/Readings.txt`: a value, and a person's reading of it.
struct Reading: Sendable, CustomTestStringConvertible {
  let number: Int
  let locale: String
  let value: String
  let base: String?
  let verdict: String
  /// By combination, the class of each argument that it names, by the argument's number.
  let combinations: [[Int: String]]
  let reason: String

  var testDescription: String { "line \(number): \(value.showingControls())" }

  static let all: [Reading] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Readings.txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "\n").enumerated().compactMap {
      Reading(row: $1, number: $0 + 1)
    }
  }()

  private init?(row: String, number: Int) {
    let columns = row.components(separatedBy: " | ")
    guard !row.hasPrefix("#"), columns.count == 6 else { return nil }
    self.number = number
    locale = columns[0]
    var value = columns[1]
    for (name, text) in [("\\n", "\n"), ("\\\"", "\"")] + Self.controls {
      value = value.replacingOccurrences(of: name, with: text)
    }
    self.value = value
    base = columns[2] == "-" ? nil : columns[2]
    verdict = columns[3]
    combinations = columns[4].components(separatedBy: "; ").map { combination in
      var classes: [Int: String] = [:]
      for item in combination.split(separator: " ") {
        let parts = item.split(separator: "=")
        if parts.count == 2, let argument = Int(parts[0]) { classes[argument] = String(parts[1]) }
      }
      return classes
    }
    reason = columns[5]
  }

  /// Controls by the names that the fixture has for them.
  private static let controls: [(String, String)] =
    ([0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)).compactMap {
      DirectionalFormatting(rawValue: $0).map { ($0.visibleName, $0.string) }
    }

  /// The base text, but where it tells the judge more than the person took from it: `{d}d` is a number of days.
  var context: MessageContext {
    MessageContext(base: base == "{d}d" ? nil : base.map { Message($0) })
  }

  /// Whether it is wrong only where one argument of any text is a number and another is a word: the project takes
  /// arguments of one kind to change together.
  var isOfMixedArguments: Bool {
    let arguments = Message(value).arguments
    return verdict == "some"
      && combinations.allSatisfy { classes in
        let open = classes.filter { number, _ in
          arguments.enumerated().contains {
            ($1.position ?? $0 + 1) == number && $1.type == .text
          }
        }.values
        return open.contains("number") && open.contains("foreign")
      }
  }

  /// The options with which the judge names it.
  var options: JudgeOptions {
    var options = JudgeOptions()
    options.includesRareClasses = isOfMixedArguments
    return options
  }

  /// The value with texts for its arguments, those of a combination among them.
  func context(_ classes: [Int: String], own: String) -> MessageContext {
    var context = context
    let arguments = Message(value).arguments
    context.samples = arguments.enumerated().map { index, argument in
      let kind = classes[argument.position ?? index + 1]
      let text =
        switch kind {
        case "foreign": "Alice"
        case "number": "12"
        case "own": own
        default: argument.type == .number ? "12" : own
        }
      // Texts for one specifier go to its arguments in their order.
      return SampleArgument(specifier: argument.text, text: text)
    }
    return context
  }
}

/// The judge says what a person said who read the lines before any tool was asked.
@Suite struct ReadingsTests {
  private static let certain = Reading.all.filter { $0.verdict != "debatable" }
  private static let wrong = certain.filter { $0.verdict != "right" }

  @Test func rowsAreRead() {
    #expect(Reading.all.count == 200)
    #expect(Self.certain.count { $0.verdict == "right" } == 136)
    #expect(Self.certain.count { $0.verdict == "always" } == 20)
    #expect(Self.certain.count { $0.verdict == "some" } == 26)
  }

  @Test func verdictsAreThoseOfThePerson() throws {
    for reading in Self.certain {
      let locale = try #require(MessageLocale(reading.locale))
      var judge = MessageJudge(locale: locale, options: reading.options)
      let verdict = judge.verdict(of: Message(reading.value), context: reading.context)
      let expected = reading.isOfMixedArguments ? "rare" : reading.verdict
      #expect("\(verdict.certainty)" == expected, "\(reading.testDescription)")
    }
  }

  /// Every named combination of classes is wrong, and one that is not named is right.
  @Test func combinationsAreThoseOfThePerson() throws {
    for reading in Self.certain where reading.verdict == "some" {
      let locale = try #require(MessageLocale(reading.locale))
      let message = Message(reading.value)
      let own = locale.language == "he" ? "\u{05E9}\u{05D9}\u{05E8}\u{05D4}" : "\u{0633}\u{0627}"
      // The project takes `%@ %@` for a name and its version, such as `Swift 6.3`: both readings are accepted.
      let isNameAndVersion = { (classes: [Int: String]) in
        reading.value.contains("%2$s %3$s") && classes == [2: "foreign", 3: "number"]
      }
      for combination in reading.combinations where !isNameAndVersion(combination) {
        let verdict = message.verdict(
          locale: locale, context: reading.context(combination, own: own))
        // What holds for given texts is not said of every argument.
        #expect(verdict.certainty == .some, "\(reading.testDescription) \(combination)")
      }
      let plain = message.verdict(locale: locale, context: reading.context([:], own: own))
      #expect(plain.certainty == .right, "\(reading.testDescription)")
    }
  }

  /// Every fault has a repair, which is right for every class, the rare ones among them.
  @Test func repairsAreRightForEveryClass() throws {
    for reading in Self.wrong {
      let locale = try #require(MessageLocale(reading.locale))
      var judge = MessageJudge(locale: locale, options: reading.options)
      let repair = judge.repair(of: Message(reading.value), context: reading.context)
      #expect(repair != nil, "\(reading.testDescription)")
      guard let repair else { continue }
      #expect(
        repair.text.strippingControls() == reading.value.strippingControls(),
        "\(reading.testDescription)")
      var options = JudgeOptions()
      options.includesRareClasses = true
      var strict = MessageJudge(locale: locale, options: options)
      let verdict = strict.verdict(of: Message(repair.text), context: reading.context)
      #expect(verdict.certainty == .right, "\(repair.text.showingControls())")
      #expect(!verdict.isUnbalanced)
    }
  }

  #if ICU
    /// The scalars from left to right, by rule L2 on the levels of UTF-16 units.
    private static func order(of text: String, _ levels: [UInt8]) -> [Int] {
      var unit = 0
      var items: [(offset: Int, level: UInt8)] = []
      for (offset, scalar) in text.unicodeScalars.enumerated() {
        items.append((offset, levels[unit]))
        unit += UTF16.width(scalar)
      }
      for level in stride(from: items.map(\.level).max() ?? 0, to: 0, by: -1) {
        var start = 0
        while start < items.count {
          guard items[start].level >= level else {
            start += 1
            continue
          }
          let end = items[start...].firstIndex { $0.level < level } ?? items.count
          items[start..<end].reverse()
          start = end
        }
      }
      return items.map(\.offset)
    }

    /// ICU shows the repaired lines in the order that our engine shows them in.
    @Test func secondEngineShowsTheSameRepairs() throws {
      var icu = try ParagraphResolver()
      var count = 0
      for reading in Self.wrong {
        let locale = try #require(MessageLocale(reading.locale))
        var judge = MessageJudge(locale: locale)
        guard let repair = judge.repair(of: Message(reading.value), context: reading.context) else {
          continue
        }
        let message = Message(repair.text)
        for text in ["12", "Alice", "\u{05E9}\u{05D9}", "C++", "https://example.com/", ""] {
          for line in message.lines {
            let filled = message.filled(line, message.arguments.map { _ in text })
            let base = DisplayContainer.natural.baseDirection(in: locale.direction)
            let ours = try ResolvedParagraph(filled, baseDirection: base)
            let levels = try icu.levels(
              of: Array(filled.utf16),
              requestedLevel: 0xFE + EmbeddingLevel(locale.direction).number
            ).levels
            let order = ours.visibleOrder()
            let visible = Set(order)
            #expect(
              order == Self.order(of: filled, levels).filter(visible.contains),
              "\(filled.showingControls())")
            count += 1
          }
        }
      }
      #expect(count > 200)
    }
  #endif
}
