package import BidiJudge
import MessageSyntax
package import BidiSource
package import LocalizationFiles

/// The findings of one file during editing: only entries that changed are judged again.
///
/// The findings are always the findings of a ``Linter`` for the current file.
package struct LintSession: Sendable {
  /// A finding with its place in the current file.
  package struct Placed: Sendable {
    /// The number of the finding: unique in the session, and the same as long as the finding exists.
    package let id: Int

    /// The range of the fault.
    package let range: SourceRange

    /// The edits of the fix; empty if there is none.
    package let edits: [Edit]

    /// The finding.
    ///
    /// Its locations are not set.
    package let finding: Finding
  }

  /// A finding, with its range when it was made.
  private typealias Found = (range: SourceRange, finding: Finding)

  /// The findings of one entry.
  private struct OfEntry: Sendable {
    /// The start of the entry when it was judged.
    let origin: Int

    /// Whether the value includes the value of another entry.
    let hasLinks: Bool

    let found: [Found]
    let firstID: Int
  }

  /// The current file.
  package private(set) var file: LocalizationFile

  /// The number of entries that were judged after the last change.
  package private(set) var judgedCount = 0

  private let linter: Linter
  private let locale: MessageLocale?
  private let base: BaseTexts?
  private var memory = JudgeMemory()
  private var ofEntries: [OfEntry?]

  /// The features of the text of the file, now or before an edit in a value; nil if the text must be scanned.
  private var features: ValueFeatures?

  private var ofFile: [(found: Found, id: Int)] = []
  private var nextID = 0

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - linter: The linter.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language, to compare with.
  package init(
    _ file: LocalizationFile, by linter: Linter, locale: MessageLocale?, base: BaseTexts?
  ) {
    self.file = file
    self.linter = linter
    self.locale = locale
    self.base = base
    ofEntries = Array(repeating: nil, count: file.entries.count)
    judge(Array(file.entries.indices))
  }

  /// Updates the findings after an edit.
  ///
  /// - Parameter new: The file, read again.
  /// - Complexity: O(*n*) with a small factor, plus the time to judge the entries that changed.
  package mutating func update(to new: LocalizationFile) {
    let old = file
    let common = CommonEntries(old, new)
    addFeatures(of: common.changed, in: new.source)
    file = new
    ofEntries.replaceSubrange(
      common.start..<old.entries.count - common.end,
      with: Array(repeating: nil, count: new.entries.count - common.start - common.end))
    // Of several values of a key, only one is used; an edit in a value changes no key.
    let repeated = LaterValues(of: old).keys.union(LaterValues(of: new).keys)
    judge(
      round: common.start..<new.entries.count - common.end,
      and: repeated.isEmpty
        ? [] : new.entries.indices.filter { repeated.contains(new.entries[$0].key.string) })
  }

  /// Updates the findings after an edit inside the value of an entry, without reading the file again.
  ///
  /// - Parameters:
  ///   - new: The new text of the file.
  ///   - range: The range that was replaced, in the old file.
  ///   - count: The number of bytes that replaced it.
  /// - Returns: False if the file must be read as a whole; then nothing was changed.
  package mutating func take(
    _ new: SourceFile, replacing range: SourceRange, byCount count: Int
  ) -> Bool {
    guard let numbers = file.take(new, replacing: range, byCount: count) else { return false }
    addFeatures(of: range.lowerBound..<range.lowerBound + count, in: new)
    judge(round: numbers)
    return true
  }

  /// Adds the features of an edited range to the features of the text.
  ///
  /// If the range is not known, the text must be scanned again.
  private mutating func addFeatures(of edited: SourceRange?, in source: SourceFile) {
    guard let edited else {
      features = nil
      return
    }
    // The edit can make a feature together with the characters before and after it.
    let stretch = max(0, edited.lowerBound - 4)..<min(source.text.count, edited.upperBound + 4)
    features?.formUnion(ValueFeatures(ofFile: Array(source.text[stretch])))
  }

  /// Judges the entries that changed, and the entries whose verdicts depend on them.
  private mutating func judge(round changed: Range<Int>, and others: [Int] = []) {
    // The verdict of a plural form depends on the forms beside it.
    let first = max(0, changed.lowerBound - ParsedValues.reach)
    let last = min(file.entries.count, changed.upperBound + ParsedValues.reach)
    var numbers = Set(first..<max(first, last))
    for number in ofEntries.indices where ofEntries[number]?.hasLinks == true {
      numbers.insert(number)
    }
    numbers.formUnion(others)
    judge(numbers.sorted())
  }

  /// The findings, in the order of the file.
  package var findings: [Placed] {
    let reason = file.reasonNotEdited
    func placed(_ id: Int, _ found: Found, _ distance: Int) -> Placed {
      let (range, finding) = found
      let isEdited = finding.fix == nil || reason == nil
      return Placed(
        // A finding that lost its fix gets another number.
        id: isEdited ? id : -1 - id,
        range: range.lowerBound + distance..<range.upperBound + distance,
        edits: isEdited ? finding.fix?.edits.map { $0.moved(by: distance) } ?? [] : [],
        finding: isEdited ? finding : finding.withoutFix(reason ?? ""))
    }
    var all = ofFile.map { placed($0.id, $0.found, 0) }
    for (number, known) in ofEntries.enumerated() {
      guard let known else { continue }
      let distance = file.entries[number].range.lowerBound - known.origin
      for (index, found) in known.found.enumerated() {
        all.append(placed(known.firstID + index, found, distance))
      }
    }
    // Sorting is stable.
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func judge(_ numbers: [Int]) {
    ofFile = []
    judgedCount = numbers.count
    if let locale, !linter.options.takes(locale: locale.identifier) { return }
    let pass = LintPass(linter, over: file, locale: locale, base: base, features: features)
    features = pass.features
    for diagnosis in pass.ofFile {
      ofFile.append(((diagnosis.range, pass.finding(of: diagnosis)), nextID))
      nextID += 1
    }
    for number in numbers { ofEntries[number] = nil }
    // Moved out of `self`, so that it is not copied.
    var memory = memory
    self.memory = JudgeMemory()
    defer { self.memory = memory }
    pass.forEachEntry(of: numbers.filter(pass.isChecked), &memory) { checked, diagnoses in
      let hasLinks = checked.message.arguments.contains { $0.isLink || $0.type == .variable }
      guard hasLinks || !diagnoses.isEmpty else { return }
      ofEntries[checked.number] = OfEntry(
        origin: checked.entry.range.lowerBound, hasLinks: hasLinks,
        found: diagnoses.map { ($0.range, pass.finding(of: $0)) }, firstID: nextID)
      nextID += diagnoses.count
    }
  }
}

extension Edit {
  /// The edit, moved by a number of bytes.
  fileprivate func moved(by distance: Int) -> Edit {
    Edit(
      range: range.lowerBound + distance..<range.upperBound + distance, replacement: replacement)
  }
}
