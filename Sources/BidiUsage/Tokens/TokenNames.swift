/// A set of names, which is asked for the hash of each token of a program.
struct TokenNames: Sendable {
  private let hashes: Set<UInt32>

  /// Whether a name has a hash with these last bits, which saves nearly all searches.
  private var mayHave = [Bool](repeating: false, count: 4096)

  /// The set of some names.
  init(_ names: [String]) {
    hashes = Set(names.map { SourceToken.hash(of: $0.utf8) })
    for hash in hashes { mayHave[Int(hash & 4095)] = true }
  }

  /// The set of the names in a text, with spaces between them.
  init(_ names: String) { self.init(names.split(separator: " ").map(String.init)) }

  /// Whether a name with a hash is in the set.
  func contains(_ hash: UInt32) -> Bool { mayHave[Int(hash & 4095)] && hashes.contains(hash) }
}
