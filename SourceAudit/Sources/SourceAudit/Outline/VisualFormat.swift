/// A visual format whose option sets a direction.
struct VisualFormat {
  let place: Outline.Place
  let format: String
  /// What the names of distances stand for, as far as it is seen.
  var metrics: [String: Amount] = [:]

  /// Whether the direction changes nothing: the format places one view between two equal distances of the same container, or
  /// gives one view a width and nothing else.
  ///
  /// Source: Auto Layout Guide, Visual Format Language. A sign `-` alone is the standard distance, and no sign is none.
  var isSymmetric: Bool {
    let text = format.filter { $0 != " " }
    let body = text.hasPrefix("H:") ? text.dropFirst(2) : text[...]
    guard let open = body.firstIndex(of: "["), let close = body.lastIndex(of: "]"), open < close,
      !body[open..<close].dropFirst().contains("[")
    else { return false }
    let (before, after) = (body[..<open], body[close...].dropFirst())
    if before.isEmpty, after.isEmpty { return true }
    return before.first == "|" && after.last == "|"
      && distance(before.dropFirst()) == distance(after.dropLast())
  }

  /// A distance as two of them compare: its relations, values and priorities.
  private func distance(_ connection: Substring) -> [[Amount]] {
    guard connection.first == "-", connection.last == "-" else {
      return connection.isEmpty ? [[.expression(""), .zero]] : [[.expression(String(connection))]]
    }
    var inner = connection.dropFirst().dropLast()
    if connection.count == 1 { return [[.expression("-")]] }
    if inner.first == "(", inner.last == ")" { inner = inner.dropFirst().dropLast() }
    return inner.split(separator: ",").map { predicate in
      let relation = predicate.prefix { "=<>".contains($0) }
      let parts = predicate.dropFirst(relation.count).split(separator: "@")
      return [.expression(relation == "==" ? "" : String(relation))] + parts.map(value)
    }
  }

  private func value(_ text: Substring) -> Amount { metrics[String(text)] ?? Amount(String(text)) }
}

extension Amount {
  /// The sum of some amounts; nil if one is no number.
  static func sum(_ parts: [Amount]) -> Amount? {
    let numbers = parts.compactMap(\.number)
    return numbers.count == parts.count && !parts.isEmpty ? .number(numbers.reduce(0, +)) : nil
  }
}
