internal import BidiFormat
internal import MessageSyntax
internal import BidiText
internal import Foundation

/// A formatted text as its format and its arguments, found again by the attribute that Foundation leaves at arguments.
struct ReplacedText {
  private enum Piece {
    case literal(String)
    case argument(String)
  }

  private var pieces: [Piece] = []

  /// Runs of one index that touch are one argument.
  init(_ table: RunTable) {
    var last: Int?
    for run in table.runs {
      let text = String(table[run])
      let index = run.attributes[
        AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self]
      switch (pieces.last, index) {
      case (.literal(let before), nil): pieces[pieces.count - 1] = .literal(before + text)
      case (.argument(let before), let index?) where index == last:
        pieces[pieces.count - 1] = .argument(before + text)
      default: pieces.append(index == nil ? .literal(text) : .argument(text))
      }
      last = index
    }
  }

  private init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The same arguments in the text with its Markdown, which an attributed text is read from; nil if they are not
  /// found.
  func found(in text: String) -> ReplacedText? {
    var found: [Piece] = []
    var literal = text.startIndex
    var position = text.startIndex
    for piece in pieces {
      switch piece {
      case .literal(let characters):
        // What is skipped is Markdown.
        for scalar in characters.unicodeScalars {
          guard let index = text.unicodeScalars[position...].firstIndex(of: scalar) else {
            return nil
          }
          position = text.unicodeScalars.index(after: index)
        }
      case .argument(let argument):
        guard let range = text.scalarRange(of: argument, from: position) else { return nil }
        found += [
          .literal(String(text[literal..<range.lowerBound])), .argument(String(text[range])),
        ]
        position = range.upperBound
        literal = position
      }
    }
    return ReplacedText(found + [.literal(String(text[literal...]))])
  }

  /// The text with its arguments isolated.
  func isolated(by formatter: BidiFormatter) throws(MessageError) -> String {
    var pattern = ""
    var arguments: [MessageArgument] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): pattern += text.replacing("%", with: "%%")
      case .argument(let text):
        arguments.append(.text(text))
        pattern += "%\(arguments.count)$@"
      }
    }
    return try formatter.format(try MessagePattern(pattern), arguments).text
  }
}

extension String {
  /// Where the characters of another text stand first, from a place on; they are compared one by one.
  fileprivate func scalarRange(of part: String, from start: Index) -> Range<Index>? {
    let wanted = part.unicodeScalars
    let scalars = unicodeScalars
    var start = start
    while true {
      var end = start
      if wanted.allSatisfy({ scalar in
        guard end < scalars.endIndex, scalars[end] == scalar else { return false }
        end = scalars.index(after: end)
        return true
      }) {
        return start..<end
      }
      guard start < scalars.endIndex else { return nil }
      start = scalars.index(after: start)
    }
  }
}
