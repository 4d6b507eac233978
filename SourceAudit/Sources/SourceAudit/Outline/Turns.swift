internal import BidiSource

/// The turn of a symbol, of an image or of a view, in the plane of the screen.
struct Turn {
  /// Where the symbol stands; empty if a view is turned by its transform.
  var symbol = 0..<0
  /// The view that is turned, and where.
  var receiver = ""
  var scope = 0
  /// The angles that something chooses between; nil for one that is not known.
  let angles: [Double?]
  /// Whether something chooses whether the view is turned at all.
  var isConditional = false

  /// Whether an angle may be a quarter: what pointed to a side points up or down.
  var isQuarter: Bool { angles.contains { $0.map(Self.isQuarter) ?? false } }

  /// Whether something chooses between a quarter and another angle.
  var isChosen: Bool { isConditional || !angles.allSatisfy { $0.map(Self.isQuarter) ?? false } }

  /// Whether a half is the only turn that there may be, as that of a row that opens: up becomes down.
  var isHalfOrNone: Bool {
    // A bit less than a half is written where the way round matters.
    let halves = angles.map { $0.map { $0.remainder(dividingBy: 180).magnitude < 1 } ?? false }
    return halves.allSatisfy { $0 } && angles.contains { !Self.isWhole($0 ?? 0) }
  }

  private static func isQuarter(_ angle: Double) -> Bool {
    (angle.remainder(dividingBy: 180).magnitude - 90).magnitude < 0.01
  }

  private static func isWhole(_ angle: Double) -> Bool {
    angle.remainder(dividingBy: 360).magnitude < 1
  }
}

/// The angles that a piece of source stands for, in degrees: `isOpen ? .pi / 2 : 0` of both languages and of SwiftUI.
struct Angles {
  private typealias Words = ArraySlice<String>

  /// A number of radians or of degrees, in degrees.
  private enum Unit: Double {
    case degrees = 1
    case radians = 57.295_779_513_082_32
  }

  /// People write shorter angles.
  private static let mostWords = 64

  /// More angles than that are chosen by no condition that a person writes.
  private static let most = 16

  /// The angles of an expression in radians, or of an `Angle` of SwiftUI; nil for one that is not known.
  ///
  /// - Complexity: O(*n*²) in the words, of which only so many are read as people write.
  static func all(in words: [String]) -> [Double?] {
    if words.isEmpty || words.count > mostWords { return [nil] }
    // `row?.isOpen` is no choice, and `isOpen ? .pi : 0` is one.
    let bare = words.indices.filter { index in
      words[index] != "?" || index + 2 >= words.count || words[index + 1] != "."
        || ["degrees", "radians", "pi", "zero", "init"].contains(words[index + 2])
    }
    return values(bare.map { words[$0] }[...]).map { $0.map { $0 * Unit.radians.rawValue } }
  }

  /// The values of an expression in radians.
  private static func values(_ words: Words) -> [Double?] {
    let words = bare(words)
    guard let first = words.first else { return [nil] }
    if let choice = choice(words) { return values(choice.0) + values(choice.1) }
    if let sign = lastSign(["+", "-"], in: words) ?? lastSign(["*", "/"], in: words) {
      return combined(
        values(words[..<sign]), values(words[words.index(after: sign)...]), words[sign])
    }
    if first == "-" || first == "+" {
      return values(words.dropFirst()).map { $0.map { first == "-" ? -$0 : $0 } }
    }
    if words.last == ")", let call = call(words) { return call }
    return [constant(words.joined())]
  }

  /// The parts of `condition ? first : second`.
  private static func choice(_ words: Words) -> (Words, Words)? {
    guard let question = topLevel("?", in: words) else { return nil }
    var (depth, open, index) = (0, 1, question + 1)
    while index < words.endIndex {
      depth += step(words[index])
      if depth == 0, words[index] == "?" { open += 1 }
      if depth == 0, words[index] == ":" { open -= 1 }
      if open == 0 { return (words[(question + 1)..<index], words[(index + 1)...]) }
      index += 1
    }
    return nil
  }

  /// `.degrees(90)`, `Angle(degrees: 90)`, `CGFloat(90)`, `DEGREES_TO_RADIANS(90)`; nil for another call.
  private static func call(_ words: Words) -> [Double?]? {
    guard let open = topLevel("(", in: words), open > words.startIndex else { return nil }
    var inner = words[(open + 1)..<(words.endIndex - 1)]
    let name = words[open - 1]
    var parts = NameWords.split(name)
    if inner.dropFirst().first == ":", let label = inner.first {
      parts += NameWords.split(label)
      inner = inner.dropFirst(2)
    }
    if ["CGFloat", "Double", "Float"].contains(name) { return values(inner) }
    let isOfDegrees = parts.contains { $0.hasPrefix("deg") }
    guard isOfDegrees || parts.contains(where: { $0.hasPrefix("rad") }) else { return nil }
    let unit = isOfDegrees ? Unit.degrees : .radians
    return values(inner).map { $0.map { $0 * unit.rawValue / Unit.radians.rawValue } }
  }

  private static func constant(_ name: String) -> Double? {
    switch name {
    case "M_PI_2": .pi / 2
    case "M_PI_4": .pi / 4
    case "M_PI", ".pi", "CGFloat.pi", "Double.pi", "Float.pi": .pi
    case ".zero", "Angle.zero", "CGFloat.zero": 0
    default: Amount(name).number
    }
  }

  private static func combined(_ first: [Double?], _ second: [Double?], _ sign: String) -> [Double?]
  {
    guard first.count * second.count <= most else { return [nil] }
    return first.flatMap { one in
      second.map { two in
        guard let one, let two else { return nil }
        switch sign {
        case "+": return one + two
        case "-": return one - two
        case "*": return one * two
        default: return two == 0 ? nil : one / two
        }
      }
    }
  }

  /// The words without parentheses around them, and without a cast before them.
  private static func bare(_ words: Words) -> Words {
    var words = words
    while words.first == "(" {
      var depth = 0
      let close = words.firstIndex {
        depth += step($0)
        return depth == 0
      }
      guard let close else { break }
      if close == words.endIndex - 1 {
        words = words.dropFirst().dropLast()
      } else if close == words.startIndex + 2,
        ["CGFloat", "double", "float"].contains(words[words.startIndex + 1])
      {
        words = words.dropFirst(3)
      } else {
        break
      }
    }
    return words
  }

  /// The place of the last sign between two values.
  private static func lastSign(_ signs: Set<String>, in words: Words) -> Int? {
    var (depth, found): (Int, Int?) = (0, nil)
    for index in words.indices {
      depth += step(words[index])
      let before = index > words.startIndex ? words[index - 1] : "("
      if depth == 0, signs.contains(words[index]),
        !["(", "+", "-", "*", "/", "?", ":", ","].contains(before)
      {
        found = index
      }
    }
    return found
  }

  private static func topLevel(_ word: String, in words: Words) -> Int? {
    var depth = 0
    return words.firstIndex {
      if depth == 0, $0 == word { return true }
      depth += step($0)
      return false
    }
  }

  private static func step(_ word: String) -> Int {
    ["(", "["].contains(word) ? 1 : [")", "]"].contains(word) ? -1 : 0
  }
}
