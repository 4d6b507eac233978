import BidiTestSupport
import BidiText
import Foundation
import Testing

/// Precedence, nesting, options, and laws of islands.
@Suite struct IslandScannerTests {
  /// What is found where several kinds could begin.
  @Test(arguments: [
    ("https://example.com/a.pdf", Island.Kind.url), ("info@example.com", .email),
    ("2024-11-21", .date), ("0911 1234567", .phoneNumber), ("10-12", .range), ("9:30", .time),
    ("192.168.0.1", .url), ("1.2.3", .version), ("-5%", .number), ("com.example.app", .identifier),
    ("Node.js", .signedWord), ("src/Node.js", .filePath), ("{{x}}", .formatSpecifier),
    ("%d%%", .number), ("%@", .formatSpecifier), ("*123#", .phoneNumber), ("#1a", .hashtag),
  ])
  func precedence(_ text: String, _ kind: Island.Kind) {
    #expect(text.islands(IslandOptions(findsNested: false)).map(\.kind) == [kind])
  }

  @Test func nesting() {
    let text = "{n, plural, one {<a href=\"https://a.b/%@\">x</a>} other {{n} GB}}"
    let found = text.islands()
    let rows = found.map { "\($0.depth) \($0.kind.rawValue) \(text[$0.range])" }
    #expect(
      rows == [
        "0 messageArgument " + text,
        "1 tag <a href=\"https://a.b/%@\">", "2 url https://a.b/%@", "3 formatSpecifier %@",
        "1 tag </a>", "1 formatSpecifier {n}",
      ])
  }

  @Test func optionsLeaveOutKinds() {
    let text = "https://example.com/1-2 and -5"
    #expect(text.islands().map(\.kind) == [.url, .number])
    #expect(text.islands(IslandOptions(kinds: [.number])).map(\.kind) == [.number])
    #expect(text.islands(IslandOptions(kinds: [.range])).map(\.kind) == [.range])
    #expect(text.islands(IslandOptions(kinds: [])).isEmpty)
    let url = "https://a.b/%@"
    #expect(url.islands(IslandOptions(findsNested: false)).count == 1)
    #expect(url.islands().count == 2)
  }

  /// Strings that people reported as shown wrong, told in other words: the island explains the wanted order.
  ///
  /// Sources: the threads of the research on localization tools, section 3.
  @Test(arguments: [
    ("\u{5E9}\u{5D9}\u{5E8}\u{5D4} @meadows.example.social", ["@meadows.example.social"]),
    (
      "\u{62D}\u{643}\u{648}\u{645}\u{629} #\u{62E}\u{628}\u{631} @omar news.example.com/ar",
      ["#\u{62E}\u{628}\u{631}", "@omar", "news.example.com/ar"]
    ),
    (
      "/storage/emulated/0/Android/org.example.app", ["/storage/emulated/0/Android/org.example.app"]
    ),
    ("/dev/nvme0", ["/dev/nvme0"]),
    ("https://example.org/licenses/by/3.0/", ["https://example.org/licenses/by/3.0/"]),
    ("2023.docx (2)", ["2023.docx (2)"]), ("+966", ["+966"]),
    ("+49 30 901 8200", ["+49 30 901 8200"]), ("0661 23 45 67", ["0661 23 45 67"]),
    ("0921 7654321", ["0921 7654321"]),
    ("\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}: +1 212-555-0100", ["+1 212-555-0100"]),
    ("\u{62F}\u{645}\u{627} -15 \u{62F}\u{631}\u{62C}\u{647}", ["-15"]),
    ("$ 4.50", ["$ 4.50"]), ("30-35", ["30-35"]),
    ("\u{5D9}\u{5E8}\u{5D9}\u{5D3}\u{5D4} \u{5E9}\u{5DC} 12%.", ["12%"]), ("80%", ["80%"]),
    ("\u{62F}\u{631}\u{633} f# - \u{628}\u{631}\u{645}\u{62C}\u{629}", ["f#"]),
    ("\u{643}\u{62A}\u{627}\u{628} G++ \u{644}\u{643}", ["G++"]),
    ("%1$@ \u{5D4}\u{5E6}\u{5D8}\u{5E8}\u{5E3}.", ["%1$@"]),
    ("\u{5D2}\u{5E8}\u{5E1}\u{5D4} 4.5.6 \u{5D5}\u{5DE}\u{5E2}\u{5DC}\u{5D4}", ["4.5.6"]),
    // Controls of the list: plain words and numbers are none.
    ("\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}.", []),
    ("\u{627}\u{641}\u{62A}\u{62D} Firefox \u{62B}\u{645}\u{61F}!", []),
  ])
  func reported(_ text: String, _ expected: [String]) {
    #expect(text.islands().filter { $0.depth == 0 }.map { String(text[$0.range]) } == expected)
  }

  // MARK: Laws

  static let pieces = [
    "%", "@", "1$", "d", "{", "}", "{0", "https://", "www.", "a", ".", "com", "/", "\\", "-", "5",
    "12", ":", "30", "#", "+", "*", "**", "`", "\"", "<", ">", "<b", "&", ";", "$", "(", ")", "](",
    " ", "\n", ",", "~", "_", "=", "'", "\u{5D0}", "\u{648}", "\u{660}", "\u{66A}", "\u{20AC}",
    "\u{2013}", "\u{E9}", "\u{301}", "\u{2318}", "\u{1F600}", "\u{200E}", "\u{A0}", "USD", "MMM",
    "Nov", "kB", "plural", "{{", "}}", "PNG, ",
  ]

  /// A mark of emphasis is one piece: no wildcard begins in it.
  @Test func nothingBeginsInAMark() {
    let text = "**.a b**"
    #expect(text.islands().map(\.utf8Range).first == 0..<2)
    checkForm(of: text.islands(), in: text)
  }

  @Test func islandsOfRandomTextsAreWellFormed() {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<4000 {
      let count = Int.random(in: 0..<14, using: &generator)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }
        .joined()
      checkForm(of: text.islands(), in: text)
    }
  }

  private func checkForm(of found: [Island], in text: String) {
    var open: [Range<Int>] = []
    for island in found {
      #expect(!island.range.isEmpty, "\(text)")
      #expect(island.depth <= open.count, "\(text)")
      let start = text.utf8.distance(from: text.startIndex, to: island.range.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: island.range.upperBound)
      #expect(start..<end == island.utf8Range, "\(text)")
      #expect(String(text[island.range]).utf8.count == island.utf8Range.count, "\(text)")
      // In the island one depth above; behind the one before of its own depth.
      if island.depth < open.count {
        #expect(open[island.depth].upperBound <= island.utf8Range.lowerBound, "\(text)")
      }
      open = Array(open.prefix(island.depth))
      if let outer = open.last {
        #expect(outer.lowerBound <= island.utf8Range.lowerBound, "\(text)")
        #expect(outer.upperBound >= island.utf8Range.upperBound, "\(text)")
      }
      open.append(island.utf8Range)
    }
  }

  /// Text without a byte that begins an island has none, whatever it is joined of.
  @Test func screenAgreesWithScanner() {
    for text in [
      "", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}!", "\u{645}\u{631}\u{62D}\u{628}\u{627} (\u{61F})", "- ; :",
    ] {
      #expect(text.islands().isEmpty)
    }
    for text in ["\u{661}\u{66A}", "\u{2318}\u{2325}", "{}", "%@", "\u{6F5}\u{66A}"] {
      #expect(!text.islands().isEmpty, "\(text)")
    }
  }

  static let hardTexts =
    pieces + [
      "a.", "a/", "1.", "1,", "1-", "1:", "1/", "+1 ", "1 1", "{a,plural,", "{{a", "${", "`a``",
      "[a](",
      "<!--", "<a ", "&a", "@a.", "#\u{5D0}", "a@", "a_", "--a", "a-", "a+", "Ctrl+", "\u{5D0}\"a",
      "\u{5D0} a, ", "%(a", "%a", "%#@", "yyyy-", "1 Nov ", "\u{5D0}**a", "v1.", "0 1 ", "a:",
      "a b ",
      "$a", "{a}", "{a,", "%1", "\u{5D0}'a ", "1e", "\u{5E9}",
    ]

  /// Eight times the text takes about eight times as long; what is quadratic takes 64 times.
  @Test(arguments: hardTexts)
  func timeIsLinear(_ piece: String) {
    func nanoseconds(_ size: Int) -> Int {
      let text = String(repeating: piece, count: size / piece.utf8.count + 1)
      return (0..<3).map { _ in
        let start = Self.threadTime
        _ = text.islands()
        return Self.threadTime - start
      }.min() ?? 0
    }
    let short = max(nanoseconds(1_000), 20_000)
    #expect(nanoseconds(8_000) < short * 30)
  }

  /// The processor time of this thread, which no other test changes.
  static var threadTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
