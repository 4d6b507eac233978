public import BidiText

/// One value, parsed once.
///
/// Rules, the judge, the fixer and reports all take this value, and none of them reads the text again. A message has
/// branches: the plural and select forms of an ICU message, or one branch if there are none. A branch has lines
/// (paragraphs), and a line has pieces.
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
  package let bytes: [UInt8]

  /// The forms of the value, in order; one for a value without plural or select forms.
  public let branches: [Branch]

  /// The arguments, each once, in the order of their first places in the value.
  public let arguments: [Argument]

  /// The kind of data, if a program reads the value and a mark would break it; nil for text for people.
  package private(set) var data: DataKind?

  /// Misspelled specifiers, such as `$1%@`, in UTF-8 bytes of the value.
  package let brokenSpecifiers: [Range<Int>]

  /// Forms that are nested too deeply to be read, in UTF-8 bytes of the value.
  package let unreadForms: [Range<Int>]

  /// How deep forms may be nested in forms.
  package static let deepestForms = MessageParser.maximumDepth

  /// Texts that the file declares to be arguments.
  let knownArguments: [String]

  /// The dialects in which the value may have arguments.
  public let dialects: MessageDialects

  /// Whether a tag for the end of a line ends no paragraph.
  let isOneBlock: Bool

  /// Whether readers see several spaces as one, as in a page.
  package var foldsWhiteSpace = false

  /// Whether the percent signs begin fields of `strftime`, as in `%H:%M`.
  package let isTimePattern: Bool

  /// Whether the value has a directional formatting character.
  package let hasControls: Bool

  /// One form of a value.
  public struct Branch: Sendable {
    /// The selectors that lead to the form, such as `count=one`; empty if the value has one form.
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

    /// The place of the line, in UTF-8 bytes of the value.
    ///
    /// For a form of an ICU message with text round it: from the first piece to the last.
    public let range: Range<Int>

    /// The direction that the markup round the line gives it, or an earlier line of its paragraph; nil if the container
    /// decides.
    package let direction: GivenDirection?

    /// The base direction of the line in a container.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - localeDirection: The direction of the interface.
    /// - Returns: The direction that an element around the line gives it, else the container's.
    package func baseDirection(
      in container: DisplayContainer, _ localeDirection: WritingDirection
    ) -> BaseDirection {
      direction?.baseDirection(in: container) ?? container.baseDirection(in: localeDirection)
    }
  }

  /// The direction of a line that its own letters do not decide.
  package enum GivenDirection: Sendable, Hashable {
    /// A tag has the attribute `dir`: every container gives way.
    case markup(WritingDirection)
    /// The line stands after a line break in a paragraph, whose first letter decides for all lines in a natural container.
    ///
    /// Source: HTML, `br` and `dir=auto`; Qt, Supported HTML Subset: a line break ends no block.
    case paragraph(WritingDirection)

    /// The base direction in a container; nil if the container decides.
    package func baseDirection(in container: DisplayContainer) -> BaseDirection? {
      switch self {
      case .markup(let direction): .explicit(direction)
      case .paragraph(let direction): container == .natural ? .explicit(direction) : nil
      }
    }
  }

  /// A stretch of a line.
  public struct Piece: Sendable, Hashable {
    /// The kinds of stretches.
    public enum Kind: Sendable, Hashable {
      /// Text that is displayed as it is stored.
      case text
      /// An argument: its index in ``Message/arguments``.
      case argument(Int)
      /// Invisible markup, such as a tag or the target of a link.
      case markup
      /// One of the twelve directional formatting characters.
      case control(DirectionalFormatting)
      /// A text that is stored in another form, such as `&amp;` and `%%`: the text that is displayed.
      case entity(String)
    }

    /// The kind of the stretch.
    public let kind: Kind

    /// The place of the stretch, in UTF-8 bytes of the value.
    public let range: Range<Int>
  }

  /// An argument: a program puts a text in the place of its specifier.
  public struct Argument: Sendable, Hashable {
    /// The types that specifiers have.
    public enum ArgumentType: Sendable, Hashable {
      /// `%@`, `%s`, `{name}`: any text.
      case text
      /// `%d`, `{n, number}`, `#` of a plural.
      case number
      /// `%c`: one character.
      case character
      /// `{day, date}`: words and numbers.
      case date
      /// `%#@name@`: a variable of a `.stringsdict`, mostly a number with a word of the language.
      case variable
    }

    /// The specifier as written: `%1$@`, `{name}`.
    public let text: String

    /// The type of the specifier.
    public let type: ArgumentType

    /// The position in `%2$@`, counted from 1; nil if there is none.
    public let position: Int?

    /// The name in `{name}`, `%(name)s`, `${name}`; nil for `printf`.
    public let name: String?

    /// Whether the program puts another text of the file in the argument's place.
    ///
    /// The argument's name is the key of the other text.
    package var isLink: Bool {
      text.hasPrefix("$t(") || text.hasPrefix("@") && !text.hasSuffix("@")
    }

    /// Whether it is a link without brackets round the key: `@:key`, and not `@:(key)`.
    package var isBareLink: Bool {
      isLink && text.hasPrefix("@") && !text.hasSuffix(")") && !text.hasSuffix("}")
    }

    /// The conversion of `printf`; nil for names.
    package let conversion: FormatSpecifier.Argument?
  }

  /// The kinds of values that programs read.
  package enum DataKind: String, Sendable, Hashable {
    /// A URL, or an address of another scheme.
    case address = "an address"
    /// A path of files.
    case path = "a path"
    /// `*.png`.
    case filePattern = "a pattern of file names"
    /// `Text|*.txt`, `Images (*.png);;All files (*)`.
    case fileFilter = "a filter of a file dialog"
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
    /// `0100 h 060 m`.
    case timeFormat = "a format of times"
    /// `clock;date;time;`.
    case keywords = "a list of search words"
    /// `com.example.name`, `snake_case`.
    case identifier = "an identifier"
    /// Data because the caller says so.
    case declared = "a value that is data"
  }

  /// The lines of all forms, in order.
  public var lines: [Line] { branches.flatMap(\.lines) }

  /// Parses a value.
  ///
  /// Any text is a message. A stretch that cannot be read as an argument or a form is text.
  ///
  /// - Parameters:
  ///   - value: The value, decoded from its file.
  ///   - knownArguments: Texts that the file declares to be arguments, such as `%1` of Qt, beside those of the
  ///     dialects.
  ///   - dialects: The dialects in which the value may have arguments. What is written in another one is text.
  ///   - isData: Whether a program reads the value, even if it looks like text for people.
  ///   - isOneBlock: Whether lines that end at a tag such as `<br>` have the direction of the first letter of the text, as in
  ///     the labels of Qt, even outside of `<p>` and the like.
  /// - Complexity: O(*n*) for a few known arguments.
  public init(
    _ value: String, knownArguments: [String] = [], dialects: MessageDialects = .usual,
    isData: Bool = false, isOneBlock: Bool = false
  ) {
    var parser = MessageParser(
      value, knownArguments, dialects: dialects, isOneBlock: isOneBlock)
    self = parser.parse()
    if isData { data = data ?? .declared }
  }

  /// Whether a text is one argument from end to end, in a dialect that needs no file to know it.
  package static func isArgument(_ text: String) -> Bool {
    [MessageDialects.usual, .placed].contains { dialects in
      Message(text, dialects: dialects).arguments.map(\.text) == [text]
    }
  }

  /// A message with another text that is read in the same way, such as a repair of this one.
  package func withText(_ text: String) -> Message {
    var message = Message(
      text, knownArguments: knownArguments, dialects: dialects, isData: data == .declared,
      isOneBlock: isOneBlock)
    message.foldsWhiteSpace = foldsWhiteSpace
    return message
  }

  init(
    text: String, bytes: [UInt8], branches: [Branch], arguments: [Argument], data: DataKind?,
    brokenSpecifiers: [Range<Int>], unreadForms: [Range<Int>], hasControls: Bool,
    knownArguments: [String], dialects: MessageDialects, isTimePattern: Bool, isOneBlock: Bool
  ) {
    self.dialects = dialects
    self.isOneBlock = isOneBlock
    self.isTimePattern = isTimePattern
    self.knownArguments = knownArguments
    self.text = text
    self.bytes = bytes
    self.branches = branches
    self.arguments = arguments
    self.data = data
    self.brokenSpecifiers = brokenSpecifiers
    self.unreadForms = unreadForms
    self.hasControls = hasControls
  }

  /// The text of a range of UTF-8 bytes.
  package func text(at range: Range<Int>) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return text[start..<bytes.index(start, offsetBy: range.count)]
  }
}

extension Message: Hashable {
  /// Whether two messages have the same bytes, and were read with the same arguments, dialects and kind of lines.
  public static func == (lhs: Message, rhs: Message) -> Bool {
    lhs.bytes == rhs.bytes && lhs.knownArguments == rhs.knownArguments
      && lhs.dialects == rhs.dialects && lhs.isOneBlock == rhs.isOneBlock
      && lhs.foldsWhiteSpace == rhs.foldsWhiteSpace
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
