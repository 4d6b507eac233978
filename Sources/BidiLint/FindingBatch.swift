import BidiSource
import LocalizationFiles

/// Diagnoses of a file on their way to findings, a thousand at once.
struct FindingBatch {
  private let pass: LintPass
  private var locator: SourceLocator

  /// Those of rules that look at the whole file, by their places.
  private var ofFile: [Diagnosis]

  /// Those of entries, entry by entry.
  var ofEntries: [Diagnosis] = []

  init(of pass: LintPass, _ ofFile: [Diagnosis]) {
    self.pass = pass
    self.ofFile = ofFile
    locator = SourceLocator(pass.file.source)
  }

  /// The findings before an offset of the text, by place; rules at one place stand in their own order.
  ///
  /// - Parameter offset: Where the next entry begins.
  /// - Returns: The findings; those of earlier batches are not among them.
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
