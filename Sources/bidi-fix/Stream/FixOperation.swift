import BidiLint
import BidiReport
import BidiText

/// `stream --op fix`: a text repaired, with its edits and the order before and after.
struct FixOperation {
  let defaults: StreamFlags

  /// The fields that are added to a line.
  func fields(for line: StreamLine) throws(StreamError) -> [String: String] {
    let text = try line.text()
    let settings = try LintSettings(line, defaults)
    let fixer = TextFixer(locale: settings.locale, options: settings.options)
    let fixed = fixer.fix(text)
    if let failure = fixed.failure { throw StreamError(failure.description, field: "text") }
    let orders: [ParagraphOrders]
    do throws(BidiError) {
      orders = try fixer.orders(of: fixed)
    } catch {
      throw StreamError(error.description, field: "text")
    }
    return [
      "text": JSONMembers.text(fixed.text),
      "changed": fixed.isChanged ? "true" : "false",
      "edits": JSONMembers.serialized(EditRecord.records(of: fixed.edited)),
      "fixed": JSONMembers.serialized(fixed.fixed.map(\.rule)),
      "findings": JSONReport.line(for: fixed.remaining),
      "orders": JSONMembers.serialized(orders.map(OrderRecord.init)),
    ]
  }

  private struct OrderRecord: Encodable {
    let paragraph: Int
    let text: String
    let fixedText: String
    let wanted: String
    let natural: ContainerRecord?
    let rtl: ContainerRecord?
    let ltr: ContainerRecord?

    init(_ orders: ParagraphOrders) {
      (paragraph, wanted) = (orders.number, orders.wanted)
      (text, fixedText) = (orders.text, orders.fixedText)
      func record(_ container: Container) -> ContainerRecord? {
        orders.containers.first { $0.container == container }
          .map { ContainerRecord(now: $0.now, fixed: $0.fixed) }
      }
      (natural, rtl, ltr) = (record(.natural), record(.rtl), record(.ltr))
    }
  }

  private struct ContainerRecord: Encodable {
    let now: String
    let fixed: String
  }
}
