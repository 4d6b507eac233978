import BidiText

/// Shapes of values that programs read.
///
/// Identifiers and date patterns are in ``DataValue``.
///
/// A shape fits only a whole value. No shape fits what people write in texts, such as `C++`, `18+`, `Yes/No`, `24/7` or
/// `#1`.
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
  /// A name that begins with a reversed domain: `com.example.*`.
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

  /// Whether the shape fits a text; the text has no directional controls.
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

  /// `scheme://…`, or one of a few schemes without slashes; a label such as `Tel:` has a capital or a space.
  private static func isAddress(_ text: Bytes) -> Bool {
    guard let first = text.first, first.isASCIILetter, !text.contains(where: \.isSpace) else {
      return false
    }
    let scheme = text.prefix { $0.isASCIILetter || $0.isASCIIDigit || "+.-".utf8.contains($0) }
    let rest = text[scheme.endIndex...]
    if rest.starts(with: "://".utf8) { return true }
    guard rest.first == .colon, rest.count > 1 else { return false }
    if scheme.elementsEqual("data".utf8) { return rest.contains(.solidus) }
    return ["mailto", "tel", "sms", "urn", "geo", "javascript"].contains {
      scheme.elementsEqual($0.utf8)
    }
  }

  private static func isPath(_ text: Bytes) -> Bool {
    guard let rest = afterRoot(text) else {
      // src/views/ is a path. With at least two slashes and only ASCII, it is no choice of words.
      return text.last == .solidus && text.first?.isASCIILetter == true
        && text.count { $0 == .solidus } > 1 && text.allSatisfy { $0 > .space && $0.isASCII }
    }
    guard rest.contains(where: \.isSpace) else { return true }
    // A path with spaces must end like a folder: "/usr/bin is missing" is a sentence.
    guard let last = rest.last, last == .solidus || last == .reverseSolidus else { return false }
    return !zip(rest, rest.dropFirst()).contains {
      $0.isSpace && ($1 == .solidus || $1 == .reverseSolidus)
    }
  }

  /// The rest of a path after its root; nil if the text does not begin with a root.
  private static func afterRoot(_ text: Bytes) -> Bytes? {
    for root in ["~/", "./", "../", "~\\", ".\\", "..\\"] where text.starts(with: root.utf8) {
      return text.dropFirst(root.utf8.count)
    }
    guard let first = text.first else { return nil }
    let rest = text.dropFirst()
    switch first {
    case .solidus:
      // Two names or more, or a command in small letters.
      guard let letter = rest.first,
        letter.isASCIILetter || letter == .fullStop || letter == .lowLine
      else {
        return nil
      }
      let name = rest.prefix(while: \.isNameByte)
      let after = rest[name.endIndex...]
      // /n/n is a mistake for two new lines.
      let isEscape = name.count == 1 && "nrt".utf8.contains(letter)
      if after.first == first { return isEscape ? nil : after }
      let isCommand = after.isEmpty && name.allSatisfy { !$0.isASCIICapital } && name.count > 1
      return isCommand ? after : nil
    case .reverseSolidus:
      guard rest.first == first, rest.dropFirst().first?.isNameByte == true else { return nil }
      return rest.dropFirst()
    case .dollarSign, .percentSign:
      // $HOME/, ${HOME}/, %APPDATA%\
      let name = rest.drop { $0 == .leftCurlyBracket }.prefix {
        $0.isASCIICapital || $0 == .lowLine
      }
      guard name.count > 1 else { return nil }
      let after = text[name.endIndex...].drop { "}%".utf8.contains($0) }
      return after.first == .solidus || after.first == .reverseSolidus ? after : nil
    default:
      guard first.isASCIILetter, rest.starts(with: ":\\".utf8) else { return nil }
      return rest.dropFirst(2)
    }
  }

  /// Patterns with `;` between them: `*.png`, `a/*.txt`, `src/**`.
  private static func isFilePattern(_ text: Bytes) -> Bool {
    guard text.contains(.asterisk), !text.contains(where: { $0 <= .space || !$0.isASCII })
    else { return false }
    return text.split(omittingEmptySubsequences: true) { $0 == .semicolon }.allSatisfy {
      let names = $0.split(separator: .solidus, omittingEmptySubsequences: false)
      guard let last = names.last else { return false }
      let isFolderPattern =
        names.count > 1
        && names.contains { !$0.isEmpty && $0.allSatisfy { $0 == .asterisk } }
        && names.allSatisfy { $0.allSatisfy { $0.isNameByte || $0 == .asterisk } }
      return isFolderPattern || isFileNamePattern(last)
    }
  }

  /// `*.png`, `*.{jpg,png}`, `report*.pdf`, `*.*`: a star, then the last dot and a suffix.
  private static func isFileNamePattern(_ name: Bytes) -> Bool {
    guard let dot = name.lastIndex(of: .fullStop) else { return false }
    let suffix = name[name.index(after: dot)...]
    let isSuffix =
      suffix.elementsEqual("*".utf8)
      || !suffix.isEmpty
        && suffix.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "{}[]?,".utf8.contains($0) }
    let stem = name[..<dot]
    return isSuffix && stem.contains(.asterisk)
      && stem.allSatisfy { $0.isNameByte || "*?,".utf8.contains($0) }
      // `**Important.Now` is emphasis.
      && !stem.starts(with: "**".utf8)
  }

  // MARK: Options, numbers, data

  /// Words that all begin with one or two hyphens and a letter: `--flag`, `-v`.
  private static func areOptions(_ text: Bytes) -> Bool {
    guard text.first == .hyphenMinus else { return false }
    return text.split(separator: .space, omittingEmptySubsequences: false).allSatisfy { word in
      let isLong = word.starts(with: "--".utf8)
      let name = word.dropFirst(isLong ? 2 : 1).prefix { $0 != .equalsSign }
      guard word.first == .hyphenMinus, let first = name.first, first.isASCIILetter,
        name.last != .hyphenMinus
      else { return false }
      return name.allSatisfy {
        $0.isASCIILetter && (isLong || !$0.isASCIICapital) || $0.isASCIIDigit || $0 == .hyphenMinus
      }
        && word.allSatisfy { $0.isASCII }
    }
  }

  /// `#RRGGBB` and `#RRGGBBAA`; `#RGB` if it is neither a word nor a number; `0xFF`.
  private static func isHexadecimal(_ text: Bytes) -> Bool {
    let isNumber = text.starts(with: "0x".utf8)
    guard isNumber || text.first == .numberSign else { return false }
    let digits = text.dropFirst(isNumber ? 2 : 1)
    guard let first = digits.first, digits.allSatisfy(\.isHexadecimalDigit) else { return false }
    switch digits.count {
    case _ where isNumber, 6, 8: return true
    case 3, 4:
      return digits.allSatisfy { $0 == first }
        || digits.contains(where: \.isASCIIDigit) && digits.contains(where: \.isASCIILetter)
    default: return false
    }
  }

  /// Groups of four characters, with `=` to fill the last one.
  ///
  /// Without `=`, a long text that mixes letters and digits as no word does.
  private static func isBase64(_ text: Bytes) -> Bool {
    let count = text.count
    guard count >= 8, count % 4 == 0 else { return false }
    let data = text.prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == .plusSign || $0 == .solidus
    }
    let filling = text[data.endIndex...]
    guard filling.count <= 2, filling.allSatisfy({ $0 == .equalsSign }) else { return false }
    let hasCapitalInside = data.dropFirst().contains(where: \.isASCIICapital)
    let hasSmall = data.contains { $0.isASCIILetter && !$0.isASCIICapital }
    let hasDigit = data.contains(where: \.isASCIIDigit)
    if !filling.isEmpty { return hasDigit || hasCapitalInside && hasSmall }
    return count >= 20 && hasDigit && hasCapitalInside && hasSmall
  }

  /// A text that begins and ends like an object with a key, or like an array of strings, objects or arrays.
  private static func isJSON(_ text: Bytes) -> Bool {
    var rest = text.drop(while: \.isSpace)
    guard let open = rest.popFirst(), let last = text.last(where: { !$0.isSpace }) else {
      return false
    }
    rest = rest.drop(while: \.isSpace)
    if open == .leftSquareBracket, last == .rightSquareBracket {
      // Nested values are read up to their first string.
      rest = rest.drop { $0.isSpace || $0 == open }
      guard rest.first == .leftCurlyBracket else {
        return afterString(rest)?.first.map { ",]".utf8.contains($0) } ?? false
      }
      return afterString(rest.dropFirst().drop(while: \.isSpace))?.first == .colon
    }
    guard open == .leftCurlyBracket, last == .rightCurlyBracket else { return false }
    return afterString(rest)?.first == .colon
  }

  /// The rest after a string and white space; nil if there is no string.
  private static func afterString(_ text: Bytes) -> Bytes? {
    guard text.first == .quotationMark else { return nil }
    var rest = text.dropFirst()
    while let byte = rest.popFirst() {
      if byte == .reverseSolidus { _ = rest.popFirst() }
      if byte == .quotationMark { return rest.drop(while: \.isSpace) }
    }
    return nil
  }

  /// `com.example.app`, `com.example.`, `com.example.*`: three names, the first of them short and in small letters.
  private static func isReversedDomain(_ text: Bytes) -> Bool {
    let names = text.split(separator: .fullStop, omittingEmptySubsequences: false)
    guard names.count > 2, let first = names.first, let last = names.last,
      (2...4).contains(first.count), first.allSatisfy({ $0.isASCIILetter && !$0.isASCIICapital })
    else { return false }
    let isOpen = last.isEmpty || last.elementsEqual("*".utf8)
    return names.dropFirst().dropLast(isOpen ? 1 : 0).allSatisfy {
      $0.first?.isASCIILetter == true
        && $0.allSatisfy {
          $0.isASCIILetter || $0.isASCIIDigit || $0 == .hyphenMinus || $0 == .lowLine
        }
    }
  }
}

extension UInt8 {
  var isHexadecimalDigit: Bool {
    isASCIIDigit || smallLetter >= .latinSmallLetterA && smallLetter <= .latinSmallLetterF
  }
  fileprivate var isSpace: Bool { self <= .space }
  /// Whether the byte is common in names of files.
  fileprivate var isNameByte: Bool { isASCIIAlphanumeric || "._-".utf8.contains(self) }
}
