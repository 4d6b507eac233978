internal import Foundation

/// What Foundation does with attributes at the edges of runs.
///
/// An attribute key says this of itself, but a container does not say which keys it has. Newer systems filter a container;
/// on others ``AttributeTrial`` finds the same.
extension AttributeContainer {
  /// The attributes that hold for whole paragraphs.
  var boundToParagraphs: AttributeContainer {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return filter(runBoundaries: .paragraph)
    }
    return AttributeTrial.boundToParagraphs(self)
  }

  /// The attributes that text takes over when it is added after a run.
  var inheritedByAddedText: AttributeContainer {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return filter(inheritedByAddedText: true)
    }
    return AttributeTrial.inheritedByAddedText(self)
  }

  /// The attributes without those of whole paragraphs.
  ///
  /// - Parameter scalar: The first character of the run: attributes that are bound to another one are left out. Nil leaves out
  ///   all that are bound to a character.
  /// - Returns: The attributes.
  func inline(beginning scalar: Unicode.Scalar?) -> AttributeContainer {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let free = filter(runBoundaries: nil)
      guard let scalar else { return free }
      return free.merging(filter(runBoundaries: .character(Character(scalar))))
    }
    return AttributeTrial.inline(self, beginning: scalar)
  }

  /// Whether two containers agree in the attributes that added text does not take over.
  func hasSameUninherited(as other: AttributeContainer) -> Bool {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return filter(inheritedByAddedText: false) == other.filter(inheritedByAddedText: false)
    }
    return AttributeTrial.haveSameUninherited(self, other)
  }
}

/// Finds out what Foundation does with attributes by trying it on a text of two characters.
///
/// Foundation keeps the rules of each key, also of keys that nobody here knows. A trial takes some ten times as long as a
/// filter of a newer Foundation. Attributes that are bound to a character other than a space count as not taken over by added
/// text: text that is added here never has that character.
enum AttributeTrial {
  static func boundToParagraphs(_ attributes: AttributeContainer) -> AttributeContainer {
    // What is set at the start of a paragraph holds up to its end.
    var text = AttributedString("  ")
    let second = text.index(afterCharacter: text.startIndex)
    text[..<second].setAttributes(attributes)
    return text.runs[second].attributes
  }

  static func inheritedByAddedText(_ attributes: AttributeContainer) -> AttributeContainer {
    // After the end of a paragraph, whose own attributes would go on up to its end.
    var text = AttributedString("\n", attributes: attributes)
    text.characters.append(" ")
    return text.runs[text.index(afterCharacter: text.startIndex)].attributes
  }

  static func inline(
    _ attributes: AttributeContainer, beginning scalar: Unicode.Scalar?
  ) -> AttributeContainer {
    // A paragraph that has begun decides about the attributes of the paragraph.
    var text = AttributedString("\u{2028}")
    text.append(
      AttributedString(String(Character(scalar ?? "\u{2028}")), attributes: attributes))
    return text.runs[text.index(text.startIndex, offsetByUnicodeScalars: 1)].attributes
  }

  static func haveSameUninherited(
    _ first: AttributeContainer, _ second: AttributeContainer
  ) -> Bool {
    let inherited = inheritedByAddedText(first)
    let others = inheritedByAddedText(second)
    // With all inherited attributes of both, only the rest can differ.
    return first.merging(others) == second.merging(inherited).merging(others)
  }
}
