import BidiMessages
import BidiText

extension CheckedEntry {
  /// Whether the text is the text of the base language.
  var isUntranslated: Bool { anyBaseMessage?.text == message.text.strippingControls() }

  /// Whether the value and its base text lack the other half of a bracket at an edge: `nd copy)`.
  ///
  /// The program joins such a text with the one that has the other half.
  var isFragment: Bool {
    message.lacksPartnerOfEdge && anyBaseMessage?.lacksPartnerOfEdge == true
  }
}

extension Message {
  /// Whether the first bracket is never closed, or the last one never opened, at an edge of the text and beside a word.
  ///
  /// `1) one` and `:)` are no such texts.
  fileprivate var lacksPartnerOfEdge: Bool {
    let text = text.strippingControls()
    return text.last == ")" && !text.contains("(") && text.dropLast().last?.isLetter == true
      || text.first == "(" && !text.contains(")") && text.dropFirst().first?.isLetter == true
  }
}
