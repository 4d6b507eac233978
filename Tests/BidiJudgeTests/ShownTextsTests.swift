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
        "1 file", "2 filey", "12 files",
      ])
    #expect(
      try texts("{n, plural, =0 {# none} one {# one} other {# all}}", "en") == [
        "0 none", "1 one", "12 all",
      ])
  }

  /// CLDR, plural rules of Russian: 22 is few, 12 and 15 are many, fractions are other.
  @Test func theNumberOfAFormChoosesIt() throws {
    for (category, number) in [
      (PluralCategory.one, "21"), (.few, "22"), (.many, "12"), (.other, "1.5"),
    ] {
      var context = MessageContext(isPluralForm: true)
      context.pluralCategory = category
      #expect(try texts("%d xx", "ru", context) == ["\(number) xx"])
      #expect(
        try texts("%2$@: %1$d xx", "ru", context).allSatisfy { $0.hasSuffix(": \(number) xx") })
      #expect(try texts("{count} xx", "ru", context) == ["\(number) xx"])
    }
    // A number of the user is his.
    var given = MessageContext(
      samples: [SampleArgument(specifier: "%d", text: "7")], isPluralForm: true)
    given.pluralCategory = .few
    #expect(try texts("%d xx", "ru", given) == ["7 xx"])
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
