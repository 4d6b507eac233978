/// The two ways to set a part of a text apart.
public enum ControlStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// LRE and RLE with PDF: understood everywhere, but what is inside acts on what is round it.
  case embeddings

  /// LRI, RLI and FSI with PDI: what is inside acts on nothing outside. Since Unicode 6.3.
  case isolates
}
