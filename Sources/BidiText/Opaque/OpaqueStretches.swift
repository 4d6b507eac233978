extension String {
  /// The stretches whose letters are no text: format specifiers, tags and entities, addresses, e-mail, handles (`@bob`),
  /// hashtags (`#tag`), flags of commands (`--all`, `--size=large`, `-v`), variables (`$HOME`), kinds of files (`*.png`) and
  /// paths (`/usr/lib`, `~/x`, `src/main.c`).
  ///
  /// The percent sign of `%%` is text, and so is a handle or a hashtag in letters that are not ASCII.
  ///
  /// - Returns: Stretches in order and apart.
  /// - Complexity: O(*n*).
  public func opaqueStretches() -> [Range<Index>] {
    var reader = OpaqueReader(self)
    return reader.stretches()
  }
}

/// Finds what only programs read in a text.
private struct OpaqueReader {
  private let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func stretches() -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var index = 0
    // Where the last stretch ended: an address reaches back no further.
    var last = 0
    while index < bytes.count {
      guard let range = stretch(at: index, behind: last) else {
        index += 1
        continue
      }
      found.append(place(range.lowerBound)..<place(range.upperBound))
      index = max(range.upperBound, index + 1)
      last = index
    }
    return found
  }

  private func place(_ offset: Int) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: offset)
  }

  private func stretch(at index: Int, behind last: Int) -> Range<Int>? {
    switch bytes[index] {
    case UInt8(ascii: "%"): return specifier(index) ?? named(index + 1, from: index)
    case UInt8(ascii: "$"): return named(index + 1, from: index) ?? variable(index)
    case UInt8(ascii: "{"): return named(index, from: index)
    case UInt8(ascii: "<"): return tag(index)
    case UInt8(ascii: "&"): return entity(index)
    case UInt8(ascii: ":"): return url(index, behind: last)
    case UInt8(ascii: "@"): return mail(index, behind: last) ?? name(index)
    case UInt8(ascii: "#"): return name(index)
    case UInt8(ascii: "-"): return flag(index)
    case UInt8(ascii: "*"): return pattern(index)
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): return path(index, behind: last)
    case UInt8(ascii: "w"), UInt8(ascii: "W"): return host(index)
    default: return nil
    }
  }

  private func specifier(_ index: Int) -> Range<Int>? {
    var scanner = SpecifierScanner(bytes[(index + 1)...])
    guard let (argument, _) = scanner.scan() else { return nil }
    return argument == .percentSign ? nil : index..<scanner.rest.startIndex
  }

  /// `{name}`, `{{name}}`, `${name}`, `%{name}` and `%(name)s`.
  private func named(_ open: Int, from start: Int) -> Range<Int>? {
    guard open < bytes.count else { return nil }
    let isRound = bytes[open] == UInt8(ascii: "(") && bytes[start] == UInt8(ascii: "%")
    guard isRound || bytes[open] == UInt8(ascii: "{") else { return nil }
    let isDouble = !isRound && open + 1 < bytes.count && bytes[open + 1] == bytes[open]
    let first = open + (isDouble ? 2 : 1)
    let close = UInt8(ascii: isRound ? ")" : "}")
    guard let end = bytes[first...].prefix(80).firstIndex(of: close),
      BracedName(String(decoding: bytes[first..<end], as: UTF8.self)) != nil
    else { return nil }
    var stop = end + 1
    if isDouble {
      guard stop < bytes.count, bytes[stop] == close else { return nil }
      stop += 1
    } else if isRound, stop < bytes.count, bytes[stop].isASCIILetter {
      stop += 1
    }
    return start..<stop
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
  private func url(_ colon: Int, behind last: Int) -> Range<Int>? {
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

  /// Whether no word goes on at a place: it is the start, or stands behind white space, a bracket or a quotation mark.
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

  /// `@bob` and `#tag`, from their sign.
  private func name(_ sign: Int) -> Range<Int>? {
    guard isWordStart(sign), sign + 1 < bytes.count, bytes[sign + 1].isASCIILetter else {
      return nil
    }
    let end = endOfName(from: sign + 1)
    return end > sign + 1 ? sign..<end : nil
  }

  /// `$HOME`, from its sign.
  ///
  /// A digit behind the sign makes it a price.
  private func variable(_ sign: Int) -> Range<Int>? {
    guard isWordStart(sign), sign + 1 < bytes.count,
      bytes[sign + 1].isASCIILetter || bytes[sign + 1] == UInt8(ascii: "_")
    else { return nil }
    let end = endOfName(from: sign + 1)
    return end > sign + 1 ? sign..<end : nil
  }

  /// `*.png`, from its star.
  private func pattern(_ star: Int) -> Range<Int>? {
    guard isWordStart(star), star + 2 < bytes.count, bytes[star + 1] == UInt8(ascii: "."),
      bytes[star + 2].isASCIILetter
    else { return nil }
    let end = endOfName(from: star + 2)
    return end > star + 2 ? star..<end : nil
  }

  /// `--all`, `--size=large` and `-v`, from their first sign.
  private func flag(_ sign: Int) -> Range<Int>? {
    guard isWordStart(sign) else { return nil }
    let isLong = sign + 1 < bytes.count && bytes[sign + 1] == UInt8(ascii: "-")
    let start = sign + (isLong ? 2 : 1)
    guard start < bytes.count, bytes[start].isASCIILetter else { return nil }
    let end = endOfName(from: start)
    guard isLong else { return end == start + 1 ? sign..<end : nil }
    guard end > start else { return nil }
    // A value goes on with the flag, if it is of ASCII too.
    guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else { return sign..<end }
    let value = endOfName(from: end + 1)
    return sign..<(value > end + 1 ? value : end)
  }

  /// `/usr/lib`, `~/x`, `./x`, `C:\Users`, and `src/main.c`, from the first slash: what begins with a sign or a drive, or
  /// has a second slash or a full stop in it.
  private func path(_ slash: Int, behind last: Int) -> Range<Int>? {
    var start = slash
    while start > last,
      bytes[start - 1].isASCIIAlphanumeric || "_.~-:".utf8.contains(bytes[start - 1])
    {
      start -= 1
    }
    guard isWordStart(start), slash + 1 < bytes.count,
      bytes[slash + 1].isASCIIAlphanumeric || bytes[slash + 1] == UInt8(ascii: ".")
    else { return nil }
    var end = slash + 1
    while end < bytes.count,
      bytes[end].isASCIIAlphanumeric || "_.-/\\~+".utf8.contains(bytes[end])
    {
      end += 1
    }
    while end > slash + 1, ".-".utf8.contains(bytes[end - 1]) { end -= 1 }
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
  private func mail(_ sign: Int, behind last: Int) -> Range<Int>? {
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
