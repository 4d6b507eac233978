import BidiText
private import Foundation
import LocalizationFiles

/// Arabic letters stored as the shapes that they take in a word.
public struct PresentationFormsRule: Rule {
  /// The name of the rule.
  public static let id = "presentation-forms"
  /// Search fails, and the order may be wrong too.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "Arabic letters are stored as shapes, which search does not find."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .presentationForms
  /// Shapes become letters.
  public static let fixChangesText = true

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Characters of the blocks Arabic Presentation Forms-A and -B (U+FB50–U+FDFF, U+FE70–U+FEFC) that are one shape \
      of a letter or a ligature of letters. Signs of their own stay: the rial sign U+FDFC, words of honour such as \
      U+FDF2 and U+FDFA, the ornate parentheses U+FD3E and U+FD3F.
      """,
    matters: """
      The shapes are there for old programs that cannot join letters. Readers who search for the word do not find it, \
      screen readers spell it, and fonts of today may not have them. Where the text was also put in the order \
      of the screen, readers see it backwards.
      """,
    examples: [
      .init("ar", wrong: #""ok" = "ﻧﻌﻢ";"#, right: #""ok" = "نعم";"#)
    ],
    fixSafety: .unsafe,
    fix: """
      Each shape becomes its letters (its NFKC form). Unsafe: such texts were often stored backwards for the same \
      old programs, which a person must see.
      """,
    sources: [
      "The Unicode Standard, section 9.2, Arabic Presentation Forms", "UAX #15, NFKC",
    ])

  /// Looks at one entry.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
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
    return [
      Diagnosis(
        range: entry.entry.value.range, key: entry.entry.key.string,
        message: "\(first.codePoint) is the shape of a letter, not a letter\(count):"
          + " search does not find the word",
        help: "look whether the text is also stored backwards",
        fix: Fix(
          edits: entry.entry.edits(changes, spelling: .literal, in: context.file.source),
          safety: .unsafe, message: "write letters in the place of shapes"))
    ]
  }

  /// The letters that a shape stands for; nil for all other characters.
  static func letters(of scalar: Unicode.Scalar) -> String? {
    guard
      (0xFB50...0xFD3D).contains(scalar.value) || (0xFD50...0xFDEF).contains(scalar.value)
        || (0xFE70...0xFEFC).contains(scalar.value)
    else { return nil }
    let text = String(Character(scalar))
    let letters = text.precomposedStringWithCompatibilityMapping
    return isSameText(letters, text) ? nil : letters
  }
}
