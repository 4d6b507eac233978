public import BidiText
public import Foundation

extension NSMutableAttributedString {
  /// Puts controls in, or takes them out, and keeps all attributes.
  ///
  /// Characters that stay keep their attributes. The start of an embedding or isolate and an implicit mark take the
  /// attributes of the character after them, an end those of the character before it: its font, color, paragraph
  /// style and attributes of yours. An attachment is not taken. What says what the text is, such as a link, an
  /// image's address or the index of a replaced argument, is taken only where it holds on both sides. A control that
  /// takes the place of one of its kind has that one's attributes.
  ///
  /// The text is edited once, from the first change to the last; a text without a change is not edited.
  ///
  /// ```swift
  /// let text = NSMutableAttributedString(string: "abc", attributes: [.init("color"): "red"])
  /// let map = text.apply(.embedded(in: .rightToLeft))
  /// text.length  // 5
  /// text.attribute(.init("color"), at: 0, effectiveRange: nil) as? String  // "red"
  /// map.resultRange(of: NSRange(location: 0, length: 3))  // location 1, length 3
  /// ```
  ///
  /// - Parameters:
  ///   - transform: What to put in or take out.
  ///   - keys: Attributes of yours that say what their text is, to be treated as links are.
  /// - Returns: Where each place went.
  /// - Complexity: O(*n* + *k* log *r*), *r* the number of runs, *k* that of changes, and what the system takes to
  ///   replace the changed stretch.
  @discardableResult
  public func apply(
    _ transform: ControlTransform, notExtending keys: Set<NSAttributedString.Key> = []
  ) -> OffsetMap {
    apply(string.applying(transform), notExtending: keys)
  }

  fileprivate func apply(_ edited: EditedText, notExtending keys: Set<Key>) -> OffsetMap {
    guard let first = edited.map.changes.first, let last = edited.map.changes.last else {
      return edited.map
    }
    let result = NSRange(first.result.lowerBound..<last.result.upperBound)
    let replaced = NSRange(first.source.lowerBound..<last.source.upperBound)
    // Its text is made at once, because the system takes long to let one grow.
    let utf16 = edited.text.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: result.location)
    let stretch = NSMutableAttributedString(
      string: String(edited.text[start..<utf16.index(start, offsetBy: result.length)]))
    func set(_ attributes: [Key: Any], _ range: Range<Int>) {
      let place = NSRange(location: range.lowerBound - result.location, length: range.count)
      if !range.isEmpty, !attributes.isEmpty { stretch.setAttributes(attributes, range: place) }
    }
    let runs = UTF16Runs(self, around: replaced)
    // How far the text before, and the one after, were looked at.
    var (here, there) = (replaced.location, result.location)
    for change in edited.controlChanges {
      for run in runs.runs(in: here..<change.source.lowerBound.utf16) {
        set(run.attributes, there..<there + run.range.count)
        there += run.range.count
      }
      for (number, scalar) in change.inserted.enumerated() {
        // Each control is one unit of UTF-16.
        let attributes =
          change.keepsRoles
          ? runs.attributes(ofUnit: change.source.lowerBound.utf16 + number) ?? [:]
          : runs.attributes(ofInserted: scalar, at: change.source, notExtending: keys)
        set(attributes, there..<there + 1)
        there += 1
      }
      here = change.source.upperBound.utf16
    }
    beginEditing()
    replaceCharacters(in: replaced, with: stretch)
    endEditing()
    return edited.map
  }
}

extension NSAttributedString {
  /// The text after a transform, with all attributes, and where each place went.
  ///
  /// Which attributes the controls take is said at ``Foundation/NSMutableAttributedString/apply(_:notExtending:)``.
  ///
  /// ```swift
  /// let source = NSAttributedString(string: "abc")
  /// let edited = source.applying(.isolated(in: nil))
  /// edited.text.length  // 5
  /// edited.sourceRange(of: NSRange(location: 0, length: 5))  // location 0, length 3
  /// ```
  ///
  /// - Parameters:
  ///   - transform: What to put in or take out.
  ///   - keys: Attributes of yours that say what their text is, to be treated as links are.
  /// - Returns: The text before and after.
  /// - Complexity: That of ``Foundation/NSMutableAttributedString/apply(_:notExtending:)``.
  public func applying(
    _ transform: ControlTransform, notExtending keys: Set<NSAttributedString.Key> = []
  ) -> EditedNSAttributedString {
    let source = NSAttributedString(attributedString: self)
    let plain = source.string.applying(transform)
    guard plain.isChanged else {
      return EditedNSAttributedString(source: source, text: source, plain: plain)
    }
    let text = NSMutableAttributedString(attributedString: source)
    _ = text.apply(plain, notExtending: keys)
    return EditedNSAttributedString(
      source: source, text: NSAttributedString(attributedString: text), plain: plain)
  }

  /// The text with every paragraph in an embedding, and all attributes kept.
  ///
  /// Which paragraphs are wrapped is said at `String.embedded(in:mode:)`.
  ///
  /// ```swift
  /// NSAttributedString(string: "abc").embedded(in: .rightToLeft).text.string  // U+202B, abc, U+202C
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the embedding.
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text before and after, and where each place went.
  public func embedded(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> EditedNSAttributedString {
    applying(.embedded(in: direction, mode: mode))
  }

  /// The text with every paragraph in an isolate, and all attributes kept.
  ///
  /// ```swift
  /// NSAttributedString(string: "abc").isolated(in: nil).plain.text.showingControls()  // "‹FSI›abc‹PDI›"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the isolate; nil for the first strong character's (FSI).
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text before and after, and where each place went.
  public func isolated(
    in direction: WritingDirection?, mode: MarkingMode = .always
  ) -> EditedNSAttributedString {
    applying(.isolated(in: direction, mode: mode))
  }

  /// The text with every paragraph in an override, and all attributes kept.
  ///
  /// ```swift
  /// NSAttributedString(string: "abc").overridden(in: .rightToLeft).plain.text.showingControls()
  /// // "‹RLO›abc‹PDF›"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction that every character gets.
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text before and after, and where each place went.
  public func overridden(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> EditedNSAttributedString {
    applying(.overridden(in: direction, mode: mode))
  }

  /// The text with a mark, LRM or RLM, at the start of every paragraph, and all attributes kept.
  ///
  /// ```swift
  /// NSAttributedString(string: "abc").marked(in: .rightToLeft).plain.text.showingControls()  // "‹RLM›abc"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the mark.
  ///   - mode: Which paragraphs are marked.
  /// - Returns: The text before and after, and where each place went.
  public func marked(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> EditedNSAttributedString {
    applying(.marked(in: direction, mode: mode))
  }

  /// The text with directional formatting characters taken out, and all attributes kept.
  ///
  /// ```swift
  /// NSAttributedString(string: "\u{202B}abc\u{202C}").strippingControls().text.string  // "abc"
  /// ```
  ///
  /// - Parameter groups: Which to take out.
  /// - Returns: The text before and after, and where each place went.
  public func strippingControls(only groups: ControlGroups = .all) -> EditedNSAttributedString {
    applying(.strippingControls(only: groups))
  }
}

/// The runs of a stretch of text, and of the characters beside it.
private struct UTF16Runs {
  typealias Key = NSAttributedString.Key

  struct Run {
    let range: Range<Int>
    let attributes: [Key: Any]
  }

  private var runs: [Run] = []

  init(_ text: NSAttributedString, around stretch: NSRange) {
    let lower = max(0, stretch.location - 1)
    let upper = min(text.length, NSMaxRange(stretch) + 1)
    // Unsafe is the pointer that would stop the enumeration, which nobody touches.
    unsafe text.enumerateAttributes(in: NSRange(lower..<upper)) { attributes, range, _ in
      runs.append(
        Run(range: range.location..<NSMaxRange(range), attributes: attributes))
    }
  }

  /// The parts of the runs that lie in a range, in order.
  ///
  /// - Complexity: O(log *r* + number of parts).
  func runs(in range: Range<Int>) -> some Sequence<Run> {
    runs[index(ofUnit: range.lowerBound)...].lazy
      .prefix { $0.range.lowerBound < range.upperBound }
      .map { Run(range: $0.range.clamped(to: range), attributes: $0.attributes) }
  }

  /// The attributes of a unit; nil outside the text.
  func attributes(ofUnit offset: Int) -> [Key: Any]? {
    let index = index(ofUnit: offset)
    return index < runs.count && runs[index].range.contains(offset) ? runs[index].attributes : nil
  }

  private func index(ofUnit offset: Int) -> Int {
    runs.partitionIndex { $0.range.upperBound > offset }
  }

  /// The attributes that an inserted character takes of its neighbours.
  func attributes(
    ofInserted scalar: Unicode.Scalar, at change: Range<TextOffset>, notExtending keys: Set<Key>
  ) -> [Key: Any] {
    let before = attributes(ofUnit: change.lowerBound.utf16 - 1)
    let after = attributes(ofUnit: change.upperBound.utf16)
    let (near, far) = scalar.controlRole == .end ? (before, after) : (after, before)
    guard let attributes = near ?? far else { return [:] }
    let other = near == nil ? nil : far
    return attributes.filter { key, value in
      if Self.boundToCharacters.contains(key) { return false }
      guard keys.contains(key) || Self.describing.contains(key) else { return true }
      guard let value = value as? AnyHashable else { return false }
      return other?[key] as? AnyHashable == value
    }
  }

  /// What belongs to U+FFFC alone, by the names of AppKit and UIKit: attachments and adaptive image glyphs.
  private static let boundToCharacters: Set<Key> = [
    Key("NSAttachment"), Key("CTAdaptiveImageProvider"),
  ]

  /// What says what its text is: the attributes of Foundation, and what AppKit and UIKit know of spelling and
  /// dictation.
  private static let describing = Set(
    DescribingAttribute.all.map { Key($0.name) }
      + [Key("NSSpellingState"), Key("NSTextAlternatives"), Key("NSMarkedClauseSegment")])
}
