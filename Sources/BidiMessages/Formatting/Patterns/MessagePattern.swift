public import BidiText

/// A localized message with placeholders, read once and formatted as often as wanted.
///
/// Three syntaxes are read. ``Syntax/printf``: the format specifiers of Foundation and C, `%@`, `%1$@`, `%lld`,
/// `%5.2f`, `%*d`; `%%` is one percent sign, and so is a `%` that begins no specifier, as in `50% off`.
/// ``Syntax/braces``: `{name}`, `{0}` and `{}`, which is the next position, with the apostrophes of ICU's MessageFormat: `''`
/// is one apostrophe, and `'{'` is a brace; an apostrophe elsewhere stands for itself, and so does a `$` or `%` before a brace.
/// ``Syntax/names``: the names of other formats too, `%(name)s`, `%{name}` and `${name}`.
///
/// ```swift
/// let pattern = try MessagePattern("%1$@ \u{05D0} %2$lld%%")
/// pattern.placeholders.map(\.text)  // ["%1$@", "%2$lld"]
/// ```
///
/// Sources: Apple, String Format Specifiers; IEEE Std 1003.1 `printf`; ICU User Guide, Formatting Messages; Python,
/// `printf`-style String Formatting; Ruby, `Kernel#format`.
public struct MessagePattern: Sendable, Hashable {
  /// How placeholders are written.
  public enum Syntax: String, Sendable, Hashable, Codable, CaseIterable {
    /// `%@`, `%1$@`, `%lld`.
    case printf
    /// `{name}`, `{0}`, `{}`.
    case braces
    /// `%(name)s`, `{name}`, `%{name}` or `${name}`: the first of them that the pattern has. The others are text.
    ///
    /// `%(name)s` has flags, width, precision and the letters of ``printf`` (Python, gettext), and `%%` is a percent sign
    /// beside it. `{name}` is ``braces``. `%{name}` is that of Ruby, with `%%` for a percent sign; in a pattern with
    /// right-to-left letters a letter `s`, `d`, `i` or `f` behind it belongs to it, as in `%{name}s`. `${name}` is that of
    /// templates.
    ///
    /// ```swift
    /// try MessagePattern("%(n)d \u{05D0} {x}", syntax: .names).placeholders.map(\.text)  // ["%(n)d"]
    /// try MessagePattern("${a} \u{05D0}", syntax: .names).placeholders.map(\.text)  // ["${a}"]
    /// try MessagePattern("${a} \u{05D0} {b}", syntax: .names).placeholders.map(\.text)  // ["{a}", "{b}"]
    /// ```
    case names
  }

  /// A part of a pattern.
  package enum Element: Sendable, Hashable {
    /// Text that is put out as it is, with escapes resolved.
    case literal(String)
    /// A place for an argument.
    case placeholder(Placeholder)
  }

  /// The longest width and precision that a specifier may ask for, in characters.
  ///
  /// C requires 4095 of every implementation.
  public static let widthLimit = 4095

  /// The pattern as written.
  public let source: String

  /// How its placeholders are written.
  public let syntax: Syntax

  /// Texts and placeholders in order, no text empty and no two texts in a row.
  package let elements: [Element]

  /// Which letters its texts hold: what says its language.
  let content: DirectionalContent

  /// The placeholders in order.
  public var placeholders: [Placeholder] {
    elements.compactMap { element in
      if case .placeholder(let placeholder) = element { placeholder } else { nil }
    }
  }

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - syntax: How its placeholders are written.
  /// - Throws: ``MessageError`` with the offset of what cannot be read.
  /// - Complexity: O(*n*).
  public init(_ source: String, syntax: Syntax = .printf) throws(MessageError) {
    self.source = source
    self.syntax = syntax
    var list = ElementList()
    switch syntax {
    case .printf: try Self.readSpecifiers(of: source, into: &list)
    case .braces: try Self.readBraces(of: source, into: &list)
    case .names: try Self.readNames(of: source, into: &list)
    }
    elements = list.finish()
    content = DirectionalContent(ofUTF8: list.literals)
  }

  /// The texts of the pattern, joined.
  var literalText: String {
    elements.reduce(into: "") { text, element in
      if case .literal(let literal) = element { text += literal }
    }
  }
}

extension MessagePattern {
  /// A place for an argument.
  public struct Placeholder: Sendable, Hashable {
    /// What names the argument of a placeholder.
    public enum Key: Sendable, Hashable {
      /// The position in the list of arguments, counted from 0.
      case position(Int)
      /// A name.
      case name(String)
    }

    /// The placeholder as written: `%1$@`, `{name}`.
    public let text: String

    /// Where it stands in the pattern, in UTF-8 bytes from the start.
    public let utf8Range: Range<Int>

    /// Which argument takes its place.
    public let key: Key

    /// How the argument is written; nil for braces.
    let conversion: PrintfConversion?

    /// What kind of argument the specifier takes; nil for braces, which take any.
    public var argument: FormatSpecifier.Argument? { conversion?.argument }

    /// The specifier without positions: `%5.2f` for `%2$5.2f`, `%*d` for `%1$*2$d`; nil for braces.
    public var specifier: String? { conversion?.specifier }

    /// Whether the specifier is `%@` or `%1$@` with nothing else: the text of the argument as it is.
    package var isPlainText: Bool {
      guard let conversion else { return false }
      return conversion.letter == "@" && conversion.flags.isEmpty && conversion.width == .none
        && conversion.precision == .none && conversion.length.isEmpty
    }

    /// The positions of all arguments that the specifier takes, counted from 0, in the order in which
    /// ``specifier`` takes them: width, precision, value.
    ///
    /// Empty for braces.
    public var argumentPositions: [Int] {
      guard let conversion, case .position(let value) = key else { return [] }
      return [conversion.width, conversion.precision].compactMap { count in
        if case .argument(let position) = count { position } else { nil }
      } + [value]
    }
  }

  /// Elements in the making: texts in a row become one.
  struct ElementList {
    private var elements: [Element] = []

    /// All texts so far, one behind the other, as UTF-8.
    private(set) var literals: [UInt8] = []

    /// Where the text begins that is not in ``elements`` yet.
    private var start = 0

    mutating func append(_ literal: some Collection<UInt8>) { literals.append(contentsOf: literal) }

    mutating func append(_ placeholder: Placeholder) {
      endLiteral()
      elements.append(.placeholder(placeholder))
    }

    private mutating func endLiteral() {
      guard start < literals.count else { return }
      elements.append(.literal(String(decoding: literals[start...], as: UTF8.self)))
      start = literals.count
    }

    /// The elements, with the last text.
    mutating func finish() -> [Element] {
      endLiteral()
      return elements
    }
  }
}
