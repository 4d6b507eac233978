import BidiTestSupport
import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// What holds of every repair.
@Suite struct RepairLawTests {
  private static let arabic = ["\u{0627}\u{0628}", "\u{062F}", "\u{0633}\u{0627}\u{0645}"]
  private static let hebrew = ["\u{05D0}\u{05D1}", "\u{05D2}", "\u{05E9}\u{05D9}\u{05E8}"]
  private static let others = [
    "%@", "%1$@", "%d", "{name}", "{n}", "PDF", "Alice", "C++", "12", "5%", "-3", "(x)", "(%@)",
    "@bob",
    "https://a.b", ":", ",", "-", "&", "\u{200F}", "\u{202B}", "\u{202C}", "\u{2068}", "\u{2069}",
  ]

  private func value(_ own: [String], _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let words = Bool.random(using: &random) ? own : Self.others
      return words.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
  }

  @Test(arguments: ["he", "ar", "fa"], RepairStyle.allCases)
  func repairsAreRight(_ identifier: String, style: RepairStyle) throws {
    let locale = try #require(MessageLocale(identifier))
    var random = SeededGenerator(seed: UInt64(identifier.utf8.reduce(7) { $0 * 31 + Int($1) }))
    let containers: [[DisplayContainer]] = [
      [.natural], [.rightToLeft], [.natural, .rightToLeft, .leftToRight],
    ]
    var count = 0
    for round in 0..<60 {
      let options = JudgeOptions(containers: containers[round % 3], style: style)
      var judge = MessageJudge(locale: locale, options: options)
      var strictOptions = options
      strictOptions.includesRareClasses = true
      var strict = MessageJudge(locale: locale, options: strictOptions)
      let value = value(identifier == "he" ? Self.hebrew : Self.arabic, &random)
      let message = Message(value)
      let verdict = judge.verdict(of: message)
      guard let repair = judge.repair(of: message) else { continue }
      count += 1
      let note = "\(value.showingControls()) to \(repair.text.showingControls())"
      // Something was wrong, and only controls change.
      #expect(verdict.certainty != .right || verdict.isUnbalanced, "\(note)")
      #expect(repair.text.strippingControls() == value.strippingControls(), "\(note)")
      let repaired = Message(repair.text)
      #expect(repaired.arguments == message.arguments, "\(note)")
      #expect(message.applying(repair.edits) == repair.text, "\(note)")
      // Right in every container for every class, and nothing is left to repair.
      let after = strict.verdict(of: repaired)
      #expect(after.certainty == .right && !after.isUnbalanced, "\(note)")
      #expect(judge.repair(of: repaired) == nil, "\(note)")
    }
    #expect(count > 5)
  }

  /// An argument in an isolate matters to what stands round it: a number belongs to a name before it, a name does not.
  @Test(
    arguments: ["\u{5D0} %C %@ 3", "\u{5D0}%C %@ 3", "\u{5D0} %@ 3 %C %@"], RepairStyle.allCases)
  func isolatedArgumentsOfEveryClass(_ text: String, style: RepairStyle) throws {
    for tag in ["he", "ar", "fa"] {
      for container in DisplayContainer.allCases {
        let once = try text.bidiFixed(locale: tag, containers: [container], style: style)
        let judged = Message(once).verdict(
          locale: try #require(MessageLocale(tag)), container: container)
        #expect(judged.certainty == .right, "\(tag) \(container): \(once.showingControls())")
      }
    }
  }

  /// What a repair leaves is judged as a verdict judges it, with every argument beside every other.
  @Test(arguments: [
    " %@ (a)\u{19}\u{FFFD} %@67#89{0\u{FFFD} {name} \u{5C0F}C++", "\u{5D0} %@ 3 {a} %@ - {b} 12 %@",
    "%@ (%@) %@: \u{5D0} {x}",
  ])
  func repairingTwiceIsRepairingOnce(_ text: String) throws {
    for tag in ["he", "ar", "fa", "en", "az-Arab"] {
      for containers in [
        [DisplayContainer.natural], [.rightToLeft], [.leftToRight], DisplayContainer.allCases,
      ] {
        for style in RepairStyle.allCases {
          let once = try text.bidiFixed(locale: tag, containers: containers, style: style)
          let twice = try once.bidiFixed(locale: tag, containers: containers, style: style)
          #expect(
            twice.unicodeScalars.elementsEqual(once.unicodeScalars),
            "\(tag) \(containers) \(style): \(once.showingControls())")
        }
      }
    }
  }

  /// A mark beside a quotation mark is not seen: before and after a repair the same signs pair.
  @Test(arguments: ["`", "\"", "'", "*", "\u{201C}"], RepairStyle.allCases)
  func marksAtQuotationMarks(_ quote: String, style: RepairStyle) throws {
    for tag in ["en", "he", "ar"] {
      for containers in [
        [DisplayContainer.natural], [.rightToLeft], [.leftToRight], DisplayContainer.allCases,
      ] {
        for text in [
          "\u{62F}\(quote)%@h\u{62F}\(quote)1", "\u{5D0} \(quote)abc \u{5D1}\(quote) 1",
          "abc \(quote)\u{5D0} x\(quote)\u{5D1}",
        ] {
          let once = try text.bidiFixed(locale: tag, containers: containers, style: style)
          let twice = try once.bidiFixed(locale: tag, containers: containers, style: style)
          #expect(
            twice.unicodeScalars.elementsEqual(once.unicodeScalars),
            "\(tag) \(containers): \(once.showingControls())")
        }
      }
    }
  }
}
