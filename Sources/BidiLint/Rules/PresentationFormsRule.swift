import BidiSource
import BidiText
import LocalizationFiles

/// Arabic letters are stored as shapes, which search does not find.
///
/// ## What it finds
///
/// Characters of the blocks Arabic Presentation Forms-A and -B (U+FB50–U+FDFF, U+FE70–U+FEFC) that
/// are one shape of a letter or a ligature of letters. Signs of their own are not reported: the
/// rial sign U+FDFC, words of honour such as U+FDF2 and U+FDFA, the ornate parentheses U+FD3E and
/// U+FD3F.
///
/// ## Why it matters
///
/// The shapes exist for old programs that cannot join letters. Search does not find the word,
/// screen readers spell it letter by letter, and new fonts may not have the shapes. If the text was
/// also stored in the order of the screen, readers see it backwards: the shapes tell it, for a word
/// begins with the shape for its beginning. That is an error.
///
/// ## Example
///
///     ar
///     wrong: "ok" = "ﻧﻌﻢ";
///     right: "ok" = "نعم";
///
/// ## Fix
///
/// Unsafe. Each shape becomes its letters (its NFKC form). The same old programs often stored such
/// texts backwards, so a person must look. A text that is backwards has no fix: translate it again.
///
/// ## Source
///
/// - The Unicode Standard, section 9.2, Arabic Presentation Forms
/// - UAX #15, NFKC
struct PresentationFormsRule: EntryRule {
  static let id = "presentation-forms"
  static let headline = "letters are stored as shapes"
  static let severity = Severity.warning
  static let phase = RulePhase.rest
  static let requiredInValue: ValueFeatures = .presentationForms
  static let fixChangesText = true

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    // One letter alone is no word: the label of a key. Lam with alef is two letters.
    if let only = value.unicodeScalars.first, value.utf8.count == UTF8.width(only),
      Self.letters(of: only)?.unicodeScalars.count == 1
    {
      return []
    }
    var changes: [ValueChange] = []
    var shapes: [Unicode.Scalar] = []
    var offset = 0
    for scalar in value.unicodeScalars {
      let width = UTF8.width(scalar)
      if let letters = Self.letters(of: scalar) {
        changes += [.insert(letters, before: offset), .remove(offset..<offset + width)]
        shapes.append(scalar)
      }
      offset += width
    }
    guard let first = shapes.first else { return [] }
    let count = shapes.count > 1 ? " (and \(shapes.count - 1) more)" : ""
    if JoinedShapes.areBackwards(in: value) {
      var diagnosis = Self.diagnosis(
        of: entry,
        "the text is stored backwards, as old programs draw it: readers see its letters in the reverse order",
        help:
          "write the text again, in letters and in the order of reading; \(first.codePoint) is the shape of a letter\(count)"
      )
      diagnosis.severity = .error
      return [diagnosis]
    }
    return [
      Self.diagnosis(
        of: entry,
        "\(first.codePoint) is the shape of a letter, not a letter\(count):"
          + " search does not find the word",
        help: "look whether the text is also stored backwards",
        fix: entry.fix(
          changes, .unsafe, "write letters in the place of shapes", spelling: .literal))
    ]
  }

  /// The letters that a shape stands for; nil for all other characters.
  static func letters(of scalar: Unicode.Scalar) -> String? {
    guard (0xFB50...0xFEFC).contains(scalar.value) else { return nil }
    return shapes[scalar.value]
  }

  /// The NFKC forms of the shapes.
  private static let shapes: [UInt32: String] = {
    let rows = generatedPresentationForms.split(separator: "\n").compactMap { row in
      let numbers = row.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      return numbers.first.map { shape in
        (
          shape,
          String(String.UnicodeScalarView(numbers.dropFirst().compactMap(Unicode.Scalar.init)))
        )
      }
    }
    return Dictionary(rows) { first, _ in first }
  }()
}
