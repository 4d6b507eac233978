// Paragraphs laid out with real glyphs, by TextShaping and by Pango: the same texts, font files, size and width, in one process
// and in turn. text-bench [--paragraphs N] [--rounds N] [--only CORPUS] Memory is that of a process for each engine, which lays
// out the same texts: how much the most that it ever held is above what it held before it opened a font.

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
  var language: String?

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
      name: "persian", families: ["Noto Naskh Arabic"],
      files: ["\(folder)/NotoNaskhArabic-Regular.ttf"], words: persianWords, language: "fa"),
    Corpus(
      name: "persian-n", families: ["Noto Nastaliq Urdu"],
      files: ["\(folder)/NotoNastaliqUrdu-Regular.ttf"], words: persianWords, language: "fa"),
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

  /// Words of notices, with letters that Arabic lacks and joiners (U+200C) inside.
  private static let persianWords =
    "\u{062A}\u{0646}\u{0638}\u{06CC}\u{0645}\u{0627}\u{062A} \u{0634}\u{0645}\u{0627} \u{0628}\u{0627} \u{0645}\u{0648}\u{0641}\u{0642}\u{06CC}\u{062A} \u{0630}\u{062E}\u{06CC}\u{0631}\u{0647} \u{0634}\u{062F} \u{0648} \u{0645}\u{06CC}\u{200C}\u{062A}\u{0648}\u{0627}\u{0646}\u{06CC}\u{062F} \u{0627}\u{0632} \u{0635}\u{0641}\u{062D}\u{0647}\u{0654} \u{0627}\u{0635}\u{0644}\u{06CC} \u{0627}\u{062F}\u{0627}\u{0645}\u{0647} \u{062F}\u{0647}\u{06CC}\u{062F} \u{067E}\u{06CC}\u{0627}\u{0645}\u{200C}\u{0647}\u{0627}\u{06CC} \u{062A}\u{0627}\u{0632}\u{0647} \u{0631}\u{0627} \u{0627}\u{06CC}\u{0646}\u{062C}\u{0627} \u{0628}\u{0628}\u{06CC}\u{0646}\u{06CC}\u{062F} \u{06AF}\u{0641}\u{062A}\u{200C}\u{0648}\u{06AF}\u{0648} \u{067E}\u{0631}\u{0648}\u{0646}\u{062F}\u{0647} \u{0698}\u{0631}\u{0641} \u{0686}\u{0627}\u{067E} \u{06A9}\u{062A}\u{0627}\u{0628}\u{200C}\u{0647}\u{0627}"
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

/// One of those that are measured.
enum Engine: String {
  case pango, cold, cached
}

/// A number of bytes that Linux tells of this process, in megabytes.
nonisolated func megabytes(_ field: String) -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
  return line.flatMap { Double($0.filter(\.isNumber)) }.map { $0 / 1024 } ?? .nan
}

/// The memory that an engine takes for a corpus, measured by a process of its own.
nonisolated func memory(of engine: Engine, _ corpus: Corpus, _ count: Int) throws -> Double {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  process.arguments = [
    "--memory", engine.rawValue, "--only", corpus.name, "--paragraphs", "\(count)",
  ]
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
}

/// Lays out the texts of a corpus.
struct Bench {
  let corpus: Corpus
  let texts: [String]
  let width: Double
  let size: Double

  init(_ corpus: Corpus, _ count: Int, _ width: Double, _ size: Double) {
    self.corpus = corpus
    texts = corpus.paragraphs(count)
    self.width = width
    self.size = size
  }

  func shaper(isCached: Bool) throws -> TextShaper {
    TextShaper(
      try FontLibrary(systemFonts: false, files: corpus.files),
      cachedCharacters: isCached ? 1 << 24 : 0)
  }

  func openPango() -> OpaquePointer? {
    let paths = corpus.files.flatMap { Array($0.utf8) + [0] }.map { CChar(bitPattern: $0) }
    return pango_oracle_open(paths, Int32(corpus.files.count))
  }

  /// How many lines there are.
  func layOut(_ shaper: TextShaper) throws -> Int {
    let options = TextLayout.Options(
      width: width, font: TextFont(corpus.families, size: size), language: corpus.language)
    return try texts.reduce(0) { count, text in
      try count + TextLayout(text, options: options, shaper: shaper).lines.count
    }
  }

  /// How many lines Pango makes.
  func layOut(_ pango: OpaquePointer) -> Int {
    let families = corpus.families.joined(separator: ",")
    return texts.reduce(0) { count, text in
      guard
        let layout = pango_oracle_layout_open(
          pango, text, Int32(text.utf8.count), families, size, width, 2, 0, 0, 0, corpus.language)
      else { return count }
      defer { pango_oracle_layout_close(layout) }
      return count + Int(pango_oracle_line_count(layout))
    }
  }

  /// The megabytes that this process takes to lay the texts out twice.
  func memory(of engine: Engine) throws -> Double {
    let before = megabytes("VmRSS")
    if engine == .pango {
      guard let pango = openPango() else { return .nan }
      for _ in 0..<2 { _ = layOut(pango) }
      pango_oracle_close(pango)
    } else {
      let shaper = try shaper(isCached: engine == .cached)
      for _ in 0..<2 { _ = try layOut(shaper) }
    }
    return megabytes("VmHWM") - before
  }
}

/// Lays out one corpus by both engines, and prints a row.
nonisolated func measure(_ bench: Bench, _ rounds: Int) throws {
  let count = bench.texts.count
  let bytes = bench.texts.reduce(0) { $0 + $1.utf8.count }
  let cold = try bench.shaper(isCached: false)
  let cached = try bench.shaper(isCached: true)
  guard let pango = bench.openPango() else {
    print("\(bench.corpus.name): Pango finds no font")
    return
  }
  defer { pango_oracle_close(pango) }
  // All fonts are open before the first number is taken.
  let theirs = bench.layOut(pango)
  let ours = try bench.layOut(cold)
  _ = try bench.layOut(cached)
  var times: [[Double]] = [[], [], []]
  for _ in 0..<rounds {
    times[0].append(seconds { _ = bench.layOut(pango) })
    times[1].append(try seconds { _ = try bench.layOut(cold) })
    times[2].append(try seconds { _ = try bench.layOut(cached) })
  }
  let middle = times.map(median)
  let memories = try [Engine.pango, .cold, .cached].map {
    number(try memory(of: $0, bench.corpus, count), 1)
  }
  print(
    ([
      bench.corpus.name, number(Double(count) / middle[0]), number(Double(count) / middle[1]),
      number(Double(count) / middle[2]), number(middle[0] / middle[1], 2),
      number(middle[0] / middle[2], 2), number(Double(bytes) / middle[1] / 1e6, 1), "\(ours)",
      "\(theirs)",
    ] + memories).map { pad($0, 11) }.joined())
}
if let engine = option("--memory").flatMap(Engine.init), let name = option("--only"),
  let corpus = Corpus.all.first(where: { $0.name == name })
{
  print(number(try Bench(corpus, count, width, size).memory(of: engine), 1))
} else {
  print(
    "\(count) paragraphs of about 120 characters, \(size) points, \(width) wide; processor time, median of \(rounds) rounds taken in turn"
  )
  print("Pango \(String(cString: pango_oracle_version()))")
  print(
    [
      "corpus", "Pango /s", "cold /s", "cached /s", "cold ×", "cached ×", "cold MB/s", "lines",
      "Pango", "Pango MB", "cold MB", "cached MB",
    ]
    .map { pad($0, 11) }.joined())
  for corpus in Corpus.all where option("--only").map({ $0 == corpus.name }) ?? true {
    try measure(Bench(corpus, count, width, size), rounds)
  }
}
