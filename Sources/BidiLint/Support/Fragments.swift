import MessageSyntax
import BidiText

extension CheckedEntry {
  /// Whether the value and its base text lack the other half of a bracket at an edge, as `nd copy)`, or end with a space, as
  /// `unknown type: `.
  ///
  /// The program joins such a text with another one.
  var isFragment: Bool {
    guard let base = anyBaseMessage else { return false }
    return message.lacksPartnerOfEdge && base.lacksPartnerOfEdge
      || message.endsWithSpace && base.endsWithSpace
  }
}

extension Message {
  fileprivate var endsWithSpace: Bool { text.strippingControls().last == " " }

  /// Whether the text ends with a bracket beside a word and opens none, or begins with one and closes none.
  ///
  /// `1) one` and `:)` are no such texts.
  fileprivate var lacksPartnerOfEdge: Bool {
    let text = text.strippingControls()
    return text.last == ")" && !text.contains("(") && text.dropLast().last?.isLetter == true
      || text.first == "(" && !text.contains(")") && text.dropFirst().first?.isLetter == true
  }
}
