public import BidiText

/// Does what `android.text.BidiFormatter` does, for programs that used it.
///
/// Text of another direction than the context is put into an embedding. A mark of the context is added before and after
/// it, if the text or that edge of it has the other direction. Use it for renderers that do not support isolates; for
/// others, ``BidiFormatter`` is better. If you apply it twice, it adds its controls twice.
///
/// ```swift
/// let formatter = AndroidBidiFormatter(context: .rightToLeft)
/// formatter.unicodeWrap("123").showingControls()  // "‹RLM›‹LRE›123‹PDF›‹RLM›"
/// ```
///
/// Source: Android and AndroidX, `BidiFormatter` and `TextDirectionHeuristics`. Characters are code points with
/// the Bidi_Class of this library's tables.
public struct AndroidBidiFormatter: Sendable, Hashable {
  /// Android's ways to find the direction of a text.
  ///
  /// These are the platform's. The copy in AndroidX reads text in isolates, treats embeddings as strong characters, and
  /// does not know letters beyond U+FFFF.
  ///
  /// ```swift
  /// let heuristic = AndroidBidiFormatter.Heuristic.firstStrongRightToLeft
  /// heuristic.direction(of: "abc \u{05D0}")  // .leftToRight
  /// heuristic.direction(of: "123")  // .rightToLeft
  /// AndroidBidiFormatter.Heuristic.anyRightToLeft.direction(of: "abc \u{05D0}")  // .rightToLeft
  /// ```
  public enum Heuristic: Sendable, Hashable {
    /// The first strong character outside isolates; left to right if there is none.
    case firstStrongLeftToRight
    /// The first strong character outside isolates; right to left if there is none.
    case firstStrongRightToLeft
    /// Right to left if there is a right-to-left letter outside isolates, else left to right.
    case anyRightToLeft
    /// Left to right for every text.
    case leftToRight
    /// Right to left for every text.
    case rightToLeft
    /// The direction of a locale; left to right if it is not known.
    case locale(String)

    /// The direction of a text.
    ///
    /// As on Android, and unlike `DirectionStrategy`, the search does not end with the first paragraph.
    ///
    /// - Complexity: O(*n*).
    public func direction(of text: String) -> WritingDirection {
      switch self {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .locale(let identifier): WritingDirection(locale: identifier) ?? .leftToRight
      case .firstStrongLeftToRight: Self.strong(in: text) { _ in true } ?? .leftToRight
      case .firstStrongRightToLeft: Self.strong(in: text) { _ in true } ?? .rightToLeft
      case .anyRightToLeft: Self.strong(in: text) { $0 == .rightToLeft } ?? .leftToRight
      }
    }

    /// The first strong direction outside isolates that meets a condition.
    private static func strong(
      in text: String, where matches: (WritingDirection) -> Bool
    ) -> WritingDirection? {
      var isolates = 0
      for scalar in text.unicodeScalars {
        switch DirectionalFormatting(scalar)?.kind {
        case .isolate: isolates += 1
        case .popIsolate: isolates = max(0, isolates - 1)
        default:
          if isolates == 0, let direction = scalar.bidiClass.strongDirection, matches(direction) {
            return direction
          }
        }
      }
      return nil
    }
  }

  /// The options of Android's formatter.
  public struct Options: Sendable, Hashable {
    /// Whether a mark is also put before the text, not only after it.
    public var stereoReset: Bool

    /// Whether marks are put at all.
    public var isolate: Bool

    /// How the direction of a text is found.
    public var heuristic: Heuristic

    /// Makes options; the defaults are those of Android.
    public init(
      stereoReset: Bool = true, isolate: Bool = true, heuristic: Heuristic = .firstStrongLeftToRight
    ) {
      self.stereoReset = stereoReset
      self.isolate = isolate
      self.heuristic = heuristic
    }
  }

  /// The direction of the text round it.
  public var context: WritingDirection

  /// The options.
  public var options: Options

  /// Makes a formatter for a context.
  ///
  /// - Parameters:
  ///   - context: The direction of the text round it.
  ///   - options: The options. The defaults are those of Android.
  public init(context: WritingDirection, _ options: Options = Options()) {
    self.context = context
    self.options = options
  }

  /// The direction of a text by the chosen heuristic.
  public func direction(of text: String) -> WritingDirection {
    options.heuristic.direction(of: text)
  }

  /// The text in an embedding if its direction is not that of the context, with marks if it could mix with the text
  /// before or after it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - direction: Its direction; nil to find it by the chosen heuristic.
  /// - Returns: The text, wrapped.
  public func unicodeWrap(_ text: String, direction: WritingDirection? = nil) -> String {
    let (before, after) = frame(of: text, direction ?? self.direction(of: text))
    return before + text + after
  }

  /// The controls before and after a text.
  func frame(of text: String, _ direction: WritingDirection) -> (before: String, after: String) {
    let markBefore =
      options.isolate && options.stereoReset ? markBefore(text, direction: direction) : ""
    let markAfter = options.isolate ? markAfter(text, direction: direction) : ""
    guard direction != context else { return (markBefore, markAfter) }
    let pop = DirectionalFormatting.popDirectionalFormat.string
    return (markBefore + DirectionalFormatting.embedding(direction).string, pop + markAfter)
  }

  /// The mark of the context, if a text or its start has the other direction.
  ///
  /// - Parameters:
  ///   - text: The text after the mark.
  ///   - direction: Its direction; nil to find it by the chosen heuristic.
  /// - Returns: LRM, RLM or an empty text.
  public func markBefore(_ text: String, direction: WritingDirection? = nil) -> String {
    mark(where: direction ?? self.direction(of: text), text.entryDirection)
  }

  /// The mark of the context, if a text or its end has the other direction.
  ///
  /// - Parameters:
  ///   - text: The text before the mark.
  ///   - direction: Its direction; nil to find it by the chosen heuristic.
  /// - Returns: LRM, RLM or an empty text.
  public func markAfter(_ text: String, direction: WritingDirection? = nil) -> String {
    mark(where: direction ?? self.direction(of: text), text.exitDirection)
  }

  private func mark(where direction: WritingDirection, _ edge: WritingDirection?) -> String {
    direction != context || edge == context.opposite
      ? DirectionalFormatting.mark(context).string : ""
  }
}
