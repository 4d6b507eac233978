extension IslandScanner {
  /// A path that begins with a sign: `/usr/bin`, `~/x`, `./x`, `../x`, `\\server\share`.
  func path(_ start: Int) -> Found? {
    guard wants(.filePath), text.isAtOpening(start) || text.isBehindPrefix(start) else {
      return nil
    }
    var root = start
    switch text[start] {
    case UInt8(ascii: "~"): root += 1
    case UInt8(ascii: "."):
      while root < start + 2, text.isAt(".", root) { root += 1 }
    case UInt8(ascii: "\\"):
      guard text.isAt("\\", start + 1), text[start + 2].isASCIIAlphanumeric else { return nil }
      let path = endOfPath(start + 2, separator: UInt8(ascii: "\\"))
      return path.separators > 0 ? Found(start..<path.end, .filePath) : nil
    default: break
    }
    guard text.isAt("/", root) else { return nil }
    if root > start { return Found(start..<max(root + 1, endOfPath(root + 1).end), .filePath) }
    guard Self.nameStarts.contains(text[start + 1]) else { return nil }
    let path = endOfPath(start + 1)
    guard !isMistypedEscapes(start..<path.end) else { return nil }
    // A slash between words of a sentence is none: one name alone is a command, small and for itself.
    let isCommand =
      text.isBlank(start - 1) && text.isBlank(path.end) && !text.hasCapital(start..<path.end)
      && text[start + 1].isASCIILetter && path.end - start > 2
    return path.separators > 0 || isCommand ? Found(start..<path.end, .filePath) : nil
  }

  /// Whether every slash is the one of `/n`, written for a new line: no Latin letter or digit goes on behind it.
  private func isMistypedEscapes(_ range: Range<Int>) -> Bool {
    for index in range where text.isAt("/", index) {
      guard index + 1 < range.upperBound else { continue }
      guard [UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t")].contains(text[index + 1]),
        !text.continuesWord(index + 2)
      else { return false }
    }
    return true
  }

  private static let nameStarts = ASCIISet("._{%$", letters: true, digits: true)

  /// `C:\Users\x`, `src/main.swift`: what begins with a word.
  mutating func relativePath(_ start: Int) -> Found? {
    guard wants(.filePath) else { return nil }
    if text.isAt(":", start + 1), text.isAt("\\", start + 2), text[start].isASCIILetter {
      return Found(
        start..<max(start + 3, endOfPath(start + 3, separator: UInt8(ascii: "\\")).end), .filePath)
    }
    guard start >= memory.noRelativePath else { return nil }
    let path = endOfPath(start)
    // Words with slashes between are alternatives, unless a file is at the end.
    if path.separators > 0, let suffix = path.suffix, FileSuffixes.isKnown(text, suffix) {
      return Found(start..<path.end, .filePath)
    }
    memory.noRelativePath = path.end
    return nil
  }

  private struct Path {
    var end: Int
    var separators = 0
    /// What stands behind the last dot of the last name.
    var suffix: Range<Int>?
  }

  /// Follows the names of a path; a full stop at the end belongs to the sentence.
  private func endOfPath(_ start: Int, separator: UInt8 = UInt8(ascii: "/")) -> Path {
    var path = Path(end: start)
    var index = start
    var dot: Int?
    while index < text.upper {
      let byte = text[index]
      if byte == separator {
        path.separators += 1
        path.end = index + 1
        dot = nil
      } else if byte < 0x80 ? Self.pathCharacters.contains(byte) : text.isNameCharacter(index) {
        if byte == UInt8(ascii: ".") {
          dot = index
        } else {
          path.end = index + text.width(at: index)
        }
      } else {
        break
      }
      index += text.width(at: index)
    }
    path.suffix = dot.flatMap { $0 + 1 < path.end ? $0 + 1..<path.end : nil }
    return path
  }

  private static let pathCharacters = ASCIISet("._-+~@%{}$=#", letters: true, digits: true)

  // MARK: Names of files

  /// `report.pdf`, `2024.pdf (1)`.
  mutating func fileName(_ start: Int) -> Found? {
    guard wants(.filePath), start >= memory.noFileName else { return nil }
    var index = start
    var dot: Int?
    while Self.fileCharacters.contains(text[index])
      || text[index] >= 0xC3 && text.isNameCharacter(index)
    {
      if text.isAt(".", index) {
        guard Self.fileCharacters.contains(text[index + 1]) else { break }
        dot = index
      }
      index += text.width(at: index)
    }
    guard let dot, dot > start, !text.isAt("/", index), FileSuffixes.isKnown(text, dot + 1..<index)
    else {
      memory.noFileName = index
      return nil
    }
    return Found(start..<endOfCopyNumber(index), .filePath)
  }

  private static let fileCharacters = ASCIISet("._-", letters: true, digits: true)

  /// The end of ` (1)` at an index; the index where it is not there.
  private func endOfCopyNumber(_ start: Int) -> Int {
    guard text.isAt(" ", start), text.isAt("(", start + 1),
      case let number = text.digits(at: start + 2), number.count > 0, number.count < 4,
      text.isAt(")", number.end)
    else { return start }
    return number.end + 1
  }

  /// `*.txt`.
  func wildcard(_ start: Int) -> Found? {
    guard wants(.filePath), text.isAtOpening(start), text.isAt(".", start + 1) else { return nil }
    let end = text.endOfWord(start + 2)
    return end > start + 2 || text.isAt("*", end)
      ? Found(start..<(text.isAt("*", end) ? end + 1 : end), .filePath) : nil
  }

  // MARK: Words with a dot

  /// `.NET`, `.gitignore`: a dot that begins a word, all of it capitals or all small.
  func dotWord(_ start: Int) -> Found? {
    guard wants(.signedWord), text.isAtOpening(start) || text.isBehindPrefix(start),
      text[start + 1].isASCIILetter
    else { return nil }
    let end = text.endOfWord(start + 1)
    guard end - start > 2, !text.hasCapital(start..<end) || !text.hasSmallLetter(start..<end) else {
      return nil
    }
    return Found(start..<end, .signedWord)
  }

  /// `Node.js`, `ASP.NET`.
  func dottedSignedWord(_ start: Int) -> Found? {
    guard wants(.signedWord) else { return nil }
    let dot = text.endOfWord(start)
    guard text.isAt(".", dot) else { return nil }
    let end = text.endOfWord(dot + 1)
    let isScript =
      text.starts("js", at: dot + 1) && end == dot + 3 && text.hasCapital(start..<start + 1)
    guard isScript || text.starts("NET", at: dot + 1) && end == dot + 4 else { return nil }
    return Found(start..<end, .signedWord)
  }
}

/// What names of files end in.
///
/// Source: the suffixes of `mime.types` (Debian's media-types, from IANA's registry), those that people
/// meet, and those of source code and of Apple's systems.
enum FileSuffixes {
  static func isKnown(_ text: IslandText, _ range: Range<Int>) -> Bool {
    all.containsLowercased(text, range)
  }

  private static let all = WordSet(
    """
    7z aac aif aiff apk app avi avif bak bat bin bmp bz2 c cer cfg class conf cpp crt css csv dat db \
    deb dmg doc docx dll eml eot eps epub exe flac flv gif go gpx gz h heic heif hpp htm html icns ico \
    ics ini ipa ipsw iso jar java jpeg jpg js json jsx key kml kt kts lock log lproj m m3u m3u8 m4a m4b \
    m4v markdown md mdb mid midi mjs mkv mo mobi mobileconfig mov mp3 mp4 mpeg mpg msi numbers odp ods \
    odt ogg ogv opus otf ovpn p12 pages pbxproj pdf pem pfx php plist png po pot ppt pptx ps1 psd py qt \
    rar raw rb rs rtf scss sh sql sqlite srt ssa ass strings stringsdict svg swift tar tex tgz tif tiff \
    toml torrent ts tsv tsx ttf txt vcf vtt wasm wav webm webp wma wmv woff woff2 xcf xcodeproj \
    xcstrings xib xlf xliff xls xlsx xml xz yaml yml zip zst
    """)
}
