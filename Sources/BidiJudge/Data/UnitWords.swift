import MessageSyntax

/// The words of units, such as "seconds", "kilobytes", "percent".
///
/// A unit beside an argument says that the argument is a number. The list only makes the set of classes smaller, so a
/// missing word does no harm. Words with another meaning that often follow names are left out: "caused" and "gram" are
/// one word in Hebrew.
///
/// Source: CLDR 42, by ICU 72: the words next to the number in what ICU writes for the skeletons
/// `measure-unit/… unit-width-full-name`, `unit-width-short` and `unit-width-narrow`, for durations
/// (nanosecond to year), digital units, lengths, masses, volumes, temperatures, pressure, energy, power and percent, with the
/// numbers 0, 1, 2, 3, 11 and 100. Single letters are left out. `bidi-datagen` writes the list.
package enum UnitWords {
  /// Symbols of units that the list of durations, sizes and measures does not have, in small letters.
  ///
  /// Source: CLDR 42, units of energy, frequency and graphics; ISO 80000-3 (decibel); the rates of bits and the binary prefixes of IEC
  /// 80000-13; UCUM (`U`, a unit of a medicine).
  static let symbols: Set<String> = [
    "bpm", "cal", "calorie", "calories", "db", "dpi", "eib", "fps", "gbps", "ghz", "gib", "hz",
    "kbps", "kcal", "khz", "kib", "kj", "mbps", "mhz", "mib", "pib", "ppi", "px", "rpm", "tib", "u",
  ]

  /// Whether a word in Latin letters is a unit, or the English name of one: `dB`, `MB`, `minutes`.
  package static func isEnglishUnit(_ word: some StringProtocol) -> Bool {
    symbols.contains(word.lowercased()) || contains(word.utf8, language: "en")
  }

  /// Whether a word is the name of a unit, or its abbreviation.
  ///
  /// ```
  /// UnitWords.contains("Seconds".utf8, language: "en")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - word: The word in UTF-8, with its apostrophes and quotation marks. Vowel marks, joiners, bidi
  ///     controls, dots at the end, and the case of ASCII letters do not matter.
  ///   - language: A tag whose first part is a language of the list: `ar`, `en`, `fa`, `he`, `ps`, `sd`,
  ///     `ug`, `ur`. Abbreviations in Latin letters, such as `MB` in a Hebrew text, are in `en`.
  /// - Returns: False for languages without a list.
  /// - Complexity: O(log *n*) comparisons, *n* the number of words of the language. Allocates nothing.
  static func contains(_ word: some Collection<UInt8>, language: String) -> Bool {
    guard let lines = generatedUnitWords(of: number(of: language)) else { return false }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
      var count = 0
      var scalars = FoldedScalars(word.makeIterator())
      while let scalar = scalars.next() {
        for byte in scalar.utf8 {
          guard count < longest else { return false }
          unsafe buffer.initializeElement(at: count, to: byte)
          count += 1
        }
      }
      let key = unsafe UnsafeBufferPointer(rebasing: buffer[..<count])
      return lines.withUTF8Buffer { unsafe isLine(key, of: $0) }
    }
  }

  /// The language of a tag as a number, one byte a letter: 0x6172 is `ar`.
  ///
  /// Languages of more than three letters are 0: the list has none.
  static func number(of language: String) -> UInt32 {
    var number: UInt32 = 0
    for byte in language.utf8 {
      if byte == .hyphenMinus || byte == .lowLine { break }
      if number >= 1 << 24 { return 0 }
      number = number << 8 | UInt32(byte)
    }
    return number
  }

  /// The most bytes of a word in the list.
  ///
  /// A test checks it.
  private static let longest = 64

  /// Whether a text is a line of a sorted list; each line ends with a newline.
  private static func isLine(
    _ key: UnsafeBufferPointer<UInt8>, of lines: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let newline = UInt8.lineFeed
    var low = 0
    var high = lines.count
    while low < high {
      // Find the start of the line in the middle.
      var start = low + (high - low) / 2
      while start > low, unsafe lines[start - 1] != newline { start -= 1 }
      var at = 0
      while at < key.count, unsafe lines[start + at] == key[at], unsafe key[at] != newline {
        at += 1
      }
      let byte = unsafe lines[start + at]
      if at == key.count, byte == newline { return true }
      let isBefore = unsafe at == key.count || byte != newline && key[at] < byte
      if isBefore {
        high = start
      } else {
        low = start + at
        while unsafe lines[low] != newline { low += 1 }
        low += 1
      }
    }
    return false
  }

  /// The scalars of a word in the spelling of the list.
  ///
  /// The spelling has no vowel marks, joiners and controls, and no dots at the end. It has ASCII apostrophes, quotation
  /// marks and hyphens, ASCII letters in lowercase, alef without hamza, and the Persian forms of yeh and kaf.
  struct FoldedScalars<Bytes: IteratorProtocol<UInt8>>: IteratorProtocol {
    private var bytes: Bytes
    private var decoder = UTF8()
    /// The number of dots that were read and not yet returned.
    ///
    /// Dots at the end are never returned.
    private var dots = 0
    /// The scalar after those dots.
    private var held: Unicode.Scalar?

    init(_ bytes: Bytes) { self.bytes = bytes }

    mutating func next() -> Unicode.Scalar? {
      while held == nil {
        guard let scalar = decoded() else { return nil }
        if scalar == "." {
          dots += 1
        } else {
          held = folded(scalar)
        }
      }
      if dots > 0 {
        dots -= 1
        return "."
      }
      defer { held = nil }
      return held
    }

    private mutating func decoded() -> Unicode.Scalar? {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): scalar
      case .emptyInput: nil
      case .error: "\u{FFFD}"
      }
    }

    /// The scalar in the list's spelling; nil if the spelling leaves it out.
    private func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
      switch scalar {
      case "A"..."Z": Unicode.Scalar(UInt8(scalar.value) + 32)
      case "\0"..."\u{AC}", "\u{AE}"..."\u{590}": scalar
      // Hebrew points.
      case "\u{591}"..."\u{5BD}", "\u{5BF}", "\u{5C1}", "\u{5C2}", "\u{5C4}", "\u{5C5}", "\u{5C7}":
        nil
      // Tatweel and Arabic vowel marks.
      case "\u{640}", "\u{64B}"..."\u{655}", "\u{670}": nil
      case "\u{5BE}", "\u{2010}", "\u{2011}": "-"
      case "\u{5F3}", "\u{2018}", "\u{2019}", "\u{2032}": "'"
      case "\u{5F4}", "\u{201C}", "\u{201D}", "\u{2033}": "\""
      case "\u{623}", "\u{625}": "\u{627}"
      case "\u{643}": "\u{6A9}"
      case "\u{649}", "\u{64A}": "\u{6CC}"
      // Bidi controls, joiners and other invisible characters.
      case "\u{AD}", "\u{61C}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}",
        "\u{2060}"..."\u{206F}", "\u{FEFF}":
        nil
      default: scalar
      }
    }
  }
}
