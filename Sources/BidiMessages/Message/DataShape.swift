/// Shapes of whole values that programs read, beyond identifiers and date patterns.
///
/// Each is asked whether it fits the whole value. Where people write something of the same shape, such as `C++`,
/// `18+`, `Yes/No`, `24/7` or `#1`, it does not fit.
enum DataShape: CaseIterable {
  /// A URL of any scheme: `myapp://`, `tel:%@`.
  case address
  /// A path: `/usr/bin/env`, `~/Library/`, `$HOME/`, `C:\`, and `/start`, which is a command.
  case path
  /// Names of files with a wildcard: `*.png`, `src/**`.
  case filePattern
  /// Options of a command: `--flag`, `--size=3 -v`.
  case option
  /// A colour or number in hexadecimal digits: `#FF00AA`, `0xFF`.
  case hexadecimal
  /// Base64: `SGVsbG8=`.
  case base64
  /// An object or an array: `{"a": 1}`.
  case json
  /// A name that begins with a domain in reverse: `com.example.*`.
  case identifier

  /// The kind of value.
  var kind: Message.DataKind {
    switch self {
    case .address: .address
    case .path: .path
    case .filePattern: .filePattern
    case .option: .option
    case .hexadecimal: .hexadecimal
    case .base64: .base64
    case .json: .json
    case .identifier: .identifier
    }
  }

  /// Whether a text, which has no directional controls, is one.
  func fits(_ text: String.UTF8View) -> Bool {
    switch self {
    case .address: Self.isAddress(text[...])
    case .path: Self.isPath(text[...])
    case .filePattern: Self.isFilePattern(text[...])
    case .option: Self.areOptions(text[...])
    case .hexadecimal: Self.isHexadecimal(text[...])
    case .base64: Self.isBase64(text[...])
    case .json: Self.isJSON(text[...])
    case .identifier: Self.isReversedDomain(text[...])
    }
  }
}

extension DataShape {
  private typealias Bytes = Substring.UTF8View

  // MARK: Addresses and paths

  /// `scheme://…`, and what these schemes have alone: a label such as `Tel:` is written with a capital or a space.
  private static func isAddress(_ text: Bytes) -> Bool {
    guard let first = text.first, first.isLetter, !text.contains(where: \.isSpace) else {
      return false
    }
    let scheme = text.prefix { $0.isLetter || $0.isDigit || "+.-".utf8.contains($0) }
    let rest = text[scheme.endIndex...]
    if rest.starts(with: "://".utf8) { return true }
    guard rest.first == UInt8(ascii: ":"), rest.count > 1 else { return false }
    if scheme.elementsEqual("data".utf8) { return rest.contains(UInt8(ascii: "/")) }
    return ["mailto", "tel", "sms", "urn", "geo", "javascript"].contains {
      scheme.elementsEqual($0.utf8)
    }
  }

  private static func isPath(_ text: Bytes) -> Bool {
    let (slash, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\\"))
    guard let rest = behindRoot(text) else {
      // src/views/: three names at least, each of ASCII, are no choice of words.
      return text.last == slash && text.first?.isLetter == true
        && text.count { $0 == slash } > 1 && text.allSatisfy { $0 > 0x20 && $0 < 0x80 }
    }
    guard rest.contains(where: \.isSpace) else { return true }
    // With spaces it is one only where it ends as a folder does: "/usr/bin is missing" is a sentence.
    guard let last = rest.last, last == slash || last == backslash else { return false }
    return !zip(rest, rest.dropFirst()).contains { $0.isSpace && ($1 == slash || $1 == backslash) }
  }

  /// What stands behind the beginning of a path from a root; nil where there is none.
  private static func behindRoot(_ text: Bytes) -> Bytes? {
    for root in ["~/", "./", "../", "~\\", ".\\", "..\\"] where text.starts(with: root.utf8) {
      return text.dropFirst(root.utf8.count)
    }
    guard let first = text.first else { return nil }
    let rest = text.dropFirst()
    switch first {
    case UInt8(ascii: "/"):
      // A name, and another one behind it, or a command of small letters.
      guard let letter = rest.first, letter.isLetter || letter == 0x2E || letter == 0x5F else {
        return nil
      }
      let name = rest.prefix(while: \.isNameByte)
      let behind = rest[name.endIndex...]
      // /n/n is written for two new lines.
      let isEscape = name.count == 1 && "nrt".utf8.contains(letter)
      if behind.first == first { return isEscape ? nil : behind }
      let isCommand = behind.isEmpty && name.allSatisfy { !$0.isCapital } && name.count > 1
      return isCommand ? behind : nil
    case UInt8(ascii: "\\"):
      guard rest.first == first, rest.dropFirst().first?.isNameByte == true else { return nil }
      return rest.dropFirst()
    case UInt8(ascii: "$"), UInt8(ascii: "%"):
      // $HOME/, ${HOME}/, %APPDATA%\
      let name = rest.drop { $0 == UInt8(ascii: "{") }.prefix { $0.isCapital || $0 == 0x5F }
      guard name.count > 1 else { return nil }
      let behind = text[name.endIndex...].drop { "}%".utf8.contains($0) }
      return behind.first == UInt8(ascii: "/") || behind.first == UInt8(ascii: "\\") ? behind : nil
    default:
      guard first.isLetter, rest.starts(with: ":\\".utf8) else { return nil }
      return rest.dropFirst(2)
    }
  }

  /// Patterns with `;` between: `*.png`, `a/*.txt`, `src/**`.
  private static func isFilePattern(_ text: Bytes) -> Bool {
    guard text.contains(UInt8(ascii: "*")), !text.contains(where: { $0 <= 0x20 || $0 >= 0x80 })
    else { return false }
    return text.split(omittingEmptySubsequences: true) { $0 == UInt8(ascii: ";") }.allSatisfy {
      let names = $0.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard let last = names.last else { return false }
      let isFolderPattern =
        names.count > 1
        && names.contains { !$0.isEmpty && $0.allSatisfy { $0 == UInt8(ascii: "*") } }
        && names.allSatisfy { $0.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "*") } }
      return isFolderPattern || isFileNamePattern(last)
    }
  }

  /// `*.png`, `*.{jpg,png}`, `report*.pdf`, `*.*`: a star, then the last dot and a suffix.
  private static func isFileNamePattern(_ name: Bytes) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let suffix = name[name.index(after: dot)...]
    let isSuffix =
      suffix.elementsEqual("*".utf8)
      || !suffix.isEmpty
        && suffix.allSatisfy { $0.isLetter || $0.isDigit || "{}[]?,".utf8.contains($0) }
    let stem = name[..<dot]
    return isSuffix && stem.contains(UInt8(ascii: "*"))
      && stem.allSatisfy { $0.isNameByte || "*?,".utf8.contains($0) }
      // **Important.Now is emphasis.
      && !stem.starts(with: "**".utf8)
  }

  // MARK: Options, numbers, data

  /// Words that all begin with a hyphen and a letter, or two: `--flag`, `-v`.
  private static func areOptions(_ text: Bytes) -> Bool {
    guard text.first == UInt8(ascii: "-") else { return false }
    return text.split(separator: 0x20, omittingEmptySubsequences: false).allSatisfy { word in
      let isLong = word.starts(with: "--".utf8)
      let name = word.dropFirst(isLong ? 2 : 1).prefix { $0 != UInt8(ascii: "=") }
      guard word.first == UInt8(ascii: "-"), let first = name.first, first.isLetter,
        name.last != UInt8(ascii: "-")
      else { return false }
      return name.allSatisfy {
        $0.isLetter && (isLong || !$0.isCapital) || $0.isDigit || $0 == 0x2D
      }
        && word.allSatisfy { $0 < 0x80 }
    }
  }

  /// `#RRGGBB` and `#RRGGBBAA`; `#RGB` where it is neither a word nor a number; `0xFF`.
  private static func isHexadecimal(_ text: Bytes) -> Bool {
    let isNumber = text.starts(with: "0x".utf8)
    guard isNumber || text.first == UInt8(ascii: "#") else { return false }
    let digits = text.dropFirst(isNumber ? 2 : 1)
    guard let first = digits.first, digits.allSatisfy(\.isHexadecimalDigit) else { return false }
    switch digits.count {
    case _ where isNumber, 6, 8: return true
    case 3, 4:
      return digits.allSatisfy { $0 == first }
        || digits.contains(where: \.isDigit) && digits.contains(where: \.isLetter)
    default: return false
    }
  }

  /// Groups of four with what fills the last one; without that, long and of letters and digits as no word is.
  private static func isBase64(_ text: Bytes) -> Bool {
    let count = text.count
    guard count >= 8, count % 4 == 0 else { return false }
    let data = text.prefix { $0.isLetter || $0.isDigit || $0 == 0x2B || $0 == 0x2F }
    let filling = text[data.endIndex...]
    guard filling.count <= 2, filling.allSatisfy({ $0 == UInt8(ascii: "=") }) else { return false }
    let hasCapitalInside = data.dropFirst().contains(where: \.isCapital)
    let hasSmall = data.contains { $0.isLetter && !$0.isCapital }
    let hasDigit = data.contains(where: \.isDigit)
    if !filling.isEmpty { return hasDigit || hasCapitalInside && hasSmall }
    return count >= 20 && hasDigit && hasCapitalInside && hasSmall
  }

  /// What begins and ends as an object with a key, or as an array of strings, objects or arrays.
  private static func isJSON(_ text: Bytes) -> Bool {
    var rest = text.drop(while: \.isSpace)
    guard let open = rest.popFirst(), let last = text.last(where: { !$0.isSpace }) else {
      return false
    }
    rest = rest.drop(while: \.isSpace)
    if open == UInt8(ascii: "["), last == UInt8(ascii: "]") {
      // What is nested is looked at as far as its first string.
      rest = rest.drop { $0.isSpace || $0 == open }
      guard rest.first == UInt8(ascii: "{") else {
        return behindString(rest)?.first.map { ",]".utf8.contains($0) } ?? false
      }
      return behindString(rest.dropFirst().drop(while: \.isSpace))?.first == UInt8(ascii: ":")
    }
    guard open == UInt8(ascii: "{"), last == UInt8(ascii: "}") else { return false }
    return behindString(rest)?.first == UInt8(ascii: ":")
  }

  /// What comes behind a string and white space; nil where there is no string.
  private static func behindString(_ text: Bytes) -> Bytes? {
    guard text.first == UInt8(ascii: "\"") else { return nil }
    var rest = text.dropFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
      if byte == UInt8(ascii: "\"") { return rest.drop(while: \.isSpace) }
    }
    return nil
  }

  /// `com.example.app`, `com.example.`, `com.example.*`: three names, the first a short one in small letters.
  private static func isReversedDomain(_ text: Bytes) -> Bool {
    let names = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.count > 2, let first = names.first, let last = names.last,
      (2...4).contains(first.count), first.allSatisfy({ $0.isLetter && !$0.isCapital })
    else { return false }
    let isOpen = last.isEmpty || last.elementsEqual("*".utf8)
    return names.dropFirst().dropLast(isOpen ? 1 : 0).allSatisfy {
      $0.first?.isLetter == true
        && $0.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F }
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isHexadecimalDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  fileprivate var isSpace: Bool { self <= 0x20 }
  /// Whether it is usual in the names of files.
  fileprivate var isNameByte: Bool { isLetter || isDigit || "._-".utf8.contains(self) }
}
