public import BidiText

/// On which side of a number its sign goes, and which way a range runs, where people do not agree.
///
/// The algorithm gives an answer that depends on the letters before the number. Persian readers want `-23`
/// where Arabic ones want `23-`, so nothing is called wrong until a project says what it wants.
///
/// Source: W3C, Arabic & Persian Layout Requirements, issue 288; ICU's number patterns, which put marks round
/// the minus in Arabic, Persian and Hebrew.
public struct NumberPolicy: Sendable, Hashable {
  /// A side, as it is seen.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    /// Left of the digits.
    case left
    /// Right of the digits.
    case right
  }

  /// Where a minus or plus goes; nil leaves it to the algorithm.
  public var sign: Side?

  /// Where a percent sign goes; nil leaves it to the algorithm.
  public var percent: Side?

  /// Where a currency sign goes; nil leaves it to the algorithm.
  public var currency: Side?

  /// Which way a range runs; nil leaves it to the algorithm.
  public var range: WritingDirection?

  /// A policy; what is left out is left to the algorithm.
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

  /// The policy by its words, as ``init(words:)`` reads them.
  public var words: String {
    let sides = [("sign", sign), ("percent", percent), ("currency", currency)].compactMap {
      name, side in side.map { "\(name)-\($0.rawValue)" }
    }
    let ways = range.map { ["range-" + ($0 == .leftToRight ? "ltr" : "rtl")] } ?? []
    return (sides + ways).joined(separator: ",")
  }

  /// A policy by its words, such as `sign-left,percent-right,range-ltr`; nil where a word is not known.
  ///
  /// - Parameter words: Words with commas between: `sign-`, `percent-` and `currency-` with `left` or `right`,
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

  /// No policy: the algorithm decides everywhere.
  public init() {}

  /// The policy of a language (`fa`) or a locale (`fa-AF`), which goes before that of its language.
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

  /// A language or locale as policies are found by it: in small letters, with `-` between its parts.
  package static func key(_ identifier: String) -> String {
    identifier.lowercased().replacing("_", with: "-")
  }
}
