/// What code says of texts, and of who shows them.
extension ObjectiveCReader {
  /// Reads `label.hidden = YES`, `label.text = @""`, `view.attributedText = text`, `button.titleLabel.lineBreakMode = …`, and
  /// the same of a message.
  mutating func readShown(
    _ property: String, _ value: Range<Int>, of receiver: String, at index: Int
  ) {
    let view = tied(receiver, at: index)
    switch property {
    case "hidden":
      outline.addHiding(
        source(value) == "YES" && isAlwaysRun(expressionStart(before: index - 1)), of: view,
        in: scopes[index])
    case "text":
      outline.texts.plain[view, default: []].insert(source(value) == "@\"\"")
    case "attributedText":
      outline.texts.styled[view, default: []].append(place(index))
    case "lineBreakMode":
      if receiver.hasSuffix("titleLabel"),
        ["NSLineBreakByWordWrapping", "NSLineBreakByCharWrapping"].contains(source(value))
      {
        outline.ties[view, default: Ties()].addLines()
      }
    default: break
    }
  }
}
