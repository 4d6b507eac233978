package import BidiJudge
import MessageSyntax
package import BidiSource
package import LocalizationFiles

/// One entry as a report shows it: the findings, and the display in each container with each class of argument,
/// before and after the repair.
package struct EntryPreview: Sendable {
  /// The number of the entry in its file, counted from 0; nil for findings about the file itself.
  package let number: Int?

  /// The findings.
  package let findings: [Finding]

  /// The locale that the entry is judged in; nil if it is not known.
  package let locale: MessageLocale?

  /// The text of the base language; nil if there is none.
  package let baseText: String?

  /// The value after the repair; nil if there is no repair.
  package let repaired: String?

  /// The edit of the file that makes the repair; nil if there is no repair.
  package let edit: Edit?

  /// The edit that adds a comment that turns off the rules of the findings; nil if the format has no comments, and if
  /// there are no findings.
  package let ignoreEdit: Edit?

  /// The display, line by line; empty if the locale is not known.
  package let orders: [ShownOrder]

  /// The number of lines whose display is left out, because the value has so many.
  package let linesLeftOut: Int

  /// The most lines of a value whose display is made: a page with more of them could hardly be opened.
  package static let mostLines = 40
}

/// The entries of a file as a report shows them.
package struct FilePreview: Sendable {
  /// The entries that are shown.
  package enum Scope: Sendable {
    /// Entries with findings, and entries that a repair changes.
    case findings
    /// All entries that programs show.
    case all
  }

  /// The file before and after its repairs.
  private let repair: Fixer.Repair

  /// The file.
  package var file: LocalizationFile { repair.original }

  private let fixer: Fixer

  /// The number of entries that are looked at: all, or as many as there is room for.
  private let end: Int
  private let locale: MessageLocale?

  /// The options for a locale that entries name; nil stands for entries that name none.
  private let options: @Sendable (_ locale: String?) -> LintOptions
  private let base: BaseTexts?
  private let scope: Scope

  /// Selects the entries that are shown; nil for all.
  private let isShown: (@Sendable (LocalizationEntry) -> Bool)?

  /// Where entries begin.
  private let starts: [SourceLocation]

  /// The findings about the file itself.
  private let ofFile: [Finding]

  /// The findings in their batches, for a file of few; nil where they are found again.
  private let batches: [[Finding]]?

  /// The most findings that are held.
  private static let mostHeld = 1024

  /// The edits that add comments which turn off the rules of findings, by the numbers of entries.
  private let ignoreEdits: [Int: Edit]

  /// Makes the preview of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - fixer: Makes the repairs, and selects the findings that are shown.
  ///   - locale: The locale of entries that name none; nil if it is not known.
  ///   - options: Gives the options for a locale that entries name; nil stands for entries that name none.
  ///   - base: The texts of the base language.
  ///   - scope: Which entries are shown.
  ///   - isShown: Selects among the entries of the scope; nil for all of them, and the findings about the file itself.
  ///   - most: The most entries that somebody wants to see. What comes after one more of them is not looked at.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  package init(
    _ file: LocalizationFile, fixer: Fixer, locale: MessageLocale?,
    options: @escaping @Sendable (_ locale: String?) -> LintOptions, base: BaseTexts?,
    scope: Scope, isShown: (@Sendable (LocalizationEntry) -> Bool)? = nil, atMost most: Int = .max,
    memory: inout JudgeMemory
  ) {
    let starts = file.source.locations(of: file.entries.map(\.range.lowerBound))
    var places = EntryPlaces(starts)
    var ofFile: [Finding] = []
    var batches: [[Finding]]? = []
    var rules: [Int: [String]] = [:]
    var fixer = fixer
    var end = file.entries.count
    var count = 0
    if scope == .all {
      let last = file.entries.indices.first { number in
        let entry = file.entries[number]
        let isCounted =
          entry.isInUse && options(entry.locale).takes(locale: entry.locale)
          && isShown?(entry) ?? true
        count += isCounted ? 1 : 0
        return count > most
      }
      end = last.map { $0 + 1 } ?? end
      fixer.linter.entries = 0..<end
    }
    repair = fixer.repair(
      file, locale: locale, base: base, memory: &memory,
      before: { batch in
        let held = batches?.reduce(batch.count) { $0 + $1.count } ?? .max
        if held > Self.mostHeld { batches = nil } else { batches?.append(batch) }
        let (found, other) = places.sort(batch)
        ofFile += other
        for (number, findings) in found { rules[number, default: []] += findings.map(\.rule) }
        guard scope == .findings else { return nil }
        count += found.count { isShown?(file.entries[$0.entry]) ?? true }
        guard count > most, let last = found.last else { return nil }
        batches = nil
        end = last.entry + 1
        return end
      })
    fixer.linter.entries = 0..<end
    self.end = end
    ignoreEdits = Self.ignoreEdits(rules, in: file)
    self.ofFile = ofFile
    self.batches = batches
    self.starts = starts
    self.fixer = fixer
    self.locale = locale
    self.options = options
    self.base = base
    self.scope = scope
    self.isShown = isShown
  }

  /// Calls a function with each entry that is shown, in the order of the file.
  ///
  /// The findings about the file itself come first. No more entries are held than have the findings of one batch.
  ///
  /// - Parameters:
  ///   - most: The most entries that the function gets. The others are only counted.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  ///   - body: Gets each entry.
  /// - Returns: The number of entries, also of those that the function did not get.
  /// - Complexity: O(*n*) for values of bounded length.
  @discardableResult
  package func forEachEntry(
    atMost most: Int = .max, _ memory: inout JudgeMemory, _ body: (EntryPreview) -> Void
  ) -> Int {
    let file = file
    var count = 0
    /// Counts an entry; false if the function does not get it.
    func isTaken() -> Bool {
      count += 1
      return count <= most
    }
    if !ofFile.isEmpty, isShown == nil, isTaken() {
      body(
        EntryPreview(
          number: nil, findings: ofFile, locale: locale, baseText: nil, repaired: nil, edit: nil,
          ignoreEdit: nil, orders: [], linesLeftOut: 0))
    }
    let repaired = repairedEntries
    var contexts: [String?: RuleContext] = [:]
    var next = 0
    func show(_ number: Int, _ own: [Finding]) {
      guard number < end else { return }
      let entry = file.entries[number]
      let edit =
        repair.isChanged
        ? Self.edit(file.source, entry.range, repair.repaired.source, repaired[number].range)
        : nil
      let isInScope =
        scope == .all && entry.isInUse && options(entry.locale).takes(locale: entry.locale)
      guard isInScope || !own.isEmpty || edit != nil, isShown?(entry) ?? true, isTaken()
      else { return }
      let entryLocale = entry.locale.map { MessageLocale($0) } ?? locale
      let context =
        contexts[entry.locale]
        ?? RuleContext(
          file: file, locale: entryLocale, options: options(entry.locale), base: base)
      contexts[entry.locale] = context
      let after = edit == nil ? nil : repaired[number].value.string
      let (orders, linesLeftOut) = Self.orders(
        CheckedEntry(number, in: context), after, own, entryLocale, context,
        allClasses: !own.isEmpty || edit != nil)
      body(
        EntryPreview(
          number: number, findings: own, locale: entryLocale,
          baseText: base?.text(for: entry) ?? entry.baseText, repaired: after, edit: edit,
          ignoreEdit: ignoreEdits[number], orders: orders, linesLeftOut: linesLeftOut))
    }
    var places = EntryPlaces(starts)
    forEachBatch(&memory) { batch in
      for (number, findings) in places.sort(batch).found {
        while next < number {
          show(next, [])
          next += 1
        }
        show(number, findings)
        next = number + 1
      }
    }
    while next < end {
      show(next, [])
      next += 1
    }
    return count
  }

  /// Calls a function with the findings, in the order of the file.
  private func forEachBatch(_ memory: inout JudgeMemory, _ body: ([Finding]) -> Void) {
    if let batches { return batches.forEach(body) }
    fixer.linter.findings(in: file, locale: locale, base: base, memory: &memory) {
      body(fixer.keep?($0) ?? $0)
    }
  }

  /// The entries after the repairs, which never add or remove an entry.
  private var repairedEntries: [LocalizationEntry] {
    let entries = repair.repaired.entries
    return entries.count == file.entries.count ? entries : file.entries
  }

  /// Sorts findings by the entries that they are about.
  private struct EntryPlaces {
    private let starts: [SourceLocation]
    private var place = -1

    init(_ starts: [SourceLocation]) { self.starts = starts }

    /// Sorts findings.
    ///
    /// - Parameter findings: In the order of the file, after those of earlier calls.
    /// - Returns: The findings of neighbouring entries, and those about the file itself.
    mutating func sort(
      _ findings: [Finding]
    ) -> (found: [(entry: Int, findings: [Finding])], ofFile: [Finding]) {
      var found: [(entry: Int, findings: [Finding])] = []
      var ofFile: [Finding] = []
      for finding in findings {
        while place + 1 < starts.count, starts[place + 1] <= finding.location { place += 1 }
        if finding.key == nil || place < 0 {
          ofFile.append(finding)
        } else if found.last?.entry == place {
          found[found.count - 1].findings.append(finding)
        } else {
          found.append((place, [finding]))
        }
      }
      return (found, ofFile)
    }
  }

  private static func orders(
    _ checked: CheckedEntry, _ after: String?, _ findings: [Finding], _ locale: MessageLocale?,
    _ context: RuleContext, allClasses: Bool
  ) -> (orders: [ShownOrder], linesLeftOut: Int) {
    guard let locale else { return ([], 0) }
    let message = checked.message
    // Arguments that show the fault come before the default samples.
    let shown = findings.lazy.compactMap(\.proof?.lines.first).first { !$0.arguments.isEmpty }
    return ShownOrder.orders(
      of: message, after.map { message.withText(checked.entry.shown($0)) } ?? message, locale,
      context.options,
      allClasses: allClasses, context: checked.surroundings,
      first: shown?.arguments.map { SampleArgument(specifier: $0.specifier, text: $0.text) } ?? [],
      atMost: EntryPreview.mostLines)
  }

  /// The comments that turn off rules, by the numbers of entries.
  ///
  /// A comment that the reader of the format does not recognize is left out.
  private static func ignoreEdits(
    _ found: [Int: [String]], in file: LocalizationFile
  ) -> [Int: Edit] {
    var edits: [Int: Edit] = [:]
    for (number, rules) in found {
      let names = Set(rules).sorted().joined(separator: " ")
      edits[number] = file.comment("bidi-fix:ignore \(names)", before: number)
    }
    guard !edits.isEmpty,
      let next = try? file.replacing(edits.sorted { $0.key < $1.key }.map(\.value)),
      next.entries.count == file.entries.count, !next.isRefused
    else { return [:] }
    return edits.filter { number, _ in
      let (before, after) = (file.entries[number], next.entries[number])
      return found[number, default: []].allSatisfy { after.turnsOff($0) }
        && before.key.string.utf8.elementsEqual(after.key.string.utf8)
        && before.value.string.utf8.elementsEqual(after.value.string.utf8)
    }
  }

  /// The shortest edit that turns one range into the other; nil if they are equal.
  private static func edit(
    _ old: SourceFile, _ range: SourceRange, _ new: SourceFile, _ newRange: SourceRange
  ) -> Edit? {
    let (before, after) = (old.text[range], new.text[newRange])
    guard before != after else { return nil }
    var head = zip(before, after).prefix { $0 == $1 }.count
    // The edit does not split a character.
    func isInside(_ text: ArraySlice<UInt8>, _ offset: Int) -> Bool {
      offset < text.endIndex && UTF8.isContinuation(text[offset])
    }
    while head > 0,
      isInside(before, before.startIndex + head) || isInside(after, after.startIndex + head)
    {
      head -= 1
    }
    var tail = zip(before.dropFirst(head).reversed(), after.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    while tail > 0,
      isInside(before, before.endIndex - tail) || isInside(after, after.endIndex - tail)
    {
      tail -= 1
    }
    let replacement = after[after.startIndex + head..<after.endIndex - tail]
    return Edit(
      range: before.startIndex + head..<before.endIndex - tail,
      replacement: String(decoding: replacement, as: UTF8.self))
  }
}
