import BidiAttributed
import BidiFormat
import BidiText
import Foundation

/// The name of the row that ratios of messages are of.
let messageReference = "String(format:locale:)"

/// One message as the formatters of both sides take it.
private struct MessageSample {
  let format: String
  let names: [String]

  var arguments: [any CVarArg] { names }
}

/// A formatted message beside what Foundation makes of the same format: the price of right order.
///
/// Rows: `format` of a pattern that was read once, with arguments as needed isolated and always isolated; the same with
/// the pattern read for every message; `bidiFormatted`, which Foundation writes the arguments for; `String(format:)`. A
/// ratio of 0.50 is twice the time of `String(format:locale:)`. Allocations are those of one message.
func messages() -> [Workload] {
  let latin = ["Ali", "Maria", "John", "Xiaoming", "Zo\u{EB}", "C++"]
  let han = ["\u{5C0F}\u{660E}", "\u{738B}\u{82B3}", "\u{674E}\u{96F7}"]
  let arabic = [
    "\u{639}\u{644}\u{64A}", "\u{645}\u{631}\u{64A}\u{645}", "\u{64A}\u{648}\u{633}\u{641}",
  ]
  let follows =
    "%1$@ \u{628}\u{62F}\u{623} \u{641}\u{64A} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{62A}\u{643}"
  let files =
    "\u{642}\u{627}\u{645} %1$@ \u{628}\u{645}\u{634}\u{627}\u{631}\u{643}\u{629} \u{627}\u{644}\u{645}\u{644}\u{641} %2$@ "
    + "\u{645}\u{639} %3$@"
  func samples(_ format: String, _ lists: [[String]]) -> [MessageSample] {
    (0..<500).map { index in
      MessageSample(
        format: format,
        names: lists.enumerated().map { $1[(index * ($0 + 1) + $0) % $1.count] })
    }
  }
  return [
    formatting("Arabic, a foreign name", "ar_EG", samples(follows, [han + latin])),
    formatting("Arabic, an Arabic name", "ar_EG", samples(follows, [arabic])),
    formatting("Arabic, three names", "ar_EG", samples(files, [arabic, latin, han])),
    formatting(
      "English, two names", "en_US", samples("%@ started following %@.", [latin, arabic])),
    formatting("English, plain", "en_US", samples("%@ sent you %@ a message.", [latin, han])),
    numbers(
      "Arabic, a number", "ar_EG",
      "\u{644}\u{62F}\u{64A}\u{643} %d \u{631}\u{633}\u{627}\u{626}\u{644}"),
    numbers(
      "Hebrew, a number", "he_IL",
      "\u{5D9}\u{5E9} \u{5DC}\u{5DA} %d \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA}"),
  ].flatMap(\.self)
}

private func formatting(
  _ corpus: String, _ identifier: String, _ samples: [MessageSample]
) -> [Workload] {
  let arguments = samples.map { $0.names.map(MessageArgument.text) }
  return formatting(
    corpus, identifier, samples.map(\.format), arguments, samples.map(\.arguments))
}

private func numbers(_ corpus: String, _ identifier: String, _ format: String) -> [Workload] {
  let numbers = (0..<500).map { $0 * 7 }
  return formatting(
    corpus, identifier, numbers.map { _ in format }, numbers.map { [.number($0)] },
    numbers.map { [$0] })
}

private func formatting(
  _ corpus: String, _ identifier: String, _ formats: [String], _ arguments: [[MessageArgument]],
  _ foundation: [[any CVarArg]]
) -> [Workload] {
  let locale = Locale(identifier: identifier)
  let formatter = BidiFormatter(locale: identifier)
  let always = BidiFormatter(locale: identifier, mode: .always)
  let patterns = formats.compactMap { try? MessagePattern($0) }
  let bytes = formats.reduce(0) { $0 + $1.utf8.count }
  func workload(_ name: String, _ length: @escaping (Int) -> Int) -> Workload {
    Workload(
      group: "messages", corpus: corpus, name: name, count: formats.count, bytes: bytes
    ) { formats.indices.reduce(0) { $0 &+ length($1) } }
  }
  func length(_ formatter: BidiFormatter, _ pattern: MessagePattern?, _ index: Int) -> Int {
    guard let pattern,
      let message = try? formatter.format(pattern, arguments[index])
    else { return 0 }
    return message.text.utf8.count
  }
  return [
    workload("format, as needed, pattern read once") { length(formatter, patterns[$0], $0) },
    workload("format, always, pattern read once") { length(always, patterns[$0], $0) },
    workload("format, as needed, from String") {
      length(formatter, try? MessagePattern(formats[$0]), $0)
    },
    workload("bidiFormatted") { index in
      String.bidiFormattedText(
        formats[index], locale: locale, arguments: foundation[index])?.text.utf8.count ?? 0
    },
    workload(messageReference) { index in
      String(format: formats[index], locale: locale, arguments: foundation[index]).utf8.count
    },
    workload("String(format:)") { index in
      String(format: formats[index], arguments: foundation[index]).utf8.count
    },
    workload("direction of the locale") { _ in
      WritingDirection(locale: identifier) == .rightToLeft ? 1 : 0
    },
    workload("MessagePattern, from String") { index in
      (try? MessagePattern(formats[index]))?.placeholders.count ?? 0
    },
  ]
}
