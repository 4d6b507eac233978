import BidiLint
import BidiMessages
import BidiReport
import BidiText

/// `stream --op fix`: a text repaired, with its edits and the orders before and after.
struct FixOperation {
  let defaults: StreamDefaults

  /// The fields that are added to a line.
  func fields(
    for line: StreamLine, memory: inout JudgeMemory
  ) throws(StreamError) -> [String: String] {
    let text = try line.text()
    let settings = try LineSettings(line, defaults)
    let showsAllClasses = try line.flag("classes")
    let fixer = Fixer(linter: settings.linter)
    let fixed: FixedText
    do throws(Fixer.Failure) {
      fixed = try fixer.fix(
        text: text, locale: settings.locale, memory: &memory)
    } catch {
      throw StreamError(error.description, field: "text")
    }
    return [
      "text": JSONMembers.text(fixed.edited.text),
      "changed": fixed.edited.isChanged ? "true" : "false",
      "edits": JSONMembers.serialized(EditRecord.records(of: fixed.edited)),
      "fixed": JSONMembers.serialized(fixed.fixed.map(\.rule)),
      "proofs": JSONReport.line(for: fixed.fixed),
      "findings": JSONReport.line(for: fixed.remaining),
      "orders": JSONMembers.serialized(
        fixed.orders(allClasses: showsAllClasses).map(OrderRecord.init)),
    ]
  }

  /// What is seen of a line in a container.
  private struct OrderRecord: Encodable {
    let paragraph: Int
    let container: DisplayContainer
    let isAskedFor: Bool
    let arguments: [ArgumentRecord]
    let text: String
    let fixedText: String
    let now: String
    let fixed: String
    let isRightNow: Bool
    let isRightFixed: Bool

    init(_ order: ShownOrder) {
      (paragraph, container) = (order.line, order.container)
      isAskedFor = order.isAskedFor
      (text, fixedText) = (order.text, order.fixedText)
      (now, fixed) = (order.now, order.fixed)
      (isRightNow, isRightFixed) = (order.isRightNow, order.isRightFixed)
      arguments = order.arguments.map { ArgumentRecord(specifier: $0.specifier, text: $0.text) }
    }
  }

  private struct ArgumentRecord: Encodable {
    let specifier: String
    let text: String
  }
}
