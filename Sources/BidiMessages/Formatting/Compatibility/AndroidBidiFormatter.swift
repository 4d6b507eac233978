public import BidiText

/// What `android.text.BidiFormatter` does, for those who come from there.
///
/// Text whose direction is not that of the context is put into an embedding, and marks of the context are put before
/// and behind it where the text, its start or its end goes the other way. This is for renderers that
/// know no isolates; where they do, ``BidiFormatter`` is better. Applied twice, it puts its controls in twice.
///
/// ```swift
/// let formatter = AndroidBidiFormatter(context: .rightToLeft)
/// formatter.unicodeWrap("123").showingControls()  // "‹RLM›‹LRE›123‹PDF›‹RLM›"
/// ```
///
/// Source: Android and AndroidX, `BidiFormatter` and `TextDirectionHeuristics`. Characters are code points with
/// the Bidi_Class of this library's tables.
public struct AndroidBidiFormatter: Sendable, Hashable {
  /// The ways of Android to find the direction of a text.
  ///
  /// These are the platform's. The copy in AndroidX looks into isolates, takes embeddings for strong characters
  /// and sees no letter beyond U+FFFF.
  ///
  /// ```swift
  /// let heuristic = AndroidBidiFormatter.Heuristic.firstStrongRightToLeft
  /// heuristic.direction(of: "abc \u{05D0}")  // .leftToRight
  /// heuristic.direction(of: "123")  // .rightToLeft
  /// AndroidBidiFormatter.Heuristic.anyRightToLeft.direction(of: "abc \u{05D0}")  // .rightToLeft
  /// ```
  public enum Heuristic: Sendable, Hashable {
    /// The first strong character outside isolates; left to right where there is none.
    case firstStrongLeftToRight
    /// The first strong character outside isolates; right to left where there is none.
    case firstStrongRightToLeft
    /// Right to left where any right-to-left letter stands outside isolates, else left to right.
    case anyRightToLeft
    /// Left to right, whatever the text holds.
    case leftToRight
    /// Right to left, whatever the text holds.
    case rightToLeft
    /// The direction of a locale; left to right where it is not known.
    case locale(String)

    /// The direction of a text.
    ///
    /// Unlike `DirectionStrategy`, the search does not end with the first paragraph, as on Android.
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

  /// What can be chosen.
  public struct Options: Sendable, Hashable {
    /// Whether a mark is put before the text too, not only behind it.
    public var stereoReset: Bool

    /// Whether marks are put at all.
    public var isolate: Bool

    /// How the direction of a text is found.
    public var heuristic: Heuristic

    /// Options; those of Android where nothing is said.
    public init(
      stereoReset: Bool = true, isolate: Bool = true, heuristic: Heuristic = .firstStrongLeftToRight
    ) {
      self.stereoReset = stereoReset
      self.isolate = isolate
      self.heuristic = heuristic
    }
  }

  /// The direction of what stands round the text.
  public var context: WritingDirection

  /// What was chosen.
  public var options: Options

  /// A formatter for a context.
  ///
  /// - Parameters:
  ///   - context: The direction of what stands round the text.
  ///   - options: What can be chosen; the defaults are those of Android.
  public init(context: WritingDirection, _ options: Options = Options()) {
    self.context = context
    self.options = options
  }

  /// The direction of a text by the chosen heuristic.
  public func direction(of text: String) -> WritingDirection {
    options.heuristic.direction(of: text)
  }

  /// The text in an embedding where its direction is not that of the context, with marks where it could
  /// stick to what stands before or behind it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - direction: Its direction; nil to find it by the chosen heuristic.
  /// - Returns: The text, wrapped.
  public func unicodeWrap(_ text: String, direction: WritingDirection? = nil) -> String {
    let (before, after) = frame(of: text, direction ?? self.direction(of: text))
    return before + text + after
  }

  /// What is put before and behind a text.
  func frame(of text: String, _ direction: WritingDirection) -> (before: String, after: String) {
    let markBefore =
      options.isolate && options.stereoReset ? markBefore(text, direction: direction) : ""
    let markAfter = options.isolate ? markAfter(text, direction: direction) : ""
    guard direction != context else { return (markBefore, markAfter) }
    let pop = DirectionalFormatting.popDirectionalFormat.string
    return (markBefore + DirectionalFormatting.embedding(direction).string, pop + markAfter)
  }

  /// The mark of the context where a text or its start goes the other way, else nothing.
  ///
  /// - Parameters:
  ///   - text: The text that stands behind the mark.
  ///   - direction: Its direction; nil to find it by the chosen heuristic.
  /// - Returns: LRM, RLM or an empty text.
  public func markBefore(_ text: String, direction: WritingDirection? = nil) -> String {
    mark(where: direction ?? self.direction(of: text), text.entryDirection)
  }

  /// The mark of the context where a text or its end goes the other way, else nothing.
  ///
  /// - Parameters:
  ///   - text: The text that stands before the mark.
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
