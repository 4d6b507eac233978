import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import MessageSyntax

/// A directional control is never closed, or closes nothing.
///
/// ## What it finds
///
/// Openers without their end, and ends without their opener, line by line. An embedding or isolate
/// ends with its line, so a control that is opened on one line and closed on the next line makes
/// two faults.
///
/// ## Why it matters
///
/// The text may look right alone; then it is an info. The open control reverses text that the app joins after it. An embedding of
/// the language's direction that ends with its line is a warning at most: its writer saw the line with it. So is a control in
/// a line that is right as it is for some arguments.
///
/// ## Example
///
///     he
///     wrong: "a" = "‹RLE›PDF נשמר.";
///     right: "a" = "‹RLE›PDF נשמר.‹PDF›";
///
/// ## Fix
///
/// Safe or unsafe. The missing end is put where readers accept the result, or the control is taken
/// out, together with everything else that the line needs. The result is judged for every class of
/// argument. Safe where readers accept the result. If the locale is not known, openers are closed
/// at the end of their line; that fix is unsafe.
///
/// ## Source
///
/// - UAX #9, BD9, BD11, X5a–X8
struct UnbalancedControlRule: EntryRule {
  static let id = "unbalanced-control"
  static let headline = "a control has no partner"
  static let severity = Severity.error
  static let explainsOrder = true
  static let phase = RulePhase.controls
  static let requiredInValue: ValueFeatures = .controls

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let balance = entry.value.controlBalance
    guard !balance.faults.isEmpty else { return [] }
    // The rules override-control and control-in-placeholder report theirs. The syntax of a message is not shown.
    let others = entry.message.controlsInSyntax
      .union(ControlInPlaceholderRule.offsets(of: entry, in: context))
    let faults = balance.faults.filter {
      $0.control.kind != .override && !others.contains($0.offset.utf8)
    }
    guard let first = faults.first,
      !(first.kind == .unmatched && entry.value.hasOverride)
    else { return [] }
    let repair = entry.repair
    let orders = (repair?.orders ?? []).filter { !isSameOrder($0.before, $0.after) }
    let lines = orders.map { order in
      Proof.LineProof(
        number: order.line, text: order.text, arguments: [], rightArguments: [], point: nil,
        directionNow: order.container.direction(
          of: order.text, fallback: context.locale?.direction ?? .leftToRight),
        now: order.before, repaired: order.after)
    }
    var proof = orders.first.map { order in
      Proof(
        container: order.container, direction: context.locale?.direction ?? .leftToRight,
        lines: lines, knowledge: [])
    }
    if proof == nil, let repair {
      proof = Comparison(locale: context.locale).proof(
        of: entry.message, without: context.message(repair.text, of: entry.entry),
        joining: Proof.joinedText)
    }
    // Without a locale the order is not known. Closing at the end of the line changes least.
    let closed = context.locale == nil ? plainClosing(of: entry, balance, context) : nil
    var diagnosis = Self.diagnosis(
      of: entry,
      message(first, count: faults.count, of: entry.value),
      help: entry.doubt.map { "\($0); \(VisualOrderSuspectRule.advice)" }
        ?? (repair == nil && closed == nil
          ? "no place for its partner was found that readers accept; look at it" : nil),
      proof: proof, fix: repair.map { entry.fix($0) } ?? closed)
    // The text alone is displayed as it should be. Nobody can see from here that the program joins it with another.
    if repair != nil, orders.isEmpty {
      diagnosis.severity = .info
    } else if faults.allSatisfy({ isOpenEmbedding($0, of: context.locale?.direction) })
      || entry.verdict.map({ $0.certainty != .always }) ?? false
    {
      // Its writer saw the line with it. Or the line is right as it is, at least for some arguments.
      diagnosis.severity = .warning
    }
    return [diagnosis]
  }

  /// Whether a fault is an embedding of the language's direction that ends with its line.
  private func isOpenEmbedding(
    _ fault: ControlBalance.Fault, of direction: WritingDirection?
  ) -> Bool {
    fault.kind == .unclosed && fault.control.kind == .embedding
      && fault.control.openedDirection == direction
  }

  private func plainClosing(
    of entry: CheckedEntry, _ balance: ControlBalance, _ context: RuleContext
  ) -> Fix? {
    let value = entry.value
    func offset(_ index: String.Index) -> Int {
      value.utf8.distance(from: value.startIndex, to: index)
    }
    let changes = balance.repairs.map { repair in
      switch repair {
      case .insert(let control, let index):
        ValueChange.append(control.string, after: offset(index))
      case .remove(let index):
        ValueChange.removeScalar(at: index, of: value)
      }
    }
    return entry.fix(
      changes, .unsafe, "close or remove the control")
  }

  private func message(_ fault: ControlBalance.Fault, count: Int, of value: String) -> String {
    let name = fault.control.visibleName
    let place = value.paragraphs().count > 1 ? " on line \(fault.paragraph + 1) of the value" : ""
    let text =
      switch fault.kind {
      case .unclosed:
        "\(name)\(place) is never closed: text joined after it is shown in another order"
      case .unmatched: "\(name)\(place) closes nothing"
      }
    return count == 1 ? text : "\(text) (and \(count - 1) more)"
  }
}
