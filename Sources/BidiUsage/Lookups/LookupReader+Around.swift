/// Arguments in the call around a lookup.
extension LookupReader {
  private static let formatters: Set<String> = [
    "String", "format", "sprintf", "Format", "localizedStringWithFormat", "interpolate",
    "formatted", "NSString", "vsprintf", "str_format", "asprintf", "NSAttributedString", "printf",
  ]

  private static let showing = [
    "print", "message", "error", "warn", "log", "status", "text", "notify", "append", "flash",
    "title", "msg", "label", "markup", "info",
  ]

  private static let formatSelectors: Set<String> = [
    "stringWithFormat", "localizedStringWithFormat", "initWithFormat", "appendFormat",
    "stringByAppendingFormat",
  ]

  /// Takes the arguments around the call: `String(format: text, a)`, `[NSString stringWithFormat:text, a]`.
  func takeAround(_ lookup: inout Lookup) {
    guard let around = file.brackets(around: lookup.range.lowerBound) else { return }
    let parts = file.arguments(at: around.open)
    guard let place = parts.firstIndex(where: { $0.contains(lookup.range.lowerBound) }) else {
      return
    }
    let rest = parts[(place + 1)...].filter { file.label(of: $0) != "locale" }
    // A text before it is the pattern: `printf("%s %s", text, a)`, `"{} {}".format(text, a)`.
    guard !parts[..<place].contains(where: { file.literal(file.withoutLabel($0)) != nil }),
      !(file.isDot(around.open - 2) && around.open > 2
        && file.tokens[around.open - 3].kind == .text)
    else { return }
    if file.isOpen(around.open, "[") {
      guard
        parts[place].contains(where: {
          file.isIdentifier($0) && Self.formatSelectors.contains(file.text(of: $0))
        }), parts[place].upperBound == lookup.range.upperBound
      else { return }
      lookup.isWhole = true
    } else {
      guard file.isOpen(around.open, "("), file.isIdentifier(around.open - 1),
        file.withoutLabel(parts[place]) == lookup.range
      else { return }
      let name = file.text(of: around.open - 1)
      let letters = name.lowercased()
      if !Self.formatters.contains(name), !letters.contains("printf"), !letters.hasPrefix("format"),
        !letters.hasSuffix("format")
      {
        // Functions of C that take a pattern have many names, but each says that it shows something.
        guard file.language == .c, !rest.isEmpty, Self.showing.contains(where: letters.contains),
          rest.allSatisfy({ file.literal($0) == nil && !lookupBegins($0.lowerBound) })
        else { return }
        lookup.needsExactCount = true
      }
      lookup.isWhole = Self.formatters.contains(name) || letters.contains("printf")
      // Functions that take a list of arguments: `vsprintf`.
      if letters.first == "v" || letters.contains("vprintf") { lookup.isWhole = false }
    }
    guard !rest.isEmpty else { return }
    // `sprintf(_('%s of %s', name, '%s'), size)`: two calls fill in the text, one after the other.
    if let own = lookup.arguments, !own.isEmpty {
      (lookup.arguments, lookup.isWhole) = (nil, false)
      return
    }
    lookup.arguments =
      rest.count == 1 && file.isOpen(rest[0].lowerBound, "[") && file.language != .c
      ? file.entries(of: rest[0].lowerBound) : rest.map { file.argument($0) }
    let start =
      file.isOpen(around.open, "(") ? file.startOfChain(at: around.open - 1) : around.open
    lookup.range = start..<around.close + 1
  }

  /// Whether a token begins the lookup of another text.
  private func lookupBegins(_ index: Int) -> Bool {
    table.translators.contains(file.text(of: index)) && file.isOpen(index + 1, "(")
  }
}
