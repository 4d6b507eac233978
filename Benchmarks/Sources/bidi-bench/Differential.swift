import BidiText
import CPeers
import RandomTexts

/// Random texts, one paragraph each, resolved by BidiText, ICU and FriBidi: who differs, and how.
struct Differential {
  private let icu = peers_icu_open()
  private let engine = Engine()
  private var tallies: [Verdict: Tally] = [:]

  /// Who agrees with whom, where not all do.
  private enum Verdict: String, CaseIterable {
    case fribidi = "FriBidi alone differs: BidiText and ICU agree"
    case icu = "ICU alone differs: BidiText and FriBidi agree"
    case bidiText = "BidiText alone differs: ICU and FriBidi agree"
    case all = "all three differ"
    case crash = "FriBidi ends the process, or does not end"
  }

  /// What was found of one verdict.
  private struct Tally {
    var count = 0

    /// How many of them are of long texts, of which the first three are looked at more closely.
    var longCount = 0

    /// What the texts shrink to, by the classes that are left in them.
    var kinds: [String: Kind] = [:]
  }

  /// Differences whose smallest texts hold the same classes: how many, and the smallest.
  private struct Kind {
    var count = 0
    var smallest: Case
  }

  /// A text and the direction asked for.
  private struct Case {
    let scalars: [Unicode.Scalar]
    let base: BaseDirection
  }

  /// The levels that one engine finds: of the paragraph, and of each character that X9 leaves.
  private struct Levels: Equatable {
    let paragraph: UInt8
    let ofScalars: [UInt8?]

    /// ICU numbers text of one direction otherwise, with the same order: its levels count modulo 2 there.
    func equals(icu: Levels) -> Bool {
      if self == icu { return true }
      let parities = ofScalars.map { $0.map { $0 % 2 } }
      return paragraph == icu.paragraph && Set(parities.compactMap(\.self)).count == 1
        && parities == icu.ofScalars.map { $0.map { $0 % 2 } }
    }
  }

  /// Compares a number of texts.
  ///
  /// - Returns: The report.
  static func report(count: Int, seed: UInt64) -> String {
    var differential = Differential()
    var random = SeededGenerator(seed: seed)
    var characters = 0
    for index in 0..<count {
      // Mostly short texts; every 50th is long or deep.
      let kinds: [RandomTextKind] =
        index % 50 == 49 ? [.long, .embeddings, .isolates, .brackets] : [.short, .dense]
      let scalars = (kinds.randomElement(using: &random) ?? .short).scalars(using: &random)
      let base = bases.randomElement(using: &random) ?? .explicit(.leftToRight)
      characters += scalars.count
      differential.compare(Case(scalars: scalars, base: base))
    }
    return differential.report(count, characters)
  }

  private static let bases: [BaseDirection] = [
    .explicit(.leftToRight), .explicit(.rightToLeft), .auto(fallback: .leftToRight),
    .auto(fallback: .rightToLeft),
  ]

  private mutating func compare(_ text: Case) {
    guard let verdict = verdict(text) else { return }
    tallies[verdict, default: Tally()].count += 1
    // Shrinking a long text takes a thousand processes of FriBidi.
    if text.scalars.count > 64 {
      tallies[verdict, default: Tally()].longCount += 1
      if (tallies[verdict]?.longCount ?? 0) > 3 { return }
    }
    let small = shrunk(text, verdict)
    let classes = Self.classes(small)
    var kind = tallies[verdict]?.kinds[classes] ?? Kind(smallest: small)
    kind.count += 1
    if small.scalars.count < kind.smallest.scalars.count { kind.smallest = small }
    tallies[verdict, default: Tally()].kinds[classes] = kind
  }

  private mutating func verdict(_ text: Case) -> Verdict? {
    let ours = bidiText(text)
    let icu = icu(text)
    guard let fribidi = fribidi(text) else { return .crash }
    switch (ours.equals(icu: icu), ours == fribidi, fribidi.equals(icu: icu)) {
    case (true, true, _): return nil
    case (true, false, _): return .fribidi
    case (false, true, _): return .icu
    case (false, false, true): return .bidiText
    case (false, false, false): return .all
    }
  }

  /// The text with no character more than it takes for the verdict.
  private mutating func shrunk(_ text: Case, _ verdict: Verdict) -> Case {
    var text = text
    var length = max(text.scalars.count / 2, 1)
    while length > 0 {
      var start = 0
      while start + length <= text.scalars.count {
        var scalars = text.scalars
        scalars.removeSubrange(start..<start + length)
        let shorter = Case(scalars: scalars, base: text.base)
        if !scalars.isEmpty, self.verdict(shorter) == verdict {
          text = shorter
        } else {
          start += length
        }
      }
      length /= 2
    }
    return text
  }

  private func bidiText(_ text: Case) -> Levels {
    let string = String(String.UnicodeScalarView(text.scalars))
    return engine.use { resolver, levels in
      resolver.resolveParagraph(string, baseDirection: text.base)
      resolver.writeLevels(into: &levels, per: .scalar, of: string)
      return Levels(
        paragraph: resolver.paragraphLevel.number, ofScalars: Self.kept(text.scalars, levels))
    }
  }

  private func icu(_ text: Case) -> Levels {
    let units = text.scalars.flatMap { UTF16.encode($0).map(Array.init) ?? [] }
    var levels = [UInt8](repeating: 0xFF, count: units.count)
    let paragraph = peers_icu_resolve(
      icu, units, Int32(units.count), Self.requested(text.base), &levels)
    var unit = 0
    let ofScalars = text.scalars.map { scalar in
      defer { unit += UTF16.width(scalar) }
      return levels[unit]
    }
    return Levels(
      paragraph: UInt8(truncatingIfNeeded: paragraph), ofScalars: Self.kept(text.scalars, ofScalars)
    )
  }

  private func fribidi(_ text: Case) -> Levels? {
    var levels = [Int8](repeating: -1, count: text.scalars.count)
    let paragraph = peers_fribidi_resolve(
      text.scalars.map(\.value), Int32(text.scalars.count), Self.requested(text.base), &levels)
    if paragraph == -2 { return nil }
    return Levels(
      paragraph: UInt8(truncatingIfNeeded: paragraph),
      ofScalars: Self.kept(text.scalars, levels.map(UInt8.init(bitPattern:))))
  }

  private static func requested(_ base: BaseDirection) -> UInt8 {
    switch base {
    case .explicit(let direction): EmbeddingLevel(direction).number
    case .auto(let fallback): 0xFE + EmbeddingLevel(fallback).number
    }
  }

  private static func kept(_ scalars: [Unicode.Scalar], _ levels: [UInt8]) -> [UInt8?] {
    zip(scalars, levels).map { $0.bidiClass.isRemovedByX9 ? nil : $1 }
  }

  /// The classes of a text, each once: what the difference is about.
  private static func classes(_ text: Case) -> String {
    let names = text.scalars.map { scalar in
      "()[]{}".unicodeScalars.contains(scalar)
        || ["\u{2329}", "\u{232A}", "\u{3008}", "\u{3009}"].contains(scalar)
        ? "bracket" : scalar.bidiClass.abbreviation
    }
    return Set(names).sorted().joined(separator: " ")
  }
}

extension Differential {
  private mutating func report(_ count: Int, _ characters: Int) -> String {
    let total = tallies.values.reduce(0) { $0 + $1.count }
    var lines = [
      "\(count) random texts of \(characters) characters: BidiText (\(CharacterDataVersion.source)), "
        + "ICU \(String(cString: peers_icu_version())), "
        + "FriBidi \(String(cString: peers_fribidi_version()))",
      "\(count - total) alike, \(total) not",
    ]
    let others: [Verdict] = [.fribidi, .bidiText, .all]
    let differing = others.reduce(0) { $0 + (tallies[$1]?.count ?? 0) }
    lines.append(
      "where FriBidi differs from BidiText (\(differing)), ICU agrees with BidiText in "
        + "\(tallies[.fribidi]?.count ?? 0)")
    for verdict in Verdict.allCases {
      let tally = tallies[verdict, default: Tally()]
      lines.append("\(verdict.rawValue): \(tally.count), long texts \(tally.longCount)")
      // Those that shrink most come first: they say the most.
      let kinds = tally.kinds.sorted {
        ($0.value.smallest.scalars.count, $1.value.count, $0.key)
          < ($1.value.smallest.scalars.count, $0.value.count, $1.key)
      }
      for (classes, kind) in kinds.prefix(8) {
        lines.append("  \(kind.count) shrink to \(classes), the smallest:")
        lines += description(kind.smallest).map { "    " + $0 }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A text, and what each engine makes of it.
  private mutating func description(_ text: Case) -> [String] {
    let engines: [(String, Levels?)] = [
      ("BidiText", bidiText(text)), ("ICU", icu(text)), ("FriBidi", fribidi(text)),
    ]
    let codePoints = text.scalars.map(\.codePoint).joined(separator: " ")
    let names = text.scalars.map(\.bidiClass.abbreviation).joined(separator: " ")
    return ["\(codePoints) (\(names)), \(text.base)"]
      + engines.map { name, levels in
        guard let levels else { return "\(name): none" }
        let shown = levels.ofScalars.map { $0.map(String.init) ?? "x" }.joined(separator: " ")
        return "\(name): paragraph \(levels.paragraph), levels \(shown)"
      }
  }
}
