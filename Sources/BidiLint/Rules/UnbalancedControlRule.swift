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
      Openers are closed where the standard lets them end, and taken out where every container shows the same \
      without them; ends without opener are taken out. Safe where the \
      order in every container is the same as before; unsafe where it is not.
      """,
    sources: ["UAX #9, BD9, BD11, X5a–X8"])

  /// Looks at one entry.
  public func check(_ entry: Entry, in context: RuleContext) throws(BidiError) -> [Diagnosis] {
    let value = entry.value.string
    guard value.hasDirectionalFormatting else { return [] }
    let balance = value.controlBalance
    guard let first = balance.faults.first else { return [] }
    let comparison = Comparison(locale: context.locale, options: context.options)
    let needless = try needlessOpeners(of: value, balance, comparison)
    let rest = value.removing(needless)
    let changes = changes(of: value, removing: needless, closing: rest.controlBalance)
    let isSame = try comparison.isSame(value, rest.balancingControls())
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string,
        message: message(first, count: balance.faults.count, of: value),
        fix: Fix(
          edits: entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
          safety: isSame ? .safe : .unsafe, message: "close or remove the control"))
    ]
  }

  /// Openers that are never closed, and without which every container shows the same: closed they would be a pair
  /// that changes nothing.
  private func needlessOpeners(
    of value: String, _ balance: ControlBalance, _ comparison: Comparison
  ) throws(BidiError) -> Set<String.Index> {
    var needless: Set<String.Index> = []
    for fault in balance.faults.prefix(Self.maximumFaults) where fault.kind == .unclosed {
      let more = needless.union([fault.index])
      if try comparison.isSame(value, value.removing(more)) { needless = more }
    }
    return needless
  }

  /// Values with more faults have the rest of them closed: each is a comparison of its own.
  private static let maximumFaults = 64

  /// The changes that take out openers, and close or take out what is left.
  private func changes(
    of value: String, removing needless: Set<String.Index>, closing balance: ControlBalance
  ) -> [ValueChange] {
    let rest = value.removing(needless)
    let removed = needless.sorted().map { index in
      (
        offset: value.utf8.distance(from: value.startIndex, to: index),
        width: UTF8.width(value.unicodeScalars[index])
      )
    }
    /// The offset in the value of one in the rest.
    func offset(_ index: String.Index, isEnd: Bool) -> Int {
      var offset = rest.utf8.distance(from: rest.startIndex, to: index)
      for control in removed where isEnd ? control.offset < offset : control.offset <= offset {
        offset += control.width
      }
      return offset
    }
    var insertions: [(offset: Int, change: ValueChange)] = []
    var removals = removed.map { control in
      (offset: control.offset, range: control.offset..<control.offset + control.width)
    }
    for repair in balance.repairs {
      switch repair {
      case .insert(let control, let index):
        let end = offset(index, isEnd: true)
        insertions.append((end, .append(control.string, after: end)))
      case .remove(let index):
        let start = offset(index, isEnd: false)
        removals.append((start, start..<start + UTF8.width(rest.unicodeScalars[index])))
      }
    }
    // At one place what is put in comes before what is taken out; sorting is stable.
    return (insertions + removals.map { ($0.offset, .remove($0.range)) })
      .sorted { $0.offset < $1.offset }.map(\.change)
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
