public import BidiText
public import Foundation

extension AttributedString {
  /// The text after a transform, with all attributes, and where each place went.
  ///
  /// Characters that stay keep their attributes, and runs stay apart as they were. What is inserted belongs
  /// to a neighbour, so that no run begins at a mark for nothing: the start of an embedding or isolate and an
  /// implicit mark belong to the character behind them, an end to the character before it. They take that
  /// character's attributes without those that say what the text is: links, images, descriptions,
  /// replacement indices, parts of names, numbers, dates and measures, and keys of yours whose
  /// `inheritedByAddedText` is false or that a change of text invalidates. Where such an attribute holds on
  /// both sides, the mark stands inside it and takes it too. Attributes that hold for paragraphs are always taken.
  ///
  /// ```swift
  /// var name = AttributedString("\u{5C0F}\u{660E}")
  /// name.languageIdentifier = "zh"
  /// let line = name + AttributedString(" \u{0628}\u{062F}\u{0623}")
  /// line.applying(.embedded(in: .rightToLeft)).text.runs.count  // 2
  /// ```
  ///
  /// - Parameter transform: What to put in or take out.
  /// - Returns: The text before and after.
  /// - Complexity: O(*n* + *r* + *k* log *r*), *r* the number of runs, *k* that of changes.
  public func applying(_ transform: ControlTransform) -> EditedAttributedString {
    let table = RunTable(self)
    let plain = table.text.applying(transform)
    guard plain.isChanged else {
      return EditedAttributedString(source: self, text: self, plain: plain)
    }
    return EditedAttributedString(
      source: self, text: applying(plain.map.changes, of: plain.text, table), plain: plain)
  }

  /// The text with directional formatting characters taken out, and all attributes kept.
  ///
  /// - Parameter groups: Which to take out.
  /// - Returns: The text.
  /// - Complexity: That of ``applying(_:)``.
  public func strippingControls(only groups: ControlGroups = .all) -> AttributedString {
    applying(.stripped(only: groups)).text
  }

  private func applying(
    _ changes: [OffsetMap.Change], of newText: String, _ table: RunTable
  ) -> AttributedString {
    var builder = AttributedTextBuilder(self, table)
    var newIndex = newText.startIndex
    var newOffset = 0
    for change in changes {
      builder.keep(to: change.source.lowerBound.utf8)
      builder.skip(to: change.source.upperBound.utf8)
      let utf8 = newText.utf8
      let start = utf8.index(newIndex, offsetBy: change.result.lowerBound.utf8 - newOffset)
      newIndex = utf8.index(
        start, offsetBy: change.result.upperBound.utf8 - change.result.lowerBound.utf8)
      newOffset = change.result.upperBound.utf8
      guard start < newIndex else { continue }
      let neighbours = table.neighbours(of: change.source)
      for scalar in newText.unicodeScalars[start..<newIndex] {
        builder.append(String(Character(scalar)), neighbours.attributes(ofInserted: scalar))
      }
    }
    builder.keep(to: table.text.utf8.count)
    return builder.finish()
  }
}

/// The attributes on both sides of a change.
struct Neighbours {
  let before: AttributeContainer?
  let after: AttributeContainer?

  /// The attributes that an inserted character takes.
  func attributes(ofInserted scalar: Unicode.Scalar) -> AttributeContainer {
    switch DirectionalFormatting(scalar)?.kind {
    case .popFormat, .popIsolate: Self.extended(before, beside: after)
    default: Self.extended(after, beside: before)
    }
  }

  private static func extended(
    _ near: AttributeContainer?, beside far: AttributeContainer?
  ) -> AttributeContainer {
    guard let near else { return far.map { extended($0, beside: nil) } ?? AttributeContainer() }
    return near == far ? near : near.extended(beside: far)
  }
}

extension RunTable {
  fileprivate func neighbours(of change: Range<TextOffset>) -> Neighbours {
    let start = change.lowerBound.utf8
    let before = start > 0 ? runs[indexOfRun(containing: start - 1)].attributes : nil
    let next = indexOfRun(containing: change.upperBound.utf8)
    return Neighbours(before: before, after: next < runs.count ? runs[next].attributes : nil)
  }
}

extension AttributeContainer {
  /// What text that is added at the end of a run takes of the run's attributes.
  ///
  /// - Parameter far: The attributes on the other side of what is added.
  /// - Returns: The attributes.
  func extended(beside far: AttributeContainer?) -> AttributeContainer {
    typealias Keys = AttributeScopes.FoundationAttributes
    var result = filter(inheritedByAddedText: true)
    let others = filter(inheritedByAddedText: false)
    // Inside a run of such attributes that stay the same on both sides.
    if let far, others == far.filter(inheritedByAddedText: false) { result.merge(others) }
    result.drop(Keys.LinkAttribute.self, unlessIn: far)
    result.drop(Keys.ImageURLAttribute.self, unlessIn: far)
    result.drop(Keys.AlternateDescriptionAttribute.self, unlessIn: far)
    result.drop(Keys.ReplacementIndexAttribute.self, unlessIn: far)
    result.drop(Keys.PersonNameComponentAttribute.self, unlessIn: far)
    result.drop(Keys.NumberFormatAttributes.SymbolAttribute.self, unlessIn: far)
    result.drop(Keys.NumberFormatAttributes.NumberPartAttribute.self, unlessIn: far)
    result.drop(Keys.DateFieldAttribute.self, unlessIn: far)
    result.drop(Keys.MeasurementAttribute.self, unlessIn: far)
    result.drop(Keys.ByteCountAttribute.self, unlessIn: far)
    result.drop(Keys.DurationFieldAttribute.self, unlessIn: far)
    result.merge(filter(runBoundaries: .paragraph))
    return result
  }

  // By its type, because Foundation takes long over a key path.
  private mutating func drop<Key: AttributedStringKey>(
    _ key: Key.Type, unlessIn far: AttributeContainer?
  ) where Key.Value: Sendable {
    if let value = self[key], far?[key] != value { self[key] = nil }
  }
}
