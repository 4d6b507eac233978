public import MessageSyntax
public import BidiSource
public import BidiText

/// A comment of a file, with its delimiters.
public struct LocalizationComment: Sendable, Hashable {
  /// Where it stands.
  public internal(set) var range: SourceRange

  /// What it says, without delimiters and the white space at its edges.
  public let text: String

  init(range: SourceRange, trimming text: String) {
    self.range = range
    self.text = text.trimmingWhiteSpace()
  }
}

/// What a file says of an argument of a value.
public struct ArgumentNote: Sendable, Hashable {
  /// The kinds that files declare.
  public enum Kind: Sendable, Hashable {
    /// Any text.
    case text
    /// A number.
    case number
    /// A date or a time.
    case date
  }

  /// The argument as the value has it: `%1`, `{count}`, `$NAME$`.
  public let text: String

  /// What it stands for; nil where the file does not say.
  public let kind: Kind?

  /// What may stand there when the program runs; nil where the file does not say.
  public let example: String?

  /// Whether the file allows translations without the argument: `canDelete="yes"` in XLIFF 2.
  public let mayBeLeftOut: Bool

  /// Makes a note.
  public init(
    text: String, kind: Kind? = nil, example: String? = nil, mayBeLeftOut: Bool = false
  ) {
    self.text = text
    self.kind = kind
    self.example = example
    self.mayBeLeftOut = mayBeLeftOut
  }
}

/// One entry of a localization file: one text in one language.
public struct LocalizationEntry: Sendable, Hashable {
  /// The key, decoded.
  ///
  /// The steps to a text inside others have full stops between, as in `files.count.one`; plural forms end with the
  /// name of their category, elements of lists with their number from 0.
  public internal(set) var key: DecodedText

  /// The value, decoded.
  public internal(set) var value: DecodedText

  /// The stretch of the file that is the entry's own.
  ///
  /// Those of two entries do not overlap.
  public internal(set) var range: SourceRange

  /// The stretch of the file whose entries have to be read together, for one may say something of another; nil where an
  /// entry is read alone.
  var group: SourceRange?

  /// How the value is written.
  var notation: ValueNotation

  /// The comments before the entry, and in a `.strings` file those that follow it on its last line.
  public internal(set) var comments: [LocalizationComment]

  /// Whether the program's reader gets this far.
  ///
  /// False after a stray character of a `.strings` file, where Foundation stops.
  public internal(set) var isReadByFoundation = true

  /// The locale of the value, in files that hold several languages; nil where that of the file counts.
  public internal(set) var locale: String?

  /// The text of the source language that stands beside the value in the file; nil for none.
  public internal(set) var baseText: String?

  /// The text of the source language for one, beside ``baseText`` for others; nil where the file has none.
  package internal(set) var baseSingular: String?

  /// The plural category that the value is for; nil where it is no plural form.
  public internal(set) var pluralCategory: PluralCategory?

  /// What the file says of the arguments.
  public internal(set) var arguments: [ArgumentNote] = []

  /// Whether ``arguments`` stand as elements in the file, so that each is known by its id and not by its place.
  package internal(set) var hasElementsForArguments = false

  /// The dialects in which the value may have arguments, as the format and its flags say.
  public internal(set) var dialects = MessageDialects.usual

  /// Whether programs show line feeds and tabs of the value as spaces, as browsers do: the file says that the text stands in
  /// templates of HTML and nowhere else.
  public internal(set) var foldsWhiteSpace = false

  /// What the file says of the state of the translation, in its own word: `needs_review`, `fuzzy`; nil for none.
  public internal(set) var state: String?

  /// Whether the value is shown inside another text, so that it is no line by itself: a form of a variable that stands
  /// among words.
  public internal(set) var isFragment = false

  /// Whether programs show the value to readers.
  ///
  /// False for what is marked as not to be translated, and for what programs leave out, as gettext does with fuzzy
  /// translations.
  public internal(set) var isInUse = true

  init(
    key: DecodedText, value: DecodedText, range: SourceRange, notation: ValueNotation,
    comments: [LocalizationComment] = [], isReadByFoundation: Bool = true
  ) {
    self.key = key
    self.value = value
    self.range = range
    self.notation = notation
    self.comments = comments
    self.isReadByFoundation = isReadByFoundation
  }
}

/// How the value of an entry is written in its file.
struct ValueNotation: Sendable, Hashable {
  /// The escape for a character.
  enum Escape: Sendable, Hashable {
    /// There is none: only characters themselves can be written.
    case none
    /// Four hexadecimal digits for a UTF-16 unit after some characters: `\U` in `.strings`, `\u` in JSON.
    case unit(String)
    /// `&#x202B;`
    case reference
  }

  /// What has to be round a value that is edited.
  enum Frame: Sendable, Hashable {
    /// Nothing.
    case none
    /// Quotation marks: the value is a token without them.
    case quotes
    /// A sign between the key and the value: the key stands alone.
    case separator
    /// The value is its own key, and is written out after it. The range is the token's, with its quotation marks.
    case shorthand(token: SourceRange)
    /// The value was written out after its key by an edit of a shorthand. The range begins after the key and ends after
    /// the value's quotation mark.
    case writtenOut(SourceRange)

    /// What an edit puts between the key and the value of a shorthand.
    ///
    /// Nobody else writes the sign so, and therefore the way back to the shorthand is known.
    static let sign = " ="

    /// The frame where something before the value has grown or shrunk.
    func moved(by distance: Int) -> Frame {
      switch self {
      case .none, .quotes, .separator: self
      case .shorthand(let token): .shorthand(token: token.moved(by: distance))
      case .writtenOut(let range): .writtenOut(range.moved(by: distance))
      }
    }
  }

  /// How a character is escaped.
  var escape: Escape

  /// Whether characters beyond ASCII can only be escaped.
  var isASCII = false

  /// Whether white space is passed over where the value or a line of it begins, unless a backslash stands before it.
  var skipsLeadingSpace = false

  /// Whether `=` or `:` where the value begins is taken for the sign after the key, unless a backslash stands before it.
  var skipsLeadingSign = false

  /// What an edit puts round the value.
  var frame = Frame.none

  /// The characters themselves, nothing else.
  static let characters = Self(escape: .none)

  /// `\uXXXX`, as in JSON.
  static let json = Self(escape: .unit("\\u"))
}

/// A change of an entry's value, in offsets of its decoded text.
public enum ValueChange: Sendable, Hashable {
  /// Put text before the character at the offset.
  case insert(String, before: Int)
  /// Put text after the character that ends at the offset.
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
  /// By the escapes of the format: `\U202B` in `.strings`, `\u202B` in JSON, `&#x202B;` in XML.
  case escaped
}

extension LocalizationEntry {
  /// A text as the entry's program shows it: with spaces in the place of line feeds and tabs where it folds white space.
  ///
  /// Offsets stay as they are.
  package func shown(_ text: String) -> String {
    let isFolded: (UInt8) -> Bool = { $0.isASCIILineEnd || $0 == .tab || $0 == .formFeed }
    guard foldsWhiteSpace, text.utf8.contains(where: isFolded) else { return text }
    return String(decoding: text.utf8.map { isFolded($0) ? .space : $0 }, as: UTF8.self)
  }

  /// The edits of the file that change the value.
  ///
  /// - Parameters:
  ///   - changes: In the order of the text, none overlapping another.
  ///   - spelling: How inserted characters are written. Where the format has no escape for them they are always literal.
  ///   - source: The file that the entry is of.
  /// - Returns: The edits, in the order of the file.
  public func edits(
    _ changes: [ValueChange], spelling: CharacterSpelling, in source: SourceFile
  ) -> [Edit] {
    var edits = changes.map { change in
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
    if notation.skipsLeadingSpace { edits = keepingLeadingSpace(edits, in: source) }
    switch notation.frame {
    case .none:
      return edits
    case .quotes:
      // A token without quotation marks cannot hold what is put in.
      return [.insertion("\"", at: value.range.lowerBound)] + edits
        + [.insertion("\"", at: value.range.upperBound)]
    case .separator:
      return [.insertion("=", at: value.range.lowerBound)] + edits
    case .shorthand(let token):
      // The token is the key, which stays: the value is written out after it.
      let text = source.text(of: token, replacing: Self.edits(edits, in: token))
      let isQuoted = token != value.range
      return [
        .insertion(
          ValueNotation.Frame.sign + (isQuoted ? text : "\"\(text)\""), at: token.upperBound)
      ]
    case .writtenOut(let range):
      let text = source.text(of: value.range, replacing: Self.edits(edits, in: value.range))
      return text.utf8.elementsEqual(source.text[key.range]) ? [.removal(of: range)] : edits
    }
  }

  /// Edits by their places in a stretch of the file.
  private static func edits(_ edits: [Edit], in stretch: SourceRange) -> [Edit] {
    edits.map { edit in
      Edit(range: edit.range.moved(by: -stretch.lowerBound), replacement: edit.replacement)
    }
  }

  /// A control as the escape that the file has for it; nil where it has none.
  package func escape(of control: Unicode.Scalar) -> String? {
    notation.escape == .none ? nil : spell(String(control), .escaped)
  }

  /// The edits, with a backslash before white space that comes to the start of the value or of a line.
  private func keepingLeadingSpace(_ edits: [Edit], in source: SourceFile) -> [Edit] {
    var edits = edits
    // Where the stretch begins that is taken out with the removals next to one another.
    var start = 0
    for (index, edit) in edits.enumerated() where edit.replacement.isEmpty {
      if index == 0 || edits[index - 1].range.upperBound != edit.range.lowerBound
        || !edits[index - 1].replacement.isEmpty
      {
        start = edit.range.lowerBound
      }
      let end = edit.range.upperBound
      guard end < value.range.upperBound else { continue }
      let next = source.text[end]
      let isSign = next == UInt8(ascii: "=") || next == UInt8(ascii: ":")
      guard
        next.isPropertiesSpace
          || notation.skipsLeadingSign && isSign && start == value.range.lowerBound
      else { continue }
      let before = source.text[value.range.lowerBound..<start].reversed().drop(
        while: \.isPropertiesSpace)
      guard before.first?.isASCIILineEnd ?? true else { continue }
      let isRemoved = index + 1 < edits.count && edits[index + 1].range.lowerBound == end
      if !isRemoved { edits[index] = Edit(range: edit.range, replacement: "\\") }
    }
    return edits
  }

  private func spell(_ text: String, _ spelling: CharacterSpelling) -> String {
    guard spelling == .escaped || notation.isASCII else { return text }
    return text.unicodeScalars.map { scalar in
      guard spelling == .escaped || !scalar.isASCII else { return String(scalar) }
      switch notation.escape {
      case .none: return String(scalar)
      case .unit(let start): return String(scalar).utf16.map { start + hex($0) }.joined()
      case .reference: return "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      }
    }.joined()
  }

  private func hex(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
