import BidiLint
import BidiJudge
import BidiText

/// One row of a picture: a line of an entry in a container, before the repair and after it.
struct PreviewSample {
  let container: String
  let arguments: String
  let now: Shown
  /// After the repair; nil where that changes nothing.
  let repaired: Shown?

  /// A text as it is to be laid out.
  struct Shown {
    let text: String
    let direction: WritingDirection
    let isRight: Bool
  }

  /// The rows that show what is wrong; of an entry without a wrong order, its first row.
  static func samples(of entry: EntryPreview) -> [PreviewSample] {
    guard let fallback = entry.locale?.direction else { return [] }
    let asked = entry.orders.filter(\.isAskedFor)
    let wrong = asked.filter { !$0.isRightNow }.prefix(2)
    let chosen = wrong.isEmpty ? (asked.isEmpty ? entry.orders : asked).prefix(1) : wrong
    return chosen.map { order in
      func shown(_ text: String, _ isRight: Bool) -> Shown {
        Shown(
          text: text, direction: order.container.direction(of: text, fallback: fallback),
          isRight: isRight)
      }
      let isChanged = !order.text.utf8.elementsEqual(order.fixedText.utf8)
      return PreviewSample(
        container: order.container.rawValue, arguments: order.arguments.words,
        now: shown(order.text, order.isRightNow),
        repaired: isChanged ? shown(order.fixedText, order.isRightFixed) : nil)
    }
  }
}
