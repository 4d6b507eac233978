import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

/// One plural form has controls round an argument, and another form has none.
///
/// ## What it finds
///
/// Forms of one text: the plural forms of a variable in a .stringsdict, and entries of a .strings
/// file whose keys differ only in the name of a plural category after a dot, an underscore or a
/// hyphen (items.one, items.few, items.other). The rule finds a specifier that has controls on both
/// sides in one form and none in another form.
///
/// ## Why it matters
///
/// The text changes its layout with the number. Somebody repaired one form and forgot the others,
/// or no form needs the controls.
///
/// ## Example
///
///     he
///     wrong: "items.one" = "פריט של ‹FSI›%1$@‹PDI›";
///     wrong: "items.other" = "%2$d פריטים של %1$@";
///     right: "items.one" = "פריט של ‹FSI›%1$@‹PDI›";
///     right: "items.other" = "%2$d פריטים של ‹FSI›%1$@‹PDI›";
///
/// ## Fix
///
/// None. Either form may be the right one. argument-direction and placeholder-unisolated tell where
/// controls are needed.
///
/// ## Source
///
/// - UTS #35, part 3, plural categories
/// - Apple, Localizing strings that contain plurals
struct PluralControlMismatchRule: FileRule {
  static let id = "plural-control-mismatch"
  static let headline = "the plural forms have different controls"
  static let severity = Severity.info

  /// Compares the entries of a file that are forms of one text.
  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    guard !context.fileFeatures.isDisjoint(with: [.controls, .escapes]),
      file.entries.contains(where: { $0.value.string.hasDirectionalFormatting })
    else { return [] }
    var families: [String: [LocalizationEntry]] = [:]
    for entry in file.entries where entry.isInUse {
      guard let name = PluralCategory.ending(of: entry.key.string)?.family else { continue }
      families["\(entry.locale ?? "") \(name)", default: []].append(entry)
    }
    return families.sorted { $0.key < $1.key }.compactMap { _, forms in
      // "choice.one" alone is no plural: every language has the form "other".
      guard forms.count > 1,
        forms.contains(where: { PluralCategory.ending(of: $0.key.string)?.category == .other }),
        forms.contains(where: { $0.value.string.hasDirectionalFormatting })
      else { return nil }
      return diagnosis(forms, context)
    }
  }

  private func diagnosis(_ forms: [LocalizationEntry], _ context: RuleContext) -> Diagnosis? {
    let isolation = forms.map {
      Self.isolatedSpecifiers(in: context.message($0.value.string, of: $0))
    }
    for (entry, mine) in zip(forms, isolation) {
      for (specifier, isIsolated) in mine.sorted(by: { $0.key < $1.key }) where !isIsolated {
        guard let index = isolation.firstIndex(where: { $0[specifier] == true }) else { continue }
        return Diagnosis(
          rule: Self.self, range: entry.value.range, key: entry.key.string,
          message: "\(specifier) stands without controls, and with them in the plural form"
            + " \"\(forms[index].key.string)\"",
          help: "write all forms alike")
      }
    }
    return nil
  }

  /// Whether each specifier has controls directly on both sides.
  private static func isolatedSpecifiers(in message: Message) -> [String: Bool] {
    var result: [String: Bool] = [:]
    for line in message.lines {
      for (place, piece) in line.pieces.enumerated() {
        guard case .argument(let number) = piece.kind else { continue }
        var (isOpened, isClosed) = (false, false)
        if place > 0, case .control(let control) = line.pieces[place - 1].kind {
          isOpened = control.terminator != nil
        }
        if place + 1 < line.pieces.count, case .control(let control) = line.pieces[place + 1].kind {
          isClosed = control.kind == .popFormat || control.kind == .popIsolate
        }
        result[message.arguments[number].text] = isOpened && isClosed
      }
    }
    return result
  }
}
