import BidiSource

/// Tells whether a file gives a name a text with a letter at its head, where the value itself is not followed:
/// `val version = "v" + code`, `const version = computed(() => \`v${code}\`)`, `var version: String { "v" + code }`.
struct TextValues {
  let file: TokenizedFile
  let program: ProgramNames

  /// How many tokens may stand between a name and its text.
  private static let mostBetween = 14

  /// Words between a name and its text: types of texts, getters, and functions that keep a value.
  private static let carriers = Set(
    """
    String string str QString wxString char CharSequence get by lazy computed ref shallowRef useState useMemo state derived \
    $state $derived return self this
    """.split(separator: " ").map { SourceToken.hash(of: $0.utf8) })

  /// Whether the file sets the name that a fact is known by to such a text, anywhere, or a type of the program declares a member of
  /// that name for a text, such as the number of an order.
  ///
  /// - Parameters:
  ///   - kind: The fact.
  ///   - range: The tokens of its expression.
  /// - Returns: `true` also where the file sets the name to other values too.
  func mayBegin(_ kind: ArgumentFact.Kind, _ range: Range<Int>) -> Bool {
    guard case .named(let name) = kind,
      let index = range.last(where: { file.isIdentifier($0) && file.text(of: $0) == name })
    else { return false }
    return file.places(like: index).contains(where: isSet) || isSetByHook(name)
      || file.isDot(index - 1) && program.declaresText(name)
  }

  private func isSet(_ place: Int) -> Bool {
    var next = place + 1
    // `String version() => 'v1'`; with arguments it is a call.
    if file.isOpen(next, "("), let close = file.partner(of: next),
      close == next + 1 || close == next + 2 && file.has(next + 1, "self")
    {
      next = close + 1
    }
    // `version.value = 'v' + code` of Vue.
    if file.isDot(next), file.has(next + 1, "value") { next += 2 }
    // `public string Version { get; set; } = "v" + Tag`
    if file.language == .cSharp, file.isOpen(next, "{"), file.has(next + 1, "get"),
      file.has(next + 2, ";"), let close = file.partner(of: next), close > next
    {
      next = close + 1
    }
    // `{ version: 'v' + code }`; a text alone, as in `{ version: 'Version' }`, is a label of it.
    if file.has(next, ":"), startsEntry(place), next + 1 < file.tokens.count,
      beginsWithLetter(next + 1),
      file.tokens[next + 1].kind == .open || file.has(next + 2, "+")
    {
      return true
    }
    var isValue = false
    for index in next..<min(next + Self.mostBetween, file.tokens.count) {
      if beginsWithLetter(index) { return isValue }
      switch file.tokens[index].kind {
      case .identifier:
        guard Self.carriers.contains(file.tokens[index].hash) else { return false }
        if file.has(index, "return") { isValue = true }
      case .sign:
        if file.has(index, "=") || file.has(index, "=>") || file.has(index, "+=") {
          isValue = true
        } else if !file.has(index, ":") && !file.has(index, "->") && !file.has(index, "?") {
          return false
        }
      case .open:
        // Code in a text, and lists.
        if file.isOpen(index, "{") {
          isValue = true
        } else if !file.isOpen(index, "(") {
          return false
        }
      case .close: guard file.has(index, ")") else { return false }
      case .number, .text: return false
      }
    }
    return false
  }

  /// Whether a name may be that of a member of an object: it stands first in brackets, or after a comma.
  private func startsEntry(_ place: Int) -> Bool {
    file.isOpen(place - 1, "{") || file.isOpen(place - 1, "(") || file.has(place - 1, ",")
  }

  /// Whether a text, with code in it or without, begins with a letter.
  private func beginsWithLetter(_ index: Int) -> Bool {
    let isText =
      file.tokens[index].kind == .text
      || file.tokens[index].kind == .open && !"([{".utf8.contains(file.tokens[index].byte)
    guard isText else { return false }
    // `@"v"`, `$"v{code}"`
    let content = file.bytes[Int(file.tokens[index].start)...].prefix(6)
      .drop { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "$") }
      .drop { "\"'`".utf8.contains($0) }
    return content.first?.isASCIILetter ?? false
  }

  /// `setVersion('v' + code)`, as hooks of React do it.
  private func isSetByHook(_ name: String) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return file.mentions(setter)
      && file.tokens.indices.contains { place in
        file.tokens[place].kind == .identifier && file.isOpen(place + 1, "(")
          && place + 2 < file.tokens.count && beginsWithLetter(place + 2)
          && file.text(of: place) == setter
      }
  }
}
