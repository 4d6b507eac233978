/// Numbers that the base text has in the reverse order.
///
/// Between letters of Arabic scripts, commas and hyphens put numbers from right to left, so somebody typed them as they should look.
/// Source: UAX #9, W2 and W4 to W6.
enum ReversedNumbers {
  /// The first list of three numbers or more (`3,2,1` for `1, 2, 3`), or range that ends with the smaller number (`2020-2011` for
  /// `2011-2020`); nil if there is none.
  static func first(in text: String, base: String) -> String? {
    for isSeparator in [isComma, isDash] {
      let theirs = sequences(in: base, isSeparator).map(\.numbers)
      guard !theirs.isEmpty else { continue }
      let found = sequences(in: text, isSeparator).first { _, numbers in
        theirs.contains(numbers.reversed())
          && (numbers.count > 2 ? numbers != numbers.reversed() : numbers[0] > numbers[1])
      }
      if let found { return found.text }
    }
    return nil
  }

  /// The numbers of a text with separators between them: three or more, or two at a dash.
  private static func sequences(
    in text: String, _ isSeparator: (Character) -> Bool
  ) -> [(text: String, numbers: [Int])] {
    text.split { !$0.isNumber && $0 != " " && !isSeparator($0) }.compactMap { part in
      let items = part.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
      let numbers = items.compactMap { number($0.filter { $0 != " " }) }
      // Three numbers at hyphens are a date.
      guard numbers.count == items.count, isSeparator("-") == (items.count == 2), items.count > 1
      else { return nil }
      return (String(part.trimmingPrefix(" ")), numbers)
    }
  }

  /// The value of digits of any script; nil for none, or for more than seven.
  private static func number(_ digits: String) -> Int? {
    let values = digits.compactMap(\.wholeNumberValue)
    guard values.count == digits.count, (1...7).contains(values.count) else { return nil }
    return values.reduce(0) { $0 * 10 + $1 }
  }

  private static func isComma(_ character: Character) -> Bool {
    character == "," || character == "\u{060C}"
  }

  private static func isDash(_ character: Character) -> Bool {
    character == "-" || character == "\u{2013}"
  }
}
