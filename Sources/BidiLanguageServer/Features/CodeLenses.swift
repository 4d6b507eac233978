import BidiLint
import BidiReport
import BidiSource
import BidiText
import LocalizationFiles

/// A line above each entry that has findings or controls: where it looks right, and where wrong.
enum CodeLenses {
  /// The places of the lines; what they say is asked for one by one.
  static func json(
    of document: Document, _ checked: CheckedDocument, _ encoding: PositionEncoding
  ) -> JSONValue {
    var numbers = Set(
      checked.findings.compactMap {
        $0.finding.key == nil ? nil : checked.file.entryNumber(around: $0.range.lowerBound)
      })
    for (number, entry) in checked.file.entries.enumerated()
    where entry.value.string.hasDirectionalFormatting {
      numbers.insert(number)
    }
    var counter = document.counter(encoding)
    return .array(
      numbers.sorted().map { number in
        let entry = checked.file.entries[number]
        return .object([
          "range": counter.range(of: entry.range.lowerBound..<entry.range.lowerBound),
          "data": .object([
            "uri": .string(document.uri), "entry": .integer(number),
            "key": .string(entry.key.string),
          ]),
        ])
      })
  }

  /// What the line of an entry says.
  static func title(of number: Int, in checked: inout CheckedDocument) -> String {
    let explanation = checked.explanation(of: number)
    return ExplanationReport(style: .editor).places(of: explanation)
      ?? "nothing is said of its order"
  }
}
