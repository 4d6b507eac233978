public import BidiJudge
private import BidiSource
import BidiText
public import LocalizationFiles

/// Repairs files: applies the fixes of findings.
public struct Fixer: Sendable {
  var linter: Linter
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

    /// The number of findings of the original that were repaired.
    ///
    /// A repair can bring another fault to light, such as a mark that is no longer needed. That is repaired too, and not
    /// counted: nobody was told of it.
    package fileprivate(set) var fixedCount = 0

    /// The number of edits.
    package fileprivate(set) var editCount = 0

    /// Whether anything changed.
    package var isChanged: Bool { editCount > 0 }
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
  ///   - before: Gets the findings before the repairs. If it returns a number of entries, only the first so many are looked
  ///     at, and no more findings come.
  ///   - fixed: Gets the findings whose fixes were made; nil if nobody wants them.
  ///   - remaining: Gets the findings that are left.
  /// - Returns: The result.
  package func repair(
    _ file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil,
    memory: inout JudgeMemory, before: ([Finding]) -> Int? = { _ in nil },
    fixed: (([Finding]) -> Void)? = nil, remaining: ([Finding]) -> Void = { _ in }
  ) -> Repair {
    var repair = Repair(original: file, repaired: file)
    var fixer = self
    var count = RepairedCount()
    var refused: Set<String> = []
    func giveRemaining(_ findings: [Finding]) {
      for finding in findings { count.noteLeft(finding) }
      remaining(Self.refusing(refused, findings))
    }
    for round in 0..<Self.maximumRounds {
      let current = repair.repaired
      var offers = Offers(keepsFindings: fixed != nil)
      var held: [Finding] = []
      var isHeld = true
      var end: Int?
      fixer.linter.findings(
        in: current, locale: locale, base: base, memory: &memory, isEnough: { end != nil }
      ) { batch in
        let found = keep?(batch) ?? batch
        if round == 0 { end = before(found) }
        for finding in found where isOffered(finding) {
          let isTaken = add(finding, to: &offers, in: current)
          if round == 0, !isTaken { count.noteWaiting(finding.identity) }
        }
        isHeld = isHeld && held.count + found.count <= Self.mostHeld
        if isHeld { held += found } else { held = [] }
      }
      if let end { fixer.linter.entries = 0..<end }
      let made = makeFixes(&offers, in: current, &refused)
      if round == 0 { count.note(offers.groups, isMade: made?.isMade) }
      guard let made else {
        if isHeld {
          giveRemaining(held)
          repair.fixedCount = count.total
          return repair
        }
        break
      }
      for (number, group) in offers.groups.enumerated() where made.isMade[number] {
        repair.editCount += group.edits.count
        fixed?(group.findings)
      }
      repair.repaired = made.file
    }
    fixer.linter.findings(
      in: repair.repaired, locale: locale, base: base, memory: &memory
    ) { batch in
      giveRemaining(keep?(batch) ?? batch)
    }
    repair.fixedCount = count.total
    return repair
  }

  /// Makes the fixes that a round offers, as many as can be made together.
  ///
  /// - Parameters:
  ///   - offers: The fixes. Those that were refused before are taken out.
  ///   - file: The file.
  ///   - refused: The identities of the findings whose fixes are refused; new ones are added.
  /// - Returns: The file after the fixes, and for each group whether its fix was made; nil if none was.
  private func makeFixes(
    _ offers: inout Offers, in file: LocalizationFile, _ refused: inout Set<String>
  ) -> (file: LocalizationFile, isMade: [Bool])? {
    if !refused.isEmpty { offers.groups.removeAll { refused.contains($0.identity) } }
    let groups = offers.groups
    let valid = ValidSubset.largest(of: groups.count) { attempt($0, of: groups, in: file) }
    var isMade = [Bool](repeating: false, count: groups.count)
    for number in valid?.numbers ?? [] { isMade[number] = true }
    for (number, group) in groups.enumerated() where !isMade[number] {
      refused.insert(group.identity)
    }
    return valid.map { ($0.made, isMade) }
  }

  /// Counts the findings of the first round that are repaired in the end.
  private struct RepairedCount {
    private var made = 0

    /// Findings whose fix was not made in the first round.
    ///
    /// It waits for another fix of the entry, or it would damage the file. Most are gone after the later rounds.
    private var waiting: [String: Int] = [:]

    mutating func noteWaiting(_ identity: String) { waiting[identity, default: 0] += 1 }

    /// Notes the groups of findings of the first round.
    ///
    /// - Parameters:
    ///   - groups: The groups.
    ///   - isMade: Whether the fix of each was made; nil if none was.
    mutating func note(_ groups: [Group], isMade: [Bool]?) {
      for (number, group) in groups.enumerated() {
        if isMade?[number] ?? false {
          made += 1 + group.others.count
        } else {
          noteWaiting(group.identity)
          group.others.forEach { noteWaiting($0) }
        }
      }
    }

    /// Notes a finding that is left after the last round.
    mutating func noteLeft(_ finding: Finding) {
      guard !waiting.isEmpty, let count = waiting[finding.identity] else { return }
      waiting[finding.identity] = count > 1 ? count - 1 : nil
    }

    var total: Int { waiting.values.reduce(made, +) }
  }

  /// The findings of an entry that one fix repairs, as far as the fixer needs them.
  private struct Group {
    let rule: String
    let locale: String?
    let key: String?

    /// The number of the entry that the fix changes; nil if the fix is outside all entries.
    let entry: Int?
    let edits: [Edit]

    /// The identities of the other findings that the fix repairs.
    var others: [String] = []

    /// The findings, if somebody wants them.
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

  /// Whether a finding has a fix that this fixer makes.
  private func isOffered(_ finding: Finding) -> Bool {
    guard let fix = finding.fix, !fix.edits.isEmpty else { return false }
    return (fix.safety == .safe || includesUnsafe)
      && (!changesControlsAlone || !Self.changesText(finding.rule))
  }

  /// Adds a finding to those whose fixes are made in a round.
  ///
  /// An entry gets one fix a round, because a second fix may assume a text that the first one changed. Findings of an
  /// entry with the same fix are repaired together.
  ///
  /// - Returns: False if another fix of the entry is made in this round.
  private func add(
    _ finding: Finding, to offers: inout Offers, in file: LocalizationFile
  ) -> Bool {
    guard let fix = finding.fix, let first = fix.edits.first else { return false }
    // An edit at the end of a shorthand entry's token counts as inside the entry.
    let entry = file.entryNumber(around: first.range.lowerBound)
    let place = entry.map { file.entries[$0].range.lowerBound } ?? first.range.lowerBound
    if let number = offers.numbers[place] {
      guard fix.edits == offers.groups[number].edits else { return false }
      offers.groups[number].others.append(finding.identity)
      offers.groups[number].changesText =
        offers.groups[number].changesText || Self.changesText(finding.rule)
      if offers.keepsFindings { offers.groups[number].findings.append(finding) }
      return true
    }
    offers.numbers[place] = offers.groups.count
    offers.groups.append(
      Group(
        rule: finding.rule, locale: finding.locale, key: finding.key, entry: entry,
        edits: fix.edits, findings: offers.keepsFindings ? [finding] : [],
        changesText: Self.changesText(finding.rule)))
    return true
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
