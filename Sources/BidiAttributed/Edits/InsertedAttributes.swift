internal import BidiText
internal import Foundation

/// What a control does to those behind it.
private enum ControlRole {
  case mark, opener, end
}

extension Unicode.Scalar {
  fileprivate var controlRole: ControlRole? {
    switch DirectionalFormatting(self)?.kind {
    case .mark: .mark
    case .embedding, .override, .isolate: .opener
    case .popFormat, .popIsolate: .end
    case nil: nil
    }
  }
}

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
    return near == far ? near : near.extended(beside: far)
  }
}

extension RunTable {
  /// The attributes of controls that were written as others; nil for changes of another sort.
  func attributes(
    ofReplaced change: OffsetMap.Change, by inserted: Substring.UnicodeScalarView
  ) -> [AttributeContainer]? {
    let (start, end) = (change.source.lowerBound, change.source.upperBound)
    let count = end.scalars - start.scalars
    guard count > 0, count == change.result.upperBound.scalars - change.result.lowerBound.scalars
    else { return nil }
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: start.utf8)
    let replaced = text.unicodeScalars[
      index..<utf8.index(index, offsetBy: end.utf8 - start.utf8)]
    guard zip(replaced, inserted).allSatisfy({ $0.controlRole == $1.controlRole }) else {
      return nil
    }
    var offset = start.utf8
    return replaced.map { scalar in
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

extension AttributeContainer {
  /// What text that is added at the end of a run takes of the run's attributes.
  ///
  /// - Parameter far: The attributes on the other side of what is added.
  /// - Returns: The attributes.
  func extended(beside far: AttributeContainer?) -> AttributeContainer {
    typealias Keys = AttributeScopes.FoundationAttributes
    // Inside a run of attributes that are not handed on, but stay the same on both sides.
    var result = far.map(staysBehindLike) == true ? self : inheritedByAddedText
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
    result.merge(boundToParagraphs)
    return result
  }

  // By its type, because Foundation takes long over a key path.
  private mutating func drop<Key: AttributedStringKey>(
    _ key: Key.Type, unlessIn far: AttributeContainer?
  ) where Key.Value: Sendable {
    if let value = self[key], far?[key] != value { self[key] = nil }
  }
}
