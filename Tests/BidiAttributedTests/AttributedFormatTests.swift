import BidiAttributed
import BidiTestSupport
import BidiFormat
import MessageSyntax
import BidiText
import Foundation
import Testing

struct AttributedFormatTests {
  static let arabic = BidiFormatter(locale: "ar", mode: .always)
  static let verb = "\u{628}\u{62F}\u{623}"
  static let name = "\u{5C0F}\u{660E}"

  @Test func argumentsKeepTheirAttributes() throws {
    var link = marked(1)
    link.link = URL(string: "app://users/1")
    let person = AttributedString(Self.name, attributes: link)
    let pattern = joined(("%@", AttributeContainer()), (" \(Self.verb)", marked(2)))
    let message = try Self.arabic.format(pattern, [AttributedArgument(person)])
    // The isolate is the argument's, but no part of its link.
    #expect(message.text.runTexts == ["‹FSI›", Self.name, "‹PDI›", " \(Self.verb)"])
    #expect(message.text.runs.map { $0[Mark.self] } == [1, 1, 1, 2])
    #expect(message.text.runs.map { $0.link != nil } == [false, true, false, false])
    let argument = try #require(message.plain.arguments.first)
    #expect(message.text.offsets(message.range(of: argument)) == 1..<3)
    #expect(message.ranges(of: argument).map { message.text.scalars($0) } == [Self.name])
  }

  @Test func argumentsInheritFromTheirPlaceholders() throws {
    let style = ParagraphStyle(alignment: .right)
    var bold = styled(style)
    bold[Mark.self] = 1
    bold.languageIdentifier = "ar"
    let pattern = joined(("\(Self.verb) ", styled(style)), ("%1$@", bold), (".", styled(style)))
    var own = styled(ParagraphStyle(alignment: .left))
    own[Mark.self] = 2
    let person = joined(("Ali", own), (" B", AttributeContainer()))
    let message = try Self.arabic.format(pattern, [AttributedArgument(person)]).text
    #expect(message.runTexts == ["\(Self.verb) ", "‹FSI›Ali", " B‹PDI›", "."])
    #expect(message.runs.map { $0[Mark.self] } == [nil, 2, 1, nil])
    #expect(message.runs.map { $0.languageIdentifier } == [nil, "ar", "ar", nil])
    // The style of the paragraph is the pattern's.
    #expect(message.runs.allSatisfy { $0.paragraphStyle == style })
    let first = try Self.arabic.format(
      joined(("%@", styled(style))), [AttributedArgument(person)]
    ).text
    #expect(first.runs.allSatisfy { $0.paragraphStyle == style })
  }

  /// Pattern, argument and the runs that come of them; the pattern is of mark 0 with placeholders of mark 1,
  /// the argument of mark 2.
  struct Row: Sendable {
    let parts: [String]
    let argument: String
    let runs: [String]
    let marks: [Int]
  }

  @Test(arguments: [
    // Escapes are resolved.
    Row(
      parts: ["100%% ", "%@", " 5%%"], argument: "x", runs: ["100% ", "‹FSI›x‹PDI›", " 5%"],
      marks: [0, 2, 0]),
    // Padding is of the placeholder.
    Row(
      parts: ["a", "%5@", "b"], argument: "x y", runs: ["a", "‹FSI›  ", "x y‹PDI›", "b"],
      marks: [0, 1, 2, 0]),
    Row(
      parts: ["a", "%.2@", "b"], argument: "xyz", runs: ["a", "‹FSI›xy‹PDI›", "b"],
      marks: [0, 2, 0]),
    // A control that opens nothing is closed, one that closes nothing goes.
    Row(
      parts: ["a", "%@", "b"], argument: "\u{202B}x", runs: ["a", "‹FSI›‹RLE›x‹PDF›‹PDI›", "b"],
      marks: [0, 2, 0]),
    Row(
      parts: ["a", "%@", "b"], argument: "\u{202C}x", runs: ["a", "‹FSI›x‹PDI›", "b"],
      marks: [0, 2, 0]),
    // Line by line.
    Row(
      parts: ["a ", "%@", " b"], argument: "x\ny",
      runs: ["a ", "‹FSI›x‹PDI›\n‹FSI›y‹PDI›", " b"], marks: [0, 2, 0]),
    Row(parts: ["a", "%@", "b"], argument: "", runs: ["ab"], marks: [0]),
    Row(parts: ["%@"], argument: "x", runs: ["‹FSI›x‹PDI›"], marks: [2]),
  ])
  func runs(row: Row) throws {
    var pattern = AttributedString()
    for part in row.parts {
      let isPlaceholder = part.hasPrefix("%") && part != "%%"
      pattern.append(AttributedString(part, attributes: marked(isPlaceholder ? 1 : 0)))
    }
    let argument = AttributedString(row.argument, attributes: marked(2))
    let message = try Self.arabic.format(pattern, [AttributedArgument(argument)]).text
    #expect(message.runTexts == row.runs)
    #expect(message.runs.map { $0[Mark.self] } == row.marks)
  }

  @Test func numbersHaveTheAttributesThatTheyAreGiven() throws {
    let pattern = joined(
      ("a ", marked(0)), ("%1$d", marked(1)), ("/", marked(0)), ("%2$d", marked(1)))
    let message = try Self.arabic.format(
      pattern,
      [AttributedArgument(.number(12)), AttributedArgument(.number(34), attributes: marked(3))])
    #expect(message.text.runTexts == ["a ", "\u{661}\u{662}", "/", "\u{663}\u{664}"])
    #expect(message.text.runs.map { $0[Mark.self] } == [0, 1, 0, 3])
  }

  @Test func namesAndApostrophes() throws {
    let pattern = joined(("it''s '{'", marked(0)), ("{name}", marked(1)), ("'}'", marked(0)))
    let arguments = ["name": AttributedArgument(AttributedString("Ali"))]
    let message = try Self.arabic.format(pattern, named: arguments).text
    #expect(message.runTexts == ["it's {", "‹FSI›Ali‹PDI›", "}"])
    #expect(message.runs.map { $0[Mark.self] } == [0, 1, 0])
    let braces = try Self.arabic.format(
      AttributedString("{0}"), [AttributedArgument(AttributedString("x"))], syntax: .braces)
    #expect(braces.text.plain.showingControls() == "‹FSI›x‹PDI›")
  }

  @Test func whatAnArgumentIsCanBeSaid() throws {
    let address = AttributedArgument(AttributedString("https://a.b"), as: MessageArgument.url)
    #expect(address.argument == .url("https://a.b"))
  }

  @Test func errorsAreThoseOfPlainMessages() {
    #expect(throws: MessageError.missingArgument("%@", utf8Offset: 1)) {
      try Self.arabic.format(AttributedString("a%@"), [])
    }
    #expect(throws: MessageError.self) {
      try Self.arabic.format(AttributedString("{x}"), named: [:])
    }
  }

  /// The text is always that of the plain message, and every character of an argument has its attributes.
  @Test func attributesChangeNoText() throws {
    var random = SeededGenerator(seed: 5)
    for mode in [IsolationMode.asNeeded, .always] {
      for locale in ["ar", "en"] {
        let formatter = BidiFormatter(locale: locale, mode: mode)
        for _ in 0..<300 {
          var pattern = randomText(&random)
          pattern.append(AttributedString("%2$@ ", attributes: marked(7)))
          pattern.append(randomText(&random))
          pattern.append(AttributedString("%1$@"))
          let arguments = [randomText(&random), randomText(&random)]
          let message = try formatter.format(pattern, arguments.map { AttributedArgument($0) })
          let plain = try formatter.format(
            try MessagePattern(pattern.plain), arguments.map { .text($0.plain) })
          #expect(message.plain == plain)
          #expect(message.text.plain.unicodeScalars.elementsEqual(plain.text.unicodeScalars))
          for argument in plain.arguments {
            guard case .position(let position) = argument.placeholder.key else { continue }
            let own = arguments[position]
            let parts = message.ranges(of: argument).map { message.text[$0] }
            let marks = parts.flatMap { part in
              part.unicodeScalars.indices.filter {
                DirectionalFormatting(part.unicodeScalars[$0]) == nil
              }
              .map { part.runs[$0][Mark.self] }
            }
            let inherited = position == 1 ? 7 : nil
            let expected = own.unicodeScalars.indices.filter {
              DirectionalFormatting(own.unicodeScalars[$0]) == nil
            }.map { own.runs[$0][Mark.self] ?? inherited }
            #expect(marks == expected)
          }
        }
      }
    }
  }
}
