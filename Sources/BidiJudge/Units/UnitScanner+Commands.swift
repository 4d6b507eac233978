import BidiText
import MessageSyntax

/// Commands and comparisons in languages of programs: each is read as it is typed, and is one code.
extension UnitScanner {
  /// The end of a command with the values that people fill in: `/unblock <nickname>`, `--file <path>`.
  ///
  /// A command is read as it is typed, so that all of it is one code.
  func commandEnd(_ start: Int, _ end: Int) -> Int {
    guard value(start) == .solidus || value(start) == .hyphenMinus,
      !(start + 1..<end).contains(where: { value($0) == .solidus })
    else { return end }
    var result = end
    while kind(result) == .space, value(result + 1) == .lessThanSign, !isArgument(result + 1),
      let close = placeholderEnd(result + 1) ?? describedEnd(result + 1)
    {
      result = close
    }
    return result
  }

  /// The end of a value that a few words describe: `<phone number>`; nil for anything else.
  private func describedEnd(_ open: Int) -> Int? {
    var (end, words) = (open + 1, 1)
    while end < min(count, open + 48), !isArgument(end) {
      switch kind(end) {
      case .leftToRight, .digit: break
      case .space where kind(end - 1) == .leftToRight && kind(end + 1) == .leftToRight: words += 1
      default:
        return value(end) == .greaterThanSign && (2...3).contains(words) ? end + 1 : nil
      }
      end += 1
    }
    return nil
  }

  /// The end of a comparison in a language of programs: `doc.status == 'Open'`, `count >= 3`.
  ///
  /// It is read as it is written, so that all of it is one code.
  func comparisonEnd(_ start: Int, _ end: Int) -> Int {
    guard kind(start) == .leftToRight, kind(end) == .space, !isArgument(end + 1),
      [.equalsSign, .exclamationMark, .lessThanSign, .greaterThanSign].contains(value(end + 1)),
      value(end + 2) == .equalsSign, kind(end + 3) == .space
    else { return end }
    let operand = end + 4
    if let close = quotedEnd(operand) { return close }
    var close = operand
    func isPart(_ place: Int) -> Bool {
      !isArgument(place) && (kind(place) == .leftToRight || kind(place) == .digit)
    }
    while isPart(close)
      || close > operand && isPart(close + 1)
        && [.fullStop, .lowLine, .hyphenMinus].contains(value(close)) && !isArgument(close)
    {
      close += 1
    }
    return close > operand ? close : end
  }

  /// Whether a letter from right to left stands at a place.
  func isOfLanguage(_ place: Int) -> Bool {
    kind(place) == .rightToLeft || kind(place) == .arabicLetter
  }

  /// Whether a code is only the number of a word of the language, right after it: the digit of a right-to-left word.
  func isNumberOfWord(_ start: Int, _ end: Int) -> Bool {
    isOfLanguage(start - 1)
      && (start..<end).allSatisfy { kind($0) == .digit }
  }
}
