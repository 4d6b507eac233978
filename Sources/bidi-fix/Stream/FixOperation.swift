import BidiLint
import BidiJudge
import BidiReport
import BidiSource
import BidiText

/// `stream --op fix`: repairs a text, and shows the edits and the display order before and after.
struct FixOperation {
  let defaults: StreamDefaults

  /// The fields that the answer adds to a line.
  func fields(
    for line: StreamLine, memory: inout StreamMemory
  ) throws(StreamError) -> [WrittenField] {
    let text = try line.text()
    let settings = try LineSettings(line, defaults, &memory)
    let showsAllClasses = try line.flag("classes")
    let fixer = Fixer(linter: settings.linter)
    guard try line.flag("proofs", default: defaults.showsProofs) else {
      return try Self.fields(fixer, text, settings.locale, &memory)
    }
    let fixed: FixedText
    do throws(Fixer.Failure) {
      fixed = try fixer.fix(
        text: text, locale: settings.locale, memory: &memory.judge)
    } catch {
      throw StreamError(error.description, field: "text")
    }
    let isClean = !fixed.edited.isChanged && fixed.remaining.isEmpty
    let showsOrders = try line.flag("orders", default: !isClean) || showsAllClasses
    return WrittenField.fields([
      "text": .string(fixed.edited.text),
      "changed": .bool(fixed.edited.isChanged),
      "edits": EditRecord.json(EditRecord.records(of: fixed.edited)),
      "fixed": .array(fixed.fixed.map { .string($0.rule) }),
      "proofs": .findings(fixed.fixed),
      "findings": .findings(fixed.remaining),
      "orders": .records(
        showsOrders ? fixed.orders(allClasses: showsAllClasses).map(OrderRecord.init) : []),
    ])
  }

  /// The first fields of an answer without a change: all such answers share their bytes.
  private static let noChange = [
    WrittenField("changed", .bool(false)), WrittenField("edits", .array([])),
  ]

  /// The fields of an answer without proofs: the text and its edits, for which most texts need no finding.
  private static func fields(
    _ fixer: Fixer, _ text: String, _ locale: MessageLocale, _ memory: inout StreamMemory
  ) throws(StreamError) -> [WrittenField] {
    let fixed: String
    do throws(Fixer.Failure) {
      fixed = try fixer.fixedText(text, locale: locale, memory: &memory.judge)
    } catch {
      throw StreamError(error.description, field: "text")
    }
    // In the order of their names.
    var fields = Self.noChange
    if !fixed.utf8.elementsEqual(text.utf8) {
      let edits = EditedText(text, controlsChangedTo: fixed).map(EditRecord.records) ?? []
      fields = [
        WrittenField("changed", .bool(true)), WrittenField("edits", EditRecord.json(edits)),
      ]
    }
    fields.append(WrittenField("text", .string(fixed)))
    return fields
  }

  /// The display order of a line in a container.
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
