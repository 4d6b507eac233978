import BidiText
import MessageSyntax

extension Message.Piece {
  /// Whether it is invisible: a directional formatting character or a tag.
  fileprivate var isInvisible: Bool {
    switch kind {
    case .control, .markup: true
    case .text, .argument, .entity: false
    }
  }
}

/// The text directly beside the arguments of a message, as people see it.
struct UnitNeighbours {
  private var before: [Unicode.Scalar?]
  private var after: [Substring?]
  private var textBefore: [Substring?]
  private var ids: [Int: String] = [:]

  /// The arguments that begin the address of a link or of an image: `{0}` of `<a href="{0}/help">`.
  private(set) var addresses: Set<Int> = []

  /// The arguments in the rest of such an address.
  private(set) var partsOfAddresses: Set<Int> = []

  init(_ message: Message) {
    before = Array(repeating: nil, count: message.arguments.count)
    after = Array(repeating: nil, count: message.arguments.count)
    textBefore = after
    for line in message.branches.first?.lines ?? [] {
      // Most lines have nothing invisible.
      let hasInvisible = line.pieces.contains(where: \.isInvisible)
      let pieces = hasInvisible ? line.pieces.filter { !$0.isInvisible } : line.pieces
      if hasInvisible {
        readIDs(line, of: message)
        readAddresses(line, of: message)
      }
      for (place, piece) in pieces.enumerated() {
        guard case .argument(let number) = piece.kind else { continue }
        if place > 0, pieces[place - 1].kind == .text,
          case let text = message.text(at: pieces[place - 1].range),
          let scalar = text.unicodeScalars.last
        {
          before[number] = scalar
          textBefore[number] = text
        }
        guard place + 1 < pieces.count else { continue }
        switch pieces[place + 1].kind {
        case .text: after[number] = message.text(at: pieces[place + 1].range)
        case .entity(let text): after[number] = text[...]
        default: break
        }
      }
    }
  }

  private mutating func readIDs(_ line: Message.Line, of message: Message) {
    for (tag, piece) in zip(line.pieces, line.pieces.dropFirst()) where tag.kind == .markup {
      guard case .argument(let number) = piece.kind, ids[number] == nil else { continue }
      ids[number] = Self.id(ofElement: message.text(at: tag.range))
    }
  }

  /// Notes the arguments that begin an address.
  ///
  /// Source: https://html.spec.whatwg.org/multipage/links.html#attr-hyperlink-href
  private mutating func readAddresses(_ line: Message.Line, of message: Message) {
    for piece in line.pieces where piece.kind == .markup {
      let tag = message.text(at: piece.range)
      for sign in ["href=\"", "href='", "src=\"", "src='"] {
        guard let start = tag.firstRange(of: sign)?.upperBound else { continue }
        let address = tag[start...].prefix { $0 != "\"" && $0 != "'" }
        guard let found = message.arguments.firstIndex(where: { address.hasPrefix($0.text) })
        else { continue }
        addresses.insert(found)
        partsOfAddresses.formUnion(
          message.arguments.indices.filter {
            $0 != found && address.contains(message.arguments[$0].text)
          })
      }
    }
  }

  /// What the element round an argument calls it: `ITEM_COUNT` for `<xliff:g id="ITEM_COUNT">%2$s</xliff:g>`.
  ///
  /// Source: developer.android.com, "Localize your app", Mark message parts that should not be translated.
  func id(ofElementAround argument: Int) -> String? { ids[argument] }

  private static func id(ofElement tag: Substring) -> String? {
    guard tag.hasPrefix("<xliff:g "), let start = tag.firstRange(of: "id=\"")?.upperBound else {
      return nil
    }
    let id = tag[start...].prefix { $0 != "\"" }
    return id.isEmpty ? nil : String(id)
  }

  /// Whether quotation marks stand directly round an argument.
  func isQuoted(_ argument: Int) -> Bool {
    guard let before = before[argument], let after = after[argument]?.unicodeScalars.first else {
      return false
    }
    return Self.isQuotation(before) && Self.isQuotation(after)
  }

  private static func isQuotation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\u{2019}", "\u{AB}", "\u{BB}": true
    default: Signs.isQuotation(scalar.value)
    }
  }

  /// The text directly before an argument; nil if there is none.
  func text(before argument: Int) -> Substring? { textBefore[argument] }

  /// The text directly after an argument; nil if there is none.
  func text(after argument: Int) -> Substring? { after[argument] }

  /// Whether a digit and a dash stand directly before the argument: `2015-%s`.
  func endsRange(_ argument: Int) -> Bool {
    guard let text = textBefore[argument]?.unicodeScalars.suffix(2), text.count == 2,
      let first = text.first, let dash = text.last
    else { return false }
    return CharacterKind(first.value).isDigit && (dash == "-" || dash == "\u{2013}")
  }

  /// Whether another argument in quotation marks follows after a space: `%1$s "%2$s"`.
  func leadsQuotation(_ argument: Int) -> Bool {
    guard argument + 1 < before.count, let between = after[argument]?.unicodeScalars,
      between.count == 2, between.first == " ", let quote = between.last,
      before[argument + 1] == quote, let closing = after[argument + 1]?.unicodeScalars.first
    else { return false }
    return Self.isQuotation(quote) && Self.isQuotation(closing)
  }

  /// Whether an option of a command follows, as in `'%s --help'`: the argument is the name of a program.
  func leadsOption(_ argument: Int) -> Bool {
    guard let rest = after[argument]?.utf8, rest.starts(with: " --".utf8) else { return false }
    return rest.dropFirst(3).first?.isASCIILetter ?? false
  }

  /// Whether only `@` stands between the argument and the next, or the one before: a name and its host, which are Latin.
  func isOfHandle(_ argument: Int) -> Bool {
    [argument - 1, argument].contains { (first: Int) -> Bool in
      guard first >= 0, first + 1 < textBefore.count, let between = after[first] else {
        return false
      }
      return between == "@" && textBefore[first + 1] == between
    }
  }

  /// Whether the whole text is the argument and one English plural in small letters: `%s words`, and no title such as
  /// `%s Properties`.
  func countsAll(_ argument: Int, in text: String) -> Bool {
    guard after.count == 1, let rest = after[argument], rest.first == " ", text.hasSuffix(rest)
    else { return false }
    let word = rest.dropFirst()
    return before[argument] == nil && word.allSatisfy { ("a"..."z").contains($0) }
      && ArgumentNames.isCertainPlural(String(word))
  }

  /// Whether the noun after the argument has both of its numbers, as in `%s file(s)`: then the argument counts.
  func countsOneOrMore(_ argument: Int) -> Bool {
    guard let rest = after[argument], rest.first == " " else { return false }
    let noun = rest.dropFirst().prefix { ("a"..."z").contains($0) }
    return !noun.isEmpty && rest[noun.endIndex...].hasPrefix("(s)")
  }

  /// Whether the argument is glued to a `v`, as a version is: `v%s`.
  func isAfterVersionLetter(_ argument: Int) -> Bool {
    guard let text = textBefore[argument], text.last == "v" || text.last == "V" else {
      return false
    }
    return text.dropLast().last.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  /// Whether only a sign of multiplication stands between the argument and the next, or the one before: `%sx%s`.
  func isOfDimension(_ argument: Int) -> Bool {
    [argument - 1, argument].contains { first in
      guard first >= 0, first + 1 < before.count, let between = after[first]?.unicodeScalars else {
        return false
      }
      var sign: Unicode.Scalar?
      for scalar in between where scalar != " " {
        // Most texts have more.
        if sign != nil { return false }
        sign = scalar
      }
      return (sign == "x" || sign == "\u{D7}") && before[first + 1] == between.last
    }
  }

  /// Whether the argument stands before a whole English sentence, as a bullet does: `%@ Get updates on the status`.
  ///
  /// A sentence that the argument belongs to goes on with a small letter, and a name with capitals.
  func isBullet(_ argument: Int) -> Bool {
    guard argument == 0, before[0] == nil, let text = after[0], text.first == " " else {
      return false
    }
    let words = text.split(separator: " ")
    guard words.count > 3, let first = words.first?.first, first.isASCII, first.isUppercase else {
      return false
    }
    return words[1...3].allSatisfy { $0.first?.isUppercase == false }
  }

  /// Whether English words after a named argument show that it counts: a plural with the name beside it, as in
  /// `{added} books added` and `{audio} audio chapters`.
  func isCounted(_ argument: Int, name: String) -> Bool {
    let words = (after[argument] ?? "").split { $0 == " " || $0 == "," || $0 == "." }.prefix(3)
    return words.contains { $0 == name }
      && words.contains { $0 != name && ArgumentNames.isCertainPlural(String($0)) }
  }

  /// Whether `#` stands directly before the argument.
  func followsNumberSign(_ argument: Int) -> Bool { before[argument] == "#" }

  /// A currency, percent or plus sign directly beside the argument, or a percent sign after a space.
  func amountSign(of argument: Int) -> Unicode.Scalar? {
    // The sign between two arguments belongs to the first: `{percent}%{label}`.
    let isOfOther =
      argument > 0 && textBefore[argument] == after[argument - 1]
      && textBefore[argument]?.unicodeScalars.count == 1
      && before[argument].map { Signs.isPercent($0.value) } ?? false
    let signs = [isOfOther ? nil : before[argument], after[argument]?.unicodeScalars.first]
    let beside = signs.compactMap { $0 }.first {
      Signs.isCurrency($0.value) || Signs.isPercent($0.value) || $0 == "\u{B0}"
    }
    guard beside == nil, let text = after[argument]?.unicodeScalars.prefix(3),
      let space = text.first, CharacterKind(space.value) == .space,
      let sign = text.dropFirst().first, Signs.isPercent(sign.value),
      text.dropFirst(2).first.map({
        !CharacterKind($0.value).isLetter && !CharacterKind($0.value).isDigit
      })
        ?? true
    else { return beside }
    return sign
  }

  /// The single Latin letter directly after the argument; nil if a word follows.
  func gluedLetter(after argument: Int) -> Unicode.Scalar? {
    guard let text = after[argument]?.unicodeScalars, let first = text.first,
      CharacterKind(first.value) == .leftToRight,
      !(text.dropFirst().first.map { CharacterKind($0.value).isLetter } ?? false),
      first != "s"
    else { return nil }
    return first
  }

  /// The word of ASCII letters before the argument, in small letters, perhaps with a space, a colon, a number sign and a
  /// quotation mark between them.
  func word(before argument: Int) -> String? {
    guard let text = textBefore[argument]?.unicodeScalars else { return nil }
    let rest = text.reversed().drop {
      $0 == " " || $0 == ":" || $0 == "#" || $0 == "'" || Signs.isQuotation($0.value)
    }
    guard text.last.map({ !CharacterKind($0.value).isLetter }) == true else { return nil }
    let word = rest.prefix { $0.isASCII && $0.properties.isAlphabetic }.reversed()
    return word.isEmpty ? nil : String(String.UnicodeScalarView(word)).lowercased()
  }

  /// Whether English words before the argument call it a telephone number: "Phone number: %@", "Tel: %@".
  func isTelephone(_ argument: Int) -> Bool {
    guard var label = textBefore[argument]?.suffix(Self.longestLabel) else { return false }
    var hasColon = false
    while let last = label.last, " :'\"".contains(last) {
      hasColon = hasColon || last == ":"
      label.removeLast()
    }
    let words = label.lowercased()
    return ["phone number", "fax number"].contains(where: words.hasSuffix)
      || hasColon && ["phone", "fax", "tel"].contains(where: words.hasSuffix)
  }

  /// The most characters before an argument that are read for a label.
  private static let longestLabel = 24

  /// The characters up to the next space before the argument and one space, if the last is a letter or digit of ASCII.
  func spacedWord(before argument: Int) -> Substring? {
    guard let text = textBefore[argument], text.last == " " else { return nil }
    let rest = text.dropLast()
    guard let last = rest.last, last.isASCII, last.isLetter || last.isNumber else { return nil }
    return rest[(rest.lastIndex(of: " ").map(rest.index(after:)) ?? rest.startIndex)...]
  }

  /// The characters from one space to the next after the argument, if the first is a letter or digit of ASCII, or the hyphen of an
  /// option: `--help`.
  func spacedWord(after argument: Int) -> Substring? {
    guard let text = after[argument], text.first == " " else { return nil }
    let rest = text.dropFirst()
    guard let first = rest.first(where: { $0 != "-" }), first.isASCII,
      first.isLetter || first.isNumber
    else { return nil }
    return rest.prefix { $0 != " " }
  }

  /// The word after the argument, with at most one space between them.
  func word(after argument: Int) -> Substring? {
    guard let text = after[argument] else { return nil }
    let rest = text.unicodeScalars.drop {
      CharacterKind($0.value) == .space || $0.value == .noBreakSpace
    }
    let word = rest.prefix {
      CharacterKind($0.value).isLetter || CharacterKind($0.value) == .attached
        || $0.value == .degreeSign
    }
    return word.isEmpty ? nil : Substring(word)
  }
}
