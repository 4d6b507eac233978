/// Finds the other text of a program that a text stands in or behind.
struct OuterTextReader {
  let file: TokenizedFile
  let lookups: [Lookup]
  let expressions: ExpressionReader

  /// How many tokens after a variable, and how many mentions of it, are looked at.
  private static let reach = 2_000
  private static let mostMentions = 16

  /// The other text, if the program shows the text nowhere without it; else nil.
  func outer(of lookup: Lookup) -> Lookup? {
    if let before = textBefore(lookup) ?? textBeforeInFormat(lookup) { return before }
    if let around = holder(of: lookup.range.lowerBound, lookup.key, besides: lookup) {
      return around
    }
    return holderOfVariable(lookup)
  }

  /// The text that a sign joins the text to: `other + " " + text`.
  private func textBefore(_ lookup: Lookup) -> Lookup? {
    var end = lookup.range.lowerBound - 1
    while file.has(end, "+") || file.language == .php && file.has(end, ".") {
      if let other = lookups.first(where: { $0.range.upperBound == end }) { return other }
      guard end > 0, file.tokens[end - 1].kind == .text else { return nil }
      end -= 2
    }
    return nil
  }

  /// The text that a format begins with, which the text is given to later: `String.format("%s (%s)", other, text)`.
  private func textBeforeInFormat(_ lookup: Lookup) -> Lookup? {
    guard let (open, _) = file.brackets(around: lookup.range.lowerBound), file.isOpen(open, "(")
    else { return nil }
    let values = file.arguments(at: open).map(file.withoutLabel)
    guard let own = values.firstIndex(of: lookup.range) else { return nil }
    let first: Int
    if let format = values[..<own].lastIndex(where: beginsWithArgument) {
      first = format + 1
    } else if isFormatted(by: open) {
      first = 0
    } else {
      return nil
    }
    return first < own ? lookups.first { $0.range == values[first] } : nil
  }

  /// Whether a text formats what stands in brackets: `"%s (%s)" % (…)`, `"{} ({})".format(…)`.
  private func isFormatted(by open: Int) -> Bool {
    let end =
      file.has(open - 1, "%")
      ? open - 1 : file.has(open - 1, "format") && file.isDot(open - 2) ? open - 2 : 0
    return end > 0 && beginsWithArgument(end - 1..<end)
  }

  /// Whether a range is a text that begins with an argument.
  private func beginsWithArgument(_ range: Range<Int>) -> Bool {
    guard let text = file.literal(range) else { return false }
    return text.hasPrefix("%s") || text.hasPrefix("%1$") || text.hasPrefix("%@")
      || text.hasPrefix("{}") || text.hasPrefix("{0}")
  }

  /// The lookup with an argument that holds a place and has the text of a key as its value.
  private func holder(of place: Int, _ key: UseKey, besides own: Lookup) -> Lookup? {
    lookups.first { other in
      // Whether the call fills in arguments is not known of each.
      other.place != own.place && !other.needsVariadic && !other.needsExactCount
        && (other.arguments ?? []).contains { argument in
          argument.range.contains(place)
            && expressions.facts(of: argument.range).contains { $0.kind == .ownText(key) }
        }
    }
  }

  /// The lookup that every mention of a variable stands in, whose value is the text.
  private func holderOfVariable(_ lookup: Lookup) -> Lookup? {
    let (start, end) = (lookup.range.lowerBound, lookup.range.upperBound)
    guard file.has(start - 1, "="), file.isIdentifier(start - 2), !file.isDot(start - 3),
      let block = file.brackets(around: start)
    else { return nil }
    let hash = file.tokens[start - 2].hash
    let mentions = (end..<max(end, min(block.close, end + Self.reach))).lazy
      .filter { file.tokens[$0].hash == hash && file.tokens[$0].kind == .identifier }
      .prefix(Self.mostMentions)
    let holders = mentions.map { holder(of: $0, lookup.key, besides: lookup) }
    return holders.contains { $0 == nil } ? nil : holders.first ?? nil
  }
}
