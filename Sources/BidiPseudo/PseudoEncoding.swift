import MessageSyntax
import BidiJudge
import BidiText

/// Turns a value into a pseudolocale: changes letters and adds marks and words.
struct PseudoEncoding {
  private let outline: MessageOutline
  private let locale: Pseudolocale
  private let way: Way
  private let isFragment: Bool

  /// The marks before and after characters, by offset.
  private var before: [Int: String] = [:]
  private var after: [Int: String] = [:]

  /// How much is added to a value.
  ///
  /// The first way that keeps the value's syntax is used.
  enum Way: CaseIterable {
    /// The frame is put around the whole value.
    case whole
    /// The frame is put inside each plural or select form, because around the whole value it would be syntax.
    case insideForms
    /// No words are added, because a word after a percent sign may make an argument.
    case withoutWords
  }

  init(_ outline: MessageOutline, _ locale: Pseudolocale, _ way: Way, isFragment: Bool) {
    self.outline = outline
    self.locale = locale
    self.way = way
    self.isFragment = isFragment
    placeMarks()
  }

  /// The changed value, and the bytes of it that do not change when it is decoded.
  func value() -> (PseudoValue, kept: Set<Int>) {
    var draft = ValueDraft(outline.bytes, keeping: outline.kept)
    let frame = way == .whole && !isFragment ? locale.frame : nil
    if let frame { draft.insert(frame.open, before: 0) }
    let table = locale.table
    for piece in outline.pieces {
      switch piece.kind {
      case .text, .control:
        for (scalar, offset) in outline.scalars(piece.range) {
          let end = offset + UTF8.width(scalar)
          if let mark = before[offset] { draft.insert(mark, before: offset) }
          if let letters = table?.written(for: scalar), piece.kind == .text,
            !outline.kept.contains(offset)
          {
            var text = ""
            text.unicodeScalars.append(contentsOf: letters)
            draft.replace(offset..<end, with: text)
          } else if table?.isOwn(scalar) == true {
            draft.insert(String(ScalarTable.escape), before: offset)
          }
          if let mark = after[end] { draft.append(mark, after: end) }
        }
      case .argument, .markup, .entity:
        if let mark = before[piece.range.lowerBound] {
          draft.insert(mark, before: piece.range.lowerBound)
        }
        if let mark = after[piece.range.upperBound] {
          draft.append(mark, after: piece.range.upperBound)
        }
      }
    }
    if let frame { draft.append(frame.close, after: outline.bytes.count) }
    let value = draft.finish()
    return (value, draft.keptAfter)
  }

  // MARK: Marks

  private mutating func placeMarks() {
    if let marks = locale.argumentMarks {
      for piece in outline.foreignArguments {
        open(marks.open, piece.range.lowerBound)
        close(marks.close, piece.range.upperBound)
      }
    }
    for segment in outline.segments {
      if let marks = locale.wordMarks {
        for word in outline.words(of: segment) {
          open(marks.open, word.lowerBound)
          close(marks.close, word.upperBound)
        }
      }
      if way != .withoutWords, let last = segment.pieces.last, let words = addedWords(to: segment) {
        close(" " + words, outline.pieces[last].range.upperBound)
      }
    }
    guard !isFragment else { return }
    if let marks = locale.lineMarks {
      for start in outline.lines.starts { open(marks.open, start) }
      for end in outline.lines.ends { close(marks.close, end) }
    }
    if way != .whole, let frame = locale.frame {
      for start in outline.forms.starts { open(frame.open, start) }
      for end in outline.forms.ends { close(frame.close, end) }
    }
  }

  /// Adds an opening mark before a character, outside of earlier marks.
  private mutating func open(_ mark: String, _ offset: Int) {
    before[offset] = mark + (before[offset] ?? "")
  }

  private mutating func close(_ mark: String, _ offset: Int) {
    after[offset] = (after[offset] ?? "") + mark
  }

  private func addedWords(to segment: MessageOutline.Segment) -> String? {
    switch locale {
    case .accentedAndLonger:
      guard !segment.isBeforeChoice else { return nil }
      let (length, words) = lengthAndWords(of: segment)
      return length == 0 ? nil : NumberWords.longer(than: words > 3 ? length : length / 2)
    case .doubleLength:
      let words = outline.spokenWords(of: segment)
      return words.isEmpty ? nil : words.joined(separator: " ")
    default: return nil
    }
  }

  /// The length of a segment's text, and the number of its words that begin with no letter of the table.
  ///
  /// Android's tool decides by these numbers.
  private func lengthAndWords(of segment: MessageOutline.Segment) -> (length: Int, words: Int) {
    var (length, words, isAfterSpace) = (0, 0, true)
    for piece in outline.pieces[segment.pieces] {
      switch piece.kind {
      case .text:
        for (scalar, _) in outline.scalars(piece.range) {
          length += 1
          guard locale.table?.written(for: scalar) == nil else { continue }
          let isSpace = scalar.properties.isWhitespace
          if isAfterSpace, !isSpace { words += 1 }
          isAfterSpace = isSpace
        }
      case .argument: isAfterSpace = true
      case .markup, .control, .entity: break
      }
    }
    return (length, words)
  }
}

extension Pseudolocale {
  typealias Marks = (open: String, close: String)

  /// The table of letters that change; nil if letters stay.
  var table: ScalarTable? {
    switch self {
    case .accentedAndLonger, .accented: .accents
    case .rightToLeftWords: .overrides
    case .hostileFirstLetter: .arabic
    case .rightToLeftStrings, .bounded, .doubleLength: nil
    }
  }

  /// The marks around the whole value.
  var frame: Marks? {
    switch self {
    case .accentedAndLonger: ("[", "]")
    case .bounded: ("[# ", " #]")
    default: nil
    }
  }

  /// The marks around each line.
  var lineMarks: Marks? {
    switch self {
    // U+061C: the sign before it stands between two directions, and takes that of the line.
    case .hostileFirstLetter: ("A \u{BB} \u{61C}", "")
    case .rightToLeftStrings: ("\u{202E}", "\u{202C}")
    default: nil
    }
  }

  /// The marks around each argument.
  var argumentMarks: Marks? {
    switch self {
    case .accentedAndLonger: ("\u{BB}", "\u{AB}")
    // U+061C: the numbers are those of Arabic text, also where the argument begins the line (UAX #9, W2).
    case .hostileFirstLetter: ("\u{61C}1 ", " 2")
    default: nil
    }
  }

  /// The marks around each word.
  var wordMarks: Marks? {
    self == .rightToLeftWords ? ("\u{200F}\u{202E}", "\u{202C}\u{200F}") : nil
  }
}
