public import BidiMessages
private import BidiSource
import BidiText
public import LocalizationFiles

/// Makes the fixes of findings.
public struct Fixer: Sendable {
  let linter: Linter
  private let includesUnsafe: Bool

  /// Which findings are of interest; nil for all.
  private let keep: (@Sendable ([Finding]) -> [Finding])?

  /// Whether fixes that change more than controls are not made.
  var changesControlsAlone = false

  /// Fixes can bring out new findings; so many rounds are enough for any value that was seen.
  private static let maximumRounds = 16

  /// Makes a fixer.
  ///
  /// - Parameters:
  ///   - linter: Finds what is to be fixed.
  ///   - includesUnsafe: Whether fixes are made that a person should look at.
  ///   - keep: Takes out the findings that are to be left as they are; nil for none. It is asked in each round.
  public init(
    linter: Linter, includesUnsafe: Bool = false,
    keep: (@Sendable ([Finding]) -> [Finding])? = nil
  ) {
    self.keep = keep
    self.linter = linter
    self.includesUnsafe = includesUnsafe
  }

  /// What became of a file.
  public struct Outcome: Sendable {
    /// The file as it was.
    public let original: LocalizationFile

    /// The file with the fixes made.
    ///
    /// Equal to the original where there was none to make.
    public let repaired: LocalizationFile

    /// The findings whose fixes were made.
    public let fixed: [Finding]

    /// The findings that are left.
    public let remaining: [Finding]

    /// Whether anything changed.
    public var isChanged: Bool { !fixed.isEmpty }

    /// How many edits were made.
    public let editCount: Int
  }

  /// Why a file was left as it is.
  public enum Failure: Error, Sendable, CustomStringConvertible {
    /// A fix would have changed more than the values. A fault of a rule; the key is the entry's.
    case damaged(rule: String, key: String?)

    /// The failure in one sentence.
    public var description: String {
      switch self {
      case .damaged(let rule, let key):
        "the fix of \(rule)\(key.map { " for \"\($0)\"" } ?? "") would have damaged the file;"
          + " nothing was written. Please report this"
      }
    }
  }

  /// Fixes what can be fixed.
  ///
  /// A fix can bring out another finding, so this goes on until there is none left to make. After
  /// each round the file is read again; keys and comments must be what they were.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil where it is not known.
  ///   - base: The texts of the base language, to compare with.
  /// - Returns: What became of the file.
  /// - Throws: ``Failure``; then the file is to be left alone.
  public func fix(
    _ file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil
  ) throws(Failure) -> Outcome {
    var memory = JudgeMemory()
    return try fix(file, locale: locale, base: base, memory: &memory)
  }

  /// Fixes what can be fixed, with what was found of the shapes of lines in other files.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil where it is not known.
  ///   - base: The texts of the base language, to compare with.
  ///   - memory: What was found before; what is found is added.
  /// - Returns: What became of the file; the same as without memory.
  /// - Throws: ``Failure``; then the file is to be left alone.
  package func fix(
    _ file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil,
    memory: inout JudgeMemory
  ) throws(Failure) -> Outcome {
    var current = file
    var fixed: [Finding] = []
    var editCount = 0
    var refused: Set<String> = []
    for _ in 0..<Self.maximumRounds {
      let found = linter.findings(in: current, locale: locale, base: base, memory: &memory)
      let findings = keep?(found) ?? found
      let offered = choose(among: findings, in: current)
        .filter { !refused.contains($0[0].identity) }
      let entries = offered.map { Self.entryNumber(of: $0, in: current) }
      let valid = ValidSubset.largest(of: offered.count) { numbers in
        attempt(numbers.map { ($0, offered[$0], entries[$0]) }, in: current)
      }
      let numbers = Set(valid?.numbers ?? [])
      refused.formUnion(
        offered.indices.filter { !numbers.contains($0) }.map { offered[$0][0].identity })
      guard let valid else {
        return Outcome(
          original: file, repaired: current, fixed: fixed,
          remaining: Self.refusing(refused, findings), editCount: editCount)
      }
      let chosen = valid.numbers.map { offered[$0] }
      editCount += Self.edits(of: chosen).count
      fixed += chosen.joined()
      current = valid.made
    }
    let left = linter.findings(in: current, locale: locale, base: base, memory: &memory)
    let remaining = keep?(left) ?? left
    return Outcome(
      original: file, repaired: current, fixed: fixed,
      remaining: Self.refusing(refused, remaining), editCount: editCount)
  }

  /// The edits of groups of findings, one fix each, in the order of the file.
  private static func edits(of groups: [[Finding]]) -> [Edit] {
    groups.flatMap { $0.first?.fix?.edits ?? [] }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The findings, without the fixes that would change more than they may.
  ///
  /// Without its mark, white space at the edge of a value may be lost, and an empty translation is none.
  private static func refusing(_ names: Set<String>, _ findings: [Finding]) -> [Finding] {
    guard !names.isEmpty else { return findings }
    return findings.map { finding in
      finding.fix != nil && names.contains(finding.identity)
        ? finding.withoutFix(
          "the repair would change more than controls in this file; change the text by hand")
        : finding
    }
  }

  /// The findings whose fixes are made in a round, by entry: one fix, for what a second one assumes may no longer hold.
  ///
  /// Findings of one entry that have the same fix are mended together.
  private func choose(among findings: [Finding], in file: LocalizationFile) -> [[Finding]] {
    var chosen: [[Finding]] = []
    var numberOfEntry: [Int: Int] = [:]
    for finding in findings {
      guard let fix = finding.fix, let first = fix.edits.first,
        fix.safety == .safe || includesUnsafe,
        !changesControlsAlone || !Self.changesText(finding.rule)
      else { continue }
      // An edit at the very end of a shorthand entry's token is inside its range too.
      let place =
        file.entry(around: first.range.lowerBound)?.range.lowerBound ?? first.range.lowerBound
      guard let number = numberOfEntry[place] else {
        numberOfEntry[place] = chosen.count
        chosen.append([finding])
        continue
      }
      if fix.edits == chosen[number][0].fix?.edits { chosen[number].append(finding) }
    }
    return chosen
  }

  /// The number of the entry that the fix of a group changes; nil where the fix stands in none.
  private static func entryNumber(of group: [Finding], in file: LocalizationFile) -> Int? {
    group.first?.fix?.edits.first.flatMap { file.entryNumber(around: $0.range.lowerBound) }
  }

  /// The file with the fixes of some groups made, read again and compared: only values may differ.
  private func attempt(
    _ groups: [(number: Int, findings: [Finding], entry: Int?)], in file: LocalizationFile
  ) -> ValidSubset.Attempt<LocalizationFile> {
    let edits = Self.edits(of: groups.map { $0.findings })
    guard Edit.areDisjoint(edits), let next = try? file.replacing(edits), !next.isRefused else {
      return .invalid([])
    }
    let changedTexts = places(ofTextChanges: groups.flatMap { $0.findings }, in: file)
    func difference(
      _ before: LocalizationEntry, _ after: LocalizationEntry
    ) -> RereadEntries.Difference {
      guard isSameText(before.key.string, after.key.string),
        before.comments.map(\.text) == after.comments.map(\.text)
      else { return .more }
      // Halves of a surrogate pair that a control kept apart must not meet.
      let isRight =
        changedTexts.contains(before.range.lowerBound) || onlyControlsDiffer(before, after)
      return isRight ? .none : .value
    }
    if next.entries.count == file.entries.count,
      zip(file.entries, next.entries).allSatisfy({ difference($0, $1) == .none })
    {
      return .valid(next)
    }
    let numbers = Dictionary(
      groups.compactMap { group in group.entry.map { ($0, group.number) } },
      uniquingKeysWith: { first, _ in first })
    return .invalid(RereadEntries(file, next, edits).damaged(of: numbers, difference))
  }

  private static func changesText(_ rule: String) -> Bool {
    Rules.checked.contains { type(of: $0).id == rule && type(of: $0).fixChangesText }
  }

  /// Where the entries begin whose fixes change more than controls.
  private func places(ofTextChanges findings: [Finding], in file: LocalizationFile) -> Set<Int> {
    Set(
      findings.compactMap { finding in
        guard Self.changesText(finding.rule), let edit = finding.fix?.edits.first else {
          return nil
        }
        return file.entry(around: edit.range.lowerBound)?.range.lowerBound
      })
  }

  private func onlyControlsDiffer(_ lhs: LocalizationEntry, _ rhs: LocalizationEntry) -> Bool {
    let (left, right) = (lhs.value.string, rhs.value.string)
    return isSameText(left, right)
      || isSameText(left.strippingControls(), right.strippingControls())
  }
}
