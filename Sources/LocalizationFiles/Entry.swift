public import BidiSource

/// A comment of a file, with its delimiters.
public struct Comment: Sendable, Hashable {
  /// Where it stands.
  public let range: SourceRange

  /// What it says, without delimiters and the white space at its edges.
  public let text: String
}

/// One entry of a localization file.
public struct Entry: Sendable, Hashable {
  /// How an entry writes its value.
  public enum Form: Sendable, Hashable {
    /// `key = value;`
    case assignment
    /// `key;`, where the key is the value too. The range is the token's, with its quotation marks.
    case shorthand(token: SourceRange)
    /// `<string>` in an XML property list.
    ///
    /// In CDATA only characters themselves can be written; in a file that declares US-ASCII only escapes.
    case element(hasCDATA: Bool, isASCII: Bool)
    /// The file is the value.
    ///
    /// Only characters themselves can be written.
    case text
  }

  /// The key, decoded.
  public let key: EntryText

  /// The value, decoded.
  public let value: EntryText

  /// The whole entry, from key to semicolon.
  public let range: SourceRange

  /// How the value is written.
  public let form: Form

  /// The comments before the entry, and in a `.strings` file those that follow it on its last line.
  public internal(set) var comments: [Comment]

  /// Whether Foundation's reader gets this far.
  ///
  /// False behind a stray character, where it stops.
  public let isReadByFoundation: Bool
}

/// A change of an entry's value, in offsets of its decoded text.
public enum ValueChange: Sendable, Hashable {
  /// Put text before the character at the offset.
  case insert(String, before: Int)
  /// Put text behind the character that ends at the offset.
  case append(String, after: Int)
  /// Take out a stretch.
  case remove(Range<Int>)

  /// Takes out one Unicode scalar.
  ///
  /// - Parameters:
  ///   - index: Where the scalar stands.
  ///   - value: The decoded value.
  /// - Returns: The change.
  public static func removeScalar(at index: String.Index, of value: String) -> ValueChange {
    let start = value.utf8.distance(from: value.startIndex, to: index)
    return .remove(start..<start + UTF8.width(value.unicodeScalars[index]))
  }
}

/// How inserted characters are written.
public enum CharacterSpelling: Sendable, Hashable {
  /// As they are.
  case literal
  /// By the escapes of the format: `\U202B` in `.strings`, `&#x202B;` in XML.
  case escaped
}

extension Entry {
  /// The edits of the file that change the value.
  ///
  /// - Parameters:
  ///   - changes: In the order of the text, none overlapping another.
  ///   - spelling: How inserted characters are written. Inside CDATA they are always literal.
  ///   - source: The file that the entry is of.
  /// - Returns: The edits, in the order of the file.
  public func edits(
    _ changes: [ValueChange], spelling: CharacterSpelling, in source: SourceFile
  ) -> [Edit] {
    let edits = changes.map { change in
      switch change {
      case .insert(let text, let offset):
        Edit.insertion(spell(text, spelling), at: value.sourceOffset(before: offset))
      case .append(let text, let offset):
        Edit.insertion(spell(text, spelling), at: value.sourceOffset(after: offset))
      case .remove(let range):
        Edit.removal(of: value.sourceRange(of: range))
      }
    }
    guard !edits.isEmpty else { return edits }
    if case .assignment = form, !source.isQuoted(value.range) {
      // A token without quotation marks cannot hold what is put in.
      return [.insertion("\"", at: value.range.lowerBound)] + edits
        + [.insertion("\"", at: value.range.upperBound)]
    }
    guard case .shorthand(let token) = form else { return edits }
    // The token is the key, which stays: the value is written out behind it.
    let inToken = edits.map { edit in
      Edit(
        range: edit.range.lowerBound - token.lowerBound..<edit.range.upperBound - token.lowerBound,
        replacement: edit.replacement)
    }
    let text = source.text(of: token, replacing: inToken)
    let isQuoted = source.isQuoted(value.range)
    return [.insertion(" = " + (isQuoted ? text : "\"\(text)\""), at: token.upperBound)]
  }

  private func spell(_ text: String, _ spelling: CharacterSpelling) -> String {
    if case .element(hasCDATA: false, isASCII: true) = form {
      return spellReferences(text)
    }
    guard spelling == .escaped else { return text }
    switch form {
    case .assignment, .shorthand:
      return text.utf16.map { "\\U" + hex($0) }.joined()
    case .element(hasCDATA: true, _), .text:
      return text
    case .element(hasCDATA: false, _):
      return spellReferences(text)
    }
  }

  private func spellReferences(_ text: String) -> String {
    text.unicodeScalars.map { "&#x\(String($0.value, radix: 16, uppercase: true));" }.joined()
  }

  private func hex(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension SourceFile {
  /// Whether a string of a `.strings` file stands in quotation marks.
  fileprivate func isQuoted(_ range: SourceRange) -> Bool {
    guard range.lowerBound > 0 else { return false }
    let before = text[range.lowerBound - 1]
    return before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
  }
}
