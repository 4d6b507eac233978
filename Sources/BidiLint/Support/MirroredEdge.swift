import BidiText

/// A name whose sign stands at the other edge than in the base text: `+Canvas` for `Canvas+`, `etc/hosts/` for `/etc/hosts`,
/// `[-_a-z]` for `[a-z_-]`, and `KDE_` for `_KDE`, whose low line marks the key of a menu.
///
/// In a right-to-left line the sign goes to the other side of the name on the screen. So somebody who types the sign on the
/// wrong side sees the name as it should be.
enum MirroredEdge {
  /// Signs that belong to a name.
  ///
  /// Signs of sentences and hyphens stand at the edges of names for other reasons.
  private static let signs: Set<Unicode.Scalar> = [
    "+", "#", "*", "~", "&", "^", "=", "@", "$", "/", "_",
  ]

  /// A name of letters and digits of ASCII with signs before it or after it, or an address: `/https://host` for
  /// `https://host/`.
  private struct Name: Hashable {
    var word: String
    var signs: String
    var isBefore: Bool

    init?(_ text: Substring.UnicodeScalarView) {
      // Hyphens at the edges of a set of characters are members of it: `characters:[a-z_-]`.
      let set = text.firstIndex(of: "[").flatMap { open in
        text.lastIndex(of: "]").flatMap { close in open < close ? text[open...close] : nil }
      }
      let isSet = set != nil
      func isSign(_ scalar: Unicode.Scalar) -> Bool {
        MirroredEdge.signs.contains(scalar) || isSet && (scalar == "-" || scalar == "_")
      }
      let token = (set ?? text).trimming { !isSign($0) && !Self.isWord($0) }
      let before = token.prefix(while: isSign)
      let after = token.reversed().prefix(while: isSign)
      // Brackets and quotation marks stand round an address: `https://host(:port)/`.
      let word = token.dropFirst(before.count).dropLast(after.count).trimming { !Self.isWord($0) }
      // `12.00$` for `$12.00`: an amount has its sign on either side.
      let isAmount = token.contains("$") && text.contains("%")
      guard before.isEmpty != after.isEmpty, !isAmount,
        word.allSatisfy({
          Self.isWord($0) || isSet && $0 == "-" || "./".unicodeScalars.contains($0)
        })
          || Self.isAddress(word),
        word.contains(where: { $0.properties.isAlphabetic })
      else { return nil }
      self.word = String(String.UnicodeScalarView(word))
      isBefore = !before.isEmpty
      signs = String(String.UnicodeScalarView(isBefore ? Array(before) : after.reversed()))
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }

    private static func isAddress(_ word: Substring.UnicodeScalarView) -> Bool {
      word.allSatisfy(\.isASCII) && String(String.UnicodeScalarView(word)).contains("://")
    }

    var mirrored: Name {
      var other = self
      other.isBefore.toggle()
      other.signs = String(signs.reversed())
      return other
    }

    var text: String { isBefore ? signs + word : word + signs }
  }

  /// A name of a text whose mirror image the base text has, while it does not have the name itself.
  ///
  /// - Parameters:
  ///   - text: The translation.
  ///   - base: The base text.
  /// - Returns: The name in both texts; nil if there is none.
  static func pair(in text: String, base: String) -> (mine: String, theirs: String)? {
    if let pair = reversedParts(in: text, base: base) { return pair }
    // `+ XX` is `+XX`.
    let theirs = Set(names(in: base) + names(in: base.replacing("+ ", with: "+")))
    guard !theirs.isEmpty else { return nil }
    return names(in: text.strippingControls()).first {
      theirs.contains($0.mirrored) && !theirs.contains($0)
    }.map { ($0.text, $0.mirrored.text) }
  }

  /// A number and letters, or two numbers beside Arabic letters, with a hyphen between them that the base text has in the other
  /// order: `3-n` for `n-3`.
  ///
  /// Such parts change places on the screen. Two words do not: `dd-mm`.
  private static func reversedParts(
    in text: String, base: String
  ) -> (mine: String, theirs: String)? {
    guard text.utf8.contains(UInt8(ascii: "-")), base.utf8.contains(UInt8(ascii: "-")) else {
      return nil
    }
    func pairs(_ text: String) -> [[Substring]] {
      text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber && $0 != "-" }
        .map { $0.split(separator: "-", omittingEmptySubsequences: false) }
        .filter { $0.count == 2 && !$0[0].isEmpty && !$0[1].isEmpty && $0[0] != $0[1] }
    }
    let isArabic = text.unicodeScalars.contains { $0.bidiClass == .arabicLetter }
    let theirs = Set(pairs(base))
    return pairs(text).first { pair in
      let isNumber = pair.map { $0.allSatisfy(\.isNumber) }
      return isNumber[0] && (!isNumber[1] || isArabic) && !theirs.contains(pair)
        && theirs.contains(pair.reversed())
    }.map { ($0.joined(separator: "-"), $0.reversed().joined(separator: "-")) }
  }

  private static func names(in text: String) -> [Name] {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).compactMap { Name($0) }
  }

  /// The ending of files with which a text begins, and its base text does not: `.json …` for `Cannot read the .json file`; nil in a whole
  /// sentence.
  static func fileEnding(atStartOf value: String, base: String) -> String? {
    let word = String(value.strippingControls().drop { $0 == " " }.prefix { $0 != " " })
    return value.last != "." && (3...12).contains(word.utf8.count)
      && word.utf8.first == UInt8(ascii: ".")
      && word.utf8.dropFirst().allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
      }
      && base.contains(word) && !base.hasPrefix(word) ? word : nil
  }

  /// A Latin word in brackets with which a text begins, and its base text does not: `(JPEG) …` for `Full (JPEG)`.
  ///
  /// A gloss stands after what it explains, in languages of both directions. One directly before a letter was behind it where it was
  /// typed, also for a base text that has the word without brackets.
  static func gloss(atStartOf value: String, base: String) -> String? {
    let text = value.strippingControls().drop { $0 == " " }
    guard text.first == "(", let close = text.firstIndex(of: ")") else { return nil }
    let gloss = String(text[...close])
    let rest = text[text.index(after: close)...]
    let word = gloss.dropFirst().dropLast()
    let isGlued = rest.unicodeScalars.first?.bidiClass.strongDirection == .rightToLeft
    return gloss.utf8.count > 3 && gloss.utf8.allSatisfy { $0 < 0x80 }
      && gloss.contains(where: \.isLetter)
      && (base.contains(gloss) || isGlued && base.contains(word) && !base.hasPrefix(word))
      && base.drop { $0 == " " }.first != "(" && !rest.contains("(")
      && rest.unicodeScalars.contains { $0.bidiClass.strongDirection == .rightToLeft }
      ? gloss : nil
  }
}

extension Substring.UnicodeScalarView {
  /// The view without scalars at both ends that meet a condition.
  fileprivate func trimming(_ isTrimmed: (Unicode.Scalar) -> Bool) -> Self {
    var view = self
    while let first = view.first, isTrimmed(first) { view.removeFirst() }
    while let last = view.last, isTrimmed(last) { view.removeLast() }
    return view
  }
}
