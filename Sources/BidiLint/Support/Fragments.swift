import MessageSyntax
import BidiText

extension CheckedEntry {
  /// Whether the value and its base text lack the other half of a bracket at an edge, as `nd copy)`, or go on
  /// in another text, as `unknown type: `.
  ///
  /// The program joins such a text with another one.
  var isFragment: Bool {
    guard let base = anyBaseMessage else { return false }
    return message.lacksPartnerOfEdge && base.lacksPartnerOfEdge
      || message.goesOn && base.goesOn
  }
}

extension Message {
  /// Whether the text ends with a space, and not with a sentence before it.
  var goesOn: Bool {
    let text = text.strippingControls()
    guard text.last == " ", let last = text.last(where: { $0 != " " }) else { return false }
    return !".!?\u{2026}\u{61F}\u{6D4}".contains(last)
  }

  /// Whether the text ends with a bracket beside a word and opens none, or begins with one and closes none.
  ///
  /// `1) one` and `:)` are no such texts.
  fileprivate var lacksPartnerOfEdge: Bool {
    let text = text.strippingControls()
    return text.last == ")" && !text.contains("(") && text.dropLast().last?.isLetter == true
      || text.first == "(" && !text.contains(")") && text.dropFirst().first?.isLetter == true
  }
}
