import BidiAttributed
import BidiFormat
import BidiJudge
import BidiText
import Foundation
import RandomTexts

/// Random messages and what the library makes of them, one a line: lists of two versions are equal, or `diff` shows
/// what changed.
struct MessageList {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Prints a number of messages.
  mutating func write(count: Int) {
    for index in 0..<count {
      print(index, line(index % 20))
    }
  }

  private mutating func line(_ kind: Int) -> String {
    switch kind {
    case 0: opaque()
    case 1: directions()
    case 2, 3: foundation()
    case 4: html()
    case 5...9: printf()
    default: braces()
    }
  }

  // MARK: Parts

  private static let words = [
    "\u{628}\u{62F}\u{623}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "file", "\u{5C0F}\u{660E}", "sent",
    "3", "12:30",
    "\u{663}", "(", ")", "[x]", ",", ".", "!", "-", "%%", "\u{A0}", "\n", "\t", " ", " ",
    "\u{200F}", "\u{2067}",
    "\u{2069}", "\u{301}", "\u{200D}", "C++", "@ali", "50% off", "caf\u{E9}", "\u{1F600}",
    "\u{62A}\u{651}\u{645}",
    "\u{2013}", "\u{60C}", "\u{61F}", "\u{915}\u{93F}", "'", "''", "\u{6F5}", "+",
  ]

  private static let names = [
    "", "Ali", "\u{639}\u{644}\u{64A}", "\u{5D3}\u{5E0}\u{5D4}", "\u{5C0F}\u{660E}", "C++",
    "Yahoo!", "John (Work)", "42",
    "-5", "\u{661}\u{662}", "+1 (555) 010-9999", "a@b.com", "https://x.org/a?b=1", "/usr/bin",
    "@ali", "#tag",
    "\u{639}\u{644}\u{64A} (2)", " x", "x ", "\u{639} ", "\u{301}b", "\u{5B0}\u{5D0}",
    "\u{200D}\u{628}", "a\nb",
    "\u{5D0}\r\n1", "\u{2067}\u{5D0}\u{2069}", "\u{2067}\u{5D0}", "\u{2069}x", "\u{200F}", "...",
    "-", "1,5", "1.5%",
    "\u{202B}a\u{202C}", "\u{648} b \u{648}", "b \u{648} b", "\u{FEFF}a", "a\u{0}b", "e\u{301}",
    "\u{5D0}\u{5B8}\u{5D1}",
    "\u{5D0}-\u{5D1}", "\u{5D0}, \u{5D1}.", "\u{FB1D}", "\u{1E900}", "\u{5D0}1", "1\u{5D0}",
    "Zo\u{EB}", "\u{AB}a\u{BB}",
  ]

  private static let specifiers = [
    "%@", "%@", "%@", "%1$@", "%2$@", "%1$@", "%d", "%2$d", "%lld", "%ld", "%5d", "%-5d|", "%05d",
    "%+d", "% d", "%x",
    "%.2f", "%g", "%c", "%s", "%5@", "%-5@", "%.2@", "%*d", "%1$*2$d", "%u", "%i", "%p", "%n", "%y",
    "%3$@", "%.0d",
    "%hhx", "%'d", "%#x", "%X", "%e", "%a", "%lu", "%1$ld", "%#@files@", "%0$@", "%99999d", "%1",
    "%-", "%.",
  ]

  private mutating func pick<Value>(_ list: [Value]) -> Value {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func name() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: RandomText.paragraphs(upTo: 5, using: &random)
    case 1: RandomText.text(upTo: 4, using: &random)
    case 2: pick(Self.names) + " " + pick(Self.names)
    default: pick(Self.names)
    }
  }

  private mutating func argument() -> MessageArgument {
    switch Int.random(in: 0..<24, using: &random) {
    case 0: .number(Int.random(in: -200...200, using: &random))
    case 1: .number(Int.random(in: Int.min...Int.max, using: &random))
    case 2: .number(Double(Int.random(in: -999...999, using: &random)) / 8)
    case 3: .number(UInt64.random(in: 0...UInt64.max, using: &random))
    case 4:
      .number(
        formatted: pick([
          "12", "\u{661}\u{662}", "1.5%", "-3", "1,000", "1,,2", "12\u{661}", name(),
        ]))
    case 5: .phone(name())
    case 6: .url(name())
    case 7: .path(name())
    case 8: .handle(name())
    case 9: .code(name())
    case 10: .isolated(name())
    case 11, 12: .text(name(), direction: pick([.leftToRight, .rightToLeft, nil]))
    case 13: .number(Int.random(in: 0...12, using: &random))
    default: .text(name())
    }
  }

  private mutating func pattern(_ placeholders: [String]) -> String {
    var pattern = ""
    let separator = pick([" ", " ", ""])
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...3: pattern += pick(Self.words)
      case 4: pattern += pick(Self.words) + separator + pick(Self.words)
      case 5 where Int.random(in: 0..<3, using: &random) == 0:
        pattern += RandomText.text(upTo: 3, using: &random)
      default: pattern += pick(placeholders)
      }
      pattern += separator
    }
    return pattern
  }

  private mutating func formatter() -> BidiFormatter {
    let mode: IsolationMode =
      switch Int.random(in: 0..<16, using: &random) {
      case 0: .always
      case 1: .messageFormat2
      case 2: .fluent
      case 3: .closure
      case 4: .android
      case 5: .none
      case 6: .asNeeded(in: Set(DisplayContainer.allCases))
      case 7: .asNeeded(in: [.natural])
      case 8: .asNeeded(in: [.leftToRight])
      case 9: .asNeeded(in: [.rightToLeft])
      case 10: .asNeeded(in: [])
      default: .asNeeded
      }
    if Int.random(in: 0..<3, using: &random) == 0 {
      return BidiFormatter(direction: pick([nil, .leftToRight, .rightToLeft]), mode: mode)
    }
    return BidiFormatter(
      locale: pick([
        "ar-EG", "ar", "he", "fa", "ur", "en", "hi", "?", "az-Arab", "zh", "fa-u-nu-latn",
      ]),
      mode: mode)
  }

  // MARK: Lines

  private mutating func printf() -> String {
    let source = pattern(Self.specifiers)
    let arguments = (0..<Int.random(in: 1...4, using: &random)).map { _ in argument() }
    let formatter = formatter()
    return shown(source) {
      () throws(MessageError) in try formatter.format(try MessagePattern(source), arguments)
    }
  }

  private mutating func braces() -> String {
    let source = pattern([
      "{0}", "{0}", "{1}", "{2}", "{name}", "{ name }", "{a.b}", "'{'", "{", "{00}",
    ])
    let arguments = (0..<3).map { _ in argument() }
    let named = ["name": argument(), "a.b": argument()]
    let formatter = formatter()
    return shown(source) { () throws(MessageError) in
      let pattern = try MessagePattern(source, syntax: .braces)
      return try formatter.format(pattern) { placeholder throws(MessageError) in
        switch placeholder.key {
        case .position(let position): return arguments[min(position, 2)]
        case .name(let name): return named[name] ?? "?"
        }
      }
    }
  }

  private mutating func html() -> String {
    let source = pattern(["{0}", "<b>{0}</b>", "<a title=\"{1}\">", "{1}", "{2}"])
    let arguments = (0..<3).map { _ in argument() }
    let formatter = formatter()
    let content: BidiFormatter.PatternContent = pick([.text, .markup])
    do {
      let pattern = try MessagePattern(source, syntax: .braces)
      return escaped(
        try formatter.formatHTML(pattern, arguments, content: content, in: .leftToRight))
    } catch {
      return escaped("\(error)")
    }
  }

  private mutating func foundation() -> String {
    let source = pattern(Self.specifiers.filter { !$0.contains("s") && !$0.contains("p") })
    let identifier = pick([
      "ar_EG", "ar", "he_IL", "fa_IR", "en_US", "de_DE", "ckb_IQ", "ur_PK", "xx",
    ])
    let arguments = (0..<Int.random(in: 1...3, using: &random)).map { _ -> any CVarArg in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: Int.random(in: -5_000...5_000, using: &random)
      case 1: Int.random(in: Int.min...Int.max, using: &random)
      case 2: Double(Int.random(in: -9_999...9_999, using: &random)) / 4
      case 3: name() as NSString
      case 4: UInt8.random(in: 1...255, using: &random)
      case 5: Int32.random(in: -9...9, using: &random)
      default: name()
      }
    }
    let mode: IsolationMode = pick([.asNeeded, .asNeeded, .always, .none])
    let locale = Locale(identifier: identifier)
    guard
      let text = String.bidiFormattedText(source, locale: locale, mode: mode, arguments: arguments)
    else { return "nil " + escaped(source) }
    return described(text)
  }

  private mutating func opaque() -> String {
    let source =
      pattern(
        Self.specifiers + [
          "<a href=x>", "&amp;", "http://a.b/c.", "www.a.com)", "a.b@c.de", "${x}", "{{y}}",
          "%(n)s",
        ])
      + name()
    let stretches = source.opaqueStretches() + source.formatSpecifiers().map(\.range)
    let texts = stretches.map { String(source[$0]) }
    return escaped(texts.joined(separator: "|")) + " \(source.formatSpecifiers().map(\.argument))"
  }

  private mutating func directions() -> String {
    let text = name() + pick(Self.words) + name()
    let subtags = [
      "ar", "he", "fa", "az", "uz", "pa", "iw", "en", "zh", "sr", "ku", "ks", "sd", "Arab", "Latn",
      "Cyrl", "EG", "PK", "IR",
      "AF", "IQ", "US", "001", "u-nu-latn", "x-a", "POSIX", "yue", "Hebrew", "und", "root", "c",
      "SU", "AR", "Fa",
    ]
    let locale = (0..<Int.random(in: 1...3, using: &random)).map { _ in pick(subtags) }.joined(
      separator: pick(["-", "_"]))
    let found = WritingDirection(locale: locale)?.rawValue ?? "nil"
    let strong = WritingDirection(firstStrongIn: text)?.rawValue ?? "nil"
    let balance = text.controlBalance
    return
      "\(locale) \(found) \(DirectionalContent(of: text)) \(strong) \(balance.isBalanced) \(text.hasDirectionalFormatting) "
      + "\(text.isPlainLeftToRight)" + escaped(text)
  }

  private func shown(
    _ source: String, _ format: () throws(MessageError) -> FormattedText
  ) -> String {
    do throws(MessageError) {
      return described(try format())
    } catch {
      return escaped("\(error) in \(source)")
    }
  }

  private func described(_ text: FormattedText) -> String {
    let arguments = text.arguments.map { argument in
      let parts = argument.parts.map {
        "\($0.lowerBound.utf8)/\($0.lowerBound.utf16)/\($0.lowerBound.scalars)-\($0.upperBound.utf8)/\($0.upperBound.utf16)"
          + "/\($0.upperBound.scalars)"
      }
      return "\(argument.kind) \(argument.placeholder.text) \(argument.placeholder.utf8Range) "
        + "\(argument.placeholder.specifier ?? "") \(argument.placeholder.argumentPositions) "
        + parts.joined(separator: ",")
    }
    return escaped(text.text) + " \(text.direction.rawValue) "
      + escaped(arguments.joined(separator: "; "))
  }

  /// ASCII alone, so that a line is a line.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
