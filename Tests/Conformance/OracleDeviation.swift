#if ICU
  import BidiICU
  import BidiText

  /// Where ICU, which serves as an oracle, is known to deviate: what it does otherwise than the rule.
  enum OracleDeviation: String, CaseIterable {
    /// X5a, X5c, X6a and BD14: under an override isolate initiators, PDIs and brackets take its class.
    case override
    /// N0, last clause: marks after a bracket that took a direction take it too.
    case markAfterBracket
    /// BD16: pairing stops where more than 63 brackets are open.
    case bracketDepth
    /// BD16: an angle bracket that has been closed is open no more. ICU holds U+2329 and U+3008 open under the
    /// names of both closing ones, and where nothing strong stood in the pair, it forgets only one of them.
    case angleBrackets

    /// The text without what ICU treats otherwise.
    func removed(from scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
      switch self {
      case .override:
        // An embedding of the same direction in its place.
        return scalars.map { $0 == "\u{202D}" ? "\u{202A}" : $0 == "\u{202E}" ? "\u{202B}" : $0 }
      case .markAfterBracket:
        return scalars.filter { $0.bidiClass != .nonspacingMark }
      case .angleBrackets:
        // The canonical equivalents in their place.
        return scalars.map { $0 == "\u{2329}" ? "\u{3008}" : $0 == "\u{232A}" ? "\u{3009}" : $0 }
      case .bracketDepth:
        // Later opening brackets are other neutrals.
        var openCount = 0
        return scalars.map { scalar in
          guard ["(", "[", "{", "\u{2329}", "\u{3008}"].contains(scalar) else { return scalar }
          openCount += 1
          return openCount > 63 ? "!" : scalar
        }
      }
    }

    /// The fewest deviations without which two engines agree; nil where no set of them explains it.
    ///
    /// - Parameters:
    ///   - scalars: A text on which they differ.
    ///   - agree: Whether they agree on another.
    /// - Returns: The causes, by name.
    /// - Throws: What `agree` throws.
    static func cause(
      of scalars: [Unicode.Scalar], _ agree: ([Unicode.Scalar]) throws -> Bool
    ) rethrows -> String? {
      let sets = (1..<1 << allCases.count).map { bits in
        allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
      }.sorted { $0.count < $1.count }
      return try sets.first { set in
        try agree(set.reduce(scalars) { $1.removed(from: $0) })
      }?.map(\.rawValue).joined(separator: "+")
    }
  }

  /// Levels of one paragraph, as one engine finds them.
  struct EngineLevels {
    let paragraphLevel: UInt8

    /// One level for each character; nil where X9 removes it.
    let levels: [UInt8?]

    /// Of ICU.
    init(
      icu: inout ParagraphResolver, _ scalars: [Unicode.Scalar], baseDirection: BaseDirection
    ) throws {
      let requested: UInt8 =
        switch baseDirection {
        case .explicit(let direction): EmbeddingLevel(direction).number
        case .auto(let fallback): 0xFE + EmbeddingLevel(fallback).number
        }
      let text = scalars.flatMap { UTF16.encode($0).map(Array.init) ?? [] }
      let result = try icu.levels(of: text, requestedLevel: requested)
      paragraphLevel = result.paragraphLevel
      var unit = 0
      levels = scalars.map { scalar in
        defer { unit += UTF16.width(scalar) }
        return scalar.bidiClass.isRemovedByX9 ? nil : result.levels[unit]
      }
    }

    /// Of our engine.
    init(_ scalars: [Unicode.Scalar], baseDirection: BaseDirection) throws {
      let paragraph = try ResolvedParagraph(
        String(String.UnicodeScalarView(scalars)), baseDirection: baseDirection)
      paragraphLevel = paragraph.paragraphLevel.number
      levels = paragraph.levels.map { $0?.number }
    }

    /// Of the engine that explains: rule by rule, and checked against all cases of Unicode by itself.
    init(trace scalars: [Unicode.Scalar], baseDirection: BaseDirection) throws {
      let trace = try RuleTrace(
        String(String.UnicodeScalarView(scalars)), baseDirection: baseDirection)
      paragraphLevel = trace.paragraphLevel.number
      levels = trace.levels.map { $0?.number }
    }

    /// Whether ICU's levels are these, apart from ICU's shortcut for text of one direction, where only the
    /// direction of each level is that of the standard.
    func equals(oracle: EngineLevels) -> Bool {
      guard paragraphLevel == oracle.paragraphLevel else { return false }
      if levels == oracle.levels { return true }
      let parities = levels.map { $0.map { $0 % 2 } }
      return Set(parities.compactMap(\.self)).count == 1
        && parities == oracle.levels.map { $0.map { $0 % 2 } }
    }
  }

  /// P1: the paragraphs of a text, each with its separator.
  func paragraphs(of scalars: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var paragraphs: [[Unicode.Scalar]] = [[]]
    for (index, scalar) in scalars.enumerated() {
      paragraphs[paragraphs.count - 1].append(scalar)
      // CR and LF together are one separator (section 3.1).
      let isCRLF = scalar == "\r" && scalars[(index + 1)...].first == "\n"
      if scalar.bidiClass == .paragraphSeparator, !isCRLF { paragraphs.append([]) }
    }
    return paragraphs.filter { !$0.isEmpty }
  }
#endif
