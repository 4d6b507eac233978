internal import BidiText

/// One line of a message in the making: what an isolate can hold.
struct MessageLine {
  /// A stretch of the pattern or of one argument.
  struct Piece {
    let text: Substring
    /// The argument's number; nil for the pattern.
    let argument: Int?
    /// What would isolate it; nil where nothing has to.
    var isolate: DirectionalFormatting?
  }

  /// The stretches, without the separator.
  var pieces: [Piece] = []

  /// The separator that ends the line.
  var separator: Piece?

  /// What is put round the whole line; nil for nothing.
  var wrapping: DirectionalFormatting?

  /// The lines of a message.
  ///
  /// An argument with several paragraphs goes over several lines, and is isolated in each.
  static func lines(of elements: [MessagePattern.Element], _ inserted: [InsertedArgument]) -> [Self]
  {
    var lines = [MessageLine()]
    var next = 0
    var isIsolated = false
    func add(_ text: String, argument: Int?) {
      // An empty argument is somewhere too.
      if text.isEmpty { lines[lines.count - 1].pieces.append(Piece(text: "", argument: argument)) }
      for paragraph in text.paragraphs() {
        let content = text[paragraph.content]
        var isolate: DirectionalFormatting?
        let isDone = isIsolated && paragraph.content == text.startIndex..<text.endIndex
        if let argument, !content.isEmpty, !isDone {
          isolate = inserted[argument].argument.isolate(of: content)
        }
        lines[lines.count - 1].pieces.append(
          Piece(text: content, argument: argument, isolate: isolate))
        guard paragraph.hasSeparator else { continue }
        let separator = text[paragraph.content.upperBound..<paragraph.range.upperBound]
        lines[lines.count - 1].separator = Piece(text: separator, argument: argument)
        lines.append(MessageLine())
      }
    }
    for (index, element) in elements.enumerated() {
      switch element {
      case .literal(let text):
        add(text, argument: nil)
        isIsolated = false
        // Whoever wrote the pattern may have isolated the placeholder already.
        if let last = text.unicodeScalars.last,
          DirectionalFormatting(last)?.kind == .isolate, index + 2 < elements.count,
          case .literal(let behind) = elements[index + 2],
          behind.unicodeScalars.first == DirectionalFormatting.popDirectionalIsolate.scalar
        {
          isIsolated = true
        }
      case .placeholder:
        add(inserted[next].text, argument: next)
        next += 1
      }
    }
    return lines
  }

  /// Whether a piece begins with what acts on the text before it: a combining mark or a joiner.
  ///
  /// Only an isolate keeps such a mark from taking the letter before it for its base and the class of that
  /// letter (W1), and such a joiner from changing the shape of it.
  func isJoinedToTextBefore(_ index: Int) -> Bool {
    guard let first = pieces[index].text.unicodeScalars.first, first.isMarkOrJoiner else {
      return false
    }
    return pieces[..<index].contains { !$0.text.isEmpty }
  }

  /// Writes the line into a message.
  func write(into composer: inout MessageComposer) {
    if let wrapping { composer.append(wrapping.string) }
    for piece in pieces { piece.write(into: &composer) }
    if let end = wrapping?.terminator { composer.append(end.string) }
    separator?.write(into: &composer)
  }

  /// The line without its separator.
  var text: String {
    pieces.reduce(into: wrapping?.string ?? "") { text, piece in
      if let isolate = piece.isolate {
        text += isolate.string + piece.text + (isolate.terminator?.string ?? "")
      } else {
        text += piece.text
      }
    } + (wrapping?.terminator?.string ?? "")
  }
}

extension MessageLine.Piece {
  fileprivate func write(into composer: inout MessageComposer) {
    if let isolate { composer.append(isolate.string) }
    if let argument {
      composer.append(text, argument: argument)
    } else {
      composer.append(text)
    }
    if let end = isolate?.terminator { composer.append(end.string) }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a combining mark, or U+200C or U+200D.
  fileprivate var isMarkOrJoiner: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: value == 0x200C || value == 0x200D
    }
  }
}
