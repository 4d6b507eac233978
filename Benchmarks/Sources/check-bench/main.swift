// Measures how long files take to be read and checked, on one core, in the process.
// swift run --package-path Benchmarks -c release check-bench [FOLDER]
// swift run --package-path Benchmarks -c release check-bench --growth
// Without a folder of .strings files, texts of each kind are made up. With --growth, single values
// of 2,000 to 16,000 pieces are checked: what a byte costs must not grow.
import BidiLint
import BidiJudge
import Foundation
import LocalizationFiles

/// Files of one kind, with the locale of their texts.
struct Corpus {
  let name: String
  var files: [(path: String, bytes: [UInt8], locale: MessageLocale?)] = []

  /// Files of 1,000 entries whose values go through a list, each with a number of its own in the key.
  init(_ name: String, locale: String, values: [String]) {
    self.name = name
    for number in 0..<20 {
      let lines = (0..<1_000).map { index in
        "/* Shown on screen \(index % 40) */\n\"screen.\(index % 40).text.\(index)\""
          + " = \"\(values[index % values.count])\";\n\n"
      }
      files.append(("\(number).strings", Array(lines.joined().utf8), MessageLocale(locale)))
    }
  }

  /// The `.strings` files of a folder, with the locales that their paths name.
  init(folder: String) {
    name = folder
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where path.hasSuffix(".strings") {
      let whole = folder + "/" + path
      guard let data = FileManager.default.contents(atPath: whole) else { continue }
      files.append(
        (
          path, Array(data),
          FileFormat(path: path) { [UInt8](data) }?.locale(ofPath: path).flatMap {
            MessageLocale($0)
          }
        ))
    }
  }
}

/// The shortest of seven times, in nanoseconds.
func nanoseconds(_ work: () -> Void) -> Double {
  let times = (0..<7).map { _ in ContinuousClock().measure(work) }
  let best = (times.min() ?? .zero).components
  return Double(best.seconds) * 1e9 + Double(best.attoseconds) / 1e9
}

if CommandLine.arguments.contains("--growth") {
  for growth in Growth.all { growth.run() }
  exit(0)
}

let made = [
  Corpus(
    "left to right, clean", locale: "de",
    values: [
      "Einstellungen", "Datei konnte nicht ge\u{00F6}ffnet werden.", "%@ hat %d Dateien gesendet",
    ]),
  Corpus(
    "right to left, clean", locale: "he",
    values: [
      "\u{05E9}\u{05DE}\u{05D5}\u{05E8}",
      "\u{05DC}\u{05D0} \u{05E0}\u{05D9}\u{05EA}\u{05DF} \u{05DC}\u{05E4}\u{05EA}\u{05D5}\u{05D7}.",
    ]),
  Corpus(
    "right to left, with arguments and Latin words", locale: "he",
    values: [
      "\u{05E9}\u{05DE}\u{05D5}\u{05E8} \u{05D1}-PDF",
      "\u{05E0}\u{05E9}\u{05DC}\u{05D7}\u{05D5} %d \u{05E7}\u{05D1}\u{05E6}\u{05D9}\u{05DD}",
      "\u{05E7}\u{05D5}\u{05D1}\u{05E5} %@ \u{05E0}\u{05E9}\u{05DE}\u{05E8}",
    ]),
  Corpus(
    "right to left, every entry a finding", locale: "he",
    values: ["PDF \u{05E0}\u{05E9}\u{05DE}\u{05E8}."]),
]
let corpora = CommandLine.arguments.dropFirst().first.map { [Corpus(folder: $0)] } ?? made
let linter = Linter(options: LintOptions())

for corpus in corpora {
  let files = corpus.files.compactMap { file in
    (try? LocalizationFile(path: file.path, bytes: file.bytes)).map { ($0, file.locale) }
  }
  let entries = Double(max(1, files.reduce(0) { $0 + $1.0.entries.count }))
  var findings = 0
  let reading = nanoseconds {
    for file in corpus.files { _ = try? LocalizationFile(path: file.path, bytes: file.bytes) }
  }
  let checking = nanoseconds {
    findings = 0
    for (file, locale) in files {
      findings += linter.findings(in: file, locale: locale).count
    }
  }
  print("\(corpus.name): \(files.count) files, \(Int(entries)) entries, \(findings) findings")
  print("  read:  \(Int(reading / entries)) ns an entry")
  print(
    "  check: \(Int(checking / entries)) ns an entry, \(Int(entries / checking * 1e9)) entries a second"
  )
}
