import BidiLint
import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

/// A file of a preview as JSON: what the page needs to show its entries, and to make patches of them.
///
/// Its entries are written one by one, before the rest.
struct PreviewRecord: Encodable {
  let format: String
  /// How many lines the file has.
  let lineCount: Int
  /// The lines round all changes, without line feeds, by their numbers from 1.
  let lines: [String: String]
  /// The path as a patch has it.
  let patchName: String
  /// The path, as it was given; controls by name.
  let path: String
  /// Whether a patch can change the file: its bytes are UTF-8.
  let takesPatch: Bool

  struct Entry: Encodable {
    let id: String
    let key: String?
    let line: Int
    let locale: String?
    let direction: String?
    let base: String?
    let value: String?
    let repaired: String?
    let edit: Change?
    let ignore: Change?
    let findings: [Found]
    let lines: [Line]
    /// The number of lines that are not among these; nil for none.
    let linesLeftOut: Int?
  }

  struct Found: Encodable {
    let rule: String
    let severity: Severity
    let message: String
    let help: String?
    let point: String?
    let law: String?
    let knowledge: [String]?
    let repair: String?
    let safety: Fix.Safety?
  }

  /// A change of the file: lines from 1, columns in UTF-16 units from 0.
  struct Change: Encodable {
    let start: [Int]
    let end: [Int]
    let text: String
  }

  /// A line of the value with one set of arguments.
  struct Line: Encodable {
    let number: Int
    let arguments: [ArgumentRecord]?
    let text: String
    /// The line after the repair; nil where it is the same.
    let repaired: String?
    let rows: [Row]
  }

  /// A line in a container.
  struct Row: Encodable {
    let container: DisplayContainer
    let isAskedFor: Bool
    let now: Order
    /// After the repair; nil where that changes nothing.
    let repaired: Order?
  }

  /// An order, as the engine has it.
  struct Order: Encodable {
    let direction: WritingDirection
    /// The runs from left to right: where each begins and how long it is, in UTF-16 units; a length below 0 runs from
    /// right to left.
    let runs: [Int]
    let isRight: Bool

    init(_ text: String, _ container: DisplayContainer, _ fallback: WritingDirection, isRight: Bool)
    {
      self.isRight = isRight
      let base = container.baseDirection(in: fallback)
      direction = container.direction(of: text, fallback: fallback)
      guard let paragraph = try? ResolvedParagraph(text, baseDirection: base) else {
        runs = [0, text.utf16.count]
        return
      }
      var offsets = [0]
      for scalar in paragraph.scalars {
        offsets.append(offsets[offsets.count - 1] + UTF16.width(scalar))
      }
      runs = paragraph.line(0..<paragraph.scalars.count).visualRuns().flatMap { run in
        let start = offsets[run.scalarRange.lowerBound]
        let length = offsets[run.scalarRange.upperBound] - start
        return [start, run.direction == .rightToLeft ? -length : length]
      }
    }
  }
}

extension PreviewRecord {
  /// Writes a file as a JSON object, piece by piece.
  ///
  /// - Parameters:
  ///   - preview: The file.
  ///   - diff: Knows the names of files in patches.
  ///   - most: The most entries that are written.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  ///   - write: Gets the pieces. Nothing is written for a file without entries to show.
  /// - Returns: The number of entries, also of those that are not written.
  static func write(
    _ preview: FilePreview, _ diff: UnifiedDiff, atMost most: Int = .max,
    _ memory: inout JudgeMemory, _ write: (String) -> Void
  ) -> Int {
    let source = preview.file.source
    var lines = SourceLines(source)
    var isFirst = true
    let count = preview.forEachEntry(atMost: most, &memory) { entry in
      write(isFirst ? "{\"endsInLineFeed\":\(lines.endsInLineFeed),\"entries\":[" : ",")
      isFirst = false
      write(JSONText.line(Entry(entry, of: preview.file, &lines)))
    }
    if isFirst { return count }
    let rest = PreviewRecord(
      format: preview.file.format.name, lineCount: lines.count, lines: lines.shown,
      patchName: diff.headerName(of: source), path: TextStyle.plain.inline(source.path),
      takesPatch: UnifiedDiff.isPatch(of: source))
    // Without the brace that opens it.
    write("]," + JSONText.line(rest).dropFirst())
    return count
  }
}

extension PreviewRecord.Entry {
  fileprivate init(
    _ preview: EntryPreview, of file: LocalizationFile, _ lines: inout SourceLines
  ) {
    let entry = preview.number.map { file.entries[$0] }
    let style = TextStyle.plain
    var hash = StableHash()
    for text in [file.source.path, entry?.locale ?? "", entry?.key.string ?? ""] {
      hash.add(text.utf8)
      hash.add(CollectionOfOne(0xFF))
    }
    id = hash.text
    key = entry.map { style.inline($0.key.string) }
    line =
      entry.map { lines.line(at: $0.range.lowerBound) } ?? preview.findings.first?.location.line
      ?? 1
    locale = preview.locale?.identifier
    direction = preview.locale?.direction.rawValue
    base = preview.baseText
    value = entry?.value.string
    repaired = preview.repaired
    edit = preview.edit.map { lines.change($0) }
    ignore = preview.ignoreEdit.map { lines.change($0) }
    findings = preview.findings.map(PreviewRecord.Found.init)
    self.lines = PreviewRecord.Line.lines(of: preview)
    linesLeftOut = preview.linesLeftOut > 0 ? preview.linesLeftOut : nil
  }
}

extension PreviewRecord.Found {
  fileprivate init(_ finding: Finding) {
    let style = TextStyle.plain
    let line = finding.proof?.lines.first
    (rule, severity) = (finding.rule, finding.severity)
    message = style.inline(finding.message)
    help = finding.help == finding.fix?.message ? nil : finding.help.map(style.inline)
    point = line?.point?.rawValue
    law = line?.point?.words
    let known = finding.proof?.knowledge ?? []
    knowledge = known.isEmpty ? nil : known.map(style.inline)
    repair = (finding.fix?.message).map(style.inline)
    safety = finding.fix?.safety
  }
}

extension PreviewRecord.Line {
  /// The orders, those of one line and one set of arguments together.
  fileprivate static func lines(of preview: EntryPreview) -> [Self] {
    guard let direction = preview.locale?.direction else { return [] }
    var places: [[String]: Int] = [:]
    var groups: [[ShownOrder]] = []
    for order in preview.orders {
      let name = ["\(order.line)", order.text] + order.arguments.map(\.text)
      if let place = places[name] {
        groups[place].append(order)
      } else {
        places[name] = groups.count
        groups.append([order])
      }
    }
    return groups.map { orders in
      let first = orders[0]
      let isChanged = !first.text.utf8.elementsEqual(first.fixedText.utf8)
      return Self(
        number: first.line,
        arguments: first.arguments.isEmpty ? nil : first.arguments.map(ArgumentRecord.init),
        text: first.text, repaired: isChanged ? first.fixedText : nil,
        rows: orders.map { order in
          PreviewRecord.Row(
            container: order.container, isAskedFor: order.isAskedFor,
            now: .init(order.text, order.container, direction, isRight: order.isRightNow),
            repaired: isChanged
              ? .init(order.fixedText, order.container, direction, isRight: order.isRightFixed)
              : nil)
        })
    }
  }
}
