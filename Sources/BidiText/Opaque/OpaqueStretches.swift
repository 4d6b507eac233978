extension String {
  /// The stretches whose letters are no text: format specifiers, tags and entities, addresses, e-mail.
  ///
  /// - Returns: Stretches in order and apart.
  /// - Complexity: O(*n*).
  public func opaqueStretches() -> [Range<Index>] {
    var stretches = formatSpecifiers().filter { $0.argument != .percentSign }.map(\.range)
    var index = startIndex
    while index < endIndex {
      if let end = endOfTag(at: index) ?? endOfEntity(at: index) ?? endOfAddress(at: index) {
        stretches.append(index..<end)
        index = end
      } else {
        unicodeScalars.formIndex(after: &index)
      }
    }
    return Self.merged(stretches)
  }

  /// `<b>`, `</b>`, `<br/>`: a letter or a slash behind the bracket, up to the next one.
  private func endOfTag(at index: Index) -> Index? {
    guard unicodeScalars[index] == "<" else { return nil }
    let rest = unicodeScalars[unicodeScalars.index(after: index)...]
    guard let first = rest.first, first == "/" || first.isASCIILetter,
      let close = rest.firstIndex(where: { $0 == ">" || $0 == "<" }), rest[close] == ">"
    else { return nil }
    return unicodeScalars.index(after: close)
  }

  /// `&amp;`, `&#1488;`.
  private func endOfEntity(at index: Index) -> Index? {
    guard unicodeScalars[index] == "&" else { return nil }
    let rest = unicodeScalars[unicodeScalars.index(after: index)...]
    let name = rest.prefix { $0.isASCIILetter || $0 == "#" || ("0"..."9").contains($0) }
    guard !name.isEmpty, name.count < 32, name.endIndex < endIndex,
      unicodeScalars[name.endIndex] == ";"
    else { return nil }
    return unicodeScalars.index(after: name.endIndex)
  }

  /// An address with a scheme, `www.`, or an e-mail address, where a word begins.
  private func endOfAddress(at index: Index) -> Index? {
    let scalars = unicodeScalars
    if index > startIndex, scalars[scalars.index(before: index)].isASCIIWord { return nil }
    guard scalars[index].isASCIIWord else { return nil }
    // No address is longer; the bound keeps the time linear.
    let word = self[index...].prefix(2048).prefix {
      !$0.isWhitespace && !"<>\"".contains($0) && $0.isASCII
    }
    let isAddress =
      word.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.-]*:\/\/./) != nil
      || word.firstMatch(of: /^www\.[A-Za-z0-9-]+\./) != nil
      || word.firstMatch(of: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+\.[A-Za-z]/) != nil
    guard isAddress else { return nil }
    // Punctuation at the end belongs to the sentence.
    var end = word.endIndex
    while end > index, ".,;:!?)'".contains(self[self.index(before: end)]) {
      end = self.index(before: end)
    }
    return end
  }

  private static func merged(_ stretches: [Range<Index>]) -> [Range<Index>] {
    var result: [Range<Index>] = []
    for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, stretch.lowerBound < last.upperBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, stretch.upperBound)
      } else {
        result.append(stretch)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { value < 0x80 && UInt8(value).isASCIILetter }
  fileprivate var isASCIIWord: Bool { value < 0x80 && UInt8(value).isASCIIAlphanumeric }
}
