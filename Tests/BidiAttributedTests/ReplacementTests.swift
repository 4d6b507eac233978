import BidiFormat
import BidiTestSupport
import BidiText
import Foundation
import Testing

@testable import BidiAttributed

/// Texts that Foundation formatted: `AttributedString(localized:options:)` marks the arguments.
struct ReplacementTests {
  private func replaced(_ index: Int, _ mark: Int? = nil) -> AttributeContainer {
    var container = AttributeContainer()
    container.replacementIndex = index
    container[Mark.self] = mark
    return container
  }

  @Test func argumentsAreIsolatedAsNeeded() throws {
    let arabic = Locale(identifier: "ar")
    let text = joined(
      ("\u{5C0F}\u{660E}", replaced(1, 5)), (" \u{628}\u{62F}\u{623} 100% ", marked(1)),
      ("3", replaced(2)))
    let message = try text.isolatingReplacements(locale: arabic)
    #expect(
      message.text.runTexts
        == ["‹FSI›", "\u{5C0F}\u{660E}", "‹PDI›", " \u{628}\u{62F}\u{623} 100% ", "3"])
    #expect(message.text.runs.map { $0.replacementIndex } == [nil, 1, nil, nil, 2])
    #expect(message.text.strippingControls().text == text)
    #expect(message.range(ofSource: NSRange(0..<2)) == NSRange(1..<3))
    #expect(
      message.plain.text
        == (try BidiFormatter(locale: "ar").format(
          "%@ \u{628}\u{62F}\u{623} 100%% %@", "\u{5C0F}\u{660E}", "3")).text)
  }

  @Test func runsOfOneIndexAreOneArgument() throws {
    let text = joined(
      ("Al", replaced(1, 1)), ("i", replaced(1, 2)), ("(x)", replaced(2)),
      (" \u{5D0}", AttributeContainer()))
    let message = try text.isolatingReplacements(locale: Locale(identifier: "he"), mode: .always)
    #expect(message.plain.text.showingControls() == "‹FSI›Ali‹PDI›‹FSI›(x)‹PDI› \u{5D0}")
    #expect(message.text.runs.compactMap { $0[Mark.self] }.filter { $0 == 2 }.count == 2)
    #expect(message.text.strippingControls().text == text)
  }

  @Test func textWithoutArgumentsStays() throws {
    let text = joined(("100% {0} %@ ''", marked(1)))
    #expect(try text.isolatingReplacements(locale: Locale(identifier: "he")).text == text)
    #expect(
      try AttributedString().isolatingReplacements(locale: Locale(identifier: "he")).text
        == AttributedString())
    let many = (0..<101).reduce(into: AttributedString()) {
      $0.append(AttributedString("a", attributes: replaced($1)))
    }
    #expect(throws: MessageError.self) {
      try many.isolatingReplacements(locale: Locale(identifier: "he"), mode: .fluent)
    }
  }

  /// A text and what Foundation makes of it as Markdown.
  @Test func argumentsAreFoundInTextOfMarkdown() {
    let name = "\u{5C0F}\u{660E}"
    let verb = "\u{628}\u{62F}\u{623}"
    func isolated(_ text: String, _ marked: AttributedString) -> String {
      text.isolatingReplacements(of: marked, locale: Locale(identifier: "ar"), mode: .always)
        .showingControls()
    }
    let marked = joined((name, replaced(1)), (" \(verb) ", marked(1)), ("a*b", replaced(2)))
    #expect(
      isolated("**\(name)** \(verb) [a](http://a.b) a*b", marked)
        == "**‹FSI›\(name)‹PDI›** \(verb) [a](http://a.b) ‹FSI›a*b‹PDI›")
    #expect(isolated("\(name) \(verb) a*b", marked) == "‹FSI›\(name)‹PDI› \(verb) ‹FSI›a*b‹PDI›")
    #expect(
      isolated("100% \(name) \(verb) a*b%", marked)
        == "100% ‹FSI›\(name)‹PDI› \(verb) ‹FSI›a*b‹PDI›%")
    // Not found: as it is.
    #expect(isolated("\(verb)", marked) == verb)
    #expect(isolated("\(name) \(verb) ab", marked) == "\(name) \(verb) ab")
    #expect(isolated("", AttributedString()) == "")
    #expect(isolated("\(verb)", AttributedString(verb)) == verb)
    // Characters, not clusters.
    let joiner = joined(("a\u{301}", replaced(1)), ("\u{301}", replaced(2)))
    #expect(isolated("a\u{301}\u{301}", joiner) == "‹FSI›a\u{301}‹PDI›‹FSI›\u{301}‹PDI›")
  }

  /// What was put in can be taken out, whatever the arguments.
  @Test func nothingElseChanges() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      var text = randomText(&random).strippingControls().text
      for run in text.runs where Bool.random(using: &random) {
        text[run.range].replacementIndex = Int.random(in: 1...4, using: &random)
      }
      for mode in [IsolationMode.asNeeded, .always] {
        let message = try text.isolatingReplacements(locale: Locale(identifier: "ar"), mode: mode)
        #expect(message.text.strippingControls().text == text)
      }
    }
  }
}
