internal import BidiText
internal import Foundation

/// A formatted message whose characters find their attributes from the start to the end.
///
/// A formatter puts controls in, takes unpaired ones out, resolves escapes and pads and cuts arguments; all else
/// is in the message in the order in which it was given.
struct AttributedMessage {
  private let scalars: [Unicode.Scalar]

  /// The attributes of each character; nil for what was put in.
  private var attributes: [AttributeContainer?] = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var count: Int { scalars.count }

  /// How many characters have been looked at.
  var position: Int { attributes.count }

  /// Looks at the characters of an argument's parts, and at the controls between them.
  mutating func insert(_ parts: [Range<TextOffset>], _ source: AttributedScalars) {
    var next = 0
    for part in parts {
      while position < min(part.lowerBound.scalars, count) { attributes.append(nil) }
      align(to: part.upperBound.scalars, with: source, from: &next, isPattern: false)
    }
  }

  /// Looks at the characters up to a place.
  mutating func align(to end: Int, with source: AttributedScalars, isPattern: Bool) {
    var next = 0
    align(to: end, with: source, from: &next, isPattern: isPattern)
  }

  private mutating func align(
    to end: Int, with source: AttributedScalars, from next: inout Int, isPattern: Bool
  ) {
    while position < min(end, count) {
      let scalar = scalars[position]
      let isControl = DirectionalFormatting(scalar) != nil
      if !isControl {
        // What is skipped is an escape of the pattern, or a control that was taken out.
        while next < source.scalars.count, source.scalars[next] != scalar,
          isPattern || DirectionalFormatting(source.scalars[next]) != nil
        {
          next += 1
        }
      }
      if next < source.scalars.count, source.scalars[next] == scalar {
        attributes.append(source.containers[source.numbers[next]])
        next += 1
      } else {
        attributes.append(isControl ? nil : source.others)
      }
    }
  }

  /// The message; what was put in belongs to its neighbours.
  func finish() -> AttributedString {
    var collector = AttributedTextCollector()
    var before: AttributeContainer?
    var next = 0
    for (offset, scalar) in scalars.enumerated() {
      let known = offset < attributes.count ? attributes[offset] : nil
      if next <= offset { next = offset + 1 }
      while next < attributes.count, attributes[next] == nil { next += 1 }
      let after = next < attributes.count ? attributes[next] : nil
      let container =
        known ?? Neighbours(before: before, after: after).attributes(ofInserted: scalar)
      collector.append(String(Character(scalar)), container)
      if known != nil { before = known }
    }
    return collector.finish()
  }
}
