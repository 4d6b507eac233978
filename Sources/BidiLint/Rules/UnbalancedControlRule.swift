public import BidiText
public import LocalizationFiles

/// An embedding, override or isolate that is never closed, or an end without a beginning.
public struct UnbalancedControlRule: Rule {
  /// The name of the rule.
  public static let id = "unbalanced-control"
  /// What is joined to the text is turned round.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "A directional control is never closed, or closes nothing."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .controls

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Openers without their end, and ends without their opener, line by line: an embedding or isolate ends with its \
      line, so one that is opened on one line and closed on the next is two faults.
      """,
    matters: "Alone the text may look right. What an app joins behind it is turned round.",
    examples: [
      .init("he", wrong: #""a" = "‹RLE›PDF נשמר.";"#, right: #""a" = "‹RLE›PDF נשמר.‹PDF›";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      Openers are closed where the standard lets them end, ends without opener are taken out. Safe where the \
      order in every container is the same as before; unsafe where it is not.
      """,
    sources: ["UAX #9, BD9, BD11, X5a–X8"])

  /// Looks at one entry.
  public func check(_ entry: Entry, in context: RuleContext) throws(BidiError) -> [Diagnosis] {
    let value = entry.value.string
    guard value.hasDirectionalFormatting else { return [] }
    let balance = value.controlBalance
    guard let first = balance.faults.first else { return [] }
    let utf8 = value.utf8
    let changes = balance.repairs.map { repair in
      switch repair {
      case .insert(let control, let index):
        return ValueChange.append(
          control.string, after: utf8.distance(from: utf8.startIndex, to: index))
      case .remove(let index):
        return .removeScalar(at: index, of: value)
      }
    }
    let comparison = Comparison(locale: context.locale, options: context.options)
    let isSame = try comparison.isSame(value, value.balancingControls())
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string,
        message: message(first, count: balance.faults.count, of: value),
        fix: Fix(
          edits: entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
          safety: isSame ? .safe : .unsafe, message: "close or remove the control"))
    ]
  }

  private func message(_ fault: ControlBalance.Fault, count: Int, of value: String) -> String {
    let name = fault.control.visibleName
    let place = value.paragraphs().count > 1 ? " on line \(fault.paragraph + 1) of the value" : ""
    let text =
      switch fault.kind {
      case .unclosed:
        "\(name)\(place) is never closed: text joined behind it is shown in another order"
      case .unmatched: "\(name)\(place) closes nothing"
      }
    return count == 1 ? text : "\(text) (and \(count - 1) more)"
  }
}
