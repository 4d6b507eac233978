import BidiText

/// An island of a line, with the isolate that the locale's policies give it.
struct LineIsland: Hashable {
  /// Where it stands in the stored line, in UTF-8 bytes.
  let range: Range<Int>

  /// What it is.
  let kind: PartKind

  /// The controls that keep it whole.
  let isolation: LineRepair
}

extension Line {
  /// What has to stay whole in the line, apart from arguments, and the tags and entities that no control may break.
  ///
  /// - Parameters:
  ///   - policy: What is wanted of numbers.
  ///   - listsToo: Whether each item of a list of Latin items counts.
  /// - Returns: The islands, in order.
  func islands(_ policy: NumberPolicy, listsToo: Bool) -> [LineIsland] {
    let options =
      listsToo || policy.range != nil
      ? Self.islandOptions(listsToo: listsToo, rangesToo: policy.range != nil) : Self.usualIslands
    let found = String(text).islands(options)
    var rest = specifierRanges[...]
    return found.compactMap { island in
      // Nothing is torn out of a specifier: `1$` of `%1$@` is no price.
      while let first = rest.first, first.upperBound <= island.utf8Range.lowerBound {
        rest.removeFirst()
      }
      let isInSpecifier = rest.prefix { $0.lowerBound < island.utf8Range.upperBound }.contains {
        specifier in
        specifier.overlaps(island.utf8Range)
          && !(island.utf8Range.contains(specifier.lowerBound)
            && specifier.upperBound <= island.utf8Range.upperBound)
      }
      guard !isInSpecifier else { return nil }
      let shown = self.text(at: island.utf8Range)
      switch island.kind {
      case .tag, .entity:
        return LineIsland(range: island.utf8Range, kind: .markup, isolation: .none)
      // Hours from and to are a range too.
      case .time where shown.contains(where: { $0 == "-" || $0 == "\u{2013}" || $0 == "\u{2014}" }):
        guard let direction = policy.range else { return nil }
        return LineIsland(
          range: island.utf8Range, kind: .island(.time), isolation: .isolation(ofNumber: direction))
      case .number:
        guard let (aspect, isolation) = Self.number(shown, policy) else { return nil }
        return LineIsland(range: island.utf8Range, kind: .number(aspect), isolation: isolation)
      case .range:
        guard let direction = policy.range else { return nil }
        return LineIsland(
          range: island.utf8Range, kind: .island(.range), isolation: .isolation(ofNumber: direction)
        )
      default:
        return LineIsland(
          range: island.utf8Range, kind: .island(island.kind),
          isolation: .isolation(island.direction))
      }
    }
  }

  /// Where the specifiers stand, in UTF-8 bytes.
  private var specifierRanges: [Range<Int>] {
    specifiers.map { specifier in
      let start = text.utf8.distance(from: text.startIndex, to: specifier.range.lowerBound)
      return start..<start + specifier.text.utf8.count
    }
  }

  /// The kinds that have a direction of their own in every language.
  private static let alwaysWhole: Set<Island.Kind> = [
    .url, .email, .filePath, .handle, .hashtag, .phoneNumber, .number, .time, .date, .version,
    .signedWord, .identifier, .option, .shortcut, .quotation,
    // Nothing in these is for readers.
    .tag, .entity,
  ]

  private static let usualIslands = islandOptions(listsToo: false, rangesToo: false)

  private static func islandOptions(listsToo: Bool, rangesToo: Bool) -> IslandOptions {
    var kinds = alwaysWhole
    if listsToo { kinds.insert(.listItem) }
    if rangesToo { kinds.insert(.range) }
    return IslandOptions(kinds: kinds, findsNested: false)
  }

  /// What a policy wants of a number; nil where it wants nothing.
  private static func number(
    _ text: String, _ policy: NumberPolicy
  ) -> (NumberAspect, LineRepair)? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return nil }
    if last == "+" || last == "\u{FF0B}" {
      return (.suffix, .isolation(ofNumber: .leftToRight))
    }
    // 25°C: behind a letter of Arabic the degree sign stays with neither side.
    if let degree = scalars.firstIndex(of: "\u{B0}"), degree > 0, degree + 1 < scalars.count,
      !scalars[degree - 1].properties.isWhitespace
    {
      return (.unit, .isolation(ofNumber: .leftToRight))
    }
    let aspect: NumberAspect
    let wanted: NumberPolicy.Side
    let isAtStart: Bool
    if let side = policy.sign, first.isSign {
      (aspect, wanted, isAtStart) = (.sign, side, true)
    } else if let side = policy.percent, first.isPercent || last.isPercent {
      (aspect, wanted, isAtStart) = (.percent, side, first.isPercent)
    } else if let side = policy.currency, let start = currencyIsAtStart(scalars) {
      (aspect, wanted, isAtStart) = (.currency, side, start)
    } else {
      return nil
    }
    // From left to right what is written first stands at the left.
    let isLeftToRight = isAtStart == (wanted == .left)
    return (aspect, .isolation(ofNumber: isLeftToRight ? .leftToRight : .rightToLeft))
  }

  private static func currencyIsAtStart(_ scalars: [Unicode.Scalar]) -> Bool? {
    guard let first = scalars.first, let last = scalars.last else { return nil }
    if first.properties.numericType == nil, first.properties.generalCategory == .currencySymbol {
      return true
    }
    return last.properties.generalCategory == .currencySymbol ? false : nil
  }
}

/// What of a number is on the wrong side.
enum NumberAspect: Hashable {
  case sign, percent, currency
  /// A plus behind the digits, as in `18+`.
  case suffix
  /// A unit with a sign of its own, as in `25°C`.
  case unit
}

extension LineRepair {
  /// An isolate of an island's direction.
  static func isolation(_ direction: Island.Direction) -> LineRepair {
    switch direction {
    case .leftToRight, .number: isolation(WritingDirection.leftToRight)
    case .rightToLeft: isolation(WritingDirection.rightToLeft)
    case .firstStrong: isolation(WritingDirection?.none)
    }
  }

  /// An isolate of a direction; nil for that of the first strong character.
  static func isolation(_ direction: WritingDirection?) -> LineRepair {
    LineRepair(before: [.isolate(direction)], after: [.popDirectionalIsolate])
  }

  /// An isolate that shows the parts of a number in a direction.
  ///
  /// European digits hold their signs to themselves (rules W4 and W5). Behind a letter of Arabic they count as
  /// Arabic numbers (W2), which do not.
  static func isolation(ofNumber direction: WritingDirection) -> LineRepair {
    guard direction == .rightToLeft else { return isolation(direction) }
    return LineRepair(
      before: [.rightToLeftIsolate, .arabicLetterMark], after: [.popDirectionalIsolate])
  }

  /// The direction that it gives; nil where the text decides.
  var direction: WritingDirection? { before.first?.openedDirection }
}

extension Unicode.Scalar {
  fileprivate var isSign: Bool { self == "-" || self == "+" || self == "\u{2212}" }
  fileprivate var isPercent: Bool {
    self == "%" || self == "\u{066A}" || self == "\u{2030}" || self == "\u{0609}"
  }
}
