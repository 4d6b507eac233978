public import BidiMessages
private import BidiSource
import BidiText
public import LocalizationFiles

/// Repairs files: applies the fixes of findings.
public struct Fixer: Sendable {
  let linter: Linter
  private let includesUnsafe: Bool

  /// Selects the findings to repair; nil for all.
  private let keep: (@Sendable ([Finding]) -> [Finding])?

  /// Whether only fixes that change nothing but controls are made.
  var changesControlsAlone = false

  /// The limit of rounds, because a fix can cause new findings.
  ///
  /// No known value needs as many.
  private static let maximumRounds = 16

  /// Makes a fixer.
  ///
  /// - Parameters:
  ///   - linter: The linter.
  ///   - includesUnsafe: Whether unsafe fixes are made too.
  ///   - keep: Selects the findings to repair, in each round; nil for all.
  public init(
    linter: Linter, includesUnsafe: Bool = false,
    keep: (@Sendable ([Finding]) -> [Finding])? = nil
  ) {
    self.keep = keep
    self.linter = linter
    self.includesUnsafe = includesUnsafe
  }

  /// The result for a file.
  public struct Outcome: Sendable {
    /// The file before the fixes.
    public let original: LocalizationFile

    /// The file after the fixes.
    ///
    /// It is equal to the original if there was no fix to make.
    public let repaired: LocalizationFile

    /// The findings whose fixes were made.
    public let fixed: [Finding]

    /// The findings that are left.
    public let remaining: [Finding]

    /// Whether anything changed.
    public var isChanged: Bool { !fixed.isEmpty }

    /// The number of edits.
    public let editCount: Int
  }

  /// The reason why a file was not changed.
  public enum Failure: Error, Sendable, CustomStringConvertible {
    /// A fix would have changed more than values, because a rule has a fault. The key is that of the entry.
    case damaged(rule: String, key: String?)

    /// The failure, in one sentence.
    public var description: String {
      switch self {
      case .damaged(let rule, let key):
        "the fix of \(rule)\(key.map { " for \"\($0)\"" } ?? "") would have damaged the file;"
          + " nothing was written. Please report this"
      }
    }
  }

  /// Repairs a file.
  ///
  /// A fix can cause another finding, so rounds are repeated until there is no fix left. After each round the file is
  /// read again, and its keys and comments must be unchanged.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language, to compare with.
  /// - Returns: The result.
  /// - Throws: ``Failure``; then do not change the file.
  public func fix(
    _ file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil
  ) throws(Failure) -> Outcome {
    var memory = JudgeMemory()
    return try fix(file, locale: locale, base: base, memory: &memory)
  }

  /// Repairs a file, with a memory of the verdicts about other files.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language, to compare with.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  /// - Returns: The result; it is the same as without memory.
  /// - Throws: ``Failure``; then do not change the file.
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

  /// The edits of groups of findings, in the order of the file.
  ///
  /// Each group has one fix.
  private static func edits(of groups: [[Finding]]) -> [Edit] {
    groups.flatMap { $0.first?.fix?.edits ?? [] }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The findings, without the fixes that would damage the file.
  ///
  /// For example, a value can lose white space at its edge if a mark beside it is removed.
  private static func refusing(_ names: Set<String>, _ findings: [Finding]) -> [Finding] {
    guard !names.isEmpty else { return findings }
    return findings.map { finding in
      finding.fix != nil && names.contains(finding.identity)
        ? finding.withoutFix(
          "the repair would change more than controls in this file; change the text by hand")
        : finding
    }
  }

  /// The findings whose fixes are made in a round, by entry.
  ///
  /// An entry gets one fix a round, because a second fix may assume a text that the first one changed.
  ///
  /// Findings of an entry with the same fix are repaired together.
  private func choose(among findings: [Finding], in file: LocalizationFile) -> [[Finding]] {
    var chosen: [[Finding]] = []
    var numberOfEntry: [Int: Int] = [:]
    for finding in findings {
      guard let fix = finding.fix, let first = fix.edits.first,
        fix.safety == .safe || includesUnsafe,
        !changesControlsAlone || !Self.changesText(finding.rule)
      else { continue }
      // An edit at the end of a shorthand entry's token counts as inside the entry.
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

  /// The number of the entry that the fix of a group changes; nil if the fix is outside all entries.
  private static func entryNumber(of group: [Finding], in file: LocalizationFile) -> Int? {
    group.first?.fix?.edits.first.flatMap { file.entryNumber(around: $0.range.lowerBound) }
  }

  /// Makes the fixes of some groups, reads the file again, and checks that only values differ.
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
      // If a control stood between the halves of a surrogate pair, its removal would join them to another character.
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

  /// The starts of the entries whose fixes change more than controls.
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
