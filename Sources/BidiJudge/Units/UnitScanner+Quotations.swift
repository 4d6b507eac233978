import BidiText
import MessageSyntax

/// Codes in quotation marks.
extension UnitScanner {
  /// No quoted code is longer.
  ///
  /// Without a limit, many quotation marks would cost quadratic time.
  private static let mostCharacters = 64

  /// The place of the code after the quotation mark where reading stands, without controls at its edges; nil if it quotes
  /// words.
  ///
  /// What stands between graves is code, as in Markdown. In other marks, a code shows by a sign at its edge that ends no
  /// sentence: `"||example.org^"`, `'\#FFF'`. The signs at the edges of such a code belong to it.
  func quotedCode() -> Range<Int>? {
    let open = value(index)
    guard !isAfterWord || open == .graveAccent, let closers = Signs.closers(ofQuotation: open)
    else {
      return nil
    }
    func isCloser(_ place: Int) -> Bool {
      value(place) == closers.0 || value(place) == closers.1
    }
    var start = index + 1
    while kind(start) == .control { start += 1 }
    var (letters, signs) = (0, 0)
    var end = start
    while end < count, !isCloser(end), kind(end) != .control {
      guard end - index < Self.mostCharacters, !isArgument(end) else { return nil }
      switch kind(end) {
      case .leftToRight: letters += 1
      case .digit, .attached: break
      case .sign, .space: signs += 1
      default: return nil
      }
      end += 1
    }
    var closer = end
    while kind(closer) == .control { closer += 1 }
    guard isCloser(closer), !isArgument(closer), end > start, signs > 0,
      kind(start) != .space, kind(end - 1) != .space, kind(closer + 1)?.isLetter != true
    else { return nil }
    if open == .graveAccent { return letters > 0 ? start..<end : nil }
    // `domain@` and `_part.` were typed as `@domain` and `._part` should look; `.apk$` begins with a sign of its own.
    let last = value(end - 1)
    guard letters > 0, !Signs.isSentenceSign(last),
      !Self.beginsCodes(last) || last == .dollarSign && kind(start) == .sign
    else { return nil }
    let begins = isEdgeOfCode(start) && kind(start + 1) != .space
    let ends = isEdgeOfCode(end - 1) && kind(end - 2) != .space
    // `&Open` and `_Save` have a mnemonic, and `*Untitled` is a name.
    let isMark = [.ampersand, .lowLine, .asterisk].contains(value(start)) && signs == 1
    return begins && !isMark || ends ? start..<end : nil
  }

  /// Whether a character at the edge of a quotation is a sign that ends no sentence and encloses nothing.
  private func isEdgeOfCode(_ place: Int) -> Bool {
    let sign = value(place)
    return kind(place) == .sign && sign.isASCII && !Signs.isSentenceSign(sign)
      && !Signs.isQuotation(sign) && !Signs.isPercent(sign)
      && ![
        .apostrophe, .leftParenthesis, .rightParenthesis, .leftSquareBracket, .rightSquareBracket,
      ]
      .contains(sign)
  }

  /// Whether a sign begins codes and ends none: `@name`, `#tag`, `$HOME`, `~/x`, `-v`, `\d`.
  private static func beginsCodes(_ sign: UInt32) -> Bool {
    [.commercialAt, .numberSign, .dollarSign, .tilde, .hyphenMinus, .reverseSolidus].contains(sign)
  }
}
