/// Groups of directional formatting characters that can be removed together.
public struct ControlGroups: OptionSet, Sendable, Hashable {
  /// One bit for each group.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// LRM, RLM, ALM.
  public static let marks = ControlGroups(rawValue: 1)
  /// LRE and RLE with the PDF that ends them.
  public static let embeddings = ControlGroups(rawValue: 2)
  /// LRI, RLI and FSI with the PDI that ends them.
  public static let isolates = ControlGroups(rawValue: 4)
  /// LRO and RLO with the PDF that ends them.
  public static let overrides = ControlGroups(rawValue: 8)
  /// All twelve characters.
  public static let all: ControlGroups = [.marks, .embeddings, .isolates, .overrides]
}

extension StringProtocol {
  /// The indices of the directional formatting characters of some groups, in order.
  ///
  /// A PDF belongs to the group of the opener that it ends. One that ends nothing belongs to
  /// embeddings as well as to overrides.
  ///
  /// - Complexity: O(*n* log *n*) where there are controls, else O(*n*).
  public func controlIndices(in groups: ControlGroups) -> [String.Index] {
    guard hasDirectionalFormatting else { return [] }
    let scalars = unicodeScalars
    let openers = Dictionary(
      controlBalance.pairs.map { ($0.terminator, $0.opener) },
      uniquingKeysWith: { first, _ in first })
    return scalars.indices.filter { index in
      guard let control = DirectionalFormatting(scalars[index]) else { return false }
      switch control.kind {
      case .mark: return groups.contains(.marks)
      case .embedding: return groups.contains(.embeddings)
      case .override: return groups.contains(.overrides)
      case .isolate, .popIsolate: return groups.contains(.isolates)
      case .popFormat:
        guard let opener = openers[index], let begun = DirectionalFormatting(scalars[opener]) else {
          return !groups.isDisjoint(with: [.embeddings, .overrides])
        }
        return groups.contains(begun.kind == .override ? .overrides : .embeddings)
      }
    }
  }

  /// The text without the directional formatting characters of the given groups.
  ///
  /// ```swift
  /// "\u{202B}abc\u{202C}".strippingControls()  // "abc"
  /// ```
  ///
  /// - Complexity: that of ``controlIndices(in:)``.
  public func strippingControls(only groups: ControlGroups = .all) -> String {
    text(after: .strippingControls(only: groups))
  }
}
