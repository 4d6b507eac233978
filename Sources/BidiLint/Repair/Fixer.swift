public import BidiJudge
private import BidiSource
import BidiText
public import LocalizationFiles

/// Repairs files: applies the fixes of findings.
public struct Fixer: Sendable {
  let linter: Linter
  let includesUnsafe: Bool

  /// Selects the findings to repair; nil for all.
  let keep: (@Sendable ([Finding]) -> [Finding])?

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
  ///   - keep: Selects the findings to repair, in each round; nil for all. It gets the findings in the order of the
  ///     file, about a thousand at once.
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
    var fixed: [Finding] = []
    var remaining: [Finding] = []
    let repair = repair(
      file, locale: locale, base: base, memory: &memory, fixed: { fixed += $0 },
      remaining: { remaining += $0 })
    return Outcome(
      original: file, repaired: repair.repaired, fixed: fixed, remaining: remaining,
      editCount: repair.editCount)
  }

  /// The result for a file without its findings, for files that have too many findings to hold at once.
  package struct Repair: Sendable {
    /// The file before the fixes.
    package let original: LocalizationFile

    /// The file after the fixes.
    package fileprivate(set) var repaired: LocalizationFile

    /// The number of findings whose fixes were made.
    package fileprivate(set) var fixedCount = 0

    /// The number of edits.
    package fileprivate(set) var editCount = 0

    /// Whether anything changed.
    package var isChanged: Bool { fixedCount > 0 }
  }

  /// The number of remaining findings of a round that are held; more are found again after the last round.
  private static let mostHeld = 4096

  /// Repairs a file, and gives away its findings about a thousand at once.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language, to compare with.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  ///   - before: Gets the findings before the repairs.
  ///   - fixed: Gets the findings whose fixes were made; nil if nobody wants them.
  ///   - remaining: Gets the findings that are left.
  /// - Returns: The result.
  package func repair(
    _ file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil,
    memory: inout JudgeMemory, before: ([Finding]) -> Void = { _ in },
    fixed: (([Finding]) -> Void)? = nil, remaining: ([Finding]) -> Void = { _ in }
  ) -> Repair {
    var repair = Repair(original: file, repaired: file)
    var refused: Set<String> = []
    for round in 0..<Self.maximumRounds {
      let current = repair.repaired
      var offers = Offers(keepsFindings: fixed != nil)
      var held: [Finding] = []
      var isHeld = true
      linter.findings(in: current, locale: locale, base: base, memory: &memory) { batch in
        let found = keep?(batch) ?? batch
        if round == 0 { before(found) }
        for finding in found { add(finding, to: &offers, in: current) }
        isHeld = isHeld && held.count + found.count <= Self.mostHeld
        if isHeld { held += found } else { held = [] }
      }
      let offered =
        refused.isEmpty
        ? offers.groups : offers.groups.filter { !refused.contains($0.identity) }
      offers.groups = []
      let valid = ValidSubset.largest(of: offered.count) { attempt($0, of: offered, in: current) }
      let numbers = valid?.numbers ?? []
      var isMade = [Bool](repeating: false, count: offered.count)
      for number in numbers { isMade[number] = true }
      for (number, group) in offered.enumerated() where !isMade[number] {
        refused.insert(group.identity)
      }
      guard let valid else {
        guard !isHeld else {
          remaining(Self.refusing(refused, held))
          return repair
        }
        break
      }
      for number in numbers {
        repair.editCount += offered[number].edits.count
        repair.fixedCount += offered[number].count
        fixed?(offered[number].findings)
      }
      repair.repaired = valid.made
    }
    linter.findings(in: repair.repaired, locale: locale, base: base, memory: &memory) { batch in
      remaining(Self.refusing(refused, keep?(batch) ?? batch))
    }
    return repair
  }

  /// The findings of an entry that one fix repairs, as far as the fixer needs them.
  private struct Group {
    let rule: String
    let locale: String?
    let key: String?

    /// The number of the entry that the fix changes; nil if the fix is outside all entries.
    let entry: Int?
    let edits: [Edit]

    /// The number of the findings, and the findings themselves if somebody wants them.
    var count = 1
    var findings: [Finding] = []

    /// Whether a fix of the group changes more than controls.
    var changesText: Bool

    /// The identity of the first finding.
    var identity: String { Finding.identity(rule: rule, locale: locale, key: key) }
  }

  /// The fixes that are offered in a round, one for each entry.
  private struct Offers {
    let keepsFindings: Bool
    var groups: [Group] = []
    var numbers: [Int: Int] = [:]
  }

  /// The edits of groups of findings, in the order of the file.
  private static func edits(of numbers: [Int], _ groups: [Group]) -> [Edit] {
    var edits: [Edit] = []
    for number in numbers { edits += groups[number].edits }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return edits
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

  /// Adds a finding to those whose fixes are made in a round.
  ///
  /// An entry gets one fix a round, because a second fix may assume a text that the first one changed. Findings of an
  /// entry with the same fix are repaired together.
  private func add(_ finding: Finding, to offers: inout Offers, in file: LocalizationFile) {
    guard let fix = finding.fix, let first = fix.edits.first,
      fix.safety == .safe || includesUnsafe,
      !changesControlsAlone || !Self.changesText(finding.rule)
    else { return }
    // An edit at the end of a shorthand entry's token counts as inside the entry.
    let entry = file.entryNumber(around: first.range.lowerBound)
    let place = entry.map { file.entries[$0].range.lowerBound } ?? first.range.lowerBound
    if let number = offers.numbers[place] {
      guard fix.edits == offers.groups[number].edits else { return }
      offers.groups[number].count += 1
      offers.groups[number].changesText =
        offers.groups[number].changesText || Self.changesText(finding.rule)
      if offers.keepsFindings { offers.groups[number].findings.append(finding) }
      return
    }
    offers.numbers[place] = offers.groups.count
    offers.groups.append(
      Group(
        rule: finding.rule, locale: finding.locale, key: finding.key, entry: entry,
        edits: fix.edits, findings: offers.keepsFindings ? [finding] : [],
        changesText: Self.changesText(finding.rule)))
  }

  /// Makes the fixes of some groups, reads the file again, and checks that only values differ.
  private func attempt(
    _ numbers: [Int], of groups: [Group], in file: LocalizationFile
  ) -> ValidSubset.Attempt<LocalizationFile> {
    let edits = Self.edits(of: numbers, groups)
    guard Edit.areDisjoint(edits), let next = try? file.replacing(edits), !next.isRefused else {
      return .invalid([])
    }
    let changedTexts = Set(
      numbers.compactMap { number in
        groups[number].changesText
          ? groups[number].entry.map { file.entries[$0].range.lowerBound } : nil
      })
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
    let numbersByEntry = Dictionary(
      numbers.compactMap { number in groups[number].entry.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    return .invalid(RereadEntries(file, next, edits).damaged(of: numbersByEntry, difference))
  }

  private static let rulesThatChangeText = Set(
    Rules.checked.filter { type(of: $0).fixChangesText }.map { type(of: $0).id })

  private static func changesText(_ rule: String) -> Bool { rulesThatChangeText.contains(rule) }

  private func onlyControlsDiffer(_ lhs: LocalizationEntry, _ rhs: LocalizationEntry) -> Bool {
    let (left, right) = (lhs.value.string, rhs.value.string)
    return isSameText(left, right)
      || isSameText(left.strippingControls(), right.strippingControls())
  }
}
