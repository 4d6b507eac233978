/// The names of functions and members that give a text to a view of another program: a quick look, before anything is read.
struct ElsewhereNames: Sendable {
  /// The hashes of what may stand before the dot, by those of the names; 0 for nothing.
  private let receivers: [UInt32: Set<UInt32>]

  /// Those of ``PurposeRow/elsewhere``.
  static let standard = ElsewhereNames(PurposeRow.elsewhere)

  private init(_ rows: [PurposeRow]) {
    var receivers: [UInt32: Set<UInt32>] = [:]
    for row in rows {
      var words = Set(
        row.receivers.compactMap { $0.split(separator: ".").last }
          .map { SourceToken.hash(of: $0.utf8) })
      if row.match == .alone || row.receivers.isEmpty { words.insert(0) }
      for name in row.names {
        receivers[SourceToken.hash(of: name.utf8), default: []].formUnion(words)
      }
    }
    self.receivers = receivers
  }

  /// Whether one of them is in a file, after its receiver.
  ///
  /// - Complexity: O(*n*).
  func areCalled(in file: TokenizedFile) -> Bool {
    file.tokens.indices.contains { index in
      guard file.tokens[index].kind == .identifier,
        let words = receivers[file.tokens[index].hash]
      else { return false }
      guard file.isDot(index - 1) else { return words.contains(0) }
      return file.isIdentifier(index - 2) && words.contains(file.tokens[index - 2].hash)
    }
  }
}
