import BidiJudge
public import MessageSyntax
import BidiText

/// Turns values into a pseudolocale and back.
///
/// The same value always gives the same result. A value in the pseudolocale stays as it is. Turning a value back gives
/// the source byte for byte.
///
/// ```swift
/// let accented = Pseudolocalizer(.accentedAndLonger)
/// accented.text(of: Message("Hello, %1$d"))  // "[Ĥéļļö, »%1$d« one two]"
/// let source = accented.source(of: Message("[Ĥéļļö, »%1$d« one two]"))
/// source?.text  // "Hello, %1$d"
/// ```
public struct Pseudolocalizer: Sendable, Hashable {
  /// The pseudolocale.
  public let locale: Pseudolocale

  /// Makes a pseudolocalizer.
  public init(_ locale: Pseudolocale) { self.locale = locale }

  /// Turns a value into the pseudolocale.
  ///
  /// - Parameters:
  ///   - message: The value.
  ///   - isFragment: Whether the value is a part of a line, so that it gets no marks of a line or a whole text.
  ///   - kept: Ranges of UTF-8 bytes whose characters do not change, because a file may write them as escapes.
  /// - Returns: The changed value, or why it does not change.
  /// - Complexity: O(*n*) for each plural or select form.
  public func pseudolocalized(
    _ message: Message, isFragment: Bool = false, keeping kept: [Range<Int>] = []
  ) -> PseudoOutcome {
    guard !message.text.isEmpty else { return .unchanged(.nothingToChange) }
    if source(of: message, isFragment: isFragment, keeping: kept) != nil { return .isPseudo }
    if message.data != nil { return .unchanged(.data) }
    guard let value = encoded(message, isFragment, Set(kept.joined())) else {
      return .unchanged(.structure)
    }
    return isSame(value.text, message.text) ? .unchanged(.nothingToChange) : .changed(value)
  }

  /// A value in the pseudolocale.
  ///
  /// If the value cannot change, the value itself.
  public func text(of message: Message, isFragment: Bool = false) -> String {
    if case .changed(let value) = pseudolocalized(message, isFragment: isFragment) {
      value.text
    } else {
      message.text
    }
  }

  /// The source of a value in the pseudolocale.
  ///
  /// - Parameters:
  ///   - message: The value.
  ///   - isFragment: The same as when the value was changed.
  ///   - kept: Ranges of UTF-8 bytes whose characters do not change.
  /// - Returns: The source; nil if the value is not in the pseudolocale.
  /// - Complexity: O(*n*) for each plural or select form.
  public func source(
    of message: Message, isFragment: Bool = false, keeping kept: [Range<Int>] = []
  ) -> PseudoValue? {
    guard
      let candidate = PseudoDecoding(
        message, locale, isFragment: isFragment, keeping: Set(kept.joined())),
      !isSame(candidate.value.text, message.text), !candidate.value.text.isEmpty,
      let encoded = encoded(
        message.withText(candidate.value.text), isFragment, candidate.kept),
      isSame(encoded.text, message.text)
    else { return nil }
    return candidate.value
  }

  /// The value in the pseudolocale, in the first way that keeps arguments, markup and forms.
  private func encoded(_ message: Message, _ isFragment: Bool, _ kept: Set<Int>) -> PseudoValue? {
    let outline = MessageOutline(message, keeping: kept)
    guard !outline.pieces.isEmpty, !outline.isVariableAlone else {
      return PseudoValue(text: message.text, edits: [])
    }
    let structure = MessageStructure(message)
    for way in PseudoEncoding.Way.allCases {
      let (value, kept) = PseudoEncoding(outline, locale, way, isFragment: isFragment).value()
      let changed = message.withText(value.text)
      guard MessageStructure(changed) == structure else { continue }
      let back = PseudoDecoding(changed, locale, isFragment: isFragment, keeping: kept)?.value.text
      if let back, isSame(back, message.text) { return value }
    }
    return nil
  }

  /// Whether two texts have the same bytes.
  ///
  /// `==` ignores canonical differences.
  private func isSame(_ lhs: String, _ rhs: String) -> Bool {
    lhs.utf8.elementsEqual(rhs.utf8)
  }
}

/// The parts of a value that programs read: its forms and lines, and all tokens in them but text.
struct MessageStructure: Equatable {
  private let forms: [[String]]
  private let brokenCount: Int

  init(_ message: Message) {
    let bytes = Array(message.text.utf8)
    brokenCount = message.brokenSpecifiers.count
    forms = message.branches.map { branch in
      branch.selectors
        + branch.lines.flatMap { line in
          line.pieces.compactMap { piece in
            switch piece.kind {
            case .text, .control: nil
            case .argument, .markup, .entity:
              String(decoding: bytes[piece.range], as: UTF8.self)
            }
          } + ["\n"]
        }
    }
  }
}
