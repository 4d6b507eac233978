#if canImport(BidiICU) && !BIDI_GENERATED_TABLES
  private import BidiICU

  extension PlainDisplay {
    /// A set of digits.
    public enum Digits: Sendable, Hashable, CaseIterable {
      /// 0123456789
      case european
      /// U+0660–0669, of Arabic.
      case arabicIndic
      /// U+06F0–06F9, of Persian and Urdu.
      case extended
    }

    /// Arabic letters as presentation forms, joined as they stand, in the order of memory.
    ///
    /// For a display without shaping: shape first, then put into visual order. ICU's data decides; letters
    /// that have no presentation form stay.
    ///
    /// - Parameter text: The text.
    /// - Returns: The text with presentation forms; unchanged where ICU refuses it.
    /// - Complexity: O(*n*).
    public static func shaped(_ text: String) -> String {
      (try? ArabicShaper.apply(.shapeLetters, to: text)) ?? text
    }

    /// Presentation forms as letters again.
    ///
    /// - Parameter text: The text, in the order of memory.
    /// - Returns: The text with letters; unchanged where ICU refuses it.
    /// - Complexity: O(*n*).
    public static func unshaped(_ text: String) -> String {
      (try? ArabicShaper.apply(.unshapeLetters, to: text)) ?? text
    }

    /// A text with all its European, Arabic-Indic and extended digits written in one set.
    ///
    /// - Parameters:
    ///   - digits: The set.
    ///   - text: The text.
    /// - Returns: The text with those digits; unchanged where ICU refuses it.
    /// - Complexity: O(*n*).
    public static func digits(_ digits: Digits, in text: String) -> String {
      var steps: [ArabicShaper.Operation] = [.digitsFromArabic, .digitsFromExtended]
      switch digits {
      case .european: break
      case .arabicIndic: steps.append(.digitsToArabic)
      case .extended: steps.append(.digitsToExtended)
      }
      return steps.reduce(text) { (try? ArabicShaper.apply($1, to: $0)) ?? $0 }
    }
  }
#endif
