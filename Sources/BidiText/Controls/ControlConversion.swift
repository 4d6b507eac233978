/// A text whose embeddings were written as isolates, or whose isolates were written as embeddings.
///
/// LRE becomes LRI and RLE becomes RLI, with the PDF or PDI that ends them, and the other way round. FSI
/// becomes the embedding of its first strong character (P2), and LRE where there is none, as rule P3 says.
/// Overrides and marks stay.
///
/// A pair is converted only if the paragraph has the same ``Appearance`` afterwards in every container: left to right,
/// right to left, and by its first strong character with either fallback. Pairs are tried together first,
/// then by halves. Converting twice is converting once, unless a pair was ``Remainder/Reason/notTried``.
///
/// ```swift
/// let conversion = "\u{202B}abc\u{202C} \u{202A}d".controlConversion(to: .isolates)
/// conversion.edited.text.showingControls()  // "‹RLI›abc‹PDI› ‹LRE›d"
/// conversion.remainders.map(\.reason)  // [.unpaired]
/// ```
public struct ControlConversion: Sendable, Hashable {
  /// An opener that was left as it is.
  public struct Remainder: Sendable, Hashable {
    /// Why an opener was left.
    public enum Reason: String, Sendable, Hashable {
      /// The paragraph would be shown in another order.
      case orderChanges
      /// Another control would end what it begins, or it would end another one.
      case pairingChanges
      /// Nothing ends it: see ``ControlBalance``.
      case unpaired
      /// The paragraph holds so many pairs that cannot be converted together that this one was not tried.
      case notTried
    }

    /// Why it was left.
    public let reason: Reason

    /// The opener.
    public let control: DirectionalFormatting

    /// The index of the control in the original text.
    public let index: String.Index

    /// The same place as offsets from the start of the text.
    public let offset: TextOffset

    /// The paragraph that it stands in, counted from 0.
    public let paragraph: Int

    fileprivate func placed(at index: String.Index) -> Remainder {
      Remainder(
        reason: reason, control: control, index: index, offset: offset, paragraph: paragraph)
    }
  }

  /// The text before and after.
  public let edited: EditedText

  /// The controls that were not converted, in the order of the text.
  public let remainders: [Remainder]

  /// Converts a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: What its pairs shall be.
  /// - Complexity: O(*n*). A paragraph is tried 256 times at most, a long one 16 times.
  init(of text: some StringProtocol, to style: ControlStyle) {
    let source = String(text)
    let changes = Self.changes(of: source, to: style)
    edited = EditedText(source, replacing: changes.replacements).placed(in: text)
    let given = edited.given
    remainders = changes.remainders.map { $0.placed(at: given.index(atUTF8: $0.offset.utf8)) }
  }

  static func changes(
    of text: String, to style: ControlStyle
  ) -> (replacements: [ControlTransform.Replacement], remainders: [Remainder]) {
    guard text.hasDirectionalFormatting else { return ([], []) }
    var replacements: [ControlTransform.Replacement] = []
    var remainders: [Remainder] = []
    var start = TextOffset.zero
    for (number, paragraph) in text.paragraphs().enumerated() {
      let content = text[paragraph.content]
      if content.hasDirectionalFormatting {
        var converter = ParagraphConverter(content, to: style)
        converter.convertAll()
        var offset = start
        for (position, index) in content.unicodeScalars.indices.enumerated() {
          let scalar = text.unicodeScalars[index]
          if let reason = converter.reasons[position], let control = DirectionalFormatting(scalar) {
            remainders.append(
              Remainder(
                reason: reason, control: control, index: index, offset: offset, paragraph: number))
          } else if converter.scalars[position] != scalar {
            let end = text.unicodeScalars.index(after: index)
            replacements.append((index..<end, String(Character(converter.scalars[position]))))
          }
          offset.advance(over: scalar)
        }
      }
      start.advance(over: text[paragraph.range])
    }
    return (replacements, remainders)
  }
}

extension StringProtocol {
  /// The text with embeddings written as isolates, or isolates as embeddings, and what was left.
  ///
  /// See ``ControlConversion``.
  public func controlConversion(to style: ControlStyle) -> ControlConversion {
    ControlConversion(of: self, to: style)
  }

  /// The text with embeddings written as isolates, or isolates as embeddings, where nothing moves by it.
  ///
  /// ```swift
  /// "\u{2067}abc\u{2069}".convertingControls(to: .embeddings).showingControls()  // "‹RLE›abc‹PDF›"
  /// ```
  ///
  /// - Parameter style: What pairs shall be.
  /// - Returns: The text, converted; ``ControlConversion`` tells what was left.
  /// - Complexity: O(*n*). A paragraph is tried 256 times at most, a long one 16 times.
  public func convertingControls(to style: ControlStyle) -> String {
    text(after: .convertingControls(to: style))
  }
}
