/// A way to put directional formatting characters into a text, or to take them out.
///
/// The same value works on strings (``Swift/StringProtocol/applying(_:)``) and attributed text. For many texts it goes
/// into `map`: `texts.lazy.map { $0.applying(transform).text }`, and the same on an `AsyncSequence`.
///
/// ```swift
/// let transform = ControlTransform.embedded(in: .rightToLeft)
/// "abc".applying(transform).text.showingControls()  // "‹RLE›abc‹PDF›"
/// ```
public struct ControlTransform: Sendable, Hashable {
  enum Operation: Sendable, Hashable {
    case wrap(DirectionalFormatting, MarkingMode)
    case mark(WritingDirection, MarkingMode)
    case strip(ControlGroups)
    case balance
    case convert(ControlStyle)
  }

  let operation: Operation

  /// Every paragraph in an embedding; see ``Swift/StringProtocol/embedded(in:mode:)``.
  public static func embedded(in direction: WritingDirection, mode: MarkingMode = .always) -> Self {
    Self(operation: .wrap(.embedding(direction), mode))
  }

  /// Every paragraph in an isolate; see ``Swift/StringProtocol/isolated(in:mode:)``.
  public static func isolated(in direction: WritingDirection?, mode: MarkingMode = .always) -> Self
  {
    Self(operation: .wrap(.isolate(direction), mode))
  }

  /// Every paragraph in an override; see ``Swift/StringProtocol/overridden(in:mode:)``.
  public static func overridden(in direction: WritingDirection, mode: MarkingMode = .always) -> Self
  {
    Self(operation: .wrap(.override(direction), mode))
  }

  /// A mark at the start of every paragraph; see ``Swift/StringProtocol/marked(in:mode:)``.
  public static func marked(in direction: WritingDirection, mode: MarkingMode = .always) -> Self {
    Self(operation: .mark(direction, mode))
  }

  /// Controls taken out; see ``Swift/StringProtocol/strippingControls(only:)``.
  public static func strippingControls(only groups: ControlGroups = .all) -> Self {
    Self(operation: .strip(groups))
  }

  /// Openers closed, ends without opener taken out; see ``Swift/StringProtocol/balancingControls()``.
  public static let balancingControls = Self(operation: .balance)

  /// Embeddings written as isolates, or isolates as embeddings; see ``ControlConversion``.
  public static func convertingControls(to style: ControlStyle) -> Self {
    Self(operation: .convert(style))
  }
}

extension StringProtocol {
  /// The text after a transform, and where each place went.
  ///
  /// ```swift
  /// "abc".applying(.isolated(in: nil)).text.showingControls()  // "‹FSI›abc‹PDI›"
  /// ```
  ///
  /// - Parameter transform: What is done.
  /// - Returns: Both texts and the map; its indices of the source are indices of this text.
  /// - Complexity: O(*n*).
  public func applying(_ transform: ControlTransform) -> EditedText {
    let text = String(self)
    let edited = EditedText(text, replacing: transform.replacements(in: text))
    return edited.placed(in: self)
  }

  /// The text after a transform, without the map.
  func text(after transform: ControlTransform) -> String {
    let text = String(self)
    let replacements = transform.replacements(in: text)
    guard !replacements.isEmpty else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 6 * replacements.count)
    var position = text.startIndex
    for replacement in replacements {
      result += text[position..<replacement.range.lowerBound]
      result += replacement.text
      position = replacement.range.upperBound
    }
    result += text[position...]
    return result
  }
}

extension EditedText {
  /// The text after one more transform, and where each place of the first source went.
  ///
  /// ```swift
  /// let chain = "abc".applying(.strippingControls()).applying(.embedded(in: .rightToLeft))
  /// chain.source  // "abc"
  /// chain.map.resultRange(of: 0..<3, in: .scalar)  // 1..<4
  /// ```
  ///
  /// - Parameter transform: What is done with ``text``.
  /// - Returns: The same ``source``, the new text, and the maps joined by ``OffsetMap/appending(_:)``.
  /// - Complexity: O(*n*).
  public func applying(_ transform: ControlTransform) -> EditedText {
    let next = text.applying(transform)
    return EditedText(
      source: source, given: given, text: next.text, map: map.appending(next.map))
  }

  /// The same edit with indices of the source as those of the text that was given.
  func placed(in text: some StringProtocol) -> EditedText {
    guard let part = text as? Substring else { return self }
    return EditedText(source: source, given: part, text: self.text, map: map)
  }
}
