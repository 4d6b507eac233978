/// Visual formats and their metrics.
extension ObjectiveCReader {
  /// `[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[a]" options:NSLayoutFormatDirectionLeftToRight …]`.
  mutating func readVisualFormat(_ message: Message) {
    func argument(_ name: String) -> Range<Int>? {
      message.parts.first { text($0.name) == name }?.argument
    }
    guard let format = literal(message.parts[0].argument), let options = argument("options"),
      tokens[options].contains(where: { $0.text == "NSLayoutFormatDirectionLeftToRight" })
    else { return }
    outline.visualFormats.append(
      VisualFormat(
        place: place(options.lowerBound), format: format,
        metrics: argument("metrics").map { metrics($0) } ?? [:]))
  }

  /// The distances of `@{@"start": @16, @"end": @(end)}`, or of the name of the variable that was last given such a list.
  private func metrics(_ value: Range<Int>) -> [String: Amount] {
    var value = value
    if value.count == 1 { value = lastValue(before: value.lowerBound) ?? value }
    guard value.count > 2, text(value.lowerBound) == "@", text(value.lowerBound + 1) == "{",
      partners[value.lowerBound + 1] == value.upperBound - 1
    else { return [:] }
    var metrics: [String: Amount] = [:]
    for entry in arguments(at: value.lowerBound + 1) where entry.count > 2 {
      guard let name = literal(entry.lowerBound..<entry.lowerBound + 1),
        text(entry.lowerBound + 1) == ":"
      else { continue }
      metrics[name] = sum(entry.lowerBound + 2..<entry.upperBound)
    }
    return metrics
  }

  /// People write shorter blocks.
  private static let longestBlock = 1_000

  /// The value that a variable was last given before the token with its name; nil if a part of the variable was set since.
  private func lastValue(before place: Int) -> Range<Int>? {
    let name = text(place)
    var index = place - 1
    let earliest = max(1, place - Self.longestBlock)
    while index >= earliest, scopes[index] == scopes[place] {
      if text(index) == name, ![".", "->"].contains(text(index - 1)) {
        if text(index + 1) == "[" { return nil }
        if text(index + 1) == "=" { return index + 2..<statementEnd(from: index + 2) }
      }
      index -= 1
    }
    return nil
  }

  /// What a value comes to: the sum of numbers and of sides of insets, as far as their values are seen.
  private func sum(_ value: Range<Int>) -> Amount {
    var value = value
    if text(value.lowerBound) == "@", text(value.lowerBound + 1) == "(",
      partners[value.lowerBound + 1] == value.upperBound - 1
    {
      value = value.lowerBound + 2..<value.upperBound - 1
    }
    let source = filledSource(value)
    let plain = Amount(source.hasPrefix("@") ? String(source.dropFirst()) : source)
    if plain.number != nil { return plain }
    let parts = value.split { text($0) == "+" }.map { part -> Amount in
      guard let first = part.first else { return .zero }
      guard let known = fixedValue(first) else {
        return Amount(filledSource(first..<first + part.count))
      }
      if part.count == 1 { return amount(known) }
      guard part.count == 3, text(first + 1) == ".", let place = Self.parts[text(first + 2)] else {
        return .expression("")
      }
      // `{20, 16, 20, 8}`, `UIEdgeInsetsMake(20, 16, 20, 8)`.
      let open = text(known.lowerBound) == "{" ? known.lowerBound : known.lowerBound + 1
      guard partners[open] == known.upperBound - 1, case let sides = arguments(at: open),
        sides.count == 4
      else { return .expression("") }
      return amount(sides[place])
    }
    return Amount.sum(parts) ?? .expression(source)
  }

  private static let parts = ["top": 0, "left": 1, "bottom": 2, "right": 3]

  /// The value of a constant of the file, or of its type, that a token names; nil for what is set somewhere.
  private func fixedValue(_ index: Int) -> Range<Int>? {
    if let own = value(of: index) { return own }
    let name = text(index)
    if tokens[index].kind != .identifier || assigned.contains(name) { return nil }
    let type = outline.scopes[scopes[index]].parent ?? 0
    let value =
      values[DeclaredName(name: name, scope: type)] ?? values[DeclaredName(name: name, scope: 0)]
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }
}
