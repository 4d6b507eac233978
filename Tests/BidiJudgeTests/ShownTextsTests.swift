import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// What a program may show for a message.
@Suite struct ShownTextsTests {
  private func texts(_ value: String, _ locale: String, _ context: MessageContext? = nil) throws
    -> [String]
  {
    var judge = MessageJudge(locale: try #require(MessageLocale(locale)))
    return judge.shownTexts(of: Message(value), context: context ?? MessageContext())
  }

  @Test func aTextWithoutArgumentsIsItself() throws {
    #expect(try texts("Save", "en") == ["Save"])
    #expect(try texts("One\nTwo", "en") == ["One\nTwo"])
    #expect(try texts("<b>Save</b> &amp; quit", "en") == ["Save & quit"])
  }

  @Test func numbersAndNamesTakeThePlacesOfArguments() throws {
    #expect(try texts("%d files", "en") == ["12 files"])
    #expect(Set(try texts("Hi %@!", "en")) == ["Hi 12!", "Hi Alice!"])
    #expect(
      Set(try texts("Hi %@!", "he"))
        == ["Hi 12!", "Hi Alice!", "Hi \u{05E9}\u{05D9}\u{05E8}\u{05D4}!"])
    #expect(Set(try texts("{count} of {total}", "de")) == ["12 of 34"])
  }

  @Test func everyFormOfAPluralIsThere() throws {
    #expect(
      try texts("{n, plural, one {# file} few {# filey} other {# files}}", "cs") == [
        "12 file", "12 filey", "12 files",
      ])
  }

  @Test func aSampleOfTheUserIsTheOnlyOne() throws {
    let context = MessageContext(samples: [SampleArgument(specifier: "%@", text: "Alexandra")])
    #expect(try texts("Hi %@!", "en", context) == ["Hi Alexandra!"])
  }

  /// Eight arguments of three classes have 6561 combinations; pairs are tried.
  @Test func manyArgumentsHaveFewTexts() throws {
    let count = try texts("%@ %@ %@ %@ %@ %@ %@ %@", "ar").count
    #expect(count > 8 && count < 1000)
  }
}
