import MessageSyntax
import BidiText

extension CheckedEntry {
  /// Whether the value and its base text lack the other half of a bracket at an edge: `nd copy)`.
  ///
  /// The program joins such a text with the one that has the other half.
  var isFragment: Bool {
    message.lacksPartnerOfEdge && anyBaseMessage?.lacksPartnerOfEdge == true
  }
}

extension Message {
  /// Whether the text ends with a bracket beside a word and opens none, or begins with one and closes none.
  ///
  /// `1) one` and `:)` are no such texts.
  fileprivate var lacksPartnerOfEdge: Bool {
    let text = text.strippingControls()
    return text.last == ")" && !text.contains("(") && text.dropLast().last?.isLetter == true
      || text.first == "(" && !text.contains(")") && text.dropFirst().first?.isLetter == true
  }
}
