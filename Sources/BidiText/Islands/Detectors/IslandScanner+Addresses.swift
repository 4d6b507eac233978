// Sources: RFC 3986 (URLs), RFC 3987 (letters beyond ASCII in them), RFC 5321 and RFC 1035 (lengths).
extension IslandScanner {
  /// The longest name of a host (RFC 1035) and the longest local part of an e-mail address (RFC 5321).
  private static let hostLimit = 253
  private static let localLimit = 64

  // MARK: URLs

  /// A URL with a scheme, or one that begins with `www.` or `localhost:`.
  func url(_ start: Int) -> Found? {
    guard wants(.url), let authority = endOfURLStart(start) else { return nil }
    let end = endOfURL(from: authority)
    return end > authority ? Found(start..<end, .url) : nil
  }

  /// The end of `https://`, `mailto:`, `www.`; nil where no URL begins.
  private func endOfURLStart(_ start: Int) -> Int? {
    if text.startsIgnoringCase("www.", at: start), text[start + 4].isASCIIAlphanumeric {
      return start + 4
    }
    if text.starts("localhost:", at: start), text[start + 10].isASCIIDigit { return start + 10 }
    var colon = start
    let limit = start + 40
    while colon < limit, Self.schemeCharacters.contains(text[colon]) { colon += 1 }
    // A scheme begins with a letter.
    guard text.isAt(":", colon), text[start].isASCIILetter else { return nil }
    if text.isAt("/", colon + 1), text.isAt("/", colon + 2) {
      return isInURL(colon + 3, from: colon + 3) ? colon + 3 : nil
    }
    guard Self.opaqueSchemes.containsLowercased(text, start..<colon), !text.isBlank(colon + 1)
    else { return nil }
    return colon + 1
  }

  private static let schemeCharacters = ASCIISet("+.-", letters: true, digits: true)

  /// Schemes without `//` that people meet, from IANA's registry of URI schemes.
  private static let opaqueSchemes = WordSet(
    "mailto tel sms sip sips xmpp geo magnet urn facetime bitcoin about view-source")

  /// The end of a URL, without the punctuation of the sentence.
  private func endOfURL(from start: Int) -> Int {
    var index = start
    var end = start
    var depth = 0
    var braces = 0
    while index < text.upper {
      let byte = text[index]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        // A bracket that was not opened in the URL belongs to the sentence.
        guard depth > 0 else { break }
        depth -= 1
        end = index + 1
      } else if byte == UInt8(ascii: "{") {
        braces += 1
        end = index + 1
      } else if byte == UInt8(ascii: "}") {
        // So does a brace, to the text of a message.
        guard braces > 0 else { break }
        braces -= 1
        end = index + 1
      } else if !isInURL(index, from: start) {
        break
      } else if !Self.sentenceSigns.contains(byte) {
        end = index + text.width(at: index)
      }
      index += text.width(at: index)
    }
    return min(end, text.upper)
  }

  /// Whether a character belongs to a URL.
  ///
  /// Letters beyond ASCII do behind a sign or one another, so that a word glued to the end is left out.
  private func isInURL(_ index: Int, from start: Int) -> Bool {
    let byte = text[index]
    if byte < 0x80 { return Self.urlCharacters.contains(byte) }
    guard text.isNameCharacter(index) else { return false }
    return index == start || !text[index - 1].isASCIIAlphanumeric && !text.isAt(")", index - 1)
  }

  private static let urlCharacters = ASCIISet(
    "-._~:/?#[]@!$&'()*+,;=%{}", letters: true, digits: true)
  private static let sentenceSigns = ASCIISet(".,;:!?'*([{")

  /// `192.168.0.1`, `10.0.0.1:8080/path`.
  func ipAddress(_ start: Int) -> Found? {
    guard wants(.url) else { return nil }
    var index = start
    for group in 0..<4 {
      if group > 0 {
        guard text.isAt(".", index) else { return nil }
        index += 1
      }
      guard text[index].isASCIIDigit, let number = text.smallNumber(at: index), number.value < 256,
        number.count < 4
      else { return nil }
      index = number.end
    }
    if text.isAt(".", index), text[index + 1].isASCIIDigit { return nil }
    if text.isAt(":", index), text[index + 1].isASCIIDigit { index = text.endOfDigits(index + 1) }
    if text.isAt("/", index) { index = max(index, endOfURL(from: index)) }
    return text.continuesWord(index) ? nil : Found(start..<index, .url)
  }

  /// A bare name of a host: `example.com`, `docs.example.org/a`.
  mutating func domain(_ start: Int) -> Found? {
    guard wants(.url), start >= memory.noHost else { return nil }
    let host = self.host(start)
    guard host.labels > 1, host.end - start <= Self.hostLimit, !text.continuesWord(host.end),
      TopLevelDomains.isKnown(text, host.lastLabel, labels: host.labels)
        || TopLevelDomains.isCountry(text, host.lastLabel) && text.isAt("/", host.end)
    else {
      // A part of the name ends as the whole does.
      memory.noHost = host.end
      return nil
    }
    // A word run on behind a full stop has a capital.
    guard !text.hasCapital(host.lastLabel) || !text.hasSmallLetter(start..<host.end) else {
      return nil
    }
    return Found(start..<endOfDomainPath(host.end), .url)
  }

  private func endOfDomainPath(_ start: Int) -> Int {
    var index = start
    if text.isAt(":", index), text[index + 1].isASCIIDigit { index = text.endOfDigits(index + 1) }
    guard Self.pathStarts.contains(text[index]) else { return index }
    return max(index, endOfURL(from: index))
  }

  private static let pathStarts = ASCIISet("/?#")

  private struct Host {
    var labels = 0
    var lastLabel = 0..<0
    var end = 0
  }

  /// Labels of ASCII letters, digits and hyphens, with dots between.
  ///
  /// Without a label the end is where the search ended.
  private func host(_ start: Int) -> Host {
    var host = Host(end: start)
    var index = start
    while true {
      let label = index
      while text[index].isASCIIAlphanumeric || text.isAt("-", index) && index > label { index += 1 }
      guard index > label, text[index - 1] != UInt8(ascii: "-") else { break }
      host.labels += 1
      host.lastLabel = label..<index
      host.end = index
      guard text.isAt(".", index) else { break }
      index += 1
    }
    if host.labels == 0 { host.end = index }
    return host
  }

  // MARK: E-mail

  mutating func email(_ start: Int) -> Found? {
    guard wants(.email), start >= memory.noEmail else { return nil }
    var index = start
    while Self.localCharacters.contains(text[index]) { index += 1 }
    guard text.isAt("@", index), text[index - 1] != UInt8(ascii: "."),
      case let host = self.host(index + 1),
      host.labels > 1, host.lastLabel.count > 1, text[host.lastLabel.lowerBound].isASCIILetter,
      host.end - index <= Self.hostLimit, !text.continuesWord(host.end)
    else {
      memory.noEmail = index
      return nil
    }
    guard index - start <= Self.localLimit else {
      memory.noEmail = index - Self.localLimit
      return nil
    }
    return Found(start..<host.end, .email)
  }

  private static let localCharacters = ASCIISet("._%+-", letters: true, digits: true)

  // MARK: Handles and hashtags

  /// `@ali`, `@ali@example.social`, `@example.bsky.social`, `@%@`.
  func handle(_ start: Int) -> Found? {
    guard wants(.handle), text.isAtOpening(start) || text.isBehindPrefix(start) else { return nil }
    var end = start + 1
    var letters = 0
    var hasArgument = false
    while end < text.upper {
      let byte = text[end]
      if let argument = endOfNameArgument(end) {
        letters += 1
        hasArgument = true
        end = argument
      } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      {
        guard letters > 0, text.isNameCharacter(end + 1), text.isNameCharacter(end - 1) else {
          break
        }
        end += 1
      } else if text.isNameCharacter(end) {
        letters += 1
        end += text.width(at: end)
      } else {
        break
      }
    }
    guard letters > 0 else { return nil }
    return Found(start..<end, .handle, hasArgument ? .firstStrong : direction(of: start..<end))
  }

  /// The end of a specifier that a name takes the place of: `%@`, `{name}`.
  private func endOfNameArgument(_ start: Int) -> Int? {
    if text.isAt("%", start), let specifier = specifiers.specifier(at: start) {
      return specifier.argument == .text && specifier.range.upperBound <= text.upper
        ? specifier.range.upperBound : nil
    }
    guard text.isAt("{", start) else { return nil }
    var end = start + 1
    while text[end].isASCIIAlphanumeric || text.isAt("_", end) { end += 1 }
    return end > start + 1 && text.isAt("}", end) ? end + 1 : nil
  }

  /// `#tag`, `#%@`: letters, digits and `_` of any script, with a letter or an argument.
  func hashtag(_ start: Int) -> Found? {
    guard wants(.hashtag), text.isAtOpening(start) || text.isBehindPrefix(start) else { return nil }
    var end = start + 1
    var hasLetter = false
    var hasArgument = false
    while end < text.upper {
      // `#{name}` is another language's argument.
      if text.isAt("%", end), let argument = endOfNameArgument(end) {
        hasArgument = true
        end = argument
      } else if text.isNameCharacter(end) {
        hasLetter = hasLetter || text.digitWidth(at: end) == 0 && !text.isAt("_", end)
        end += text.width(at: end)
      } else {
        break
      }
    }
    guard hasLetter || hasArgument else { return nil }
    return Found(start..<end, .hashtag, hasArgument ? .firstStrong : direction(of: start..<end))
  }

  private func direction(of range: Range<Int>) -> Island.Direction {
    text.hasRightToLeftLetter(in: range) ? .rightToLeft : .leftToRight
  }
}
