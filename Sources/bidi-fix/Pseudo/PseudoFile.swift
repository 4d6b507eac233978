import BidiLint
import BidiJudge
import MessageSyntax
import BidiPseudo
import BidiSource
import LocalizationFiles

/// A file whose values were changed to a pseudolocale, or back to their source texts.
struct PseudoFile: Sendable {
  /// The file with its new values.
  private(set) var file: LocalizationFile

  /// How many values changed.
  private(set) var changedCount = 0

  /// Entries that look as if they were in the pseudolocale already.
  private(set) var alreadyPseudo: [LocalizationEntry] = []

  /// Entries that did not change, because their new value would change how they or the file are read.
  private(set) var refused: [LocalizationEntry] = []

  /// The number of values that are data for programs.
  ///
  /// They do not change.
  private(set) var dataCount = 0

  /// Changes the values of a file.
  ///
  /// - Parameters:
  ///   - file: A file of the pseudolocale or of the source language.
  ///   - locale: The pseudolocale.
  ///   - tag: The locale of the entries to change, in a file of several locales.
  ///   - isReversed: Whether values become their source texts again.
  ///   - isData: Returns true if the project declares the value of a key to be data.
  init(
    _ file: LocalizationFile, _ locale: Pseudolocale, tag: String, isReversed: Bool,
    isData: (String) -> Bool
  ) {
    self.file = file
    let forms = Pseudolocalizer(locale)
    var changes: [(number: Int, value: PseudoValue)] = []
    for (number, entry) in file.entries.enumerated() where Self.isSelected(entry, tag) {
      let message = Self.message(of: entry, isData: isData)
      if isReversed {
        guard
          let source = forms.source(
            of: message, isFragment: entry.isFragment, keeping: Self.escapes(in: entry))
        else { continue }
        changes.append((number, source))
        continue
      }
      switch forms.pseudolocalized(
        message, isFragment: entry.isFragment, keeping: Self.escapes(in: entry))
      {
      case .changed(let value): changes.append((number, value))
      case .isPseudo: alreadyPseudo.append(entry)
      case .unchanged(.data): dataCount += 1
      case .unchanged(.structure): refused.append(entry)
      case .unchanged(.nothingToChange): break
      }
    }
    make(changes)
  }

  /// Whether a file has values in a pseudolocale.
  static func hasForm(_ file: LocalizationFile, _ locale: Pseudolocale) -> Bool {
    let forms = Pseudolocalizer(locale)
    let tag = locale.rawValue
    guard file.locale == tag || file.entries.contains(where: { $0.locale == tag }) else {
      return false
    }
    return file.entries.contains { entry in
      isSelected(entry, locale.rawValue)
        && forms.source(
          of: message(of: entry, isData: { _ in false }), isFragment: entry.isFragment,
          keeping: escapes(in: entry)) != nil
    }
  }

  private static func isSelected(_ entry: LocalizationEntry, _ tag: String) -> Bool {
    entry.isInUse && (entry.locale == nil || entry.locale == tag)
  }

  /// The ranges of ASCII characters that the file writes as escapes.
  ///
  /// They stay as they are.
  ///
  /// A pseudolocale changes only ASCII characters. In a file of ASCII only, its other characters are written as escapes.
  private static func escapes(in entry: LocalizationEntry) -> [Range<Int>] {
    let pieces = entry.value.pieces.filter { !$0.isVerbatim }
    guard !pieces.isEmpty else { return [] }
    let bytes = Array(entry.value.string.utf8)
    return pieces.map(\.decoded).filter { bytes[$0].allSatisfy { $0 < 0x80 } }
  }

  private static func message(of entry: LocalizationEntry, isData: (String) -> Bool) -> Message {
    Message(
      entry.value.string, knownArguments: entry.arguments.map(\.text), dialects: entry.dialects,
      isData: isData(entry.key.string))
  }

  /// Makes those changes that do not alter how the rest of the file is read.
  private mutating func make(_ changes: [(number: Int, value: PseudoValue)]) {
    let before = file
    let edits = changes.map { change in
      before.entries[change.number].edits(
        change.value.edits.map { ValueChange($0) }, spelling: .literal, in: before.source)
    }
    let valid = ValidSubset.largest(among: changes.count) { numbers -> LocalizationFile? in
      let edits = numbers.flatMap { edits[$0] }
      guard Edit.areDisjoint(edits), let after = try? before.replacing(edits) else { return nil }
      var values = before.entries.map(\.value.string)
      for number in numbers { values[changes[number].number] = changes[number].value.text }
      let isRight =
        after.isEditable && after.entries.count == values.count
        && zip(after.entries, before.entries).allSatisfy { $0.isInUse == $1.isInUse }
        && zip(after.entries, zip(before.entries, values)).allSatisfy { entry, expected in
          isSame(entry.key.string, expected.0.key.string)
            && isSame(entry.value.string, expected.1)
        }
      return isRight ? after : nil
    }
    let made = Set(valid?.numbers ?? [])
    refused += changes.indices.filter { !made.contains($0) }.map {
      before.entries[changes[$0].number]
    }
    changedCount = made.count
    file = valid?.made ?? before
  }
}

/// Whether two texts have the same bytes.
private func isSame(_ lhs: String, _ rhs: String) -> Bool { lhs.utf8.elementsEqual(rhs.utf8) }
