/// The arguments beside a look-up: those of what is called on its text, and of a function that is given a reference.
extension LookupReader {
  private static let formatMethods: Set<String> = [
    "format", "Format", "formatted", "arg", "FormatWith", "sprintf", "printf", "fill",
    "GetLocalizedFormatResource",
  ]

  /// Methods that give the text of a key, or the text in another type.
  private static let converters: Set<String> = [
    "GetLocalizedResource", "localized", "toString", "ToString", "trim",
  ]

  private static let replacers: Set<String> = [
    "replace", "replaceAll", "replacingOccurrences", "replaceFirst", "Replace",
  ]

  /// Takes the arguments after the call: `.arg(a).arg(b)`, `.format(a)`, `.replace("{name}", a)`, `% (a, b)`.
  func takeSuffix(_ lookup: inout Lookup) {
    var found: [Lookup.Argument] = []
    var isWhole = true
    while true {
      let end = lookup.range.upperBound
      if file.isDot(end), file.isIdentifier(end + 1), file.isOpen(end + 2, "("),
        let close = file.partner(of: end + 2)
      {
        let name = file.text(of: end + 1)
        let arguments = file.arguments(at: end + 2)
        if arguments.isEmpty, Self.converters.contains(name) {
          lookup.range = lookup.range.lowerBound..<close + 1
          continue
        }
        if Self.formatMethods.contains(name) {
          isWhole = isWhole && !(name == "arg" && isAssigned(lookup))
          // The width and the base of `arg(number, width)` are no texts; `arg(a, b)` takes texts.
          found +=
            (name == "arg"
            ? arguments.prefix { !isNumber($0) || $0 == arguments.first } : arguments[...])
            .map { file.argument($0) }
        } else if Self.replacers.contains(name), arguments.count >= 2,
          let target = file.literal(file.withoutLabel(arguments[0])),
          target.contains(where: { "%{$#".contains($0) })
        {
          isWhole = false
          let letters = target.filter { $0.isLetter || $0.isNumber || $0 == "_" }
          found.append((letters.isEmpty ? nil : letters, file.withoutLabel(arguments[1])))
        } else {
          break
        }
        lookup.range = lookup.range.lowerBound..<close + 1
      } else if file.has(end, "%"), file.language == .python || file.language == .ruby {
        let start = end + 1
        guard start < file.tokens.count else { break }
        if file.tokens[start].kind == .open, let close = file.partner(of: start) {
          found +=
            file.isOpen(start, "(")
            ? file.arguments(at: start).map { file.argument($0) } : file.entries(of: start)
          lookup.range = lookup.range.lowerBound..<close + 1
        } else if file.has(start, "dict"), file.isOpen(start + 1, "("),
          let close = file.partner(of: start + 1)
        {
          found += file.arguments(at: start + 1).map { file.argument($0) }
          lookup.range = lookup.range.lowerBound..<close + 1
        } else {
          let stop = file.endOfChain(from: start)
          found.append((nil, start..<stop))
          lookup.range = lookup.range.lowerBound..<stop
        }
        break
      } else {
        break
      }
    }
    if !found.isEmpty {
      lookup.isWhole = isWhole && lookup.arguments?.isEmpty ?? true
      lookup.arguments = (lookup.arguments ?? []) + found
    }
  }

  /// The values of an array that Java or Kotlin makes where the arguments are expected: `new Object[] {a, b}`, `arrayOf(a, b)`.
  ///
  /// What follows the array is no argument of the text: the default text and the locale of Spring's `MessageSource`.
  func arrayValues(_ range: Range<Int>) -> [Lookup.Argument]? {
    guard file.language.family == .java, let last = range.last,
      let open = file.partner(of: last), range.contains(open), open > range.lowerBound
    else { return nil }
    let isArray =
      file.isOpen(open, "{") && file.has(range.lowerBound, "new") && file.has(open - 1, "]")
      || file.isOpen(open, "(") && open == range.lowerBound + 1
        && file.has(range.lowerBound, "arrayOf")
    return isArray ? file.arguments(at: open).map { file.argument($0) } : nil
  }

  /// Whether the text goes into a variable, in which later statements can fill in more arguments.
  private func isAssigned(_ lookup: Lookup) -> Bool {
    file.has(lookup.range.lowerBound - 1, "=") || file.has(lookup.range.lowerBound - 1, "return")
  }

  private func isNumber(_ range: Range<Int>) -> Bool {
    range.count == 1 && file.tokens[range.lowerBound].kind == .number
  }

  /// Takes the arguments of a function that is given a reference: `getString(R.string.key, a)`.
  ///
  /// - Returns: False if the reference is not given to a function.
  func give(_ lookup: inout Lookup, _ reference: Range<Int>) -> Bool {
    guard let (open, close) = bracketsOfTaker(around: reference.lowerBound),
      file.isIdentifier(open - 1)
    else { return false }
    let parts = file.arguments(at: open)
    guard let place = parts.firstIndex(where: { $0.contains(reference.lowerBound) }),
      isBranch(reference, of: file.withoutLabel(parts[place]))
    else { return false }
    let name = file.text(of: open - 1)
    let count = table.takers[name]
    lookup.callee = name
    lookup.needsVariadic = count == nil
    lookup.isWhole = count != nil
    lookup.arguments = parts.dropFirst(place + (count ?? 1)).map { file.argument($0) }
    lookup.range = file.startOfChain(at: open - 1)..<close + 1
    return true
  }

  /// The brackets of the call that is given a reference; the reference may be in a branch of an argument.
  private func bracketsOfTaker(around index: Int) -> (open: Int, close: Int)? {
    var place = index
    for _ in 0..<3 {
      guard let around = file.brackets(around: place) else { return nil }
      if file.isOpen(around.open, "(") { return around }
      guard file.isOpen(around.open, "{"),
        file.has(around.open - 1, "else") || file.has(around.open - 1, ")")
      else { return nil }
      place = around.open
    }
    return nil
  }

  /// Whether a range is a whole argument, or a branch of a conditional argument.
  private func isBranch(_ range: Range<Int>, of argument: Range<Int>) -> Bool {
    range == argument || file.has(argument.lowerBound, "if")
      || file.has(argument.lowerBound, "when")
      || file.place(of: "?", in: argument) != nil
  }
}
