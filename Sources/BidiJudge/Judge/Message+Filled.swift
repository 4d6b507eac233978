import BidiText
package import MessageSyntax

extension LineShape {
  /// The texts of the line's arguments by their numbers in the message; empty for arguments of other lines.
  func texts(_ samples: [String]) -> (Int) -> String {
    let texts = Dictionary(zip(arguments, samples), uniquingKeysWith: { $1 })
    return { texts[$0] ?? "" }
  }
}

extension Message {
  /// A line as a program displays it: without markup, with texts in the place of arguments, and with controls.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - arguments: A text for each of ``arguments``.
  /// - Returns: The text.
  package func filled(_ line: Line, _ arguments: [String]) -> String {
    filled(line) { $0 < arguments.count ? arguments[$0] : "" }
  }

  /// A line as a program displays it, with a text for each number of an argument.
  func filled(_ line: Line, _ argument: (Int) -> String) -> String {
    var result = ""
    for piece in line.pieces {
      switch piece.kind {
      case .text: result += text(at: piece.range)
      case .argument(let number): result += argument(number)
      case .markup: break
      case .control(let control): result += control.string
      case .entity(let text): result += text
      }
    }
    return result
  }
}
