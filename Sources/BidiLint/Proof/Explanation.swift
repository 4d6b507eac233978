public import BidiText

/// How one text is laid out in every container, and why.
public struct Explanation: Sendable, Hashable {
  /// The text as stored.
  public let text: String

  /// The arguments that were put in the place of format specifiers.
  public let arguments: [Proof.Argument]

  /// The locale's identifier; nil where none is known, and nothing can be called wrong.
  public let locale: String?

  /// The direction that the text should have: its locale's.
  public let direction: WritingDirection?

  /// The paragraphs, in order.
  public let paragraphs: [ParagraphExplanation]

  /// What rules find that do not compare orders, such as `visual-order-suspect`: some of them doubt the order wanted.
  public let otherFindings: [Finding]

  /// The text repaired; nil where it is right, or where nothing repairs it.
  public let repaired: String?

  /// The containers in which the repaired text is right; empty where there is none.
  public let rightAfterRepair: [Container]

  /// What is found in the repaired text still; empty where there is no repair.
  public let remaining: [Finding]

  /// What happens to one paragraph.
  public struct ParagraphExplanation: Sendable, Hashable {
    /// The paragraph with arguments filled in.
    public let text: String

    /// Its first strong character (P2); nil where it has none.
    public let firstStrong: FirstStrong?

    /// The stretches that stay together in every container, in the order of the text.
    public let pieces: [Piece]

    /// What is wrong with arguments and islands, each as a phrase; empty where they are whole.
    public let partFaults: [String]

    /// What is to be known of the verdict, in sentences: what was left out, or why nothing is said.
    public let notes: [String]

    /// The layout in each container.
    public let layouts: [Layout]

    /// The order that readers expect; nil where the locale is not known.
    public let wanted: Layout?

    /// The layout whose reasons help most: the first that is wrong, or that of a natural label.
    public var layoutToExplain: Layout? {
      layouts.first { $0.isRight == false } ?? layouts.first
    }

    /// The containers in which the paragraph is shown wrong.
    public var wrongContainers: [Container] {
      layouts.filter { $0.isRight == false }.compactMap(\.container)
    }
  }

  /// A stretch of text that stays together.
  public struct Piece: Sendable, Hashable {
    /// The text as stored.
    public let text: String

    /// Where it stands in the paragraph, in Unicode scalars.
    public let scalarRange: Range<Int>

    /// The scripts of its letters; empty for digits and punctuation alone.
    public let scripts: [String]

    /// The argument or island that it is, or is a part of; nil for plain text.
    public let whole: Whole?
  }

  /// A stretch that has to stay whole.
  public struct Whole: Sendable, Hashable {
    /// Its text.
    public let text: String

    /// What it is, such as `phone number` or `argument`.
    public let kind: String
  }

  /// The order of a paragraph in one container.
  public struct Layout: Sendable, Hashable {
    /// The container; nil for the order that is wanted.
    public let container: Container?

    /// The direction of the paragraph.
    public let direction: WritingDirection

    /// The pieces from left to right: their indices, and the directions of their letters.
    public let order: [PlacedPiece]

    /// What is seen, written from left to right.
    public let displayed: String

    /// The level of each character; nil where rule X9 removes it.
    public let levels: [EmbeddingLevel?]

    /// Which rules of UAX #9 gave each character its level.
    ///
    /// For the order that is wanted: of the text with isolates round what has to stay whole.
    public let trace: RuleTrace

    /// Whether this is what readers expect; nil where the locale is not known.
    public let isRight: Bool?
  }

  /// A piece in its place.
  public struct PlacedPiece: Sendable, Hashable {
    /// The index of the piece.
    public let piece: Int

    /// The direction in which its characters stand.
    public let direction: WritingDirection
  }
}
