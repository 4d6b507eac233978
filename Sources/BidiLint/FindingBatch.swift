import BidiSource
import LocalizationFiles

/// Makes findings of diagnoses, about a thousand at once.
struct FindingBatch {
  private let pass: LintPass
  private var locator: SourceLocator

  /// The diagnoses of rules for whole files, by their places.
  private var ofFile: [Diagnosis]

  /// The diagnoses of entries, entry by entry.
  var ofEntries: [Diagnosis] = []

  init(of pass: LintPass, _ ofFile: [Diagnosis]) {
    self.pass = pass
    self.ofFile = ofFile
    locator = SourceLocator(pass.file.source)
  }

  /// The findings before an offset of the text, by place; findings at one place keep the order of the rules.
  ///
  /// - Parameter offset: The start of the next entry.
  /// - Returns: The findings that no earlier batch had.
  mutating func end(at offset: Int) -> [Finding] {
    let count = ofFile.prefix { $0.range.lowerBound < offset }.count
    let found = Array(ofFile[..<count]) + ofEntries
    ofFile.removeFirst(count)
    ofEntries.removeAll(keepingCapacity: true)
    guard !found.isEmpty else { return [] }
    let file = pass.file
    let starts = locator.locations(of: found.map { $0.range.lowerBound })
    let ends = locator.locations(of: found.map { $0.range.upperBound })
    let edits = editLocations(of: found.map { file.isEditable ? $0.fix?.edits ?? [] : [] })
    let findings = found.indices.map { index in
      let finding = pass.finding(of: found[index], at: starts[index]..<ends[index], edits[index])
      guard finding.fix != nil, let reason = file.reasonNotEdited else { return finding }
      return finding.withoutFix(reason)
    }
    locator.advance(to: min(offset, file.source.text.count))
    // Sorting is stable.
    return findings.sorted { $0.location < $1.location }
  }

  /// The places of the edits of each fix.
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
  /// The reason why findings of the file have no fixes, in one sentence without a full stop; nil if they can have
  /// fixes.
  var reasonNotEdited: String? {
    isRefused
      ? "the file cannot be read as it is; repair that first (parse-error)" : readOnlyReason
  }
}
