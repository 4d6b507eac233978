internal import BidiText
internal import Foundation

/// The attributes on both sides of a change.
struct Neighbours {
  let before: AttributeContainer?
  let after: AttributeContainer?

  /// The attributes that an inserted character takes.
  func attributes(ofInserted scalar: Unicode.Scalar) -> AttributeContainer {
    scalar.controlRole == .end
      ? Self.extended(before, beside: after) : Self.extended(after, beside: before)
  }

  private static func extended(
    _ near: AttributeContainer?, beside far: AttributeContainer?
  ) -> AttributeContainer {
    guard let near else { return far.map { extended($0, beside: nil) } ?? AttributeContainer() }
    // What is bound to a character, such as an attachment to U+FFFC, Foundation takes away itself.
    return near == far ? near : near.extended(beside: far)
  }
}

extension RunTable {
  /// The attributes of controls that were written as others of their kind.
  func attributes(ofReplaced change: ControlChange) -> [AttributeContainer] {
    var offset = change.source.lowerBound.utf8
    return change.replaced.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return runs[indexOfRun(containing: offset)].attributes
    }
  }

  func neighbours(of change: Range<TextOffset>) -> Neighbours {
    let start = change.lowerBound.utf8
    let before = start > 0 ? runs[indexOfRun(containing: start - 1)].attributes : nil
    let next = indexOfRun(containing: change.upperBound.utf8)
    return Neighbours(before: before, after: next < runs.count ? runs[next].attributes : nil)
  }
}

/// An attribute of Foundation that says what its text is: a mark beside the text is something else.
///
/// Foundation lets text that is added after take most of these over.
struct DescribingAttribute: Sendable {
  /// The name of the attribute, in `NSAttributedString` too.
  let name: String

  /// Takes the attribute out of a container, unless another one has the same value.
  let drop: @Sendable (inout AttributeContainer, AttributeContainer?) -> Void

  // By its type, because Foundation takes long over a key path.
  private init<Key: AttributedStringKey & SendableMetatype>(_ key: Key.Type)
  where Key.Value: Sendable {
    name = Key.name
    drop = { container, far in
      if let value = container[Key.self], far?[Key.self] != value { container[Key.self] = nil }
    }
  }

  /// All of them.
  static let all: [DescribingAttribute] = {
    typealias Keys = AttributeScopes.FoundationAttributes
    return [
      DescribingAttribute(Keys.LinkAttribute.self),
      DescribingAttribute(Keys.ImageURLAttribute.self),
      DescribingAttribute(Keys.AlternateDescriptionAttribute.self),
      DescribingAttribute(Keys.ReplacementIndexAttribute.self),
      DescribingAttribute(Keys.PersonNameComponentAttribute.self),
      DescribingAttribute(Keys.NumberFormatAttributes.SymbolAttribute.self),
      DescribingAttribute(Keys.NumberFormatAttributes.NumberPartAttribute.self),
      DescribingAttribute(Keys.DateFieldAttribute.self),
      DescribingAttribute(Keys.MeasurementAttribute.self),
      DescribingAttribute(Keys.ByteCountAttribute.self),
      DescribingAttribute(Keys.DurationFieldAttribute.self),
    ]
  }()
}

extension AttributeContainer {
  /// What text that is added at the end of a run takes of the run's attributes.
  ///
  /// - Parameter far: The attributes on the other side of what is added.
  /// - Returns: The attributes.
  func extended(beside far: AttributeContainer?) -> AttributeContainer {
    // Inside a run of attributes that are not handed on, but stay the same on both sides.
    var result = far.map(hasSameUninherited) == true ? self : inheritedByAddedText
    for attribute in DescribingAttribute.all { attribute.drop(&result, far) }
    result.merge(boundToParagraphs)
    return result
  }
}
