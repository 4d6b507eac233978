import BidiMessages
import BidiText

/// Writes a value in the form of a pseudolocale.
struct PseudoWriter {
  private let outline: MessageOutline
  private let locale: Pseudolocale
  private let way: Way
  private let isFragment: Bool

  /// What goes before and behind characters, by their offsets.
  private var before: [Int: String] = [:]
  private var after: [Int: String] = [:]

  /// How much of a form a value can take, the most first.
  enum Way: CaseIterable {
    /// All of it.
    case whole
    /// The frame inside each plural or select form: round the whole it would be syntax.
    case insideForms
    /// Without words at the end, which may make an argument with a percent sign before them.
    case withoutWords
  }

  init(_ outline: MessageOutline, _ locale: Pseudolocale, _ way: Way, isFragment: Bool) {
    self.outline = outline
    self.locale = locale
    self.way = way
    self.isFragment = isFragment
    placeMarks()
  }

  /// The value, and the bytes of it that stay when it gets its source.
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

  /// What is placed later stands further out.
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

  /// How long the text of a segment is, and how many of its words begin with another sign than a letter of the table:
  /// what Android's tool goes by.
  private func lengthAndWords(of segment: MessageOutline.Segment) -> (length: Int, words: Int) {
    var (length, words, isBehindSpace) = (0, 0, true)
    for piece in outline.pieces[segment.pieces] {
      switch piece.kind {
      case .text:
        for (scalar, _) in outline.scalars(piece.range) {
          length += 1
          guard locale.table?.written(for: scalar) == nil else { continue }
          let isSpace = scalar.properties.isWhitespace
          if isBehindSpace, !isSpace { words += 1 }
          isBehindSpace = isSpace
        }
      case .argument: isBehindSpace = true
      case .markup, .control, .entity: break
      }
    }
    return (length, words)
  }
}

extension Pseudolocale {
  typealias Marks = (open: String, close: String)

  /// The letters that change; nil where none do.
  var table: ScalarTable? {
    switch self {
    case .accentedAndLonger, .accented: .accents
    case .rightToLeftWords: .overrides
    case .hostileFirstLetter: .arabic
    case .rightToLeftStrings, .bounded, .doubleLength: nil
    }
  }

  /// What stands round the whole value.
  var frame: Marks? {
    switch self {
    case .accentedAndLonger: ("[", "]")
    case .bounded: ("[# ", " #]")
    default: nil
    }
  }

  /// What stands round each line.
  var lineMarks: Marks? {
    switch self {
    // U+061C: the sign before it stands between two directions, and takes that of the line.
    case .hostileFirstLetter: ("A \u{BB} \u{61C}", "")
    case .rightToLeftStrings: ("\u{202E}", "\u{202C}")
    default: nil
    }
  }

  /// What stands round each argument.
  var argumentMarks: Marks? {
    switch self {
    case .accentedAndLonger: ("\u{BB}", "\u{AB}")
    // U+061C: the numbers are those of Arabic text, also where the argument begins the line (UAX #9, W2).
    case .hostileFirstLetter: ("\u{61C}1 ", " 2")
    default: nil
    }
  }

  /// What stands round each word.
  var wordMarks: Marks? {
    self == .rightToLeftWords ? ("\u{200F}\u{202E}", "\u{202C}\u{200F}") : nil
  }
}
