import BidiJudge
import MessageSyntax
import BidiText
import Testing

@testable import BidiLint

/// Values that are written for programs, and values that look like it and are for people.
@Suite struct CodeTests {
  static let code: [(value: String, kind: String)] = [
    ("myapp://", "an address"), ("https://a.com/", "an address"),
    ("myapp://open?id=%@", "an address"),
    ("tel:%@", "an address"), ("mailto:a@b.com", "an address"),
    ("data:image/png;base64,AA==", "an address"),
    ("/usr/bin/env", "a path"), ("/tmp/", "a path"), ("/start", "a path"), ("~/Library/", "a path"),
    ("./run", "a path"), ("../a", "a path"), ("$HOME/", "a path"), ("${HOME}/x", "a path"),
    ("%APPDATA%\\x", "a path"), ("C:\\", "a path"), ("C:\\Program Files\\", "a path"),
    ("/Library/Application Support/", "a path"), ("\\\\server\\share\\", "a path"),
    ("src/views/", "a path"),
    ("*.png", "a pattern of file names"), ("*.png;*.jpg", "a pattern of file names"),
    ("**/*.swift", "a pattern of file names"), ("build/*", "a pattern of file names"),
    ("*.png,*.jpg", "a pattern of file names"),
    ("*.*", "a pattern of file names"), ("*.{jpg,png}", "a pattern of file names"),
    ("--flag", "an option of a command"), ("-v", "an option of a command"),
    ("--size=3 -v", "an option of a command"),
    ("#FF00AA", "a colour or number in hexadecimal digits"),
    ("#FFFFFF80", "a colour or number in hexadecimal digits"),
    ("#0af", "a colour or number in hexadecimal digits"),
    ("#fff", "a colour or number in hexadecimal digits"),
    ("0xFF", "a colour or number in hexadecimal digits"),
    ("SGVsbG8=", "data in Base64"), ("aGVsbG8gd29ybGQhIQ==", "data in Base64"),
    ("SGVsbG8sIHdvcmxkIDEyMw/+", "data in Base64"),
    ("{\"a\":1}", "JSON"), ("{ \"a\" : \"\u{05D0}\" }", "JSON"), ("[\"a\", \"b\"]", "JSON"),
    ("[{\"a\": [1, 2]}]", "JSON"),
    ("report.pdf", "an identifier"), ("Node.js", "an identifier"),
    ("d \u{05D1}MMMM", "a date pattern"), ("app_name_\u{05E9}\u{05DC}", "an identifier"),
    ("com.acme.*", "an identifier"), ("com.acme.app.", "an identifier"),
    ("org.example.Some-Name.x", "an identifier"),
  ]

  static let texts = [
    "C++", "25 \u{B0}C", "+1 (555) 010-9999", "18+", "Yes/No", "N/A", "24/7", "1/2", "#1", "#100",
    "#tag",
    "#add", "%d/%d", "%@/%@", "{name}", "{0}/{1}", "{{name}}", "**Bold.**", "* required", "5*", "*",
    "(*)",
    "- item", "--", "-- Select --", "--More--", "-5", "~5", "$5.00", "$5/month", "@ali", "...", "/",
    "/ month",
    "Ctrl+C", "Tel: %@", "Note: /usr/bin", "/usr/bin is missing.", "~ 5 min", "C: full",
    "e.g.",
    "i.e. this", "Address=", "Total=", "[1, 2]", "[[link]]", "\"quoted\"", "{\"quoted\"}",
    "Hello, world!",
    "What is this?", "Save As\u{2026}", "Wait...", "and/or/neither", "3.5.1",
    "GPL-2.0+", "a - b",
    "100%", "Wi-Fi", "PlayStation", "Internationalization", "#", "=", "", " ", "0", "0x",
    "[", "{",
    "/n/n", "'*'", "A*", "B.A.", "U.S.A.",
  ]

  /// A value as a `.strings` file writes it.
  private static func stored(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  @Test(arguments: code)
  func aValueOfCodeIsData(_ row: (value: String, kind: String)) {
    #expect(Message(row.value).data?.rawValue == row.kind)
    #expect(Message("\u{200E}" + row.value + "\u{202C}").data?.rawValue == row.kind)
  }

  @Test(arguments: texts)
  func isForPeople(_ value: String) {
    #expect(Message(value).data == nil)
  }

  /// What is written round a value by rules that mark is nothing, whatever the container, safe or not.
  @Test(arguments: code)
  func isNeverMarked(_ row: (value: String, kind: String)) throws {
    for locale in ["ar", "he"] {
      let (value, outcome) = try fixed(
        Self.stored(row.value), locale, LintOptions(containers: DisplayContainer.allCases),
        unsafe: true)
      #expect(value == row.value)
      #expect(outcome.fixed.isEmpty)
    }
  }

  /// Signs in brackets of a sentence make no code of the word after them, and no option.
  @Test(arguments: [
    "אמר [...]GitHub אתמול", "ראו [Note:]GitHub כאן", "הערה [1.]GitHub כאן", "סימון [-]GitHub כאן",
    "רווח [_]a כאן",
    "ראו [url=http://example.com/]GitHub[/url] עוד", "הקצב [-crf הוא", "מילים (-ed, -ing) כאן",
    "עם (-iPhone ו-iPad) שלך",
  ])
  func bracketsOfASentence(_ value: String) throws {
    let found = try findings(value, "he").filter { $0.rule == "ltr-run-edge" }
    #expect(found.map(\.message) == [])
  }

  /// A mark that stands there already is reported, and nothing is built on it.
  @Test func aMarkInCodeIsReported() throws {
    let found = try findings("\u{200E}/usr/bin/env", "he")
    #expect(found.map(\.rule) == ["control-in-code"])
    #expect(found.allSatisfy { $0.fix == nil })
  }

  /// Text for people is marked as before.
  @Test(arguments: [
    ("C++", "C++\u{200E}"), ("18+", "18+"),
    ("Save As\u{2026}", "Save As\u{2026}\u{200E}"),
  ])
  func textIsMarked(_ row: (value: String, repaired: String)) throws {
    let (value, _) = try fixed(row.value, "ar", LintOptions(containers: [.rightToLeft]))
    #expect(value == row.repaired)
  }
}
