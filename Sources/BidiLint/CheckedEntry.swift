public import BidiMessages
public import LocalizationFiles

/// An entry as rules see it: parsed and judged once, for all of them.
public struct CheckedEntry: Sendable {
  /// The entry.
  public let entry: Entry

  /// Its value, parsed.
  public let message: Message

  /// What the judge says of the value; nil where no locale is known, and where nothing in it can be wrong.
  public let verdict: Verdict?

  /// The controls that put the value right, everything in it together; nil where there are none.
  public internal(set) var repair: MessageRepair?

  /// Why a person has to look before anything is put into the value, as a sentence without a full stop; nil for none.
  public internal(set) var doubt: String?

  /// The value, decoded.
  public var value: String { message.text }

  /// The edits of the file that a repair makes.
  ///
  /// - Parameters:
  ///   - repair: The repair.
  ///   - context: The file, and how controls are written.
  /// - Returns: The fix.
  func fix(_ repair: MessageRepair, in context: RuleContext) -> Fix {
    let changes = repair.edits.map { edit in
      switch edit {
      case .insert(let text, let offset): ValueChange.insert(text, before: offset)
      case .append(let text, let offset): ValueChange.append(text, after: offset)
      case .remove(let range): ValueChange.remove(range)
      }
    }
    let shown = repair.descriptions.prefix(3).joined(separator: ", ")
    let more = repair.descriptions.count > 3 ? ", \u{2026}" : ""
    return Fix(
      edits: entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
      safety: repair.isSafe ? .safe : .unsafe, message: "write \(shown)\(more)")
  }
}
