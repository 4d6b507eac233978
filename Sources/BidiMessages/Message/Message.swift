public import BidiText

/// One value, parsed once.
///
/// Rules, the judge, the fixer, reports and the formatter all take this value; none of them reads the text again.
/// A message has branches (plural and select forms of an ICU message; one where there are none), a branch has lines
/// (paragraphs), and a line has pieces in order.
///
/// ```swift
/// let message = Message("\u{05D0} %1$@ <b>x</b>")
/// message.branches[0].lines[0].pieces.count  // 6
/// message.arguments.map(\.text)  // ["%1$@"]
/// ```
public struct Message: Sendable {
  /// The value, as a program reads it.
  public let text: String

  /// The value in UTF-8.
  let bytes: [UInt8]

  /// The forms of the value, in order; one for a value without plural or select forms.
  public let branches: [Branch]

  /// The arguments, each once, in the order in which they first stand in the value.
  public let arguments: [Argument]

  /// What the value is, where a program reads it and a mark would break it; nil for text for people.
  package private(set) var data: DataKind?

  /// Specifiers with a typing error, such as `$1%@`, in UTF-8 bytes of the value.
  package let brokenSpecifiers: [Range<Int>]

  /// Texts that stand for arguments because the file of the message says so.
  let knownArguments: [String]

  /// Whether percent signs begin arguments.
  let isFormat: Bool

  /// Whether one of the twelve directional formatting characters stands in the value.
  package let hasControls: Bool

  /// One form of a value.
  public struct Branch: Sendable {
    /// The selectors that lead to the form, such as `count=one`; empty where the value has one form.
    public let selectors: [String]

    /// Its lines, in order.
    public let lines: [Line]
  }

  /// One line of a form: a paragraph, without the separator that ends it.
  public struct Line: Sendable {
    /// The number of the line in the whole value, counted from 1.
    public let number: Int

    /// Its pieces, in order; none for an empty line.
    public let pieces: [Piece]

    /// Where the line stands, in UTF-8 bytes of the value.
    ///
    /// For a form of an ICU message with text round it: from the first piece to the last.
    public let range: Range<Int>
  }

  /// A stretch of a line.
  public struct Piece: Sendable, Hashable {
    /// What a stretch is.
    public enum Kind: Sendable, Hashable {
      /// Text that readers see as it is stored.
      case text
      /// An argument: its index in ``Message/arguments``.
      case argument(Int)
      /// A tag, the target of a link: not seen.
      case markup
      /// One of the twelve directional formatting characters.
      case control(DirectionalFormatting)
      /// Characters that are stored in another way than they are seen, such as `&amp;` and `%%`.
      case entity(String)
    }

    /// What it is.
    public let kind: Kind

    /// Where it stands, in UTF-8 bytes of the value.
    public let range: Range<Int>
  }

  /// What takes the place of a specifier when the program runs.
  public struct Argument: Sendable, Hashable {
    /// The type that the specifier itself says.
    public enum ArgumentType: Sendable, Hashable {
      /// `%@`, `%s`, `{name}`: any text.
      case text
      /// `%d`, `{n, number}`, `#` of a plural.
      case number
      /// `%c`: one character.
      case character
      /// `{day, date}`: words and numbers.
      case date
      /// `%#@name@`: a variable of a `.stringsdict`, a number mostly with a word of the language.
      case variable
    }

    /// The specifier as written: `%1$@`, `{name}`.
    public let text: String

    /// The type that it says.
    public let type: ArgumentType

    /// The position in `%2$@`, counted from 1; nil where none is written.
    public let position: Int?

    /// The name in `{name}`, `%(name)s`, `${name}`; nil for `printf`.
    public let name: String?

    /// Whether another text of the file takes its place; its name is the key.
    package var isLink: Bool { text.hasPrefix("$t(") || text.hasPrefix("@") }

    /// Whether it is a link that ends where its key does: `@:key`, and not `@:(key)`.
    var isBareLink: Bool { text.hasPrefix("@") && !text.hasSuffix(")") && !text.hasSuffix("}") }

    /// The conversion of `printf`; nil for names.
    package let conversion: FormatSpecifier.Argument?
  }

  /// What a value is that a program reads.
  package enum DataKind: String, Sendable, Hashable {
    /// A URL, or an address of another scheme.
    case address = "an address"
    /// A path of files.
    case path = "a path"
    /// `*.png`.
    case filePattern = "a pattern of file names"
    /// `--flag`.
    case option = "an option of a command"
    /// `#FF00AA`.
    case hexadecimal = "a colour or number in hexadecimal digits"
    /// `SGVsbG8=`.
    case base64 = "data in Base64"
    /// `{"a": 1}`.
    case json = "JSON"
    /// `d MMM y`.
    case datePattern = "a date pattern"
    /// `com.example.name`, `snake_case`.
    case identifier = "an identifier"
    /// What the caller calls data.
    case declared = "a value that is data"
  }

  /// The lines of all forms, in order.
  public var lines: [Line] { branches.flatMap(\.lines) }

  /// Parses a value.
  ///
  /// Any text is a message; what cannot be read as an argument or a form is text.
  ///
  /// - Parameters:
  ///   - value: The value, decoded from its file.
  ///   - knownArguments: Texts that stand for arguments because the file says so, such as `%1` of Qt; those that every
  ///     file has need not be named.
  ///   - isFormat: Whether a percent sign may begin an argument.
  ///   - isData: Whether a program reads the value, whatever it looks like.
  /// - Complexity: O(*n*) for a few known arguments.
  public init(
    _ value: String, knownArguments: [String] = [], isFormat: Bool = true, isData: Bool = false
  ) {
    var parser = MessageParser(value, knownArguments, isFormat: isFormat)
    self = parser.parse()
    if isData { data = data ?? .declared }
  }

  /// Another text of the same file, such as a repair of this one.
  package func withText(_ text: String) -> Message {
    Message(
      text, knownArguments: knownArguments, isFormat: isFormat, isData: data == .declared)
  }

  init(
    text: String, bytes: [UInt8], branches: [Branch], arguments: [Argument], data: DataKind?,
    brokenSpecifiers: [Range<Int>], hasControls: Bool, knownArguments: [String], isFormat: Bool
  ) {
    self.isFormat = isFormat
    self.knownArguments = knownArguments
    self.text = text
    self.bytes = bytes
    self.branches = branches
    self.arguments = arguments
    self.data = data
    self.brokenSpecifiers = brokenSpecifiers
    self.hasControls = hasControls
  }

  /// A stretch of the value, given in UTF-8 bytes.
  package func text(at range: Range<Int>) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return text[start..<bytes.index(start, offsetBy: range.count)]
  }
}

extension Message: Hashable {
  /// Whether two messages are the same bytes, with the same texts that stand for arguments.
  public static func == (lhs: Message, rhs: Message) -> Bool {
    lhs.bytes == rhs.bytes && lhs.knownArguments == rhs.knownArguments
      && lhs.isFormat == rhs.isFormat
  }

  /// Hashes what makes a message the same as another.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
