import BidiSource
import LocalizationFiles

/// Diagnoses of a file on their way to findings, a thousand at once.
struct FindingBatch {
  typealias Found = (diagnosis: Diagnosis, rule: any CheckedRule)

  private let file: LocalizationFile
  private var locator: SourceLocator

  /// Whether entries name their locales.
  private let holdsLocales: Bool

  /// Those of rules that look at the whole file, by their places.
  var ofFile: [Found] = []

  /// Those of entries, entry by entry.
  var ofEntries: [Found] = []

  init(of file: LocalizationFile) {
    self.file = file
    locator = SourceLocator(file.source)
    holdsLocales = file.entries.contains { $0.locale != nil }
  }

  /// The findings before an offset of the text, by place; rules at one place stand in their own order.
  ///
  /// - Parameter offset: Where the next entry begins.
  /// - Returns: The findings; those of earlier batches are not among them.
  mutating func end(at offset: Int) -> [Finding] {
    let count = ofFile.prefix { $0.diagnosis.range.lowerBound < offset }.count
    let found = Array(ofFile[..<count]) + ofEntries
    ofFile.removeFirst(count)
    ofEntries.removeAll(keepingCapacity: true)
    guard !found.isEmpty else { return [] }
    let starts = locator.locations(of: found.map { $0.diagnosis.range.lowerBound })
    let ends = locator.locations(of: found.map { $0.diagnosis.range.upperBound })
    let byteRanges = byteRanges(
      of: found.map { file.isEditable ? $0.diagnosis.fix?.edits ?? [] : [] })
    let findings = found.indices.map { index in
      finding(found[index], starts[index], ends[index], byteRanges[index])
    }
    locator.advance(to: min(offset, file.source.text.count))
    // Sorting is stable.
    return findings.sorted { $0.location < $1.location }
  }

  private func finding(
    _ found: Found, _ start: SourceLocation, _ end: SourceLocation, _ byteRanges: [Range<Int>]
  ) -> Finding {
    let (diagnosis, rule) = (found.diagnosis, type(of: found.rule))
    let whyNot =
      file.isRefused
      ? "the file cannot be read as it is; repair that first (parse-error)" : file.readOnlyReason
    return Finding(
      rule: rule.id, severity: rule.severity, path: file.source.path, location: start,
      endLocation: end, key: diagnosis.key,
      locale: holdsLocales
        ? file.entry(around: diagnosis.range.lowerBound)?.locale : nil,
      message: diagnosis.message,
      help: !file.isEditable && diagnosis.fix != nil ? whyNot : diagnosis.help,
      proof: diagnosis.proof, fix: file.isEditable ? diagnosis.fix : nil,
      editByteRanges: byteRanges)
  }

  /// Where the edits of each fix stand in the bytes of the file.
  private func byteRanges(of fixes: [[Edit]]) -> [[Range<Int>]] {
    // In UTF-8 the offsets of the text are those of the file, behind its byte order mark.
    let encoding = file.source.encoding
    let skipped = encoding.byteOrderMark.count
    guard !encoding.isUTF8 else {
      return fixes.map { edits in
        edits.map { $0.range.lowerBound + skipped..<$0.range.upperBound + skipped }
      }
    }
    let offsets = fixes.joined().flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    var places = locator.locations(of: offsets)[...]
    return fixes.map { edits in
      edits.map { _ in
        let (start, end) = (places.removeFirst(), places.removeFirst())
        return start.byteOffset..<end.byteOffset
      }
    }
  }
}
