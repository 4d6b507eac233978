import BidiAudit
import BidiFormat
import BidiJudge
import BidiLint
import MessageSyntax
import BidiText
import Foundation

/// Texts of one paragraph that make careless algorithms quadratic: a beginning, what is repeated, and what
/// is repeated as often after it.
private let adversarialTexts: [(name: String, first: String, head: String, tail: String)] = [
  ("embeddings, never closed", "\u{05D0}", "\u{202B}\u{202A}", ""),
  ("embeddings, closed at the end", "\u{05D0}", "\u{202B}a", "\u{202C}"),
  ("overrides and isolates, nested", "\u{05D0}", "\u{202E}\u{2066}", "\u{2069}\u{202C}"),
  ("isolates, never closed", "\u{05D0}", "\u{2067}a\u{2066}\u{05D0}", ""),
  ("isolates, nothing else", "", "\u{2066}\u{2067}\u{2068}", ""),
  ("isolates, closed at once", "\u{05D0}", "\u{2067}a\u{2069}", ""),
  ("isolates, closed at the end", "\u{05D0}", "\u{2067}a", "\u{2069}"),
  ("FSI, closed at the end", "\u{05D0}", "\u{2068}", "\u{2069}"),
  ("FSI, never closed", "", "\u{2068}", ""),
  ("PDIs and PDFs", "\u{05D0}", "\u{2069}\u{202C}", ""),
  ("brackets, opening", "\u{05D0}", "([", ""), ("brackets, closing", "\u{05D0}(", "])", ""),
  ("brackets, nothing else", "", "([{}])", ""), ("bracket pairs", "\u{05D0}", "(\u{05D0}a)", ""),
  ("brackets, nested", "\u{05D0}", "(", ")"),
  (
    "brackets, 60 deep again and again", "\u{05D0}",
    String(repeating: "(", count: 60) + "a"
      + String(repeating: ")", count: 60), ""
  ),
  ("brackets and marks", "\u{05D0}", "(a)\u{0300}", ""), ("marks", "\u{05D0}", "\u{0300}", ""),
  ("marks, nothing else", "", "\u{0300}", ""),
  ("letters by turns", "", "a\u{05D0}", ""),
  ("numbers and separators", "\u{05D0}", "1,\u{05D0}%", ""),
  ("terminators", "\u{05D0}", "%", ""), ("white space", "\u{05D0}", " ", ""),
  ("tabs and white space", "\u{05D0}", " \t", ""),
  ("addresses that are none", "", "a@", ""), ("tags, never closed", "", "<a ", ""),
  ("schemes without a host", "", "http://", ""), ("dots", "", "a.", ""),
  ("specifiers", "", "%1", ""),
  ("words, no separator", "\u{05D0}", "abc \u{05D0}\u{05D1} 12, ", ""),
  ("controls inside one word", "", "a\u{200F}", ""),
]

/// Texts that search for what only programs read, and for units of readers, again and again.
private let scannedTexts: [(name: String, first: String, head: String, tail: String)] = [
  ("signs of specifiers", "", "%-", ""), ("percent signs", "", "%%", ""),
  ("positions", "", "%1$", ""),
  ("flags", "%", " ", ""), ("digits of a width", "%", "1", ""), ("variables", "", "%#@", ""),
  ("variables with a name", "", "%#@a ", ""), ("names without end", "", "%(", ""),
  ("braces", "", "{", ""),
  ("braces, closed at the end", "", "{", "}"), ("names in braces", "", "{a}", ""),
  ("quoted braces", "", "'{", ""),
  ("dollar signs", "", "${", ""), ("entities", "", "&a", ""),
  ("entities that are none", "", "&", ""), ("tags", "", "<a>", ""),
  ("tags, not closed", "", "<a", ""), ("less-than signs", "", "<", ""), ("hosts", "", "www.", ""),
  ("hosts apart", "", "www. ", ""),
  ("schemes", "", "a://", ""), ("schemes without a name", "", "://", ""),
  ("an address of dots", "http://a", ".", ""),
  ("an address of brackets", "http://a", "(", ""), ("addresses", "", "http://a. ", ""),
  ("dots after a slash", "http://", ".", ""),
  ("signs of mail", "", "@", ""), ("mail", "", "a@b.c ", ""), ("mail without end", "", "a.@", ""),
  ("dots", "a", ".", ""),
  ("hyphens", "a", "-", ""), ("underscores", "", "_", ""), ("stars", "", "*", ""),
  ("stars and letters", "", "*a", ""),
  ("plus signs", "1", "+", ""), ("digits and signs", "", "1-", ""),
  ("groups of digits", "", "1,", ""), ("times", "", "1:", ""),
  ("phone numbers", "", "+1 (2) ", ""), ("brackets", "", "(", ""),
  ("brackets, closed at the end", "", "(", ")"),
  ("brackets of two kinds", "", "(", "]"),
  ("brackets by turns", "", ")(", ""), ("quotation marks", "", "\"", ""),
  ("apostrophes", "", "'", ""),
  ("slashes", "", "/", ""), ("backslashes", "", "\\", ""), ("hash signs", "", "#a", ""),
  ("marks", "a", "\u{300}", ""),
  ("arguments", "", "%@", ""), ("arguments and words", "", "%@ \u{5D0} ", ""),
  ("codes", "", "a-1_", ""),
  ("chains", "", "1 x ", ""), ("arrows", "", "a > ", ""), ("own words", "", "\u{5D0}, ", ""),
  ("words by turns", "", "\u{5D0} a ", ""),
  ("geresh", "\u{5D0}", "\"\u{5D0}", ""), ("lines", "", "a\n", ""),
  ("isolates", "", "\u{2068}a\u{2069}", ""),
  ("embeddings, never closed", "", "\u{202B}a", ""),
  ("embeddings, closed at once", "", "\u{202B}\u{5D0} a\u{202C} ", ""),
  ("lines with arguments", "", "%@ \u{5D0} (x)\n", ""),
  ("plurals", "", "{n, plural, one {\u{5D0}} other {a \u{5D0}}}", ""),
  ("plurals on lines", "", "{n, plural, one {\u{5D0}} other {a \u{5D0}}}\n", ""),
  ("forms", "", "{n, plural, other {", "}}"),
  ("forms, never closed", "\u{5D0} ", "{n, plural, other {", ""),
  ("forms, closed without a brace each", "\u{5D0} ", "{a,plural,x{", "},}"),
  ("expressions, never closed", "\u{5D0} ", "{$\\", ""),
  ("targets, never closed", "\u{5D0} ", "](", ""),
  ("arguments, glued", "\u{5D0} ", "%1$@", ""), ("arguments, glued by signs", "\u{5D0} ", "@%", ""),
  ("forms, closed too soon", "\u{5D0} ", "{n, plural, other {a}, ", ""),
  ("numbers, never closed", "\u{5D0} ", "{n, number, ", ""),
  ("variables, never closed", "\u{5D0} ", "{$n |", ""),
  ("apostrophes and braces", "\u{5D0} ", "'{ {n, select, other {", ""),
]

/// What is done with the texts of a part of the benchmark, and at which sizes.
private struct Scan {
  let name: String

  /// The smallest size as a part of the size that was asked for.
  var part = 1
  let run: (String) -> Int

  static var all: [Scan] {
    let arabic = MessageLocale("ar")
    return [
      Scan(name: "opaque stretches") { $0.opaqueStretches().count },
      Scan(name: "format specifiers") { $0.formatSpecifiers().count },
      Scan(name: "pattern of printf") { (try? MessagePattern($0))?.placeholders.count ?? 0 },
      Scan(name: "pattern in braces") {
        (try? MessagePattern($0, syntax: .braces))?.placeholders.count ?? 0
      },
      Scan(name: "controls") { $0.controlBalance.faults.count },
      Scan(name: "value") { Message($0).arguments.count },
      Scan(name: "value, judged") {
        guard let arabic else { return 0 }
        var judge = MessageJudge(locale: arabic)
        return judge.verdict(of: Message("\u{628} " + $0)).lines.count
      },
      // What is longer than 262,144 bytes is not judged.
      Scan(name: "value, explained", part: 16) {
        Explanation(of: "\u{628} " + $0, locale: arabic, options: LintOptions()).findings.count
      },
    ] + (option("--command").map { [preview(by: $0)] } ?? [])
  }

  /// The page of a value, by the command at a path.
  private static func preview(by command: String) -> Scan {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-bench-\(ProcessInfo.processInfo.processIdentifier)")
    let (file, page) = (
      folder.appendingPathComponent("value.json"), folder.appendingPathComponent("page.html")
    )
    return Scan(name: "value, in a preview", part: 16) { text in
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command)
      process.arguments = [
        "preview", "--all", "--no-sources", "--locale", "ar", "-o", page.path, file.path,
      ]
      process.standardError = FileHandle.nullDevice
      guard let json = try? JSONEncoder().encode(["key": "\u{628} " + text]),
        (try? json.write(to: file)) != nil, (try? process.run()) != nil
      else { return 0 }
      process.waitUntilExit()
      return Int(process.terminationStatus)
    }
  }
}

/// Each of them at three sizes, in bytes: read as a text with opaque stretches, as patterns, and as a value that is judged,
/// explained and drawn in Arabic.
func scanned() -> [Workload] {
  let asked = option("--bytes").flatMap(Int.init) ?? 1_000_000
  return Scan.all.flatMap { scan in
    scannedTexts.flatMap { text in
      [1, 2, 4].map { factor in
        let size = factor * asked / scan.part
        return Workload(
          group: "scanning, \(scan.name)", corpus: text.name,
          name: scan.part == 1 ? "\(factor) MB" : "\(factor)/\(scan.part) MB", count: 1,
          bytes: size
        ) {
          let count = size / (text.head.utf8.count + text.tail.utf8.count)
          return scan.run(
            text.first + String(repeating: text.head, count: count)
              + String(repeating: text.tail, count: count))
        }
      }
    }
  }
}

/// Each text in one, two and four megabytes, resolved.
func adversarial() -> [Workload] {
  adversarialTexts.flatMap { text in
    [1, 2, 4].flatMap { megabytes -> [Workload] in
      let count = megabytes * 1_000_000 / (text.head.utf8.count + text.tail.utf8.count)
      let whole =
        text.first + String(repeating: text.head, count: count)
        + String(repeating: text.tail, count: count)
      let engine = Engine()
      func workload(_ group: String, _ round: @escaping () -> Int) -> Workload {
        Workload(
          group: group, corpus: text.name, name: "\(megabytes) MB", count: 1,
          bytes: whole.utf8.count, round: round)
      }
      return [
        workload("adversarial") {
          engine.use { resolver, _ in
            resolver.resolveParagraph(whole, baseDirection: .auto(fallback: .leftToRight))
            return resolver.runCount
          }
        },
        workload("adversarial, direction outside code") {
          DirectionStrategy.firstStrongOutsideCode.direction(of: whole) == .rightToLeft ? 1 : 0
        },
        workload("adversarial, visual text by PlainDisplay") {
          PlainDisplay.visualText(
            of: whole, baseDirection: .auto(fallback: .leftToRight),
            options: [.mirroring]
          ).utf8.count
        },
        workload("adversarial, audit of source") { ControlAudit(ofSource: whole).findings.count },
      ]
    }
  }
}

/// One line a text: the times, and how many times the time of the smallest size two and four times as much takes.
func growth(_ results: [Result]) -> String {
  var lines = [
    "",
    "growth with the size: the smallest, then two and four times as much in times of it; linear is 2 and 4",
  ]
  var title = ""
  for result in results {
    let words = result.name.split(separator: " ")
    let part = words[0].split(separator: "/").dropFirst().joined()
    guard words.count == 2, words[1] == "MB", result.name.hasPrefix("1"),
      part.isEmpty == (words[0] == "1")
    else { continue }
    let sizes = ["1", "2", "4"].compactMap { factor in
      results.first {
        $0.group == result.group && $0.corpus == result.corpus
          && $0.name == (part.isEmpty ? "\(factor) MB" : "\(factor)/\(part) MB")
      }?.nanoseconds
    }
    guard sizes.count == 3 else { continue }
    if result.group != title {
      title = result.group
      lines += ["", title]
    }
    lines.append(
      "  " + result.corpus.padding(toLength: 44, withPad: " ", startingAt: 0)
        + String(
          format: "%9.2f ms %6.2f x %6.2f x", sizes[0] / 1e6, sizes[1] / sizes[0],
          sizes[2] / sizes[0]))
  }
  return lines.joined(separator: "\n")
}
