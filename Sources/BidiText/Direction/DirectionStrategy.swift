/// A way to find the direction of a text.
///
/// ``firstStrong``, ``firstStrongOutsideCode`` and ``lastStrong`` look at the first paragraph of what they are given, as
/// rules P1–P3 do; ``anyRightToLeft`` and ``wordShare(above:)`` weigh all of it, as the libraries do that they come from.
/// ``firstStrongOutsideCode``, ``lastStrong`` and ``wordShare(above:)`` pass over what only programs read.
/// Where each paragraph is to have a direction of its own, give them one paragraph, or take
/// ``Swift/StringProtocol/levelRuns(by:fallback:context:)``, which does.
public enum DirectionStrategy: Sendable, Hashable {
  /// The first strong character of the first paragraph (rules P2–P3).
  case firstStrong

  /// The first strong character outside format specifiers, tags, addresses, e-mail, handles, hashtags, flags of commands,
  /// variables and paths (``Swift/String/opaqueStretches()``): the one for localization strings, whose `%d` is no letter.
  case firstStrongOutsideCode

  /// The last strong character of the first paragraph, isolates and code (``Swift/String/opaqueStretches()``) passed over.
  case lastStrong

  /// Right to left where there is any strong right-to-left character (class R or AL), letters inside isolates and the
  /// marks RLM and ALM among them.
  case anyRightToLeft

  /// Right to left where the share of right-to-left words is above a threshold, by default 0.40.
  ///
  /// A word has the direction of its first strong character; numbers in Arabic-Indic digits count as right-to-left words.
  /// Other numbers and code (``Swift/String/opaqueStretches()``) do not count: a text of nothing else has no direction, as
  /// with the other strategies.
  ///
  /// ```swift
  /// "@ali @bob \u{05E9}\u{05DC}\u{05D5}\u{05DD}".writingDirection(by: .wordShare())  // .rightToLeft
  /// ```
  ///
  /// This is `estimateDirection` of the Closure Library, which passes over addresses with `http://` alone, and calls a text of
  /// numbers left to right; the formatter for Closure in BidiFormat counts exactly as Closure does.
  case wordShare(above: Double = 0.40)

  /// The direction of a locale, whatever the text holds.
  case locale(String)

  /// The direction of a text; nil for a neutral one, and for a locale that is not known.
  ///
  /// ```swift
  /// DirectionStrategy.firstStrong.direction(of: "%d \u{05D0}")  // .leftToRight
  /// DirectionStrategy.firstStrongOutsideCode.direction(of: "%d \u{05D0}")  // .rightToLeft
  /// ```
  ///
  /// - Parameter text: The text. Which strategies look at its first paragraph alone is said at the type.
  /// - Returns: What was found.
  /// - Complexity: O(*n*).
  public func direction(of text: some StringProtocol) -> WritingDirection? {
    let text = Substring(text)
    return switch self {
    case .firstStrong:
      WritingDirection(firstStrongIn: text)
    case .firstStrongOutsideCode:
      Self.firstStrongOutsideCode(in: String(text))
    case .lastStrong:
      Self.lastStrong(in: Self.withoutCode(text))
    case .anyRightToLeft:
      switch DirectionalContent(of: text) {
      case .mixed, .rightToLeft: .rightToLeft
      case .leftToRight: .leftToRight
      case .neutral: nil
      }
    case .wordShare(let threshold):
      Self.closureEstimate(of: Self.withoutCode(text), above: threshold, ofNumbers: nil)
    case .locale(let identifier):
      WritingDirection(locale: identifier)
    }
  }

  /// The base direction that the strategy gives a paragraph, for all calls that ask for one.
  ///
  /// ```swift
  /// let label = "%d \u{05D0}"
  /// let base = DirectionStrategy.firstStrongOutsideCode.baseDirection(of: label, fallback: .leftToRight)
  /// try ResolvedParagraph(label, baseDirection: base).direction  // .rightToLeft
  /// ```
  ///
  /// - Parameters:
  ///   - paragraph: The text that is to be resolved.
  ///   - fallback: The direction where the strategy finds none.
  /// - Returns: What was found, as an explicit direction.
  /// - Complexity: O(*n*).
  public func baseDirection(
    of paragraph: some StringProtocol, fallback: WritingDirection
  ) -> BaseDirection {
    .explicit(direction(of: paragraph) ?? fallback)
  }

  private static func firstStrongOutsideCode(in text: String) -> WritingDirection? {
    WritingDirection(firstStrongIn: text, skipping: text.opaqueStretches())
  }

  /// The text with a digit, which has no strong direction, in the place of each stretch that only programs read.
  private static func withoutCode(_ text: Substring) -> Substring {
    let whole = String(text)
    let opaque = whole.opaqueStretches()
    if opaque.isEmpty { return text }
    var result = ""
    var end = whole.startIndex
    for stretch in opaque {
      result.unicodeScalars.append(contentsOf: whole.unicodeScalars[end..<stretch.lowerBound])
      result.unicodeScalars.append("0")
      end = stretch.upperBound
    }
    result.unicodeScalars.append(contentsOf: whole.unicodeScalars[end...])
    return result[...]
  }

  private static func lastStrong(in text: Substring) -> WritingDirection? {
    var open: [WritingDirection?] = []
    var last: WritingDirection?
    for scalar in text.unicodeScalars {
      switch scalar.bidiClass {
      case .leftToRight: last = .leftToRight
      case .rightToLeft, .arabicLetter: last = .rightToLeft
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: open.append(last)
      // What stood in the isolate does not count. One that is never closed reaches to the end.
      case .popDirectionalIsolate: if let outside = open.popLast() { last = outside }
      case .paragraphSeparator: return open.first ?? last
      default: break
      }
    }
    return open.first ?? last
  }

  /// The direction of a text by its words, as Closure counts: code counts too, but for addresses with `http://`.
  ///
  /// Numbers in Arabic-Indic digits count as right-to-left words; other numbers do not count.
  ///
  /// Source: Closure Library, `goog.i18n.bidi.estimateDirection`, as its documentation and tests describe it.
  package static func closureEstimate(
    of text: Substring, above threshold: Double,
    ofNumbers direction: WritingDirection? = .leftToRight
  ) -> WritingDirection? {
    var total = 0
    var rightToLeft = 0
    var hasWeak = false
    for word in text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      // Isolates are not passed over: a word is short.
      let first = word.lazy.compactMap(\.closureDirection).first
      if first == .rightToLeft {
        rightToLeft += 1
        total += 1
      } else if word.starts(with: "http://".unicodeScalars) {
        hasWeak = true
      } else if first == .leftToRight {
        total += 1
      } else if word.contains(where: { $0.bidiClass == .europeanNumber }) {
        hasWeak = true
      }
    }
    if total == 0 { return hasWeak ? direction : nil }
    return Double(rightToLeft) / Double(total) > threshold ? .rightToLeft : .leftToRight
  }
}

extension Unicode.Scalar {
  /// The direction that Closure sees in a character: that of a letter, and right to left for Arabic-Indic
  /// digits.
  package var closureDirection: WritingDirection? {
    let bidiClass = bidiClass
    return bidiClass == .arabicNumber ? .rightToLeft : bidiClass.strongDirection
  }
}
