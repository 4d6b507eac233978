import BidiFormat
import BidiText
import Testing

/// The examples in the documentation of the formatter.
@Suite struct FormatterExampleTests {
  @Test func pattern() throws {
    let pattern = try MessagePattern("%1$@ \u{05D0} %2$lld%%")
    #expect(pattern.placeholders.map(\.text) == ["%1$@", "%2$lld"])
  }

  @Test func arguments() {
    let arguments: [MessageArgument] = ["\u{5C0F}\u{660E}", 42, .phone("+1 (555) 010-9999")]
    #expect(arguments.map(\.direction) == [nil, nil, .leftToRight])
  }

  @Test func formatter() throws {
    let formatter = BidiFormatter(locale: "ar")
    let message = try formatter.format("%1$@ \u{0628}\u{062F}\u{0623}", "\u{5C0F}\u{660E}")
    #expect(message.text.showingControls() == "‹FSI›\u{5C0F}\u{660E}‹PDI› \u{0628}\u{062F}\u{0623}")
    #expect(message.arguments[0].range(in: .utf16) == 1..<3)
  }

  @Test func formattedText() throws {
    let formatter = BidiFormatter(locale: "he")
    let name = try formatter.format("\u{05D0} %@", "Ali").applying(.embedded(in: .rightToLeft))
    #expect(name.text.showingControls() == "‹RLE›\u{05D0} Ali‹PDF›")
  }

  @Test func html() throws {
    let formatter = BidiFormatter(locale: "he")
    let html = try formatter.formatHTML(MessagePattern("\u{05D0} %@"), ["<Ali>"], in: .rightToLeft)
    #expect(html == "\u{05D0} <bdi>&lt;Ali&gt;</bdi>")
  }

  @Test func compatibility() {
    let closure = ClosureBidiFormatter(context: .leftToRight)
    #expect(closure.unicodeWrap("\u{05D0}").showingControls() == "‹RLE›\u{05D0}‹PDF›‹LRM›")
    let android = AndroidBidiFormatter(context: .rightToLeft)
    #expect(android.unicodeWrap("123").showingControls() == "‹RLM›‹LRE›123‹PDF›‹RLM›")
  }
}
