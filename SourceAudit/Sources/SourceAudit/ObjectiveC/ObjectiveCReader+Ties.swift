/// What fixes views to the side by other means than anchors of UIKit: attributes and PureLayout.
extension ObjectiveCReader {
  /// `leading` for `ALEdgeLeading` and `NSLayoutAttributeLeading`, without a prefix and with a small letter.
  private func name(_ value: Range<Int>, without prefix: String) -> String {
    let name = source(value).dropFirst(source(value).hasPrefix(prefix) ? prefix.count : 0)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func argument(_ name: String, of message: Message) -> Range<Int>? {
    message.parts.first { text($0.name) == name }?.argument
  }

  /// `[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeading relatedBy:… toItem:b attribute:…]`.
  mutating func readTies(ofItems message: Message) {
    let prefix = "NSLayoutAttribute"
    let sides = message.parts.filter { text($0.name) == "attribute" }.map {
      name($0.argument, without: prefix)
    }
    guard let side = sides.first, case let index = message.parts[0].name else { return }
    let other = argument("toItem", of: message).map { source($0) } ?? "nil"
    outline.addTie(
      side, of: tied(source(message.parts[0].argument), at: index),
      argument("relatedBy", of: message).map { source($0) } ?? "",
      to: other == "nil" ? nil : (tied(other, at: index), sides.last ?? ""))
  }

  /// `[label autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:icon]`, `[label autoPinEdgeToSuperviewEdge:ALEdgeLeading]`,
  /// `[label autoSetDimension:ALDimensionWidth toSize:90]` and others of PureLayout.
  ///
  /// Source: PureLayout, ALView+PureLayout.h.
  mutating func readTiesOfPureLayout(_ message: Message) {
    let (first, index) = (message.parts[0], message.parts[0].name)
    let view = tied(source(message.receiver), at: index)
    let relation = argument("relation", of: message).map { source($0) } ?? ""
    let function = text(first.name)
    if function.hasPrefix("autoPinEdgesTo") {
      let left = argument("excludingEdge", of: message).map { name($0, without: "ALEdge") } ?? ""
      for side in ["leading", "trailing"] where side != left.sideThatLeads {
        outline.addTie(side, of: view, "", to: nil)
      }
    } else if function.hasPrefix("autoPinEdge") {
      let other = argument("ofView", of: message).map { tied(source($0), at: index) }
      let end = argument("toEdge", of: message).map { name($0, without: "ALEdge") } ?? ""
      outline.addTie(
        name(first.argument, without: "ALEdge"), of: view, relation, to: other.map { ($0, end) })
    } else if function.hasPrefix("autoAlignAxis") {
      let isCentre = source(first.argument) == "ALAxisVertical"
      if isCentre { outline.addTie("centerX", of: view, "", to: nil) }
    } else if ["autoSetDimension", "autoMatchDimension"].contains(function) {
      outline.addTie(name(first.argument, without: "ALDimension"), of: view, relation, to: nil)
    } else if let tie = SwiftReader.tiesOfPureLayout[function] {
      outline.addTie(tie, of: view, "", to: nil)
    }
  }
}
