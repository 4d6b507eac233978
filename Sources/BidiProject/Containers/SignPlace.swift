import BidiSource

/// Tells whether a sign says something of the direction of views at the place where it stands.
///
/// A text looks like a sign in a comment, in a comparison, in the style of one element, or in a sample.
enum SignPlace {
  /// How many bytes around a sign are looked at.
  private static let reach = 1_000

  /// Whether the sign counts.
  ///
  /// - Parameters:
  ///   - sign: The sign.
  ///   - range: The bytes that are the sign.
  ///   - text: The bytes of the file.
  ///   - kinds: The kinds of the file.
  /// - Returns: `false` where it says nothing of views.
  static func counts(
    _ sign: SourceSign, _ range: Range<Int>, in text: [UInt8], _ kinds: SourceKinds
  ) -> Bool {
    let start = range.lowerBound
    if SourceComments.holds(start, in: text, sign.kinds) { return false }
    if sign.mayGiveDirection, !MarkupDirection.isOfPage(range, in: text, kinds) { return false }
    if sign.kinds == .style, StyleSelector.isOfLibrary(start, in: text) { return false }
    switch sign.place {
    case .anywhere: return true
    case .selector: return StyleSelector.setsDirection(start, in: text)
    case .rootElement: return isOfWindow(start, in: text)
    case .value: return !text[..<start].suffix(4).elementsEqual(" as ".utf8)
    case .assignment: return !isCompared(start, in: text) && !isVariable(sign, start, in: text)
    case .application: return isOfApplication(start, in: text)
    }
  }

  /// Whether a small letter begins what is written with a capital one where it is a property: `bool rightToLeft = …` is a variable.
  private static func isVariable(_ sign: SourceSign, _ place: Int, in text: [UInt8]) -> Bool {
    sign.patterns.allSatisfy(\.beginsWithCapital) && text[place].isASCIILetter
      && text[place] & 0x20 != 0
  }

  /// Whether a method is called on the application, a window or the object itself: a button may have its picture at the other side in
  /// every language.
  private static func isOfApplication(_ place: Int, in text: [UInt8]) -> Bool {
    var before = text[max(0, place - reach)..<place]
    if before.last == UInt8(ascii: ".") {
      before.removeLast()
    } else if before.suffix(2).elementsEqual("->".utf8) {
      before.removeLast(2)
    } else {
      return true
    }
    if before.suffix(2).elementsEqual("()".utf8) { before.removeLast(2) }
    let start = before.lastIndex {
      !$0.isASCIILetter && !$0.isASCIIDigit && $0 != UInt8(ascii: "_")
    }
    let word = String(
      decoding: before[(start.map { $0 + 1 } ?? before.startIndex)...], as: UTF8.self
    )
    .lowercased()
    return ["this", "self", "w", "instance"].contains(word)
      || ["app", "window", "dialog"].contains(where: word.contains)
  }

  /// Whether a place is in the start tag of a window or of the panel that fills it.
  ///
  /// Their constant direction is that of the program. That of a box inside is the same in each language: it puts the tick of a box after
  /// its text, say.
  private static func isOfWindow(_ place: Int, in text: [UInt8]) -> Bool {
    guard place < longestHead else { return false }
    let before = text[..<place]
    guard let start = before.lastIndex(of: UInt8(ascii: "<")),
      !before[start...].contains(UInt8(ascii: ">"))
    else { return false }
    let name = String(decoding: before[(start + 1)...].prefix { $0.isASCIILetter }, as: UTF8.self)
    let elements = zip(before, before.dropFirst()).count {
      $0 == UInt8(ascii: "<") && $1.isASCIILetter
    }
    return elements == 1 || elements < 5 && panels.contains(name)
  }

  /// How many bytes hold the first elements of a file.
  private static let longestHead = 10_000

  private static let panels: Set<String> = [
    "Window", "Page", "UserControl", "Grid", "DockPanel", "StackPanel", "Border", "Frame",
    "Canvas",
  ]

  /// Whether a value is compared with another one, as in `if (RightToLeft == RightToLeft.Yes)` and `case RightToLeft.Yes:`.
  private static func isCompared(_ place: Int, in text: [UInt8]) -> Bool {
    var before = text[max(0, place - reach)..<place]
    // The names that it is a member of: `System.Windows.Forms.`.
    while let last = before.last, last.isASCIILetter || last == UInt8(ascii: ".") {
      before.removeLast()
    }
    while before.last?.isASCIISpace == true { before.removeLast() }
    return ["==", "!=", "case", "Case", " is"].contains {
      before.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }
}
