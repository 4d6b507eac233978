import BidiTestSupport
import Foundation
import MessageSyntax
import Testing

/// Python reads its own formats: what it takes for an argument, the reader takes for one too.
///
/// The texts are random, out of the parts of formats. `BIDI_VALUES` names a file of texts with a NUL after each, which are
/// read too.
@Suite struct DialectReferenceTests {
  /// What Python finds in a text; nil where it refuses the text.
  private struct Reference: Decodable {
    /// The names of the fields of `str.format`, empty for `{}`.
    let braces: [String]?
    /// The names of `%(name)s`.
    let names: [String]?
    /// How many arguments `%s` and its like take.
    let places: Int?
  }

  private static let script = #"""
    import json, string, sys

    class Any:
        def __int__(self): return 1
        def __index__(self): return 1
        def __float__(self): return 1.0

    class Names(dict):
        def __init__(self): self.asked = []
        def __missing__(self, key):
            self.asked.append(key)
            return Any()

    def braces(text):
        try:
            return [f[1] for f in string.Formatter().parse(text) if f[1] is not None]
        except ValueError:
            return None

    def names(text):
        asked = Names()
        try:
            text % asked
            return asked.asked
        except (ValueError, TypeError):
            return None

    def places(text):
        for count in range(9):
            try:
                text % tuple(Any() for _ in range(count))
                return count
            except TypeError as error:
                if "not enough" not in str(error): return None
            except ValueError:
                return None
        return None

    for text in sys.stdin.buffer.read().decode("utf-8").split("\0")[:-1]:
        print(json.dumps({"braces": braces(text), "names": names(text), "places": places(text)}))
    """#

  private static func references(of texts: [String]) throws -> [Reference] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let bytes = Data(texts.map { $0 + "\0" }.joined().utf8)
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(bytes)
      try? input.fileHandleForWriting.close()
    }
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try answer.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Reference.self, from: Data($0))
    }
  }

  private static func texts(_ parts: [String], count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
    }
  }

  /// The texts of a file, for measurements.
  private static var given: [String] {
    guard let path = ProcessInfo.processInfo.environment["BIDI_VALUES"],
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
  }

  @Test func fieldsInBracesAreThoseOfPython() throws {
    let texts =
      Self.texts(
        [
          "{", "}", "{}", "{0}", "{name}", "{{", "}}", "{a.b}", ":", "!r", ">8", ".2f", "d", " ",
          "\u{5D0}", "x",
        ],
        count: 10_000, seed: 11) + Self.given
    var compared = 0
    for (text, reference) in zip(texts, try Self.references(of: texts)) {
      // What is no name of ours: an index in square brackets, white space, a nested field.
      guard let fields = reference.braces, !fields.isEmpty,
        fields.allSatisfy({ $0.utf8.allSatisfy { $0.isNameByte } }), !text.hasFormatWithSpace
      else { continue }
      compared += 1
      let names = Message(text, dialects: [.braces]).lines.flatMap(\.pieces).compactMap { piece in
        if case .argument = piece.kind { piece } else { nil }
      }
      #expect(names.count == fields.count, "\(text.debugDescription): \(fields)")
    }
    #expect(compared > 1_000)
  }

  @Test func percentFormatsAreThoseOfPython() throws {
    let texts =
      Self.texts(
        ["%", "%s", "%d", "%%", "%(a)s", "%(b)d", "%.2f", "%5d", "%-3s", " ", "\u{5D0}", ".", ","],
        count: 10_000, seed: 12) + Self.given
    var compared = 0
    for (text, reference) in zip(texts, try Self.references(of: texts)) {
      let message = Message(text, dialects: [.printf, .percentParentheses])
      // A space as a flag is text: `50 % discount`.
      if text.contains("% ") || message.isTimePattern { continue }
      if let places = reference.places, places > 0, !text.contains("%(") {
        compared += 1
        #expect(message.arguments.count == places, "\(text.debugDescription)")
      } else if let names = reference.names, !names.isEmpty {
        compared += 1
        #expect(
          Set(message.arguments.compactMap(\.name)) == Set(names), "\(text.debugDescription)")
      }
    }
    #expect(compared > 1_000)
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
  }
}

extension String {
  /// Whether the format of a field has white space or a letter beyond ASCII, which no program of ours reads.
  fileprivate var hasFormatWithSpace: Bool {
    split(separator: "{").contains { part in
      let inside = part.prefix { $0 != "}" }
      return inside.contains { $0.isWhitespace || !$0.isASCII }
    }
  }
}
