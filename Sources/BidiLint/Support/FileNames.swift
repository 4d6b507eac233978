import BidiSource
import LocalizationFiles
import MessageSyntax

extension LocalizationEntry {
  /// Whether the text is the name of a file: the key says so, and the text ends as such a name does; or it has an argument for
  /// an extension at its end.
  ///
  /// A control would be written into the name on the disk.
  var isFileName: Bool {
    // `%s (copy)%s`: a name and its extension, as file managers of GNOME and MATE name a copy.
    if value.string.hasPrefix("%s ("), value.string.hasSuffix(")%s") { return true }
    let text = value.string.utf8
    // `notes_of_the_day`: words with low lines and no space.
    if text.contains(.init(ascii: "_")), !text.contains(.init(ascii: " ")),
      FoldedName(key.string).holds("filename")
    {
      return true
    }
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = text[dot...].dropFirst()
    return (1...5).contains(ending.count)
      && ending.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      && FoldedName(key.string).holds("filename")
  }

  /// Whether a file dialog takes patterns out of the text: `Images (*.png *.jpg)`.
  ///
  /// A control in such a text would be a part of a pattern, or the brackets would no longer end the text.
  ///
  /// Source: Qt, `QFileDialog::setNameFilter` and `QPlatformFileDialogHelper::filterRegExp`. GTK, Windows and wx have the patterns
  /// in other texts or after a bar.
  func isNameFilter(in format: FileFormat) -> Bool {
    // A translation may have spaces that spoil the patterns, so the source text counts too.
    format.toolkits.main == [.qt] && mayBeNameFilter
  }

  /// Whether the text or its base text ends with patterns in brackets, as the name of a filter does.
  var mayBeNameFilter: Bool {
    [value.string, baseText].compactMap(\.self).contains(where: Self.isNameFilter)
  }

  private static func isNameFilter(_ text: String) -> Bool {
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return false }
    let patterns = text[open...].dropFirst().dropLast().split { $0 == " " || $0 == ";" }
    return !patterns.isEmpty && patterns.allSatisfy { $0.first == "*" && $0.allSatisfy(\.isASCII) }
  }
}

extension CheckedEntry {
  /// Whether the text may make the name of a file, as its base text may: it ends with an argument and an extension, as in
  /// `Screenshot from %s.png`.
  ///
  /// A control would be written into the name on the disk. A text that only names a file ends so too: `Could not open %s.zip`.
  var mayMakeFileName: Bool {
    message.endsWithExtension && anyBaseMessage?.endsWithExtension == true
  }
}

extension Message {
  /// Whether the text ends with an argument, perhaps in brackets, and an extension of one to five letters and digits, or with
  /// an argument for the extension: `Image from %s - %d.%s`.
  fileprivate var endsWithExtension: Bool {
    if let pieces = lines.last?.pieces.suffix(3), pieces.count == 3,
      case .argument = pieces.first?.kind, case .argument = pieces.last?.kind,
      text(at: pieces[pieces.startIndex + 1].range) == "."
    {
      return true
    }
    guard let pieces = lines.last?.pieces.suffix(2), pieces.count == 2,
      case .argument = pieces.first?.kind, let last = pieces.last, last.kind == .text
    else { return false }
    var ending = text(at: last.range).utf8
    if ending.first == UInt8(ascii: ")") { ending = ending.dropFirst() }
    return ending.first == UInt8(ascii: ".") && (2...6).contains(ending.count)
      && ending.dropFirst().allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      && ending.contains(where: \.isASCIILetter)
  }
}
