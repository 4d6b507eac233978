import BidiSource

/// A place as LSP counts it: lines and characters from 0.
struct TextPosition: Sendable, Hashable, Comparable {
  var line: Int
  /// In the units that client and server agreed on.
  var character: Int

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Nil for what is no position.
  ///
  /// Negative numbers are taken for 0, and numbers that are not whole for none.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else {
      return nil
    }
    self.init(line: max(0, line), character: max(0, character))
  }

  var json: JSONValue {
    .object(["line": .integer(line), "character": .integer(character)])
  }
}

/// What a character of a position is.
enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How many characters a byte of UTF-8 stands for: those after the first of a scalar stand for none, but in UTF-8.
  func width(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: UTF8.isContinuation(byte) ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: UTF8.isContinuation(byte) ? 0 : 1
    }
  }
}
