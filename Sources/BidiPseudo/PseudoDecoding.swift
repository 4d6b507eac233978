import BidiJudge
import MessageSyntax
import BidiText

/// Turns a value in a pseudolocale back into its possible source: removes marks and words, and reads letters.
///
/// The result is the source if encoding it gives the same value again.
struct PseudoDecoding {
  private(set) var value: PseudoValue

  /// The bytes of the source that stay.
  private(set) var kept: Set<Int> = []
  private let outline: MessageOutline
  private let locale: Pseudolocale

  /// The ends of the removed ranges, by their starts.
  private var removed: [Int: Int] = [:]

  /// Nil if a mark is missing, so that the value is in no pseudolocale.
  init?(_ message: Message, _ locale: Pseudolocale, isFragment: Bool, keeping kept: Set<Int>) {
    outline = MessageOutline(message, keeping: kept)
    self.locale = locale
    value = PseudoValue(text: message.text, edits: [])
    guard removeFrame(isFragment: isFragment), removeArgumentMarks() else { return nil }
    if locale.wordMarks != nil { removeWordMarks() }
    removeAddedWords()
    read()
  }

  // MARK: Marks

  /// Removes the marks around the value, its forms and its lines.
  private mutating func removeFrame(isFragment: Bool) -> Bool {
    guard !isFragment else { return true }
    let end = outline.bytes.count
    if let frame = locale.frame {
      if !remove(frame, 0, end) {
        for start in outline.forms.starts {
          guard remove(frame.open, from: start) else { return false }
        }
        for end in outline.forms.ends {
          guard remove(frame.close, to: end) else { return false }
        }
      }
    }
    if let marks = locale.lineMarks {
      for start in outline.lines.starts {
        guard remove(marks.open, from: start) else { return false }
      }
      for end in outline.lines.ends {
        guard remove(marks.close, to: end) else { return false }
      }
    }
    return true
  }

  private mutating func removeArgumentMarks() -> Bool {
    guard let marks = locale.argumentMarks else { return true }
    for piece in outline.foreignArguments {
      guard remove(marks.open, to: piece.range.lowerBound),
        remove(marks.close, from: piece.range.upperBound)
      else { return false }
    }
    return true
  }

  /// Removes U+200F U+202E and U+202C U+200F by turns.
  private mutating func removeWordMarks() {
    guard let marks = locale.wordMarks else { return }
    let (open, close) = (Array(marks.open.utf8), Array(marks.close.utf8))
    var isOpen = false
    var position = 0
    while position < outline.bytes.count {
      let mark = isOpen ? close : open
      if outline.bytes[position] == mark[0], outline.bytes[position...].starts(with: mark) {
        removed[position] = position + mark.count
        position += mark.count
        isOpen.toggle()
      } else {
        position += 1
      }
    }
  }

  /// Removes the words that make a text longer.
  private mutating func removeAddedWords() {
    for segment in outline.segments {
      guard let last = segment.pieces.last.map({ outline.pieces[$0] }), last.kind == .text else {
        continue
      }
      var end = last.range.upperBound
      // The frame comes after the words.
      while let start = removed.first(where: { $0.value == end })?.key { end = start }
      guard end > last.range.lowerBound else { continue }
      let text = outline.bytes[last.range.lowerBound..<end]
      var count = 0
      switch locale {
      case .accentedAndLonger: count = NumberWords.count(atEndOf: text)
      case .doubleLength:
        let words = outline.spokenWords(of: segment)
        let added = " " + words.suffix(words.count / 2).joined(separator: " ")
        if words.count > 1, text.suffix(added.utf8.count).elementsEqual(added.utf8) {
          count = added.utf8.count
        }
      default: break
      }
      if count > 0 { removed[end - count] = end }
    }
  }

  private mutating func remove(_ frame: Pseudolocale.Marks, _ start: Int, _ end: Int) -> Bool {
    guard outline.bytes.count >= frame.open.utf8.count + frame.close.utf8.count,
      outline.bytes.starts(with: frame.open.utf8),
      outline.bytes.suffix(frame.close.utf8.count).elementsEqual(frame.close.utf8)
    else { return false }
    return remove(frame.open, from: start) && remove(frame.close, to: end)
  }

  private mutating func remove(_ mark: String, from start: Int) -> Bool {
    if mark.isEmpty { return true }
    guard outline.bytes[start...].starts(with: mark.utf8) else { return false }
    removed[start] = start + mark.utf8.count
    return true
  }

  private mutating func remove(_ mark: String, to end: Int) -> Bool {
    if mark.isEmpty { return true }
    let start = end - mark.utf8.count
    guard start >= 0, outline.bytes[start..<end].elementsEqual(mark.utf8) else { return false }
    removed[start] = end
    return true
  }

  // MARK: Letters

  private mutating func read() {
    var draft = ValueDraft(outline.bytes, keeping: outline.kept)
    let table = locale.table
    var isLiteral = false
    // The end of the last removed range.
    var gone = 0
    for piece in outline.pieces {
      guard piece.kind == .text || isControl(piece) else {
        isLiteral = false
        continue
      }
      let scalars = outline.scalars(piece.range)
      var index = 0
      while index < scalars.count {
        let (scalar, offset) = scalars[index]
        let end = offset + UTF8.width(scalar)
        index += 1
        if let end = removed[offset], end > gone {
          draft.replace(max(gone, offset)..<end, with: "")
          gone = end
        }
        if offset < gone { continue }
        if isLiteral || table == nil || outline.kept.contains(offset) {
          isLiteral = false
          continue
        }
        if scalar == ScalarTable.escape {
          draft.replace(offset..<end, with: "")
          isLiteral = true
        } else if piece.kind == .text {
          let next = index < scalars.count ? scalars[index].scalar : nil
          guard let (letter, count) = table?.read(scalar, next) else { continue }
          let stop = count == 2 ? scalars[index].offset + UTF8.width(scalars[index].scalar) : end
          index += count - 1
          draft.replace(offset..<stop, with: String(letter))
        }
      }
    }
    value = draft.finish()
    kept = draft.keptAfter
  }

  private func isControl(_ piece: Message.Piece) -> Bool {
    if case .control = piece.kind { true } else { false }
  }
}
