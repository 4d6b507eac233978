/// The comments and texts of a language: what a tokenizer must know of it.
///
/// Sources: the chapters on lexical structure of the references of the languages.
struct Lexis: Sendable {
  /// A kind of text.
  struct Quote: Sendable {
    let opener: [UInt8]
    let closer: [UInt8]

    /// Whether a backslash takes the next character out of the text's own syntax.
    var hasEscapes = true

    /// Whether the text may go on after a line end.
    var spansLines = false

    /// How code stands in the text; nil where the text holds none.
    var code: Code?

    init(
      _ opener: String, _ closer: String? = nil, escapes: Bool = true, lines: Bool = false,
      code: Code? = nil
    ) {
      self.opener = Array(opener.utf8)
      self.closer = Array((closer ?? opener).utf8)
      (hasEscapes, spansLines, self.code) = (escapes, lines, code)
    }
  }

  /// How code stands in a text.
  enum Code: Sendable {
    /// `\(code)`
    case backslash
    /// `${code}` and `$name`
    case dollar
    /// `${code}`
    case dollarBrace
    /// `#{code}`
    case hash
    /// `{code}`
    case brace
  }

  /// What begins a comment that ends with its line.
  var lineComments: [[UInt8]] = []

  /// What begins and ends other comments.
  var blockComments: [(opener: [UInt8], closer: [UInt8])] = []

  /// Whether such comments may stand in one another.
  var nestsComments = false

  /// The kinds of texts, those with longer marks first.
  var quotes: [Quote] = []

  /// Whether a slash may begin a regular expression.
  var hasRegularExpressions = false

  /// Whether a backslash at the end of a line joins the next line to it.
  var joinsLines = false

  /// Letters that stand directly before a text, and how code then stands in it.
  var prefixes: [String: Code?] = [:]

  /// Whether a comment or a text may begin with each byte.
  private var firstBytes = [Bool](repeating: false, count: 256)

  private init(_ lines: [String], _ blocks: [(String, String)], _ quotes: [Quote]) {
    lineComments = lines.map { Array($0.utf8) }
    blockComments = blocks.map { (Array($0.utf8), Array($1.utf8)) }
    self.quotes = quotes
    for opener in lineComments + blockComments.map(\.opener) + quotes.map(\.opener) {
      firstBytes[Int(opener[0])] = true
    }
    // Pages have texts in double quotation marks too, in the code of templates.
    firstBytes[Int(UInt8(ascii: "\""))] = true
  }

  /// Whether a comment or a text may begin with a byte.
  func mayBegin(with byte: UInt8) -> Bool { firstBytes[Int(byte)] }

  private static let slashes = [("/*", "*/")]

  private static let table: [Lexis] = SourceLanguage.allCases.map(make)

  /// The lexis of a language.
  static func of(_ language: SourceLanguage) -> Lexis { table[Int(language.rawValue)] }

  private static func make(_ language: SourceLanguage) -> Lexis {
    switch language {
    case .c:
      var lexis = Lexis(["//"], slashes, [Quote("\""), Quote("'")])
      lexis.prefixes = ["L": nil, "u": nil, "U": nil, "u8": nil]
      return lexis
    case .java:
      return Lexis(["//"], slashes, [Quote("\"\"\"", lines: true), Quote("\""), Quote("'")])
    case .cSharp:
      return Lexis(
        ["//"], slashes,
        [
          Quote("$@\"", "\"", escapes: false, lines: true, code: .brace),
          Quote("@$\"", "\"", escapes: false, lines: true, code: .brace),
          Quote("\"\"\"", lines: true), Quote("$\"", "\"", code: .brace),
          Quote("@\"", "\"", escapes: false, lines: true), Quote("\""), Quote("'"),
        ])
    case .kotlin:
      var lexis = Lexis(
        ["//"], slashes,
        [
          Quote("\"\"\"", escapes: false, lines: true, code: .dollar), Quote("\"", code: .dollar),
          Quote("'"),
        ])
      lexis.nestsComments = true
      return lexis
    case .swift:
      var lexis = Lexis(
        ["//"], slashes,
        [
          Quote("\"\"\"", lines: true, code: .backslash), Quote("#\"", "\"#", escapes: false),
          Quote("\"", code: .backslash),
        ])
      lexis.nestsComments = true
      return lexis
    case .dart:
      var lexis = Lexis(
        ["//"], slashes,
        [
          Quote("\"\"\"", lines: true, code: .dollar), Quote("'''", lines: true, code: .dollar),
          Quote("\"", code: .dollar), Quote("'", code: .dollar),
        ])
      lexis.prefixes = ["r": nil]
      return lexis
    case .go:
      return Lexis(
        ["//"], slashes, [Quote("`", escapes: false, lines: true), Quote("\""), Quote("'")])
    case .javaScript:
      var lexis = Lexis(
        ["//"], slashes,
        [Quote("`", lines: true, code: .dollarBrace), Quote("\""), Quote("'")])
      lexis.hasRegularExpressions = true
      return lexis
    case .markup:
      // The values of attributes hold code: a double quotation mark opens no text.
      return Lexis([], [("<!--", "-->")] + slashes, [Quote("`", code: .dollarBrace), Quote("'")])
    case .xml: return Lexis([], [("<!--", "-->")], [Quote("\"", escapes: false, lines: true)])
    case .php:
      return Lexis(["//", "#"], slashes, [Quote("\"", lines: true), Quote("'", lines: true)])
    case .python:
      var lexis = Lexis(
        ["#"], [],
        [
          Quote("\"\"\"", lines: true), Quote("'''", lines: true), Quote("\""), Quote("'"),
        ])
      lexis.joinsLines = true
      for prefix in ["r", "R", "u", "U", "b", "B"] { lexis.prefixes[prefix] = .some(nil) }
      for prefix in ["f", "F", "fr", "rf", "Fr", "rF"] { lexis.prefixes[prefix] = .brace }
      return lexis
    case .rust:
      // `'"'` is a character; a lifetime such as `'a` is none.
      var lexis = Lexis(
        ["//"], slashes,
        [
          Quote("#\"", "\"#", escapes: false, lines: true), Quote("'\"", "'", escapes: false),
          Quote("\"", lines: true),
        ])
      lexis.nestsComments = true
      lexis.prefixes = ["b": nil]
      return lexis
    case .ruby:
      var lexis = Lexis(
        ["#"], [], [Quote("\"", lines: true, code: .hash), Quote("'", lines: true)])
      lexis.joinsLines = true
      return lexis
    }
  }
}
