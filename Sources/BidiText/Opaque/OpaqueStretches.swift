extension String {
  /// The stretches whose letters are no text: format specifiers, tags and entities, addresses, e-mail.
  ///
  /// These are the islands of those kinds, see ``islands(_:)``; the percent sign of `%%` is text.
  ///
  /// - Returns: Stretches in order and apart.
  /// - Complexity: O(*n*).
  public func opaqueStretches() -> [Range<Index>] {
    islands(Self.opaqueKinds).filter { $0.direction != .number }.map(\.range)
  }

  private static let opaqueKinds = IslandOptions(
    kinds: [.formatSpecifier, .tag, .entity, .url, .email], findsNested: false)
}
