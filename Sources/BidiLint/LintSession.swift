package import BidiMessages
package import BidiSource
package import LocalizationFiles

/// The findings of one file while somebody edits it: only entries that changed are judged again.
///
/// The findings are those that a ``Linter`` has of the file, whatever was edited before.
package struct LintSession: Sendable {
  /// A finding, and where it stands in the file as it is now.
  package struct Placed: Sendable {
    /// A number that no other finding of the session has, and that stays while the finding does.
    package let id: Int

    /// Where the fault is.
    package let range: SourceRange

    /// The edits of the fix; empty for none.
    package let edits: [Edit]

    /// What is found: its locations are not counted.
    package let finding: Finding
  }

  /// A finding, and where it stood when it was made.
  private typealias Found = (range: SourceRange, finding: Finding)

  /// What was found of one entry.
  private struct OfEntry: Sendable {
    /// Where the entry began when it was judged.
    let origin: Int

    /// Whether the value takes in the value of another entry.
    let hasLinks: Bool

    let found: [Found]
    let firstID: Int
  }

  /// The file as it is now.
  package private(set) var file: LocalizationFile

  /// How many entries the last change made judge.
  package private(set) var judgedCount = 0

  private let linter: Linter
  private let locale: MessageLocale?
  private let base: BaseTexts?
  private var memory = JudgeMemory()
  private var ofEntries: [OfEntry?]

  /// What the text of the file has, or had before an edit inside a value; nil where it has to be looked at.
  private var features: ValueFeatures?

  private var ofFile: [(found: Found, id: Int)] = []
  private var nextID = 0

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - linter: Finds what is wrong with it.
  ///   - locale: The locale of its texts; nil where it is not known.
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

  /// Takes the file after an edit.
  ///
  /// - Parameter new: The file, read again.
  /// - Complexity: O(*n*) with a small factor, and the time to judge what changed.
  package mutating func update(to new: LocalizationFile) {
    let old = file
    let common = CommonEntries(old, new)
    addFeatures(of: common.changed, in: new.source)
    file = new
    ofEntries.replaceSubrange(
      common.start..<old.entries.count - common.end,
      with: Array(repeating: nil, count: new.entries.count - common.start - common.end))
    judge(round: common.start..<new.entries.count - common.end)
  }

  /// Takes the file after an edit inside the value of an entry, without reading it anew.
  ///
  /// - Parameters:
  ///   - new: The file as it is now.
  ///   - range: What was replaced, in the file as it was.
  ///   - count: How many bytes stand there now.
  /// - Returns: False, and nothing changed, where the file has to be read as a whole.
  package mutating func take(
    _ new: SourceFile, replacing range: SourceRange, byCount count: Int
  ) -> Bool {
    guard let numbers = file.take(new, replacing: range, byCount: count) else { return false }
    addFeatures(of: range.lowerBound..<range.lowerBound + count, in: new)
    judge(round: numbers)
    return true
  }

  /// Adds what an edited stretch has to what the text had before; without one, the text has to be looked at as a whole.
  private mutating func addFeatures(of edited: SourceRange?, in source: SourceFile) {
    guard let edited else {
      features = nil
      return
    }
    // What stands before and behind the edit may make something of it.
    let stretch = max(0, edited.lowerBound - 4)..<min(source.text.count, edited.upperBound + 4)
    features?.formUnion(ValueFeatures(ofFile: Array(source.text[stretch])))
  }

  /// Judges entries that changed, and those whose verdicts rest on them.
  private mutating func judge(round changed: Range<Int>) {
    // The forms of a plural are judged with those beside them.
    let first = max(0, changed.lowerBound - ParsedValues.reach)
    let last = min(file.entries.count, changed.upperBound + ParsedValues.reach)
    var numbers = Set(first..<max(first, last))
    for number in ofEntries.indices where ofEntries[number]?.hasLinks == true {
      numbers.insert(number)
    }
    judge(numbers.sorted())
  }

  /// The findings, in the order of the file.
  package var findings: [Placed] {
    let reason = file.reasonNotEdited
    func placed(_ id: Int, _ found: Found, _ distance: Int) -> Placed {
      let (range, finding) = found
      let isEdited = finding.fix == nil || reason == nil
      return Placed(
        // Without its fix it is another finding.
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
    // Taken out, so that it is not copied.
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
  /// The same edit in a text in which something before it has grown or shrunk.
  fileprivate func moved(by distance: Int) -> Edit {
    Edit(
      range: range.lowerBound + distance..<range.upperBound + distance, replacement: replacement)
  }
}
