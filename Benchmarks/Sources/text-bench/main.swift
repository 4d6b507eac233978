// Paragraphs laid out with real glyphs, by TextShaping and by Pango: the same texts, font files, size and width, in one
// process and in turn.
// text-bench [--paragraphs N] [--rounds N] [--only CORPUS]

import BidiText
import CPangoOracle
import Foundation
import RandomTexts
import TextShaping

/// A kind of text with its fonts.
struct Corpus {
  let name: String
  let families: [String]
  let files: [String]
  let words: [String]

  private static let folder = "/usr/share/fonts/truetype/noto"

  static let all = [
    Corpus(
      name: "latin", families: ["Noto Sans"], files: ["\(folder)/NotoSans-Regular.ttf"],
      words:
        "The quick brown fox jumps over the lazy dog while nobody in the office looks at it; settings, accounts and messages were saved."
        .split(separator: " ").map(String.init)),
    Corpus(
      name: "hebrew", families: ["Noto Sans Hebrew"],
      files: ["\(folder)/NotoSansHebrew-Regular.ttf"],
      words:
        "\u{05D4}\u{05D4}\u{05D2}\u{05D3}\u{05E8}\u{05D5}\u{05EA} \u{05E9}\u{05DC}\u{05DA} \u{05E0}\u{05E9}\u{05DE}\u{05E8}\u{05D5} \u{05D1}\u{05D4}\u{05E6}\u{05DC}\u{05D7}\u{05D4} \u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05E2}\u{05D5}\u{05DC}\u{05DD} \u{05DC}\u{05D7}\u{05E6}\u{05D5} \u{05DB}\u{05D0}\u{05DF} \u{05DB}\u{05D3}\u{05D9} \u{05DC}\u{05D4}\u{05DE}\u{05E9}\u{05D9}\u{05DA}"
        .split(separator: " ").map(String.init)),
    Corpus(
      name: "arabic", families: ["Noto Sans Arabic"],
      files: ["\(folder)/NotoSansArabic-Regular.ttf"],
      words: arabicWords),
    Corpus(
      name: "nastaliq", families: ["Noto Nastaliq Urdu"],
      files: ["\(folder)/NotoNastaliqUrdu-Regular.ttf"], words: arabicWords),
    Corpus(
      name: "mixed", families: ["Noto Sans", "Noto Sans Arabic"],
      files: ["\(folder)/NotoSans-Regular.ttf", "\(folder)/NotoSansArabic-Regular.ttf"],
      words: arabicWords + ["GitHub", "123", "(beta)", "iPhone", "10:30", "50%"]),
    Corpus(
      name: "cjk", families: ["Noto Sans CJK JP"],
      files: ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"],
      words: [
        "\u{8A2D}\u{5B9A}\u{3092}\u{4FDD}\u{5B58}\u{3057}\u{307E}\u{3057}\u{305F}\u{3002}",
        "\u{30A2}\u{30D7}\u{30EA}\u{3092}\u{518D}\u{8D77}\u{52D5}\u{3057}\u{3066}\u{304F}\u{3060}\u{3055}\u{3044}\u{3002}",
        "\u{65B0}\u{3057}\u{3044}\u{30E1}\u{30C3}\u{30BB}\u{30FC}\u{30B8}\u{304C}\u{5C4A}\u{304D}\u{307E}\u{3057}\u{305F}\u{3002}",
      ]),
    Corpus(
      name: "thai", families: ["Noto Sans Thai"], files: ["\(folder)/NotoSansThai-Regular.ttf"],
      words: [
        "\u{0E01}\u{0E32}\u{0E23}\u{0E15}\u{0E31}\u{0E49}\u{0E07}\u{0E04}\u{0E48}\u{0E32}",
        "\u{0E16}\u{0E39}\u{0E01}\u{0E1A}\u{0E31}\u{0E19}\u{0E17}\u{0E36}\u{0E01}\u{0E41}\u{0E25}\u{0E49}\u{0E27}",
        "\u{0E01}\u{0E23}\u{0E38}\u{0E13}\u{0E32}\u{0E25}\u{0E2D}\u{0E07}\u{0E43}\u{0E2B}\u{0E21}\u{0E48}",
      ]),
  ]

  private static let arabicWords =
    "\u{062A}\u{0645} \u{062D}\u{0641}\u{0638} \u{0627}\u{0644}\u{0625}\u{0639}\u{062F}\u{0627}\u{062F}\u{0627}\u{062A} \u{0628}\u{0646}\u{062C}\u{0627}\u{062D} \u{0648}\u{064A}\u{0645}\u{0643}\u{0646}\u{0643} \u{0627}\u{0644}\u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{0629} \u{0627}\u{0644}\u{0622}\u{0646} \u{0645}\u{0646} \u{0627}\u{0644}\u{0635}\u{0641}\u{062D}\u{0629} \u{0627}\u{0644}\u{0631}\u{0626}\u{064A}\u{0633}\u{064A}\u{0629} \u{0641}\u{064A} \u{0623}\u{064A} \u{0648}\u{0642}\u{062A}"
    .split(separator: " ").map(String.init)

  /// Paragraphs of about 120 characters, none like another.
  func paragraphs(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 99)
    return (0..<count).map { _ in
      var text = ""
      while text.unicodeScalars.count < 120 {
        if !text.isEmpty { text += " " }
        text += words.randomElement(using: &random) ?? ""
      }
      return text
    }
  }
}

/// The value of an option.
func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
  return arguments[place + 1]
}

let count = option("--paragraphs").flatMap { Int($0) } ?? 1000
let rounds = option("--rounds").flatMap { Int($0) } ?? 7
let width = 300.0
let size = 16.0

/// The seconds of the processor that something takes; others may use the machine at the same time.
nonisolated func seconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}

/// The middle of some numbers.
nonisolated func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

nonisolated func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

nonisolated func number(_ value: Double, _ places: Int = 0) -> String {
  String(format: "%.\(places)f", value)
}

print(
  "\(count) paragraphs of about 120 characters, \(size) points, \(width) wide; processor time, median of \(rounds) rounds taken in turn"
)
print("Pango \(String(cString: pango_oracle_version()))")
print(
  [
    "corpus", "Pango /s", "cold /s", "cached /s", "cold ×", "cached ×", "cold MB/s", "lines",
    "Pango",
  ]
  .map { pad($0, 11) }.joined())

/// Lays out one corpus by both engines, and prints a row.
nonisolated func measure(
  _ corpus: Corpus, _ count: Int, _ rounds: Int, _ width: Double, _ size: Double
) throws {
  let texts = corpus.paragraphs(count)
  let bytes = texts.reduce(0) { $0 + $1.utf8.count }
  let library = try FontLibrary(systemFonts: false, files: corpus.files)
  let cold = TextShaper(library, cachedCharacters: 0)
  let cached = TextShaper(library, cachedCharacters: 1 << 24)
  let paths = corpus.files.flatMap { Array($0.utf8) + [0] }.map { CChar(bitPattern: $0) }
  guard let pango = pango_oracle_open(paths, Int32(corpus.files.count)) else {
    print("\(corpus.name): Pango finds no font")
    return
  }
  defer { pango_oracle_close(pango) }
  let families = corpus.families.joined(separator: ",")
  let options = TextLayout.Options(width: width, font: TextFont(corpus.families, size: size))
  var (ours, theirs) = (0, 0)
  func layOut(_ shaper: TextShaper) throws -> Double {
    ours = 0
    return try seconds {
      for text in texts {
        ours += try TextLayout(text, options: options, shaper: shaper).lines.count
      }
    }
  }
  func layOutByPango() -> Double {
    theirs = 0
    return seconds {
      for text in texts {
        guard
          let layout = pango_oracle_layout_open(
            pango, text, Int32(text.utf8.count), families, size, width, 2, 0, 0, 0, nil)
        else { continue }
        theirs += Int(pango_oracle_line_count(layout))
        pango_oracle_layout_close(layout)
      }
    }
  }
  // All fonts are open before the first number is taken.
  _ = try (layOut(cold), layOut(cached), layOutByPango())
  var times: [[Double]] = [[], [], []]
  for _ in 0..<rounds {
    times[0].append(layOutByPango())
    times[1].append(try layOut(cold))
    times[2].append(try layOut(cached))
  }
  let middle = times.map(median)
  print(
    [
      corpus.name, number(Double(count) / middle[0]), number(Double(count) / middle[1]),
      number(Double(count) / middle[2]), number(middle[0] / middle[1], 2),
      number(middle[0] / middle[2], 2), number(Double(bytes) / middle[1] / 1e6, 1), "\(ours)",
      "\(theirs)",
    ].map { pad($0, 11) }.joined())
}
for corpus in Corpus.all where option("--only").map({ $0 == corpus.name }) ?? true {
  try measure(corpus, count, rounds, width, size)
}
var usage = rusage()
getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
print("peak memory: \(usage.ru_maxrss / 1024) MB, both engines together")
