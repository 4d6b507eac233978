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

  /// How bad findings are, by rules for which somebody says so.
  private let severities: (_ locale: String?) -> [String: Severity]

  init(
    of file: LocalizationFile, severities: @escaping (_ locale: String?) -> [String: Severity]
  ) {
    self.file = file
    self.severities = severities
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
    let edits = editLocations(
      of: found.map { file.isEditable ? $0.diagnosis.fix?.edits ?? [] : [] })
    let findings = found.indices.map { index in
      finding(found[index], starts[index], ends[index], edits[index])
    }
    locator.advance(to: min(offset, file.source.text.count))
    // Sorting is stable.
    return findings.sorted { $0.location < $1.location }
  }

  private func finding(
    _ found: Found, _ start: SourceLocation, _ end: SourceLocation,
    _ editLocations: [Range<SourceLocation>]
  ) -> Finding {
    let (diagnosis, rule) = (found.diagnosis, type(of: found.rule))
    let entry = diagnosis.key == nil ? nil : file.entry(around: diagnosis.range.lowerBound)
    let whyNot =
      file.isRefused
      ? "the file cannot be read as it is; repair that first (parse-error)" : file.readOnlyReason
    return Finding(
      rule: rule.id, severity: severities(entry?.locale)[rule.id] ?? rule.severity,
      path: file.source.path,
      location: start,
      endLocation: end, key: diagnosis.key,
      value: entry?.value.string, locale: holdsLocales ? entry?.locale : nil,
      message: diagnosis.message,
      help: !file.isEditable && diagnosis.fix != nil ? whyNot : diagnosis.help,
      proof: diagnosis.proof, fix: file.isEditable ? diagnosis.fix : nil,
      editLocations: editLocations)
  }

  /// Where the edits of each fix stand.
  private func editLocations(of fixes: [[Edit]]) -> [[Range<SourceLocation>]] {
    let offsets = fixes.joined().flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    guard !offsets.isEmpty else { return fixes.map { _ in [] } }
    var places = locator.locations(of: offsets)[...]
    return fixes.map { edits in
      edits.map { _ in
        let (start, end) = (places.removeFirst(), places.removeFirst())
        return start..<end
      }
    }
  }
}
