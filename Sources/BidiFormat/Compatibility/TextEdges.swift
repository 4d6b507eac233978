internal import BidiText

extension String {
  /// The direction of the last character that is strong for Closure.
  ///
  /// Embeddings and isolates do not matter.
  var lastStrongOfAll: WritingDirection? {
    for scalar in unicodeScalars.reversed() {
      if let direction = scalar.closureDirection { return direction }
    }
    return nil
  }

  /// The text without anything like a tag, `<…>`, or an entity, `&…;`.
  ///
  /// Used to find directions, not to display the text.
  var withoutMarkup: String {
    var result = UnicodeScalarView()
    var rest = unicodeScalars[...]
    // If one has no end, later ones of its kind have none either.
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

  /// The direction at the start of a text for Android; nil if there is none.
  ///
  /// Every character in an embedding or override has the direction of the embedding or override. Characters of class BN
  /// have no direction. Isolates do not matter: an isolate initiator is a neutral character.
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

  /// The direction at the end of a text for Android; nil if there is none.
  ///
  /// The rules of ``entryDirection`` apply, from the end of the text to its start.
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
