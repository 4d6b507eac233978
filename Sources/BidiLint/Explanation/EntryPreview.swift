package import BidiMessages
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

  /// The file.
  package let file: LocalizationFile

  /// The entries, in the order of the file.
  ///
  /// The findings about the file itself come first.
  package let entries: [EntryPreview]

  /// The preview with only some of its entries.
  package func keeping(_ isKept: (EntryPreview) -> Bool) -> FilePreview {
    FilePreview(file: file, entries: entries.filter(isKept))
  }

  private init(file: LocalizationFile, entries: [EntryPreview]) {
    self.file = file
    self.entries = entries
  }

  /// Makes the preview of a file.
  ///
  /// - Parameters:
  ///   - outcome: The file before and after its repairs.
  ///   - findings: The findings before the repairs, in the order of the file.
  ///   - locale: The locale of entries that name none; nil if it is not known.
  ///   - options: Gives the options for a locale that entries name; nil stands for entries that name none.
  ///   - base: The texts of the base language.
  ///   - scope: Which entries are shown.
  /// - Complexity: O(*n*) for values of bounded length.
  package init(
    _ outcome: Fixer.Outcome, findings: [Finding], locale: MessageLocale?,
    options: (_ locale: String?) -> LintOptions, base: BaseTexts?, scope: Scope
  ) {
    let file = outcome.original
    self.file = file
    var found: [Int: [Finding]] = [:]
    var ofFile: [Finding] = []
    let starts = file.source.locations(of: file.entries.map(\.range.lowerBound))
    var place = -1
    for finding in findings {
      if place >= 0, finding.location < starts[place] { place = -1 }
      while place + 1 < starts.count, starts[place + 1] <= finding.location { place += 1 }
      if finding.key != nil, place >= 0 {
        found[place, default: []].append(finding)
      } else {
        ofFile.append(finding)
      }
    }
    let ignores = Self.ignoreEdits(found, in: file)
    // Repairs never add or remove an entry.
    let repaired =
      outcome.repaired.entries.count == file.entries.count ? outcome.repaired.entries : file.entries
    var previews: [EntryPreview] = []
    if !ofFile.isEmpty {
      previews.append(
        EntryPreview(
          number: nil, findings: ofFile, locale: locale, baseText: nil, repaired: nil, edit: nil,
          ignoreEdit: nil, orders: []))
    }
    var contexts: [String?: RuleContext] = [:]
    for (number, entry) in file.entries.enumerated() {
      let own = found[number] ?? []
      let edit =
        outcome.isChanged
        ? Self.edit(file.source, entry.range, outcome.repaired.source, repaired[number].range)
        : nil
      let isShown =
        scope == .all && entry.isInUse && options(entry.locale).takes(locale: entry.locale)
      guard isShown || !own.isEmpty || edit != nil else { continue }
      let entryLocale = entry.locale.map { MessageLocale($0) } ?? locale
      let context =
        contexts[entry.locale]
        ?? RuleContext(
          file: file, locale: entryLocale, options: options(entry.locale), base: base)
      contexts[entry.locale] = context
      let after = edit == nil ? nil : repaired[number].value.string
      previews.append(
        EntryPreview(
          number: number, findings: own, locale: entryLocale,
          baseText: base?.text(for: entry) ?? entry.baseText, repaired: after, edit: edit,
          ignoreEdit: ignores[number],
          orders: entryLocale.map { locale in
            Self.orders(
              CheckedEntry(number, in: context), after, own, locale, context,
              allClasses: !own.isEmpty || edit != nil)
          } ?? []))
    }
    entries = previews
  }

  private static func orders(
    _ checked: CheckedEntry, _ after: String?, _ findings: [Finding], _ locale: MessageLocale,
    _ context: RuleContext, allClasses: Bool
  ) -> [ShownOrder] {
    let message = checked.message
    // Arguments that show the fault come before the default samples.
    let shown = findings.lazy.compactMap(\.proof?.lines.first).first { !$0.arguments.isEmpty }
    return ShownOrder.orders(
      of: message, after.map { message.withText(checked.entry.shown($0)) } ?? message, locale,
      context.options,
      allClasses: allClasses, context: checked.surroundings,
      first: shown?.arguments.map { SampleArgument(specifier: $0.specifier, text: $0.text) } ?? [])
  }

  /// The comments that turn off the rules of findings, by the numbers of entries.
  ///
  /// A comment that the reader of the format does not recognize is left out.
  private static func ignoreEdits(
    _ found: [Int: [Finding]], in file: LocalizationFile
  ) -> [Int: Edit] {
    var edits: [Int: Edit] = [:]
    for (number, findings) in found {
      let rules = Set(findings.map(\.rule)).sorted().joined(separator: " ")
      edits[number] = file.comment("bidi-fix:ignore \(rules)", before: number)
    }
    guard !edits.isEmpty,
      let next = try? file.replacing(edits.sorted { $0.key < $1.key }.map(\.value)),
      next.entries.count == file.entries.count, !next.isRefused
    else { return [:] }
    return edits.filter { number, _ in
      let (before, after) = (file.entries[number], next.entries[number])
      return found[number, default: []].allSatisfy { after.turnsOff($0.rule) }
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
