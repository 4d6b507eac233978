import BidiTestSupport
import BidiText
import MessageSyntax
import Testing

/// A value is its tokens, one after the other.
@Suite struct TokenTests {
  private func kinds(_ value: String, _ dialects: MessageDialects = .usual) -> [String] {
    let bytes = Array(value.utf8)
    return Message(value, dialects: dialects).tokens.map { token in
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      switch token.kind {
      case .text: return "text \(text)"
      case .argument: return "argument \(text)"
      case .markup: return "markup \(text)"
      case .code(let kind): return "\(kind) \(text)"
      case .entity: return "entity \(text)"
      case .control: return "control"
      case .lineBreak: return "break"
      case .forms: return "forms \(text)"
      }
    }
  }

  @Test func kindsOfStretches() {
    #expect(
      kinds("a <b>%@</b>\n1.5 &amp; \u{200F}see https://a.b/c.")
        == [
          "text a ", "markup <b>", "argument %@", "markup </b>", "break", "text 1.5 ",
          "entity &amp;", "text  ", "control", "text see ", "url https://a.b/c", "text .",
        ])
    #expect(
      kinds("{n, plural, one {# a} other {# b}}")
        == [
          "forms {n, plural, one {", "argument #", "text  a", "forms } other {", "argument #",
          "text  b", "forms }}",
        ])
    #expect(
      kinds("{{PLURAL:$1|page|pages}}")
        == ["forms {{PLURAL:$1|", "text page", "forms |", "text pages", "forms }}"])
    // What the dialects do not take is text.
    #expect(kinds("{name} %d", []) == ["text {name} %d"])
    #expect(kinds("").isEmpty)
  }

  /// The parts of random values: of every dialect, of markup, of code.
  private static let parts =
    MessageDialect.allCases.map(\.example.text) + CodeKind.allCases.map(\.example.text)
    + [
      "{", "}", "<br>", "</b>", "\n", "\r\n", "\u{200F}", "'", "\u{5D0}\u{5D1}", "12", " ", "|",
      "[[x|y]]",
    ]

  @Test func tokensAreTheValue() {
    var generator = SeededGenerator(seed: 35)
    for _ in 0..<20_000 {
      let value = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Self.parts.randomElement(using: &generator) ?? ""
      }.joined()
      let dialects = MessageDialects(
        MessageDialect.allCases.filter { _ in Bool.random(using: &generator) })
      let message = Message(value, dialects: dialects)
      var position = 0
      for token in message.tokens {
        #expect(
          token.range.lowerBound == position && !token.range.isEmpty, "\(value.debugDescription)")
        position = token.range.upperBound
      }
      #expect(position == value.utf8.count, "\(value.debugDescription)")
    }
  }
}
