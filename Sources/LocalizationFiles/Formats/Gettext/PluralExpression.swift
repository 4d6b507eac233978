import BidiSource

/// The expression of C that chooses a plural form, made ready to be evaluated.
///
/// It has `n`, numbers, `? :`, `||`, `&&`, the comparisons, `+ - * / %`, `!` and parentheses. Source: the GNU gettext
/// manual, Additional functions for plural forms.
struct PluralExpression {
  /// What is done in turn with a stack of values.
  private enum Step {
    case number(UInt64)
    case variable
    case not
    case choose
    case binary(String)
  }

  private var steps: [Step] = []
  private var rest: [UInt8]
  private var position = 0

  /// Longer expressions and deeper ones are not read: those of the world's languages have fewer than 100 steps.
  private static let maximumSteps = 1_000
  private static let maximumDepth = 50

  /// Reads an expression; nil for what is none.
  init?(_ text: String) {
    rest = Array(text.utf8)
    guard choice(depth: 0), peek() == nil else { return nil }
    rest = []
  }

  /// The value for a number; nil where something is divided by 0.
  ///
  /// - Complexity: O(*n*), *n* the length of the expression.
  func value(of number: UInt64) -> UInt64? {
    var stack: [UInt64?] = []
    for step in steps {
      switch step {
      case .number(let value): stack.append(value)
      case .variable: stack.append(number)
      case .not:
        let value = stack.removeLast()
        stack.append(value.map { $0 == 0 ? 1 : 0 })
      case .choose:
        let (no, yes, condition) = (stack.removeLast(), stack.removeLast(), stack.removeLast())
        stack.append(condition.flatMap { $0 == 0 ? no : yes })
      case .binary(let sign):
        let (right, left) = (stack.removeLast(), stack.removeLast())
        stack.append(Self.combine(left, sign, right))
      }
    }
    return stack.last ?? nil
  }

  private static func combine(_ left: UInt64?, _ sign: String, _ right: UInt64?) -> UInt64? {
    guard let left else { return nil }
    // What is on the right may be a division by 0, which these two pass over.
    if sign == "||", left != 0 { return 1 }
    if sign == "&&", left == 0 { return 0 }
    guard let right else { return nil }
    switch sign {
    case "||", "&&": return right == 0 ? 0 : 1
    case "==": return left == right ? 1 : 0
    case "!=": return left != right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case ">": return left > right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "+": return left &+ right
    case "-": return left &- right
    case "*": return left &* right
    case "/": return right == 0 ? nil : left / right
    default: return right == 0 ? nil : left % right
    }
  }

  // MARK: Reading

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func choice(depth: Int) -> Bool {
    guard depth < Self.maximumDepth, binary(0, depth: depth) else { return false }
    guard take("?") else { return true }
    guard choice(depth: depth + 1), take(":"), choice(depth: depth + 1) else { return false }
    return add(.choose)
  }

  private mutating func binary(_ level: Int, depth: Int) -> Bool {
    guard level < Self.levels.count else { return unary(depth: depth) }
    guard binary(level + 1, depth: depth) else { return false }
    while let sign = Self.levels[level].first(where: { take($0) }) {
      guard binary(level + 1, depth: depth), add(.binary(sign)) else { return false }
    }
    return true
  }

  private mutating func unary(depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    if take("!") { return unary(depth: depth + 1) && add(.not) }
    if take("(") { return choice(depth: depth + 1) && take(")") }
    if take("n") { return add(.variable) }
    guard let digit = peek(), digit.isASCIIDigit else { return false }
    var number: UInt64 = 0
    while position < rest.count, rest[position].isASCIIDigit {
      number = number &* 10 &+ UInt64(rest[position] - UInt8(ascii: "0"))
      position += 1
    }
    return add(.number(number))
  }

  private mutating func add(_ step: Step) -> Bool {
    steps.append(step)
    return steps.count <= Self.maximumSteps
  }

  /// The next byte that is no space.
  private mutating func peek() -> UInt8? {
    while position < rest.count, rest[position] <= .space { position += 1 }
    return position < rest.count ? rest[position] : nil
  }

  private mutating func take(_ sign: String) -> Bool {
    guard peek() != nil, rest[position...].starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }
}
