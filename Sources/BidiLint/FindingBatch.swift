import BidiSource
import LocalizationFiles

/// Diagnoses of a file on their way to findings, a thousand at once.
struct FindingBatch {
  typealias Found = (diagnosis: Diagnosis, rule: any CheckedRule)

  private let file: LocalizationFile
  private var locator: SourceLocator

  /// Those of rules that look at the whole file, by their places.
  var ofFile: [Found] = []

  /// Those of entries, entry by entry.
  var ofEntries: [Found] = []

  /// The locale of texts that name none.
  private let locale: String?

  /// How bad findings are, by rules for which somebody says so.
  private let severities: (_ locale: String?) -> [String: Severity]

  init(
    of file: LocalizationFile, locale: String? = nil,
    severities: @escaping (_ locale: String?) -> [String: Severity]
  ) {
    self.file = file
    self.locale = locale
    self.severities = severities
    locator = SourceLocator(file.source)
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
      finding(found[index], starts[index]..<ends[index], edits[index])
    }
    locator.advance(to: min(offset, file.source.text.count))
    // Sorting is stable.
    return findings.sorted { $0.location < $1.location }
  }

  private func finding(
    _ found: Found, _ place: Range<SourceLocation>, _ editLocations: [Range<SourceLocation>]
  ) -> Finding {
    let finding = Self.finding(
      found, in: file, locale: locale, severities: severities, place: place,
      editLocations: editLocations)
    guard finding.fix != nil, let reason = file.reasonNotEdited else { return finding }
    return finding.withoutFix(reason)
  }

  /// The finding of a diagnosis, with its fix whether or not the file can be edited.
  ///
  /// - Parameters:
  ///   - found: The diagnosis and its rule.
  ///   - file: The file.
  ///   - locale: The locale of texts that name none.
  ///   - severities: How bad findings are, by rules for which somebody says so, for texts of a locale.
  ///   - place: Where it stands, in lines.
  ///   - editLocations: Where the edits of its fix stand.
  /// - Returns: The finding.
  static func finding(
    _ found: Found, in file: LocalizationFile, locale: String?,
    severities: (_ locale: String?) -> [String: Severity],
    place: Range<SourceLocation>, editLocations: [Range<SourceLocation>]
  ) -> Finding {
    let (diagnosis, rule) = (found.diagnosis, type(of: found.rule))
    let entry = diagnosis.key == nil ? nil : file.entry(around: diagnosis.range.lowerBound)
    return Finding(
      rule: rule.id, severity: severities(entry?.locale)[rule.id] ?? rule.severity,
      path: file.source.path,
      location: place.lowerBound, endLocation: place.upperBound, key: diagnosis.key,
      value: entry?.value.string, locale: entry?.locale,
      judgedLocale: entry?.locale ?? locale, format: file.format.name,
      message: diagnosis.message, help: diagnosis.help, proof: diagnosis.proof, fix: diagnosis.fix,
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

extension LocalizationFile {
  /// Why findings of the file have no fixes, in one sentence without a full stop; nil where they may have some.
  var reasonNotEdited: String? {
    isRefused
      ? "the file cannot be read as it is; repair that first (parse-error)" : readOnlyReason
  }
}
