/// Keys in tags, in attributes and before the bars of templates.
extension LookupReader {
  /// How many tokens of a tag are looked at.
  private static let longestTag = 400

  // MARK: Tags

  /// The component whose attribute is a key: `<Trans i18nKey="key" values={{ name: a }}>`.
  ///
  /// - Parameters:
  ///   - index: The name of the tag.
  ///   - attribute: The attribute with the key.
  ///   - values: The attribute with the arguments.
  /// - Returns: The lookup; nil where the key does not stand in the tag.
  func component(at index: Int, _ attribute: String, values: String) -> Lookup? {
    guard file.has(index - 1, "<") else { return nil }
    var key: String?
    var arguments: [Lookup.Argument]?
    var end = index + 1
    while end < file.tokens.count, end < index + Self.longestTag, !file.has(end, ">") {
      if file.isIdentifier(end), file.has(end + 1, "="), !file.has(end - 1, "-") {
        let name = file.text(of: end)
        if name == attribute { key = attributeText(after: end + 1) }
        if name == values, file.isOpen(end + 2, "{"), file.isOpen(end + 3, "{") {
          arguments = file.entries(of: end + 3)
        }
      }
      if file.tokens[end].kind == .open, let close = file.partner(of: end), close > end {
        end = close
      }
      end += 1
    }
    guard let key else { return nil }
    return Lookup(
      key: .literal(key), place: index, callee: file.text(of: index), range: index - 1..<end,
      arguments: arguments, isWhole: arguments != nil)
  }

  /// The text after the sign of an attribute: `"key"`, `{'key'}`; nil for another value.
  private func attributeText(after sign: Int) -> String? {
    let start = sign + 1
    if file.isOpen(start, "{"), let close = file.partner(of: start) {
      return file.literal(start + 1..<close)
    }
    guard start < file.tokens.count else { return nil }
    return file.literal(start..<start + 1) ?? file.quotedText(at: start)
  }

  // MARK: Attributes

  /// The keys in the value of an attribute, at the last part of its name: `data-i18n="[title]key;other"`, `v-t="'key'"`.
  ///
  /// - Parameters:
  ///   - index: The last part of the name.
  ///   - name: The parts of the name.
  /// - Returns: The lookups; none for a value that code makes.
  func attribute(at index: Int, _ name: [String]) -> [Lookup] {
    var start = index
    for part in name.dropLast().reversed() {
      guard file.has(start - 1, "-"), isJoined(start - 1), file.isIdentifier(start - 2),
        file.text(of: start - 2) == part
      else { return [] }
      start -= 2
    }
    guard !file.has(start - 1, "-"), !file.has(start - 1, ":"), !file.isDot(start - 1) else {
      return []
    }
    // `data-i18n-title`
    var end = index + 1
    var taker: String?
    while file.has(end, "-"), file.isIdentifier(end + 1), isJoined(end) {
      taker = (taker ?? "") + file.text(of: end + 1)
      end += 2
    }
    guard file.has(end, "="), end + 1 < file.tokens.count else { return [] }
    let range = start..<end + 2
    func lookup(_ key: String, _ taker: String?) -> Lookup {
      Lookup(
        key: .literal(key), place: start, callee: name.joined(separator: "-"), range: range,
        taker: taker)
    }
    // Vue reads the value of a directive as code.
    if name.first == "v" {
      return file.has(end + 1, "\"") ? directive(at: end + 2, range, name).map { [$0] } ?? [] : []
    }
    guard let value = file.literal(end + 1..<end + 2) ?? file.quotedText(at: end + 1) else {
      return []
    }
    // Source: github.com/i18next/jquery-i18next, "usage of selector function".
    return value.split(separator: ";").compactMap { part in
      guard part.first == "[", let close = part.firstIndex(of: "]") else {
        return lookup(String(part), taker)
      }
      let attribute = part[part.index(after: part.startIndex)..<close]
      return lookup(
        String(part[part.index(after: close)...]),
        attribute == "aria-label" ? "ariaLabel" : String(attribute))
    }
  }

  /// The key in the code of an attribute: `v-t="'key'"`, `v-t="{ path: 'key', args: { name: a } }"`.
  private func directive(at index: Int, _ range: Range<Int>, _ name: [String]) -> Lookup? {
    guard index < file.tokens.count else { return nil }
    let callee = name.joined(separator: "-")
    if let key = file.literal(index..<index + 1) {
      return Lookup(
        key: .literal(key), place: range.lowerBound, callee: callee,
        range: range.lowerBound..<index + 1)
    }
    guard file.isOpen(index, "{") else { return nil }
    let entries = file.entries(of: index)
    guard let path = entries.first(where: { $0.name == "path" }),
      let key = file.literal(path.range)
    else { return nil }
    let values = entries.first { $0.name == "args" }?.range.lowerBound
    return Lookup(
      key: .literal(key), place: range.lowerBound, callee: callee,
      range: range.lowerBound..<(file.partner(of: index) ?? index) + 1,
      arguments: values.flatMap { file.isOpen($0, "{") ? file.entries(of: $0) : nil })
  }

  /// Whether a hyphen belongs to a name: no space stands beside it.
  private func isJoined(_ hyphen: Int) -> Bool {
    file.tokens.indices.contains(hyphen - 1) && file.tokens.indices.contains(hyphen + 1)
      && file.tokens[hyphen - 1].end == file.tokens[hyphen].start
      && file.tokens[hyphen].end == file.tokens[hyphen + 1].start
  }

  // MARK: Bars

  /// The text before a bar: `'key' | translate: { name: a }`.
  func piped(to index: Int) -> Lookup? {
    guard index >= 2, file.has(index - 1, "|"), let key = file.literal(index - 2..<index - 1) else {
      return nil
    }
    var lookup = Lookup(
      key: .literal(key), place: index - 2, callee: file.text(of: index),
      range: index - 2..<index + 1)
    if file.has(index + 1, ":"), file.isOpen(index + 2, "{"),
      let close = file.partner(of: index + 2)
    {
      lookup.arguments = file.entries(of: index + 2)
      lookup.range = index - 2..<close + 1
      lookup.isWhole = true
    }
    return lookup
  }
}

extension TokenizedFile {
  /// The text of an attribute of a page, whose quotation marks are signs; nil where none begins.
  func quotedText(at index: Int) -> String? {
    guard language == .markup, has(index, "\"") else { return nil }
    let start = Int(tokens[index].end)
    let end = bytes[start...].prefix(4_000).firstIndex(of: UInt8(ascii: "\""))
    return end.map { String(decoding: bytes[start..<$0], as: UTF8.self) }
  }
}
