package import BidiMessages
package import BidiSource
package import LocalizationFiles

/// One entry as a report shows it: what is found, what is seen in each container with each class of argument, before the
/// repair and after it.
package struct EntryPreview: Sendable {
  /// The number of the entry in its file, counted from 0; nil for findings about the file itself.
  package let number: Int?

  /// What was found.
  package let findings: [Finding]

  /// The locale that the entry is judged in; nil where it is not known.
  package let locale: MessageLocale?

  /// The text of the base language; nil where it is not known.
  package let baseText: String?

  /// The value after the repair; nil where nothing is repaired.
  package let repaired: String?

  /// The change of the file that makes it; nil where nothing is repaired.
  package let edit: Edit?

  /// A comment that turns the rules of the findings off; nil where the format has none, and where there are no findings.
  package let ignoreEdit: Edit?

  /// What is seen, line by line; empty where no locale is known.
  package let orders: [ShownOrder]
}

/// The entries of a file as a report shows them.
package struct FilePreview: Sendable {
  /// Which entries are shown.
  package enum Scope: Sendable {
    /// Those with findings, and those that a repair changes.
    case findings
    /// All that programs show.
    case all
  }

  /// The file.
  package let file: LocalizationFile

  /// The entries, in the order of the file; first the findings about the file itself.
  package let entries: [EntryPreview]

  /// The preview with some entries alone.
  package func keeping(_ isKept: (EntryPreview) -> Bool) -> FilePreview {
    FilePreview(file: file, entries: entries.filter(isKept))
  }

  private init(file: LocalizationFile, entries: [EntryPreview]) {
    self.file = file
    self.entries = entries
  }

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - outcome: The file before and after its repairs.
  ///   - findings: What was found in it before, in its order.
  ///   - locale: The locale of its texts, where entries name none; nil where it is not known.
  ///   - options: The options that count for a locale that entries name; nil for entries that name none.
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
    // Repairs never add an entry or take one away.
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
    // Arguments that show the fault go before the usual ones.
    let shown = findings.lazy.compactMap(\.proof?.lines.first).first { !$0.arguments.isEmpty }
    return ShownOrder.orders(
      of: message, after.map { message.withText(checked.entry.shown($0)) } ?? message, locale,
      context.options,
      allClasses: allClasses, context: checked.surroundings,
      first: shown?.arguments.map { SampleArgument(specifier: $0.specifier, text: $0.text) } ?? [])
  }

  /// The comments that turn the rules of findings off, by the numbers of entries: those that the reader takes for that.
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

  /// The shortest change that makes one stretch of the other; nil where they are the same.
  private static func edit(
    _ old: SourceFile, _ range: SourceRange, _ new: SourceFile, _ newRange: SourceRange
  ) -> Edit? {
    let (before, after) = (old.text[range], new.text[newRange])
    guard before != after else { return nil }
    var head = zip(before, after).prefix { $0 == $1 }.count
    // Characters stay whole.
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
