import BidiText

/// Arguments that a program replaces by tags. Their names say what they open and close.
extension MessageParser {
  /// The numbers of arguments that are tags: `{bold_begin}` with its `{bold_end}`, `%(start_link)s` with its
  /// `%(end_link)s`, `{linkOpen}` with its `{linkClose}`.
  ///
  /// `{start_date} - {end_date}` are no tags: tags stand directly beside the words that they enclose.
  func namedTags(of parts: [Part]) -> Set<Int> {
    var openers: [String: Int] = [:]
    var closers: [String: Int] = [:]
    for (number, argument) in arguments.enumerated() {
      guard let tag = argument.name.flatMap(Self.tag) else { continue }
      for stem in tag.stems {
        if tag.isOpening { openers[stem] = number } else { closers[stem] = number }
      }
    }
    let pairs = openers.compactMap { stem, opener in closers[stem].map { (opener, $0) } }
    guard !pairs.isEmpty else { return [] }
    var places: [Int: Range<Int>] = [:]
    Self.collect(parts, into: &places)
    var found: Set<Int> = []
    for (opener, closer) in pairs {
      guard let start = places[opener]?.upperBound, let end = places[closer]?.lowerBound,
        start < end, bytes[start] > .space, bytes[end - 1] > .space,
        bytes[start..<end].contains(where: {
          !$0.isASCII || $0.isASCIILetter
        })
      else { continue }
      found.formUnion([opener, closer])
    }
    return found
  }

  /// The numbers of arguments whose names say that they are line breaks: `{{br}}`.
  var lineBreakArguments: [Int] {
    arguments.indices.filter { ["br", "newline", "linebreak"].contains(arguments[$0].name) }
  }

  /// The numbers of arguments that write nothing: `%.0s`.
  var emptyArguments: [Int] {
    arguments.indices.filter {
      arguments[$0].conversion == .text && arguments[$0].text.dropLast().hasSuffix(".0")
    }
  }

  /// Whether an argument is an opening or a closing tag, by its name; nil for other arguments.
  ///
  /// `end` closes `start`, and `close` does not. So the stems begin with the closing word.
  private static func tag(_ name: String) -> (isOpening: Bool, stems: [String])? {
    let words = words(of: name)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    for (openings, closing) in tagWords {
      for (word, stem) in [(first, words.dropFirst()), (last, words.dropLast())] {
        if openings.contains(word) { return (true, [closing + stem.joined(separator: "_")]) }
        if word == closing { return (false, [closing + stem.joined(separator: "_")]) }
      }
    }
    return nil
  }

  /// The words that open a tag, and the one that closes it.
  private static let tagWords = [(["begin", "start"], "end"), (["open"], "close")]

  /// The words of a name such as `bold_begin`, `linkStart`, `START_LINK` or `open-b`, in small letters.
  private static func words(of name: String) -> [String] {
    var words = [""]
    let bytes = Array(name.utf8)
    for (index, byte) in bytes.enumerated() {
      let isCapital = byte.isASCIICapital
      let isDivider = byte == .lowLine || byte == .hyphenMinus
      // Of several capitals, the last begins a word if a small letter follows: `linkTOSStart`.
      let beginsWord =
        isCapital
        && (index == 0 || !bytes[index - 1].isASCIICapital
          || index + 1 < bytes.count && bytes[index + 1].isASCIISmallLetter)
      if isDivider || beginsWord, words.last?.isEmpty == false { words.append("") }
      if isDivider { continue }
      words[words.count - 1].append(Character(Unicode.Scalar(isCapital ? byte.smallLetter : byte)))
    }
    return words.filter { !$0.isEmpty }
  }

  /// Collects the first place of each argument.
  private static func collect(_ parts: [Part], into places: inout [Int: Range<Int>]) {
    for part in parts {
      switch part {
      case .piece(let piece):
        if case .argument(let number) = piece.kind, places[number] == nil {
          places[number] = piece.range
        }
      case .choice(let texts): for text in texts { collect(text.parts, into: &places) }
      case .lineBreak, .block: break
      }
    }
  }
}
