import BidiLint
import BidiReport
import BidiSource
import BidiText

/// `stream --op explain`: shows the levels and the display order of a text.
enum ExplainOperation {
  /// The fields that the answer adds to a line.
  ///
  /// If the locale is known, the fields include the verdict of `check` and its findings.
  static func fields(
    for line: StreamLine, defaults: StreamDefaults, memory: inout StreamMemory
  ) throws(StreamError) -> [String: JSONValue] {
    let text = try line.text()
    let base = try line.string("base", "auto, auto-rtl, ltr or rtl") ?? "auto"
    let showsRules = try line.flag("rules")
    var fields = try fields(text: text, base: base, showsRules: showsRules)
    if line.value("locale") != nil || defaults.locale != nil {
      let settings = try LineSettings(line, defaults, &memory)
      add(Explanation(of: text, locale: settings.locale, linter: settings.linter), to: &fields)
    }
    return fields
  }

  private static func add(_ explanation: Explanation, to fields: inout [String: JSONValue]) {
    fields["verdict"] = .written(JSONReport.line(for: explanation).utf8)
    fields["findings"] = .written(JSONReport.line(for: explanation.findings).utf8)
  }

  /// The answer to a text that is not JSON, with the verdict of `check` if the locale is known.
  static func answer(
    of explanation: Explanation, base: String, showsRules: Bool
  ) throws(StreamError) -> String {
    var fields = try fields(text: explanation.text, base: base, showsRules: showsRules)
    if explanation.locale != nil { add(explanation, to: &fields) }
    return String(decoding: JSONValue.object(fields).bytes, as: UTF8.self)
  }

  private static func fields(
    text: String, base: String, showsRules: Bool
  ) throws(StreamError) -> [String: JSONValue] {
    guard let direction = BaseDirection(word: base) else {
      throw StreamError(
        "\"base\" is \"\(base)\": it is auto, auto-rtl, ltr or rtl", field: "base")
    }
    let first = WritingDirection(firstStrongIn: text)
    return [
      "text": .string(text),
      "direction": .string(DirectionalContent(of: text).rawValue),
      "base": first.map { .string($0.rawValue) } ?? .null,
      "paragraphs": .record(
        try paragraphs(of: text, direction, showsRules: showsRules)),
    ]
  }

  private static func paragraphs(
    of text: String, _ direction: BaseDirection, showsRules: Bool
  ) throws(StreamError) -> [ParagraphRecord] {
    var start = 0
    var paragraphs: [ParagraphRecord] = []
    for paragraph in text.paragraphs() {
      do {
        let resolved = try ResolvedParagraph(text[paragraph.range], baseDirection: direction)
        let end = start + resolved.scalars.count
        paragraphs.append(
          ParagraphRecord(
            start: start, end: end, level: resolved.paragraphLevel.number,
            levels: resolved.levels.map { $0?.number },
            order: resolved.visualOrder().map { $0 + start },
            characters: showsRules ? try characters(text[paragraph.range], direction) : nil))
        start = end
      } catch {
        throw StreamError("\(error)", field: "text")
      }
    }
    return paragraphs
  }

  /// A paragraph with its levels and its order.
  private struct ParagraphRecord: Encodable {
    let start: Int
    let end: Int
    let level: UInt8

    /// The level of each character; null for characters that rule X9 removes.
    let levels: [UInt8?]
    let order: [Int]

    /// The characters with the steps of the rules; nil unless the line asks for them.
    let characters: [CharacterRecord]?
  }
}
