import BidiJudge
import Testing

@testable import BidiLint

/// A finding names every class for which a line with one argument is wrong.
@Suite struct ClassNamesTests {
  @Test(arguments: [
    ("%@ נשמר.", "wrong where %@ is a word of another script, such as \"Alice\""),
    (
      "\u{200E}%@ שלח תמונה",
      "wrong where %@ is a number or a word of another script, such as \"Alice\""
    ),
    (
      "Tor: %@ נשמר",
      "with %@ = \"12\" (a number or a word of the language or a word of another script)"
    ),
  ])
  func classesAreNamed(_ value: String, words: String) throws {
    let found = try #require(try findings(value, "he").first)
    let shown = found.proof?.lines.first?.arguments.map {
      "with \($0.specifier) = \"\($0.text)\" (\($0.argumentClass.words))"
    }
    #expect(
      found.message.contains(words) || shown?.first == words, "\(found.message) \(shown ?? [])")
  }
}
