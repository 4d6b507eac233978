/// What gives names other values.
extension FileWords {
  /// People write shorter chains of names.
  private static let longestChain = 120

  /// Whether a byte is one of an operator of Swift.
  private static func isOfOperator(_ byte: UInt8) -> Bool { "/=-+*%<>&|^~!?".utf8.contains(byte) }

  /// Operators of the language that give neither side another value.
  private static let plainOperators: Set<String> = [
    "==", "===", "!=", "!==", "<", "<=", ">", ">=", "&&", "||", "??", "?", "!", "+", "-", "*", "/",
    "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "->", "~=",
  ]

  /// Operators of the language that give their left side another value.
  private static let assigning: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]

  /// Whether something may be given another value by a name: `name = 1`, `name.width += 1`, `(a, name) = pair`; or something
  /// else gets hold of it: `&name`, `$name`, `\.name`, `name <- map`.
  mutating func change(by token: WordReader.Token) -> Use {
    isBound(token) ? .bound : changeAfter(token)
  }

  // MARK: - Before the name

  /// Whether what stands before a chain of names gives its value to something else that may change it.
  private func isBound(_ token: WordReader.Token) -> Bool {
    var start = token.range.lowerBound
    let earliest = max(0, start - Self.longestChain)
    while start > earliest,
      NameSearch.isPart(text[start - 1]) || ".?!".utf8.contains(text[start - 1])
    {
      start -= 1
    }
    guard start > 0 else { return false }
    switch text[start - 1] {
    // `\.name`, `\Card.name`.
    case UInt8(ascii: "\\"): return true
    // `$name`, `$model.name`; `$0.name` is one of the parameters of a block.
    case UInt8(ascii: "$"): return !(0x30...0x39).contains(text[start])
    case UInt8(ascii: "("): return text[..<start].hasSuffix("#keyPath(")
    // `&name`, `&self.name`; `a && name` gives nothing.
    case UInt8(ascii: "&"): return start < 2 || text[start - 2] != UInt8(ascii: "&")
    default: break
    }
    return language == .swift && isUnknownOperator(before: start, earliest)
  }

  /// Whether an operator that the language does not have stands before a place: `switch <-> name` may set both sides.
  private func isUnknownOperator(before place: Int, _ earliest: Int) -> Bool {
    var end = place
    while end > earliest, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > earliest, Self.isOfOperator(text[start - 1]) { start -= 1 }
    // A comment ends there.
    if start == end || text[start..<end].hasSuffix("*/") { return false }
    let sign = String(decoding: text[start..<end], as: UTF8.self)
    return !Self.plainOperators.contains(sign) && !Self.assigning.contains(sign)
  }

  // MARK: - After the name

  private mutating func changeAfter(_ token: WordReader.Token) -> Use {
    var (end, isOfPart) = (token.range.upperBound, false)
    for index in 0..<24 {
      guard let next = peek(index) else { return [] }
      guard case .sign(let sign) = next.kind else {
        // The name of a part.
        guard isOfPart, next.range.lowerBound == end else { return [] }
        end = next.range.upperBound
        continue
      }
      let isNear = next.range.lowerBound == end
      end = next.range.upperBound
      switch sign {
      // A part of it may be set, or a method may change it.
      case UInt8(ascii: "."):
        // `name...last`.
        if peek(index + 1)?.kind == next.kind { return [] }
        isOfPart = true
      case UInt8(ascii: "["): return .set
      case UInt8(ascii: "("): return isOfPart ? .set : []
      case UInt8(ascii: ","), UInt8(ascii: ")"): return isInTuple(from: index) ? .set : []
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        // `name ? a : b`, `name != b`.
        if !isNear || peek(index + 1)?.kind == .sign(UInt8(ascii: "=")) {
          return change(byOperatorAt: next.range.lowerBound)
        }
      default: return change(byOperatorAt: next.range.lowerBound)
      }
    }
    return []
  }

  private func change(byOperatorAt start: Int) -> Use {
    let run = text[start...].prefix { Self.isOfOperator($0) }
    let sign = String(decoding: run.prefix(8), as: UTF8.self)
    if sign.isEmpty || Self.plainOperators.contains(sign) { return [] }
    // `a=-1`.
    let isAssigned = sign.hasPrefix("=") && !sign.hasPrefix("==")
    if isAssigned || Self.assigning.contains(sign) { return .set }
    if language == .objectiveC { return ["++", "--"].contains(sign) ? .set : [] }
    return .bound
  }

  /// Whether the place before a token is in a tuple that is given other values: `(a, self.name) = pair`.
  private mutating func isInTuple(from place: Int) -> Bool {
    var depth = 0
    for index in place..<place + 40 {
      guard let next = peek(index) else { return false }
      guard case .sign(let sign) = next.kind else { continue }
      switch sign {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 {
          return language == .swift && peek(index + 1)?.kind == .sign(UInt8(ascii: "="))
            && peek(index + 2)?.kind != .sign(UInt8(ascii: "="))
        }
      default: if !",.?![]".utf8.contains(sign) { return false }
      }
    }
    return false
  }

  // MARK: - Literals

  /// Whether a literal stands where something is set by its name: `setValue(true, forKey: "name")`, `"card.name"`.
  func isKey(_ token: WordReader.Token) -> Bool {
    var start = token.range.lowerBound
    let earliest = max(0, start - Self.longestChain)
    func back(while isOne: (UInt8) -> Bool) {
      while start > earliest, isOne(text[start - 1]) { start -= 1 }
    }
    back { NameSearch.isPart($0) || $0 == UInt8(ascii: ".") }
    guard start > earliest, text[start - 1] == UInt8(ascii: "\"") else { return false }
    start -= 1
    if language == .objectiveC { return start > 0 && text[start - 1] == UInt8(ascii: "@") }
    back { $0 == UInt8(ascii: " ") }
    guard start > earliest, text[start - 1] == UInt8(ascii: ":") else { return false }
    start -= 1
    let end = start
    back { NameSearch.isPart($0) }
    return Self.keys.contains(WordReader.hash(String(decoding: text[start..<end], as: UTF8.self)))
  }
}

extension ArraySlice<UInt8> {
  /// Whether some letters stand at the end.
  fileprivate func hasSuffix(_ letters: StaticString) -> Bool {
    suffix(letters.utf8CodeUnitCount).elementsEqual("\(letters)".utf8)
  }
}
