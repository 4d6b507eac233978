/// A stretch of a text that stays together and keeps its own direction, whatever surrounds it.
///
/// A URL, a phone number, a format specifier: where rules N and L of UAX #9 would tear one apart or turn it
/// round, it is to be isolated in ``direction``.
///
/// ```swift
/// let text = "\u{05D0} info@example.com"
/// let islands = text.islands()
/// islands.map(\.kind)  // [.email]
/// islands.map { text[$0.range] }  // ["info@example.com"]
/// islands.map(\.direction)  // [.leftToRight]
/// ```
///
/// What each kind finds, with cases for and against, is said by the tests of its detector.
public struct Island: Sendable, Hashable {
  /// Where it stands.
  public let range: Range<String.Index>

  /// Where it stands, in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>

  /// What it is.
  public let kind: Kind

  /// The direction in which it must be read.
  public let direction: Direction

  /// In how many other islands it lies: 0 for the outermost, 3 at most.
  public let depth: Int

  /// In which direction an island is read.
  public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
    /// From left to right: URLs, phone numbers, code.
    case leftToRight
    /// From right to left: a hashtag of Arabic letters.
    case rightToLeft
    /// As the first strong character of what is shown says: the argument in the place of a specifier.
    case firstStrong
    /// As the locale writes numbers: on which side a sign stands, and which way a range goes.
    ///
    /// People do not agree here: Arabic has the minus at the right of the digits, Persian and Hebrew at the
    /// left.
    case number
  }

  /// What an island is.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// `%1$@`, `%lld`, `%#@count@`, `%(name)s`, `%{name}`, `%name%`, `{0}`, `{{name}}`, `${name}`, `$name`,
    /// `#{name}`, `$t(key)`, and the `%1` of Qt.
    case formatSpecifier
    /// A whole argument of ICU's MessageFormat with texts in it: `{count, plural, one {…} other {…}}`.
    case messageArgument
    /// `https://example.com/a`, `www.example.com`, `example.com/a`, `mailto:a@example.com`, `192.168.0.1`.
    case url
    /// `info@example.com`.
    case email
    /// `/usr/bin`, `C:\Users`, `~/x`, `src/main.c`, `2024.pdf (1)`.
    case filePath
    /// `@ali`, `@ali@example.social`.
    case handle
    /// `#tag`, also of Hebrew or Arabic letters, and `#%@`.
    case hashtag
    /// `+1 (555) 010-9999`, `*123#`, `0800 123 456`, `+971`.
    case phoneNumber
    /// A number with what belongs to it: `-5`, `56%`, `$9.99`, `12 kB`, `18+`.
    case number
    /// Numbers that belong together: `10-12`, `1/2`, `1920 × 1080`.
    case range
    /// `9:30`, `9:30 AM`, `9:30–17:00`.
    case time
    /// `2024-11-21`, `21.11.2024`, `21 November 2024`.
    case date
    /// A pattern of Unicode Technical Standard #35: `yyyy-MM-dd`, `d MMM`.
    case datePattern
    /// `v1.2`, `1.2.3`, `1.2.3 (45)`, `2.0-beta.1`.
    case version
    /// A Latin word with a sign that is a part of it: `C++`, `c#`, `.NET`, `Node.js`, `Acme®`.
    case signedWord
    /// What programs read: `foo_bar`, `reload()`, `com.example.app`, a UUID.
    case identifier
    /// `--flag`, `-v`.
    case option
    /// `Ctrl+C`, `⌘K`.
    case shortcut
    /// A tag of HTML or XML: `<b>`, `</b>`, `<a href="…">`.
    case tag
    /// `&nbsp;`, `&#1488;`.
    case entity
    /// Marks of Markdown: two asterisks, code between grave accents, the `](url)` of a link.
    case markdown
    /// Latin text between quotation marks in a right-to-left sentence, without the marks.
    case quotation
    /// One of several Latin items in a right-to-left sentence: each of `PNG`, `JPEG`, `GIF`.
    ///
    /// The items go in the direction of the sentence, so each is an island for itself.
    case listItem
  }
}
