/// Where the joining of Arabic letters comes from: ICU where there is libicu. Elsewhere there is no source:
/// Foundation has none.
#if ICU
  private import BidiICU

  enum ShapingSource {
    static var isAvailable: Bool { !DataSource.isTables }

    /// Letters as presentation forms, vowel marks as isolated ones.
    static func shaped(_ text: String) throws(PlainDisplayError) -> String {
      try apply(.shapeLetters, to: text)
    }

    /// Presentation forms as letters.
    static func unshaped(_ text: String) throws(PlainDisplayError) -> String {
      try apply(.unshapeLetters, to: text)
    }

    private static func apply(
      _ operation: ArabicShaper.Operation, to text: String
    ) throws(PlainDisplayError) -> String {
      guard isAvailable else { throw .shapingUnavailable }
      do {
        return try ArabicShaper.apply(operation, to: text)
      } catch {
        throw .refused(reason: error.description)
      }
    }
  }
#else
  enum ShapingSource {
    static let isAvailable = false

    static func shaped(_ text: String) throws(PlainDisplayError) -> String {
      throw .shapingUnavailable
    }

    static func unshaped(_ text: String) throws(PlainDisplayError) -> String {
      throw .shapingUnavailable
    }
  }
#endif
