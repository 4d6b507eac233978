internal import BidiSource

/// Sides that names in source tell of, such as `leadingAnchor` and `pinTrailing`.
struct Sides: OptionSet {
  let rawValue: UInt8

  static let leading = Sides(rawValue: 1)
  static let trailing = Sides(rawValue: 2)
  static let left = Sides(rawValue: 4)
  static let right = Sides(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private static let words: [String: Sides] = [
    "leading": .leading, "trailing": .trailing, "left": .left, "right": .right,
  ]

  /// Words after a side in names of what has that side, and not of a view that stands there.
  private static let parts: Set<String> = ["anchor", "margin", "constraint", "inset", "padding"]

  /// The sides among the words of a name: both of `leadingToTrailing`, and none of `misleading`.
  init(wordsOf name: String) {
    self = NameWords.split(name).reduce(into: []) { $0.formUnion(Self.words[$1] ?? []) }
  }

  /// The side that a name is called by, as in `leading` and `leadingAnchor`; none of `leadingView`.
  init(exactly name: String) {
    if name == "edges" || name == "horizontalEdges" {
      self = [.left, .right]
      return
    }
    let words = NameWords.split(name)
    let isPart = words.count == 1 || words.count == 2 && Self.parts.contains(words[1])
    self = isPart ? words.first.flatMap { Self.words[$0] } ?? [] : []
  }
}
