extension String {
  /// The stretches whose letters are no text: format specifiers, tags and entities, addresses, e-mail, handles (`@bob`),
  /// hashtags (`#tag`), flags of commands (`--all`, `--size=large`, `-v`, `-rf`, `-Dname=value`), variables
  /// (`$HOME`), kinds of files (`*.png`) and paths (`/usr/lib`, `~/x`, `src/main.c`, `$HOME/bin`).
  ///
  /// A handle may have a host, as in `@bob@example.social`. The percent sign of `%%` is text, and so is a handle or a hashtag in letters that are not ASCII.
  ///
  /// - Returns: Stretches in order and apart.
  /// - Complexity: O(*n*).
  public func opaqueStretches() -> [Range<Index>] { codes().map(\.range) }

  /// The stretches of ``opaqueStretches()``, each with its kind.
  ///
  /// - Returns: Stretches in order and apart.
  /// - Complexity: O(*n*).
  package func codes() -> [(kind: CodeKind, range: Range<Index>)] {
    let reader = CodeReader(self)
    return reader.codes()
  }
}

/// Finds what only programs read in a text.
private struct CodeReader {
  private let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  func codes() -> [(kind: CodeKind, range: Range<String.Index>)] {
    var found: [(kind: CodeKind, range: Range<String.Index>)] = []
    var index = 0
    // Where the last stretch ended: an address reaches back no further.
    var last = 0
    while index < bytes.count {
      let kinds = CodeKind.kinds(at: bytes[index])
      guard !kinds.isEmpty, let (kind, range) = code(of: kinds, at: index, after: last) else {
        index += 1
        continue
      }
      found.append((kind, place(range.lowerBound)..<place(range.upperBound)))
      index = max(range.upperBound, index + 1)
      last = index
    }
    return found
  }

  private func place(_ offset: Int) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: offset)
  }

  /// The first of some kinds that is recognized at a place.
  private func code(
    of kinds: [CodeKind], at index: Int, after last: Int
  ) -> (kind: CodeKind, range: Range<Int>)? {
    for kind in kinds {
      let range: Range<Int>? =
        switch kind {
        case .specifier: specifier(index)
        case .placeholder: named(index)
        case .tag: tag(index)
        case .entity: entity(index)
        case .url: url(index, after: last)
        case .host: host(index)
        case .mail: mail(index, after: last)
        case .handle, .hashtag: name(index)
        case .variable: variable(index)
        case .path: path(index, after: last)
        case .filePattern: pattern(index)
        case .option: flag(index)
        }
      if let range { return (kind, range) }
    }
    return nil
  }

  private func specifier(_ index: Int) -> Range<Int>? {
    var scanner = SpecifierScanner(bytes[(index + 1)...])
    guard let (argument, _) = scanner.scan() else { return nil }
    return argument == .percentSign ? nil : index..<scanner.rest.startIndex
  }

  /// `{name}`, `{{name}}`, `${name}`, `%{name}` and `%(name)s`.
  private func named(_ start: Int) -> Range<Int>? {
    guard let placeholder = NamedPlaceholder(at: start, in: bytes) else { return nil }
    let stop = placeholder.range.upperBound
    let hasConversion =
      placeholder.form == .percentParentheses && stop < bytes.count && bytes[stop].isASCIILetter
    return start..<(hasConversion ? stop + 1 : stop)
  }

  private func tag(_ index: Int) -> Range<Int>? {
    var next = index + 1
    if next < bytes.count, bytes[next] == UInt8(ascii: "/") { next += 1 }
    guard next < bytes.count, bytes[next].isASCIILetter else { return nil }
    guard let end = bytes[next...].prefix(1_024).firstIndex(of: UInt8(ascii: ">")),
      !bytes[next..<end].contains(UInt8(ascii: "<"))
    else { return nil }
    return index..<end + 1
  }

  private func entity(_ index: Int) -> Range<Int>? {
    let name = bytes[(index + 1)...].prefix(12).prefix {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#")
    }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";")
    else { return nil }
    return index..<name.endIndex + 1
  }

  /// `scheme://…`, from its colon.
  private func url(_ colon: Int, after last: Int) -> Range<Int>? {
    guard bytes[colon...].starts(with: "://".utf8) else { return nil }
    var start = colon
    while start > last,
      bytes[start - 1].isASCIIAlphanumeric || "+.-".utf8.contains(bytes[start - 1])
    {
      start -= 1
    }
    guard start < colon else { return nil }
    let end = endOfAddress(from: colon + 3)
    return end > colon + 3 ? start..<end : nil
  }

  /// `www.example.com`, where no word goes on.
  private func host(_ index: Int) -> Range<Int>? {
    guard index == 0 || !bytes[index - 1].isASCIIAlphanumeric,
      bytes[index...].prefix(4).elementsEqual("www.".utf8, by: { $0 | 0x20 == $1 })
    else { return nil }
    let end = endOfAddress(from: index + 4)
    return end > index + 4 ? index..<end : nil
  }

  private func endOfAddress(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F,
      !"<>{}|\"".utf8.contains(bytes[end])
    {
      end += 1
    }
    while end > start, ".,;:!?)'".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether no word goes on at a place: it is the start, or stands after white space, a bracket or a quotation mark.
  private func isWordStart(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1] <= 0x20 || "([{\"'".utf8.contains(bytes[index - 1])
  }

  /// The end of a name that begins at a place: ASCII letters and digits with `_`, `.` and `-` between them.
  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isASCIIAlphanumeric || "_.-".utf8.contains(bytes[end]) {
      end += 1
    }
    // Letters of another alphabet go on with the name: it is a word of theirs.
    if end < bytes.count, bytes[end] >= 0x80, isLetter(at: end) { return start }
    while end > start, ".-".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func isLetter(at index: Int) -> Bool {
    text.unicodeScalars[place(index)].properties.isAlphabetic
  }

  /// `@bob`, `@bob@example.social` and `#tag`, from their sign.
  private func name(_ sign: Int) -> Range<Int>? {
    guard isWordStart(sign), sign + 1 < bytes.count, bytes[sign + 1].isASCIILetter else {
      return nil
    }
    let end = endOfName(from: sign + 1)
    guard end > sign + 1 else { return nil }
    let isHandle = bytes[sign] == UInt8(ascii: "@")
    guard isHandle, end < bytes.count, bytes[end] == UInt8(ascii: "@") else { return sign..<end }
    let host = endOfName(from: end + 1)
    return sign..<(bytes[end..<host].contains(UInt8(ascii: ".")) ? host : end)
  }

  /// `$HOME` and `$HOME/bin`, from their sign.
  ///
  /// A digit after the sign makes it a price.
  private func variable(_ sign: Int) -> Range<Int>? {
    guard isWordStart(sign), sign + 1 < bytes.count,
      bytes[sign + 1].isASCIILetter || bytes[sign + 1] == UInt8(ascii: "_")
    else { return nil }
    let end = endOfName(from: sign + 1)
    guard end > sign + 1 else { return nil }
    let hasPath = end < bytes.count && bytes[end] == UInt8(ascii: "/")
    return sign..<(hasPath ? endOfPath(from: end + 1) : end)
  }

  /// The end of a path after its first slash.
  private func endOfPath(from start: Int) -> Int {
    var end = start
    while end < bytes.count,
      bytes[end].isASCIIAlphanumeric || "_.-/\\~+".utf8.contains(bytes[end])
    {
      end += 1
    }
    while end > start, ".-".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// `*.png`, from its star.
  private func pattern(_ star: Int) -> Range<Int>? {
    guard isWordStart(star), star + 2 < bytes.count, bytes[star + 1] == UInt8(ascii: "."),
      bytes[star + 2].isASCIILetter
    else { return nil }
    let end = endOfName(from: star + 2)
    return end > star + 2 ? star..<end : nil
  }

  /// `--all`, `--size=large`, `-v`, `-rf` and `-Dname=value`, from their first sign.
  ///
  /// A longer word after one hyphen is the sentence's, without a value.
  private func flag(_ sign: Int) -> Range<Int>? {
    guard isWordStart(sign) else { return nil }
    let isLong = sign + 1 < bytes.count && bytes[sign + 1] == UInt8(ascii: "-")
    let start = sign + (isLong ? 2 : 1)
    guard start < bytes.count, bytes[start].isASCIILetter else { return nil }
    let end = endOfName(from: start)
    guard end > start else { return nil }
    // A value goes on with the flag, if it is of ASCII too.
    if end < bytes.count, bytes[end] == UInt8(ascii: "=") {
      let value = endOfPath(from: end + 1)
      let goesOn = value < bytes.count && bytes[value] >= 0x80 && isLetter(at: value)
      if value > end + 1, !goesOn { return sign..<value }
    }
    if isLong || end == start + 1 { return sign..<end }
    let letters = bytes[start..<end]
    let isGroup = letters.count <= 3 && letters.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    return isGroup ? sign..<end : nil
  }

  /// `/usr/lib`, `~/x`, `./x`, `C:\Users`, and `src/main.c`, from the first slash: what begins with a sign or a drive, or
  /// has a second slash or a full stop in it.
  private func path(_ slash: Int, after last: Int) -> Range<Int>? {
    var start = slash
    while start > last,
      bytes[start - 1].isASCIIAlphanumeric || "_.~-:".utf8.contains(bytes[start - 1])
    {
      start -= 1
    }
    guard isWordStart(start), slash + 1 < bytes.count,
      bytes[slash + 1].isASCIIAlphanumeric || bytes[slash + 1] == UInt8(ascii: ".")
    else { return nil }
    let end = endOfPath(from: slash + 1)
    let head = bytes[start..<slash]
    let isDrive = head.count == 2 && head.last == UInt8(ascii: ":")
    let isBackslash = bytes[slash] == UInt8(ascii: "\\")
    // An escape of a source is no path.
    guard !isBackslash || isDrive else { return nil }
    let isRooted = head.isEmpty || head.allSatisfy { ".~".utf8.contains($0) } || isDrive
    let tail = bytes[(slash + 1)..<end]
    let isLong = tail.contains(UInt8(ascii: "/")) || tail.contains(UInt8(ascii: "."))
    let hasLetter = bytes[start..<end].contains(where: \.isASCIILetter)
    return hasLetter && (isRooted || isLong) ? start..<end : nil
  }

  /// `name@example.com`, from its sign.
  private func mail(_ sign: Int, after last: Int) -> Range<Int>? {
    var start = sign
    while start > last,
      bytes[start - 1].isASCIIAlphanumeric || "._%+-".utf8.contains(bytes[start - 1])
    {
      start -= 1
    }
    var end = sign + 1
    while end < bytes.count, bytes[end].isASCIIAlphanumeric || ".-".utf8.contains(bytes[end]) {
      end += 1
    }
    while end > sign + 1, !bytes[end - 1].isASCIIAlphanumeric { end -= 1 }
    guard start < sign, bytes[sign..<end].contains(UInt8(ascii: ".")) else { return nil }
    return start..<end
  }
}
