/// A pattern of paths, as in `.gitignore`.
///
/// `*` and `?` stand for characters of one part of a path, `[a-z]` for one of some, `**` for any number of parts, and a
/// backslash takes away the meaning of the next character. Source: gitignore(5), fnmatch(3).
public struct Glob: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    /// `**`
    case anyParts
    /// A pattern of one part.
    case one([Token])
  }

  private enum Token: Sendable, Hashable {
    case byte(UInt8)
    case any
    case anyText
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  private let parts: [Part]

  /// The pattern as it was written.
  public let pattern: String

  /// Reads a pattern of paths; every text is one.
  public init(_ pattern: some StringProtocol) {
    self.pattern = String(pattern)
    // "./a" is "a".
    parts = pattern.pathParts.filter { $0 != "." }.map { part in
      part == "**" ? .anyParts : .one(Self.tokens(Array(part.utf8)))
    }
  }

  /// Reads a pattern of names that are no paths, such as keys: `*` stands for slashes too.
  ///
  /// - Parameter pattern: The pattern; every text is one.
  public init(ofNames pattern: some StringProtocol) {
    self.pattern = String(pattern)
    parts = [.one(Self.tokens(Array(pattern.utf8)))]
  }

  /// Whether a name has a pattern that was read by ``init(ofNames:)``.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether it has it.
  /// - Complexity: O(*n* · *m*) for the lengths of name and pattern.
  public func matches(name: String) -> Bool { matches([name[...]]) }

  /// Whether a path has the pattern from its first part to its last.
  ///
  /// - Parameter path: The parts of the path.
  /// - Returns: Whether it has it.
  /// - Complexity: O(*n* · *m*) for the lengths of path and pattern.
  public func matches(_ path: [Substring]) -> Bool {
    // How far each number of parts of the pattern can get.
    var reached = [true] + Array(repeating: false, count: path.count)
    for part in parts {
      var next = Array(repeating: false, count: path.count + 1)
      switch part {
      case .anyParts:
        var isReached = false
        for index in next.indices {
          isReached = isReached || reached[index]
          next[index] = isReached
        }
      case .one(let tokens):
        for index in path.indices where reached[index] {
          next[index + 1] = Self.matches(tokens, Array(path[index].utf8))
        }
      }
      reached = next
    }
    return reached[path.count]
  }

  /// Whether a path has the pattern, or a pattern without a slash has the name of one of its parts.
  ///
  /// - Parameter path: The parts of a path that is not the root's own.
  /// - Returns: Whether it has it.
  public func matchesAnywhere(_ path: [Substring]) -> Bool {
    matches(path) || parts.count == 1 && path.contains { matches([$0]) }
  }

  private static func tokens(_ pattern: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    // Where one bracket is never closed, no later one is.
    var mayHaveSets = true
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"):
        if case .anyText = tokens.last { continue }
        tokens.append(.anyText)
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "[") where mayHaveSets:
        if let (set, end) = set(pattern, index) {
          tokens.append(set)
          index = end
        } else {
          mayHaveSets = false
          tokens.append(.byte(byte))
        }
      case UInt8(ascii: "\\") where index < pattern.count:
        tokens.append(.byte(pattern[index]))
        index += 1
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// `[…]`; nil where it is never closed.
  private static func set(_ pattern: [UInt8], _ start: Int) -> (Token, Int)? {
    var index = start
    var ranges: [ClosedRange<UInt8>] = []
    let isNegated = index < pattern.count && "!^".utf8.contains(pattern[index])
    if isNegated { index += 1 }
    while index < pattern.count {
      let byte = pattern[index]
      // A bracket that comes first stands for itself.
      if byte == UInt8(ascii: "]"), !ranges.isEmpty {
        return (.set(ranges, isNegated: isNegated), index + 1)
      }
      if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"),
        pattern[index + 2] != UInt8(ascii: "]")
      {
        let last = pattern[index + 2]
        ranges.append(min(byte, last)...max(byte, last))
        index += 3
      } else {
        ranges.append(byte...byte)
        index += 1
      }
    }
    return nil
  }

  /// Goes back to the last `*` alone, so that the time is bounded.
  private static func matches(_ tokens: [Token], _ text: [UInt8]) -> Bool {
    var (token, place) = (0, 0)
    var star: (token: Int, place: Int)?
    while place < text.count {
      if token < tokens.count, case .anyText = tokens[token] {
        star = (token, place)
        token += 1
      } else if token < tokens.count, matches(tokens[token], text[place]) {
        token += 1
        place += 1
      } else if let last = star {
        star = (last.token, last.place + 1)
        (token, place) = (last.token + 1, last.place + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { if case .anyText = $0 { true } else { false } }
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let wanted): wanted == byte
    case .any: true
    case .anyText: false
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }
}
