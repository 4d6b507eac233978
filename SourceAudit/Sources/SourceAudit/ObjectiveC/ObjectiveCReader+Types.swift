/// What views are made of, and what configures buttons.
extension ObjectiveCReader {
  /// Finds the types of variables, and the properties that variables become: `PlainButton *button = …; _button = button;`.
  mutating func findTypes() {
    var interface: String?
    for index in tokens.indices where index > 1 && tokens[index].kind == .identifier {
      if text(index) == "@interface" { interface = text(index + 1) }
      if text(index) == "@end" { interface = nil }
      let view =
        interface.map { TiedView(type: $0, name: text(index)) } ?? tied(text(index), at: index)
      if text(index - 1) == "*", [";", "="].contains(text(index + 1)) {
        addType(text(index - 2), of: view)
      }
      guard text(index + 1) == "=", tokens.indices.contains(index + 2) else { continue }
      if text(index + 2) == "[", let type = madeType(at: index + 2) {
        addType(type, of: view)
      }
      if let inner = resultOfBlock(at: index + 2), isProperty(index) {
        let name = text(index).drop { $0 == "_" }
        outline.join(
          TiedView(type: outline.typeName(of: scopes[index]), name: String(name)),
          tied(text(inner), at: inner))
      }
      let value = tied(text(index + 2), at: index + 2)
      if text(index + 3) == ";", value.function != nil, isProperty(index) {
        let name = text(index).drop { $0 == "_" }
        outline.join(
          TiedView(type: outline.typeName(of: scopes[index]), name: String(name)), value)
      }
    }
  }

  private mutating func addType(_ type: String, of view: TiedView) {
    outline.addType(type, of: view)
    if type == "UIButton" { outline.texts.buttons.insert(view) }
  }

  /// The variable that a block of statements gives: `view` of `({ UITextView *view = …; view; })`; nil for another value.
  private func resultOfBlock(at index: Int) -> Int? {
    guard text(index) == "(", text(index + 1) == "{", case let end = partners[index + 1],
      end > index + 4, text(end - 1) == ";", tokens[end - 2].kind == .identifier,
      [";", "}"].contains(text(end - 3))
    else { return nil }
    return end - 2
  }

  /// Whether a name is one of the object: `_title`, `self.title`.
  private func isProperty(_ index: Int) -> Bool {
    [".", "->"].contains(text(index - 1))
      ? text(index - 2) == "self" : text(index).hasPrefix("_")
  }

  /// `Card` of `[[Card alloc] init]`, `[Card new]` and `[Card buttonWithType:…]`; nil for another message.
  private func madeType(at open: Int) -> String? {
    var place = open
    while text(place) == "[", text(place + 1) == "[" { place += 1 }
    guard let name = tokens.indices.contains(place + 1) ? text(place + 1) : nil,
      name.first?.isUppercase ?? false, let message = message(at: place),
      let first = message.parts.first,
      ["alloc", "new"].contains(text(first.name)) || text(first.name).hasPrefix("button")
    else { return nil }
    return name
  }

  /// Notes that a button is given a configuration.
  mutating func addConfigured(_ receiver: String, _ value: Range<Int>) {
    guard let first = value.first, text(first) != "nil" else { return }
    outline.configured.insert(tied(receiver, at: first))
    guard receiver == "self",
      case .function(let name) = outline.scopes[scopes[first]].kind, name.hasPrefix("init")
    else { return }
    outline.buttons.configured.insert(outline.typeName(of: scopes[first]))
  }

  /// `button = [UIButton buttonWithConfiguration:…]`, from the bracket on.
  mutating func addConfigured(madeAt open: Int) {
    guard text(open - 1) == "=", tokens.indices.contains(open - 2) else { return }
    outline.configured.insert(tied(text(open - 2), at: open - 2))
  }
}
