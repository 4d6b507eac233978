import BidiJudge

extension OrderPoint {
  /// What readers expect, as a sentence.
  var words: String {
    switch self {
    case .whole:
      "Whole: a word, a number, a link or the text of an argument stands together and runs in its own direction."
    case .order:
      "Order: the parts of a line follow each other in its direction; only words of the other direction follow theirs."
    case .chain:
      "Chain: parts that one sign joins, as in 5 x 7 or a > b, are read in one direction from end to end."
    case .pair:
      "Pair: brackets and quotation marks enclose on the screen what they enclose in the text, and nothing else."
    case .edge:
      "Edge: a full stop or other sign of the sentence stands after what it follows, and at the end what ends the line."
    case .heldOrder:
      "Held order: an order that a person holds with controls is accepted, and a repair keeps it."
    case .sign: "Sign: a minus or plus stands on the side that --numbers asks for."
    case .percent: "Percent: a percent sign stands on the side that --numbers asks for."
    case .currency: "Currency: a currency sign stands on the side that --numbers asks for."
    }
  }
}
