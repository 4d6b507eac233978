/// A kind of code: what only programs read in a text.
///
/// Each is a row of the table of `codes()`.
package enum CodeKind: Sendable, Hashable, CaseIterable {
  /// A specifier of `printf`: `%1$@`.
  case specifier
  /// A name in brackets: `{name}`, `%(name)s`.
  case placeholder
  /// A tag: `<b>`.
  case tag
  /// A reference to a character: `&lt;`.
  case entity
  /// An address with a scheme.
  case url
  /// An address that begins with `www.`.
  case host
  /// An address of electronic mail.
  case mail
  /// `@bob`, `@bob@example.social`
  case handle
  /// `#tag`
  case hashtag
  /// `$HOME`, `$HOME/bin`
  case variable
  /// `/usr/lib`, `~/x`, `C:\\Users`, `src/main.c`
  case path
  /// `*.png`
  case filePattern
  /// An option of a command: `--all`, `-v`, `-Dname=value`.
  case option

  /// The bytes at which the kind is recognized: the first one, or the sign that shows it.
  var signs: String.UTF8View {
    switch self {
    case .specifier: "%".utf8
    case .placeholder: "%${".utf8
    case .tag: "<".utf8
    case .entity: "&".utf8
    case .url: ":".utf8
    case .host: "wW".utf8
    case .mail, .handle: "@".utf8
    case .hashtag: "#".utf8
    case .variable: "$".utf8
    case .path: "/\\".utf8
    case .filePattern: "*".utf8
    case .option: "-".utf8
    }
  }

  /// The kinds that may be recognized at a byte, in the order in which they are tried.
  static func kinds(at byte: UInt8) -> [CodeKind] { table[Int(byte)] }

  private static let table: [[CodeKind]] = (0...255).map { byte in
    allCases.filter { $0.signs.contains(UInt8(byte)) }
  }

  /// A text, and the one stretch of the kind in it.
  package var example: (text: String, code: String) {
    switch self {
    case .specifier: ("by %1$@.", "%1$@")
    case .placeholder: ("by %(name)s.", "%(name)s")
    case .tag: ("a <b class=\"x\">c", "<b class=\"x\">")
    case .entity: ("a &lt; b", "&lt;")
    case .url: ("see https://example.com/a?b=c.", "https://example.com/a?b=c")
    case .host: ("see www.example.com.", "www.example.com")
    case .mail: ("to me@example.com.", "me@example.com")
    case .handle: ("by @bob@example.social.", "@bob@example.social")
    case .hashtag: ("in #tag-1.", "#tag-1")
    case .variable: ("in $HOME/bin.", "$HOME/bin")
    case .path: ("in /usr/lib.", "/usr/lib")
    case .filePattern: ("all *.png.", "*.png")
    case .option: ("with --size=large.", "--size=large")
    }
  }

  /// A text with the signs of the kind and no stretch of it.
  package var counterexample: String {
    switch self {
    case .specifier: "50% off"
    case .placeholder: "{ two words }"
    case .tag: "a < b > c"
    case .entity: "c & d;"
    case .url: "at: //"
    case .host: "www and more"
    case .mail: "x @ y"
    case .handle: "a@b"
    case .hashtag: "#1"
    case .variable: "$5"
    case .path: "and/or, 1/2"
    case .filePattern: "2*.5"
    case .option: "a-b, -5"
    }
  }

  /// Where the kind is described.
  package var source: String {
    switch self {
    case .specifier: "IEEE Std 1003.1, fprintf; Apple, String Format Specifiers"
    case .placeholder: "ICU User Guide, Formatting Messages; Python, printf-style String Formatting"
    case .tag, .entity: "XML 1.0, sections 3.1 and 4.1"
    case .url, .host: "RFC 3986, section 3; UTS #58, which signs end an address"
    case .mail: "RFC 5322, addr-spec"
    case .handle, .hashtag: "W3C, ActivityPub; Twitter, twitter-text conformance"
    case .variable: "IEEE Std 1003.1, Shell Command Language, Parameter Expansion"
    case .path: "IEEE Std 1003.1, Pathname; Windows, Naming Files, Paths, and Namespaces"
    case .filePattern: "IEEE Std 1003.1, Pattern Matching Notation"
    case .option: "GNU Coding Standards, Standards for Command Line Interfaces"
    }
  }
}
