public import BidiMessages
import BidiText

/// Gives values the form of a pseudolocale, and takes it from them again.
///
/// The same value always gets the same form, a value that has the form stays, and the source of a changed value is the
/// value that it was, byte for byte.
///
/// ```swift
/// let accented = Pseudolocalizer(.accentedAndLonger)
/// accented.text(of: Message("Hello, %1$d"))  // "[Ĥéļļö, »%1$d« one two]"
/// let source = accented.source(of: Message("[Ĥéļļö, »%1$d« one two]"))
/// source?.text  // "Hello, %1$d"
/// ```
public struct Pseudolocalizer: Sendable, Hashable {
  /// The form.
  public let locale: Pseudolocale

  /// Makes a pseudolocalizer.
  public init(_ locale: Pseudolocale) { self.locale = locale }

  /// Gives a value the form.
  ///
  /// - Parameters:
  ///   - message: The value.
  ///   - isFragment: Whether the value is shown inside a line, so that it gets nothing that belongs to a line or a text.
  ///   - kept: Stretches of the value, in UTF-8 bytes, whose characters stay: a file may hold them as escapes.
  /// - Returns: The value with the form, or why it stays.
  /// - Complexity: O(*n*) for each plural or select form.
  public func pseudolocalized(
    _ message: Message, isFragment: Bool = false, keeping kept: [Range<Int>] = []
  ) -> PseudoOutcome {
    guard !message.text.isEmpty else { return .unchanged(.nothingToChange) }
    if source(of: message, isFragment: isFragment, keeping: kept) != nil { return .isPseudo }
    if message.data != nil { return .unchanged(.data) }
    guard let value = written(message, isFragment, Set(kept.joined())) else {
      return .unchanged(.structure)
    }
    return isSame(value.text, message.text) ? .unchanged(.nothingToChange) : .changed(value)
  }

  /// A value with the form; the value itself where it stays.
  public func text(of message: Message, isFragment: Bool = false) -> String {
    if case .changed(let value) = pseudolocalized(message, isFragment: isFragment) {
      value.text
    } else {
      message.text
    }
  }

  /// The source of a value that has the form.
  ///
  /// - Parameters:
  ///   - message: The value.
  ///   - isFragment: As it was when the value got the form.
  ///   - kept: Stretches of the value, in UTF-8 bytes, whose characters stay.
  /// - Returns: Nil for a value that does not have the form.
  /// - Complexity: O(*n*) for each plural or select form.
  public func source(
    of message: Message, isFragment: Bool = false, keeping kept: [Range<Int>] = []
  ) -> PseudoValue? {
    guard
      let candidate = PseudoReader(
        message, locale, isFragment: isFragment, keeping: Set(kept.joined())),
      !isSame(candidate.value.text, message.text), !candidate.value.text.isEmpty,
      let again = written(
        message.withText(candidate.value.text), isFragment, candidate.kept),
      isSame(again.text, message.text)
    else { return nil }
    return candidate.value
  }

  /// The value with the form, in the first way that leaves arguments, markup and forms as they are.
  private func written(_ message: Message, _ isFragment: Bool, _ kept: Set<Int>) -> PseudoValue? {
    let outline = MessageOutline(message, keeping: kept)
    guard !outline.pieces.isEmpty, !outline.isVariableAlone else {
      return PseudoValue(text: message.text, edits: [])
    }
    let structure = MessageStructure(message)
    for way in PseudoWriter.Way.allCases {
      let (value, kept) = PseudoWriter(outline, locale, way, isFragment: isFragment).value()
      let changed = message.withText(value.text)
      guard MessageStructure(changed) == structure else { continue }
      let back = PseudoReader(changed, locale, isFragment: isFragment, keeping: kept)?.value.text
      if let back, isSame(back, message.text) { return value }
    }
    return nil
  }

  /// Whether two texts are the same bytes: `==` would take canonically equivalent ones for equal.
  private func isSame(_ lhs: String, _ rhs: String) -> Bool {
    lhs.utf8.elementsEqual(rhs.utf8)
  }
}

/// What a program reads in a value: its forms, their lines, and in these all that is no text.
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
