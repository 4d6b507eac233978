import BidiJudge
import MessageSyntax
import BidiPseudo
import BidiText
import Testing

/// What the forms look like.
@Suite struct PseudolocalizerTests {
  private func text(
    _ value: String, _ locale: Pseudolocale, isFragment: Bool = false
  ) -> String {
    Pseudolocalizer(locale).text(of: Message(value), isFragment: isFragment)
  }

  /// Source: AOSP, tools/aapt2/compile/Pseudolocalizer_test.cpp and PseudolocaleGenerator_test.cpp: what is expected there.
  @Test(arguments: [
    ("Hello, world", "[Ĥéļļö, ŵöŕļð one two]"),
    ("Hello world!", "[Ĥéļļö ŵöŕļð¡ one two]"),
    ("Hello, %1d", "[Ĥéļļö, »%1d« one two]"),
    ("Battery %1d%%", "[βåţţéŕý »%1d«%% one two]"),
    ("^1 %", "[^1 % one]"),
    ("{placeholder}", "[»{placeholder}«]"),
    ("{USER} is offline", "[»{USER}« îš öƒƒļîñé one two]"),
    (
      "Copy from {path1} to {path2}", "[Çöþý ƒŕöḿ »{path1}« ţö »{path2}« one two three]"
    ),
    ("Today is {1,date} {1,time}", "[Ţöðåý îš »{1,date}« »{1,time}« one two]"),
    ("'{USER'} is offline", "['{ÛŠÉŔ'} îš öƒƒļîñé one two three]"),
    (
      "{COUNT, plural, one {Delete a file} other {Delete {COUNT} files}}",
      "[{COUNT, plural, one {Ðéļéţé å ƒîļé one two} other {Ðéļéţé »{COUNT}« ƒîļéš one two}}]"
    ),
    (
      "{1, select, female {{1} added you} male {{1} added you} other {{1} added you}}",
      "[{1, select, female {»{1}« åððéð ýöû one two} male {»{1}« åððéð ýöû one two} "
        + "other {»{1}« åððéð ýöû one two}}]"
    ),
    (
      "{n, plural, =0{{person} didn't add you to any of her circles.}"
        + "other{{person} added you to one of her circles.}}",
      "[{n, plural, =0{»{person}« ðîðñ'ţ åðð ýöû ţö åñý öƒ ĥéŕ çîŕçļéš. one two three four five}"
        + "other{»{person}« åððéð ýöû ţö öñé öƒ ĥéŕ çîŕçļéš. one two three four}}]"
    ),
  ])
  func android(_ source: String, expected: String) {
    #expect(text(source, .accentedAndLonger) == expected)
  }

  /// As in Android's test, but for `#`: it is the number, gets the marks of an argument, and is no part of the length.
  @Test func numberOfAPlural() {
    #expect(
      text(
        "Distance is {COUNT, plural, one {# mile} other {# miles}}", .accentedAndLonger)
        == "[Ðîšţåñçé îš {COUNT, plural, one {»#« ḿîļé one} other {»#« ḿîļéš one two}}]")
  }

  /// Source: the same tests.
  @Test(arguments: [
    ("word", "‹w›word‹/w›"),
    ("  word  ", "  ‹w›word‹/w›  "),
    ("hello\n  world\n", "‹w›hello‹/w›\n  ‹w›world‹/w›\n"),
    ("{placeholder}", "‹w›{placeholder}‹/w›"),
    (
      "{COUNT, plural, one {one} other {other}}",
      "{COUNT, plural, one {‹w›one‹/w›} other {‹w›other‹/w›}}"
    ),
    ("Hello, %1$s's", "‹w›Hello,‹/w› ‹w›%1$s's‹/w›"),
  ])
  func androidBidi(_ source: String, expected: String) {
    #expect(text(source, .rightToLeftWords).named == expected)
  }

  /// What a reader of tags needs: no pair of controls goes over a tag.
  @Test func wordsEndAtMarkup() {
    #expect(
      text("a<b>b c</b>d", .rightToLeftWords).named
        == "‹w›a‹/w›<b>‹w›b‹/w› ‹w›c‹/w›</b>‹w›d‹/w›")
    #expect(
      text("\u{2068}a b\u{2069}", .rightToLeftWords).named
        == "\u{2068}‹w›a‹/w› ‹w›b‹/w›\u{2069}")
  }

  /// Source: what Apple's settings are said to do: "String" is shown as "[# String #]", "String String" and "gnirtS".
  @Test func xcode() {
    #expect(text("String", .bounded) == "[# String #]")
    #expect(text("String", .doubleLength) == "String String")
    #expect(text("String", .rightToLeftStrings) == "\u{202E}String\u{202C}")
    #expect(text("String", .accented) == "Šţŕîñĝ")
    #expect(text("a\n\nb", .rightToLeftStrings) == "\u{202E}a\u{202C}\n\n\u{202E}b\u{202C}")
  }

  /// A program fills in as many arguments as before.
  @Test func argumentsStandOnce() {
    #expect(text("Delete %d files?", .doubleLength) == "Delete %d files? Delete files")
    #expect(
      text("{n, plural, one {a file} other {# files}}", .doubleLength)
        == "{n, plural, one {a file a file} other {# files files}}")
  }

  @Test func hostile() {
    #expect(text("a B", .hostileFirstLetter) == "A » \u{61C}\u{627} \u{628}\u{64E}")
    #expect(text("%@", .hostileFirstLetter) == "A » \u{61C}\u{61C}1 %@ 2")
    #expect(
      text("a\nb", .hostileFirstLetter) == "A » \u{61C}\u{627}\nA » \u{61C}\u{628}")
    #expect(text("a %d", .hostileFirstLetter, isFragment: true) == "\u{627} \u{61C}1 %d 2")
    #expect(
      text("{n, plural, one {a} other {b}}", .hostileFirstLetter)
        == "{n, plural, one {A » \u{61C}\u{627}} other {A » \u{61C}\u{628}}}")
  }

  // MARK: What a tester sees

  /// What is shown of `ar-XC` in a label, from left to right, without controls.
  private func shown(_ value: String, _ direction: BaseDirection, argument: String = "") -> String?
  {
    text(value, .hostileFirstLetter).replacingArgument(with: argument)
      .visualParagraph(baseDirection: direction)?.strippingControls()
  }

  /// A label that forces its direction has `A` at the right edge, one that takes it from the first letter at the left one.
  @Test(arguments: ["call", "%@", "10", "\u{2026}", "(ok)", "%@ call", "5 files"])
  func directionIsSeen(_ value: String) throws {
    let forced = try #require(shown(value, .explicit(.rightToLeft), argument: "Bob"))
    let automatic = try #require(
      shown(value, .auto(fallback: .rightToLeft), argument: "Bob"))
    #expect(forced.hasSuffix("« A"))
    #expect(automatic.hasPrefix("A »"))
    #expect(automatic == shown(value, .explicit(.leftToRight), argument: "Bob"))
  }

  /// An argument of Latin letters that is not isolated leaves its place between 1 and 2.
  @Test(arguments: ["%@", "call %@", "%@ call", "call %@ now"])
  func isolationIsSeen(_ value: String) throws {
    let isolated = try #require(
      shown(value, .explicit(.rightToLeft), argument: "\u{2068}Bob\u{2069}"))
    let bare = try #require(shown(value, .explicit(.rightToLeft), argument: "Bob"))
    #expect(isolated.contains("2 Bob 1"))
    #expect(bare.contains("Bob 2"))
    #expect(!bare.contains("2 Bob"))
  }

  /// What needs no isolate raises no alarm.
  @Test(arguments: ["%@", "call %@", "%@ call"], ["5", "1,024", "\u{645}\u{646}"])
  func noFalseAlarm(_ value: String, _ argument: String) throws {
    let isolated = try #require(
      shown(value, .explicit(.rightToLeft), argument: "\u{2068}\(argument)\u{2069}"))
    #expect(shown(value, .explicit(.rightToLeft), argument: argument) == isolated)
  }

  // MARK: What stays

  /// The forms of a variable are values of their own, and get the form there.
  @Test func variables() {
    #expect(text("%#@files@", .bounded) == "%#@files@")
    #expect(text(" %#@files@", .hostileFirstLetter) == " %#@files@")
    #expect(
      text("%#@files@ in %@", .accentedAndLonger) == "[%#@files@ îñ »%@« one]")
  }

  @Test(arguments: Pseudolocale.allCases)
  func dataStays(_ locale: Pseudolocale) {
    let forms = Pseudolocalizer(locale)
    #expect(forms.pseudolocalized(Message("https://a.b/c")) == .unchanged(.data))
    #expect(forms.pseudolocalized(Message("abc", isData: true)) == .unchanged(.data))
    #expect(forms.pseudolocalized(Message("")) == .unchanged(.nothingToChange))
  }

  /// What looks as if it had the form is not told from what has it, and that is said.
  @Test func looksLikeAForm() {
    #expect(Pseudolocalizer(.bounded).pseudolocalized(Message("[# a #]")) == .isPseudo)
    #expect(Pseudolocalizer(.doubleLength).pseudolocalized(Message("Bye Bye")) == .isPseudo)
    #expect(Pseudolocalizer(.accented).pseudolocalized(Message("é")) == .isPseudo)
    #expect(text("[a]", .bounded) == "[# [a] #]")
    #expect(text("[a]", .accentedAndLonger) == "[[å] one]")
  }

  /// What a file holds as an escape stays, there and back.
  @Test func keptCharacters() {
    let forms = Pseudolocalizer(.accented)
    guard case .changed(let made) = forms.pseudolocalized(Message("aQ?b"), keeping: [1..<3]) else {
      Issue.record("the value stays")
      return
    }
    #expect(made.text == "åQ?ɓ")
    // å has two bytes.
    #expect(forms.source(of: Message(made.text), keeping: [2..<4])?.text == "aQ?b")
  }

  /// A specifier with a typing error is no text: a person has to see it.
  @Test func brokenSpecifiers() {
    #expect(text("\u{66A}1$s ok", .accented) == "\u{66A}1$s öķ")
  }

  /// A letter of the source that the form writes too.
  @Test func escapes() {
    #expect(text("é", .accentedAndLonger) == "[\u{34F}é one]")
    #expect(text("e\u{34F}", .accented) == "é\u{34F}\u{34F}")
    #expect(text("\u{202E}a", .rightToLeftWords).contains("\u{34F}\u{202E}"))
    #expect(text("\u{628}", .hostileFirstLetter) == "A » \u{61C}\u{34F}\u{628}")
  }
}

extension String {
  /// The marks of a word by name.
  fileprivate var named: String {
    replacing("\u{200F}\u{202E}", with: "‹w›").replacing("\u{202C}\u{200F}", with: "‹/w›")
  }

  fileprivate func replacingArgument(with argument: String) -> String {
    replacing("%@", with: argument)
  }

  /// A text with each place of another exchanged, scalar by scalar.
  private func replacing(_ old: String, with new: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let first = rest.first {
      if rest.starts(with: old.unicodeScalars) {
        result.append(contentsOf: new.unicodeScalars)
        rest = rest.dropFirst(old.unicodeScalars.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }
}
