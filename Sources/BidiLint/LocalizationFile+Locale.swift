package import BidiJudge
package import BidiSource
import BidiText
package import LocalizationFiles

extension LocalizationFile {
  /// The locale of a file, from its content or from its folders.
  ///
  /// If the given path names no locale, as inside an `.lproj` folder, the whole path is used. A file of a language that is
  /// usually written from left to right, whose texts are written from right to left, has the locale with its script:
  /// `ku-Arab-TR` for `ku-TR`.
  ///
  /// - Parameter files: Gives the whole path; nil for a text that is in no folder.
  /// - Returns: The locale; nil if none is named whose script is known.
  package func messageLocale(inFolders files: FileAccess?) -> MessageLocale? {
    let name = locale ?? files.flatMap { format.locale(ofPath: $0.wholePath(source.path)) }
    guard let name, let locale = MessageLocale(name) else { return nil }
    guard locale.direction == .leftToRight, let script = scriptOfMostTexts else { return locale }
    var parts = name.split(whereSeparator: { "-_@".contains($0) }).map(String.init)
    parts.removeAll { part in part.count == 4 && part.allSatisfy(\.isLetter) }
    parts.insert(script, at: 1)
    return MessageLocale(parts.joined(separator: "-")) ?? locale
  }

  /// How many texts are looked at, and how many of them must be there.
  private static let (mostTexts, fewestTexts) = (64, 8)

  /// The right-to-left script of the texts; nil if most of them are written from left to right, or too few have letters.
  private var scriptOfMostTexts: String? {
    var (found, rightToLeft) = (0, 0)
    var script: String?
    for entry in entries where entry.locale == nil {
      guard let direction = WritingDirection(firstStrongIn: entry.value.string) else { continue }
      found += 1
      if direction == .rightToLeft {
        rightToLeft += 1
        script = script ?? entry.value.string.unicodeScalars.lazy.compactMap(Self.script).first
      }
      // Most files show at once that they are written from left to right.
      if found >= Self.fewestTexts, rightToLeft * 2 < found { return nil }
      if found == Self.mostTexts { break }
    }
    return found >= Self.fewestTexts && rightToLeft * 4 >= found * 3 ? script : nil
  }

  /// The code of the right-to-left script of a letter, of those that apps are translated into (ISO 15924).
  private static func script(of scalar: Unicode.Scalar) -> String? {
    guard scalar.bidiClass.strongDirection == .rightToLeft else { return nil }
    return switch scalar.scriptName {
    case "Adlam": "Adlm"
    case "Arabic": "Arab"
    case "Hebrew": "Hebr"
    case "Nko": "Nkoo"
    case "Syriac": "Syrc"
    case "Thaana": "Thaa"
    default: nil
    }
  }
}
