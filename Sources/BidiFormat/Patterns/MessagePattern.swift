public import BidiText
import MessageSyntax

/// A localized message with placeholders.
///
/// Read it once, and format it many times.
///
/// There are three syntaxes. ``Syntax/printf``: the format specifiers of Foundation and C, `%@`, `%1$@`, `%lld`, `%5.2f`,
/// `%*d`; `%%` is one percent sign, and so is a `%` that begins no specifier, as in `50% off`. ``Syntax/braces``:
/// `{name}`, `{0}`, and `{}` for the next position. Apostrophes are those of ICU's MessageFormat: `''` is one apostrophe,
/// `'{'` is a brace, and other apostrophes are text. A `$` or `%` before a brace is text too. ``Syntax/names``: also the
/// names of other formats, `%(name)s`, `%{name}` and `${name}`.
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
    /// `%(name)s`, `{name}`, `%{name}` or `${name}`: the first of these forms that the pattern has.
    ///
    /// The other forms are text. `%(name)s` has flags, width, precision and the letters of ``printf`` (Python, gettext),
    /// and `%%` is a percent sign. `{name}` is ``braces``. `%{name}` is a format of Ruby, with `%%` for a percent sign. If
    /// the pattern has right-to-left letters, a letter `s`, `d`, `i` or `f` after `%{name}` belongs to it, as in
    /// `%{name}s`. `${name}` is a format of templates.
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
    /// Text, with escapes resolved.
    case literal(String)
    /// A place for an argument.
    case placeholder(Placeholder)
  }

  /// The largest width and precision of a specifier, in characters.
  ///
  /// C requires that every implementation allows 4095.
  public static let widthLimit = 4095

  /// The pattern as written.
  public let source: String

  /// The syntax of its placeholders.
  public let syntax: Syntax

  /// Texts and placeholders in order; no text is empty, and no two texts stand side by side.
  package let elements: [Element]

  /// The directions of the letters in its texts, which show its language.
  let content: DirectionalContent

  /// How many arguments the pattern takes one after the other; nil if a placeholder names a position: `%2$@`, `{0}`.
  let orderedCount: Int?

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
  ///   - syntax: The syntax of its placeholders.
  /// - Throws: ``MessageError`` with the offset of the error.
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
    orderedCount = Self.orderedCount(of: elements)
  }

  private static func orderedCount(of elements: [Element]) -> Int? {
    var count = 0
    for case .placeholder(let placeholder) in elements {
      guard case .position(let position) = placeholder.key, !placeholder.namesPosition else {
        return nil
      }
      count = max(count, position + 1)
    }
    return count
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
    /// The name or position of a placeholder's argument.
    public enum Key: Sendable, Hashable {
      /// The position in the list of arguments, counted from 0.
      case position(Int)
      /// A name.
      case name(String)
    }

    /// The placeholder as written: `%1$@`, `{name}`.
    public let text: String

    /// Its range in the pattern, in UTF-8 bytes.
    public let utf8Range: Range<Int>

    /// The argument that takes its place.
    public let key: Key

    /// How the argument is written; nil for braces.
    let conversion: PrintfConversion?

    /// The kind of argument that the specifier takes; nil for braces, which take every kind.
    public var argument: FormatSpecifier.Argument? { conversion?.argument }

    /// The specifier without positions: `%5.2f` for `%2$5.2f`, `%*d` for `%1$*2$d`; nil for braces.
    public var specifier: String? { conversion?.specifier }

    /// Whether the specifier is a plain `%@` or `%1$@`, for the text of the argument as it is.
    package var isPlainText: Bool {
      guard let conversion else { return false }
      return conversion.letter == "@" && conversion.flags.isEmpty && conversion.width == .none
        && conversion.precision == .none && conversion.length.isEmpty
    }

    /// Whether a number in the placeholder says which argument it takes: `%2$@`, `{0}`.
    fileprivate var namesPosition: Bool {
      let bytes = text.utf8
      return conversion == nil
        ? bytes.contains { $0.isASCIIDigit } : bytes.contains(.dollarSign)
    }

    /// The positions of the specifier's arguments, counted from 0, in the order of ``specifier``: width, precision,
    /// value.
    ///
    /// Empty for braces.
    public var argumentPositions: [Int] {
      guard let conversion, case .position(let value) = key else { return [] }
      return [conversion.width, conversion.precision].compactMap { count in
        if case .argument(let position) = count { position } else { nil }
      } + [value]
    }
  }

  /// Collects elements, and joins texts that stand side by side.
  struct ElementList {
    private var elements: [Element] = []

    /// All texts so far, in order, as UTF-8.
    private(set) var literals: [UInt8] = []

    /// The start of the text that is not in ``elements`` yet.
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

    /// The elements, including the last text.
    mutating func finish() -> [Element] {
      endLiteral()
      return elements
    }
  }
}
