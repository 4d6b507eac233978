public import BidiText

/// The side of a number on which its sign stands, and the direction of a range.
///
/// The Unicode Bidirectional Algorithm decides by the letters before the number. Readers do not agree: Persian readers
/// want `-23`, and Arabic readers want `23-`. So nothing is a fault until a project sets a policy.
///
/// Source: W3C, Arabic & Persian Layout Requirements, issue 288; ICU's number patterns, which put marks round
/// the minus in Arabic, Persian and Hebrew.
public struct NumberPolicy: Sendable, Hashable {
  /// A side on the screen.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    /// Left of the digits.
    case left
    /// Right of the digits.
    case right
  }

  /// The side of a minus or plus sign; nil leaves it to the algorithm.
  public var sign: Side?

  /// The side of a percent sign; nil leaves it to the algorithm.
  public var percent: Side?

  /// The side of a currency sign; nil leaves it to the algorithm.
  public var currency: Side?

  /// The direction of a range; nil leaves it to the algorithm.
  public var range: WritingDirection?

  /// Makes a policy; what is not given is left to the algorithm.
  public init(
    sign: Side? = nil, percent: Side? = nil, currency: Side? = nil, range: WritingDirection? = nil
  ) {
    self.sign = sign
    self.percent = percent
    self.currency = currency
    self.range = range
  }

  /// Whether the algorithm decides everything.
  var isEmpty: Bool { self == NumberPolicy() }

  /// The policy as words that ``init(words:)`` reads.
  public var words: String {
    let sides = [("sign", sign), ("percent", percent), ("currency", currency)].compactMap {
      name, side in side.map { "\(name)-\($0.rawValue)" }
    }
    let ways = range.map { ["range-" + ($0 == .leftToRight ? "ltr" : "rtl")] } ?? []
    return (sides + ways).joined(separator: ",")
  }

  /// Reads a policy from words such as `sign-left,percent-right,range-ltr`; nil if a word is unknown.
  ///
  /// - Parameter words: Words with commas between them: `sign-`, `percent-` and `currency-` with `left` or `right`,
  ///   `range-ltr` and `range-rtl`.
  public init?(words: some StringProtocol) {
    self.init()
    for word in words.split(separator: ",") {
      switch word {
      case "range-ltr": range = .leftToRight
      case "range-rtl": range = .rightToLeft
      default:
        let parts = word.split(separator: "-")
        guard parts.count == 2, let side = Side(rawValue: String(parts[1])) else { return nil }
        switch parts[0] {
        case "sign": sign = side
        case "percent": percent = side
        case "currency": currency = side
        default: return nil
        }
      }
    }
  }
}

/// The policies of a project, by language or locale.
public struct NumberPolicies: Sendable, Hashable {
  private(set) var policies: [String: NumberPolicy] = [:]

  /// No policy: the algorithm decides everything.
  public init() {}

  /// The policy of a language (`fa`) or a locale (`fa-AF`); the policy of a locale replaces that of its language.
  public subscript(locale identifier: String) -> NumberPolicy? {
    get { policies[Self.key(identifier)] }
    set { policies[Self.key(identifier)] = newValue }
  }

  /// The policy for texts of a locale.
  package func policy(for locale: MessageLocale) -> NumberPolicy {
    guard !policies.isEmpty else { return NumberPolicy() }
    let key = Self.key(locale.identifier)
    let language = String(key.prefix { $0 != "-" })
    return policies[key] ?? policies[language] ?? NumberPolicy()
  }

  /// The key of a language or locale: in small letters, with `-` between its parts.
  package static func key(_ identifier: String) -> String {
    identifier.lowercased().replacing("_", with: "-")
  }
}
