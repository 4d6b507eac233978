import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// A number between a foreign name and a word of the language, and hyphens of Hebrew in foreign names.
///
/// What is seen is written from left to right. The orders are read from the texts of password managers.
@Suite struct ForeignNameAndNumberTests {
  private func shown(_ text: String) throws -> String {
    try #require(text.visualParagraph(baseDirection: .auto(fallback: .rightToLeft)))
  }

  @Test(arguments: [
    // A number that is written onto a word of the language stays beside it: "256-bit" after the name.
    ("ChaCha20 256-\u{05D1}\u{05D9}\u{05D8}", "\u{05D8}\u{05D9}\u{05D1}-256 ChaCha20"),
    (
      "ChaCha20 256\u{05BE}\u{05D1}\u{05D9}\u{05D8}",
      "\u{05D8}\u{05D9}\u{05D1}\u{05BE}256 ChaCha20"
    ),
    ("AES- 256 \u{05D1}\u{05D9}\u{05D8} \u{05D0}", "\u{05D0} \u{05D8}\u{05D9}\u{05D1} 256 -AES"),
    // The number of a name stays with the name.
    ("iPhone 12 \u{05E9}\u{05DC}\u{05D9} \u{05D0}", "\u{05D0} \u{05D9}\u{05DC}\u{05E9} iPhone 12"),
  ])
  func aRepairKeepsTheNumber(_ row: (text: String, wanted: String)) throws {
    var judge = MessageJudge(locale: try #require(MessageLocale("he")))
    let repair = judge.repair(of: Message(row.text))
    #expect(try shown(#require(repair).text) == row.wanted)
  }

  /// Who repairs a line puts the minus of European and Persian digits at their left, as CLDR does; that of Arabic-Indic
  /// digits stays.
  @Test(arguments: [
    ("he", "PDF \u{05D1}\u{05D9}\u{05DF} -5 \u{05D5}\u{05BE}10.", "-5"),
    ("fa", "PDF \u{0627}\u{0632} -\u{06F5} \u{062A}\u{0627} 10.", "-\u{06F5}"),
    ("ar", "PDF \u{0645}\u{0646} -\u{0665} \u{0625}\u{0644}\u{0649} 10.", "\u{0665}-"),
    (
      "he",
      "\u{05D4}\u{05E2}\u{05E8}\u{05DA} -96dB, \u{05D1}\u{05D9}\u{05DF} -5 \u{05DC}\u{05BE}10", "-5"
    ),
  ])
  func aRepairKeepsTheMinus(_ row: (locale: String, text: String, wanted: String)) throws {
    var judge = MessageJudge(locale: try #require(MessageLocale(row.locale)))
    let repair = judge.repair(of: Message(row.text))
    let seen = try shown(#require(repair).text)
    #expect(seen.contains(row.wanted), "\(seen)")
  }

  /// The end of a range has no minus, and a minus is worth no pair.
  @Test(arguments: [
    "iOS \u{05D2}\u{05E8}\u{05E1}\u{05D4} 15 -17 \u{05E0}\u{05EA}\u{05DE}\u{05DB}\u{05EA}."
  ])
  func dashesBeforeNumbers(_ text: String) throws {
    var judge = MessageJudge(locale: try #require(MessageLocale("he")))
    let found = judge.repair(of: Message(text))
    let repair = try #require(found)
    #expect(!repair.text.contains("\u{200E}-"), "\(repair.text.showingControls())")
    #expect(!repair.text.contains("\u{2066}-"), "\(repair.text.showingControls())")
  }

  /// A minus alone is no fault: both sides are accepted.
  @Test func aMinusAloneIsNoFault() throws {
    let locale = try #require(MessageLocale("he"))
    let text = "\u{05D1}\u{05D9}\u{05DF} -5 \u{05DC}\u{05BE}10"
    #expect(Message(text).verdict(locale: locale).certainty == .right)
    #expect(try text.bidiFixed(locale: "he") == text)
  }

  /// A code with a maqaf in it is torn in a Hebrew line.
  @Test(arguments: ["\u{05D0} SHA\u{05BE}1 \u{05D1}", "\u{05D0} UTF\u{05BE}8"])
  func aMaqafTearsACode(_ text: String) throws {
    let locale = try #require(MessageLocale("he"))
    #expect(Message(text).verdict(locale: locale).certainty == .always)
  }

  /// English words before an argument tell what it is.
  @Test(arguments: [
    ("version %s", "number"), ("Version: %s", "number"), ("version %s, build #%s", "number"),
    ("at path '%s'", "address"), ("URL: %s", "address"), ("the conversion %s", ""),
    ("subpath%s", ""), ("version of %s", ""),
  ])
  func wordsBeforeArguments(_ row: (base: String, kind: String)) throws {
    let locale = try #require(MessageLocale("he"))
    let verdict = Message("%s \u{05D0} \u{05D1}").verdict(
      locale: locale, context: MessageContext(base: Message(row.base)))
    let known = try #require(verdict.arguments.first)
    switch row.kind {
    case "number": #expect(known.classes == .number)
    case "address": #expect(known.classes == .address)
    default: #expect(known.classes.contains(.foreignWord))
    }
  }

  /// A maqaf that somebody typed for a hyphen makes no Hebrew text of a foreign name.
  @Test(arguments: ["AES\u{05BE}KDF (KDBX 4)", "A\u{05BE}B", "Wi\u{05BE}Fi 6."])
  func aMaqafIsNoWord(_ text: String) throws {
    let locale = try #require(MessageLocale("he"))
    let verdict = Message(text).verdict(locale: locale)
    #expect(verdict.certainty == .right)
    #expect(verdict.lines.allSatisfy { !$0.hasOwnLetters })
  }
}
