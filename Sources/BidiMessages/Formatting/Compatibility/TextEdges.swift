internal import BidiText

extension String {
  /// The direction of the last character that Closure takes for strong, wherever it stands.
  ///
  /// Embeddings and isolates are not looked at.
  var lastStrongOfAll: WritingDirection? {
    for scalar in unicodeScalars.reversed() {
      if let direction = scalar.closureDirection { return direction }
    }
    return nil
  }

  /// The text without what looks like tags, `<…>`, and entities, `&…;`.
  ///
  /// This is for finding directions, not for showing.
  var withoutMarkup: String {
    var result = UnicodeScalarView()
    var rest = unicodeScalars[...]
    // Where one kind has no end any more, later ones have none either.
    var lacksEnd: Set<Unicode.Scalar> = []
    while let first = rest.popFirst() {
      let end: Unicode.Scalar? = first == "<" ? ">" : first == "&" ? ";" : nil
      guard let end, !lacksEnd.contains(end) else {
        result.append(first)
        continue
      }
      guard let close = rest.firstIndex(of: end) else {
        lacksEnd.insert(end)
        result.append(first)
        continue
      }
      if first == "&", close == rest.startIndex {
        // An entity has a name.
        result.append(first)
        continue
      }
      rest = rest[rest.index(after: close)...]
    }
    return String(result)
  }

  /// The direction that a text begins with, as Android sees it; nil where there is none.
  ///
  /// Any character in an embedding or override, but for those of class BN, has its direction. Isolates are
  /// not looked at: an initiator is a neutral character.
  var entryDirection: WritingDirection? {
    var open: [WritingDirection?] = []
    for scalar in unicodeScalars {
      switch scalar.bidiClass {
      case .leftToRightEmbedding, .leftToRightOverride: open.append(.leftToRight)
      case .rightToLeftEmbedding, .rightToLeftOverride: open.append(.rightToLeft)
      case .popDirectionalFormat: _ = open.popLast()
      case .boundaryNeutral: break
      case let other:
        if let direction = open.last { return direction }
        if let direction = other.strongDirection { return direction }
      }
    }
    return nil
  }

  /// The direction that a text ends with, as Android sees it; nil where there is none.
  ///
  /// The rules are those of ``entryDirection``, read backwards.
  var exitDirection: WritingDirection? {
    var depth = 0
    var found = 0
    for scalar in unicodeScalars.reversed() {
      let bidiClass = scalar.bidiClass
      switch bidiClass {
      case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
        .rightToLeftOverride:
        if found == depth {
          let isLeftToRight =
            bidiClass == .leftToRightEmbedding || bidiClass == .leftToRightOverride
          return isLeftToRight ? .leftToRight : .rightToLeft
        }
        depth -= 1
      case .popDirectionalFormat: depth += 1
      case .boundaryNeutral: break
      default:
        if depth == 0, let direction = bidiClass.strongDirection { return direction }
        if found == 0 { found = depth }
      }
    }
    return nil
  }
}
