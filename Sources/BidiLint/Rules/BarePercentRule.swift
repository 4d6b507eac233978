import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

/// A percent sign in a format is not doubled and takes letters with it.
///
/// ## What it finds
///
/// A `%` that begins no format specifier, in a value that is used as a format. A value is a format
/// if it has other specifiers, or if the text of the base language (`--base`) has some. JSON, and
/// gettext without a flag, may have formats of the program itself: there nothing is found. Nor is a
/// sign that the base text has too, and names such as `%user%`.
///
/// ## Why it matters
///
/// A format writes a percent sign as `%%`. Foundation turns "%d% של" with 5 into "5 ל": the sign,
/// the space and the first letter are lost. In "100% done, %@" Foundation reads "% d" as a
/// specifier for a number, and shows "100 7one". That specifier takes the argument of `%@`, so `%@`
/// takes the next argument, and the app may crash.
///
/// ## Example
///
///     he
///     wrong: "done" = "%d% הושלם";
///     right: "done" = "%d%% הושלם";
///
/// ## Fix
///
/// None. Write `%%`, but look at the code first: the code may put the arguments in by itself.
///
/// ## Source
///
/// - IEEE Std 1003.1, fprintf
/// - String(format:) of Foundation on Linux, run with these texts (Swift 6.3)
struct BarePercentRule: EntryRule {
  static let id = "bare-percent"
  static let headline = "the percent sign is not doubled"
  static let severity = Severity.warning
  static let phase = RulePhase.rest
  static let requiredInValue: ValueFeatures = .oddPercent

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = context.strippedValue(of: entry)
    // A link has percent signs of its own. A text whose base text speaks of the sign is no format.
    if entry.message.data == .address
      || entry.anyBaseMessage.map(Self.hasBareSign) ?? false
    {
      return []
    }
    // `strftime` has no positions: `%1$B` for `%B` is shown as it stands.
    guard value.utf8.contains(UInt8(ascii: "%")),
      entry.entry.dialects.contains(.printf) && !Self.mayBeOfOwnFormat(entry, context)
        || entry.anyBaseMessage?.isTimePattern == true
    else { return [] }
    let message =
      entry.message.hasControls ? context.message(value, of: entry.entry) : entry.message
    let specifiers = value.formatSpecifiers()
    guard let bare = Self.bareSign(of: value, message, specifiers), !entry.message.isTimePattern
    else { return [] }
    // Nor is one that has names after signs, as its base text has: `%USERID%`, `%exif.Aperture%`. What the base text has itself is
    // no fault of the translation.
    let base = entry.anyBaseMessage?.text
    if base == value || Self.hasName(base ?? value) { return [] }
    // If the base text has the same sign and letter, it may be a specifier of another program, such as `%r`.
    if let base = entry.anyBaseMessage,
      Self.hasLetter(after: bare, of: value, in: base.text)
        || Self.hasSign(like: bare, of: value, base)
    {
      return []
    }
    guard let mine = SpecifierSignature(message) else { return [] }
    if mine.isEmpty {
      let theirs = entry.baseMessage.flatMap { SpecifierSignature($0) }
      guard theirs?.isEmpty == false else { return [] }
    }
    // The rule placeholder-mismatch reports broken specifiers.
    guard entry.message.brokenSpecifiers.isEmpty else { return [] }
    return [
      Self.diagnosis(
        of: entry,
        Self.message(value[bare...], specifiers.filter { $0.range.lowerBound > bare }),
        help: "write %% for a percent sign")
    ]
  }

  /// The first percent sign of a text that begins no specifier and stands in no tag and no argument of Go.
  private static func bareSign(
    of text: String, _ message: Message, _ specifiers: [FormatSpecifier]
  ) -> String.Index? {
    var rest = specifiers[...]
    return text.utf8.indices.first { index in
      guard text.utf8[index] == UInt8(ascii: "%") else { return false }
      while let first = rest.first, first.range.upperBound <= index { rest.removeFirst() }
      return rest.first?.range.contains(index) != true
        && !message.isInCode(text.utf8.distance(from: text.startIndex, to: index))
    }
  }

  /// Whether nothing is known of the program, in JSON and in gettext without a flag: it may fill in `%s` by itself, and then every
  /// other sign is shown.
  private static func mayBeOfOwnFormat(_ entry: CheckedEntry, _ context: RuleContext) -> Bool {
    let dialects = entry.entry.dialects
    return dialects.union(.usual) == dialects
      && ["JSON strings", "gettext"].contains(context.file.format.name)
  }

  /// Whether a text has a name between two percent signs, or a name of several parts after one: the program puts values there by
  /// itself.
  private static func hasName(_ text: String) -> Bool {
    let named = Message(text, dialects: [.percentName, .printf]).arguments
    if named.contains(where: { $0.name != nil && $0.text.hasSuffix("%") }) { return true }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "%"),
        index == 0 || !Self.digits.contains(bytes[index - 1])
      else { return false }
      let first = bytes[(index + 1)...].prefix(while: \.isASCIIAlphanumeric)
      // `%03d.png` and `%lld.png` are numbers in the names of files.
      guard first.count > 2, let letter = first.first, !Self.digits.contains(letter),
        !first.starts(with: "ll".utf8), bytes[first.endIndex...].first == UInt8(ascii: ".")
      else { return false }
      return bytes[(first.endIndex + 1)...].prefix(while: \.isASCIIAlphanumeric).count > 2
    }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether a base text has a percent sign alone as a word, as in "Tokens start with %, such as %artist".
  ///
  /// A percentage has its number before the sign, without a space in English.
  private static func hasBareSign(_ base: Message) -> Bool {
    let text = base.text
    guard let sign = bareSign(of: text, base, text.formatSpecifiers()) else { return false }
    let before = text.utf8[..<sign].last
    let after = text.utf8[sign...].dropFirst().first
    return after.map { ",.;:)".utf8.contains($0) } ?? false
      && before.map { $0 == UInt8(ascii: " ") } ?? true
  }

  /// Whether the sign that stands alone in a base text has the same characters beside it, at the end of a part of a sentence.
  ///
  /// The program keeps it, or both texts want a mend.
  private static func hasSign(like index: String.Index, of text: String, _ base: Message) -> Bool {
    guard let other = bareSign(of: base.text, base, base.text.formatSpecifiers()) else {
      return false
    }
    let next = text.utf8[index...].dropFirst().first
    return text.utf8[..<index].last == base.text.utf8[..<other].last
      && next == base.text.utf8[other...].dropFirst().first
      && next.map { ",.;:)".utf8.contains($0) } ?? true
  }

  /// Whether the letter after a percent sign also follows a percent sign in the base text.
  private static func hasLetter(after index: String.Index, of text: String, in base: String)
    -> Bool
  {
    let letter = text.utf8[index...].dropFirst().first
    guard let letter, letter < 0x80, Unicode.Scalar(letter).properties.isAlphabetic else {
      return false
    }
    return zip(base.utf8, base.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "%") && $1 == letter
    }
  }

  /// The message about a percent sign: what a format reads there.
  private static func message(_ text: Substring, _ later: [FormatSpecifier]) -> String {
    guard let read = specifier(in: text) else {
      return
        "\"\(text.prefix(3))\" begins no format specifier: in a format the percent sign is lost"
    }
    let argument =
      switch read.argument {
      case .text, .character: "an argument"
      default: "a number"
      }
    let plain = read.text.replacing(" ", with: "")
    let shift =
      later.first { $0.position == nil && $0.argument != .percentSign }
      .map { ", and \($0.text) after it takes the argument after its own" } ?? ""
    return "\"\(read.text)\" is read as the specifier \(plain):"
      + " \(argument) is shown in its place\(shift)"
  }

  /// The specifier that a format reads where people read a sign and a word: `% d` of `% done`.
  private static func specifier(in text: Substring) -> FormatSpecifier? {
    for count in 2...16 {
      let part = String(text.unicodeScalars.prefix(count))
      if let read = part.formatSpecifiers().first, read.text == part { return read }
    }
    return nil
  }
}

extension Message {
  /// Whether a byte stands inside a tag, as the percent sign of `<g example="30%">`, or begins an argument of Go: `%[1]d`.
  fileprivate func isInCode(_ offset: Int) -> Bool {
    lines.contains { line in
      line.pieces.contains { piece in
        guard piece.range.contains(offset) else { return false }
        if case .argument(let number) = piece.kind { return arguments[number].text.contains("[") }
        return piece.kind == .markup
      }
    }
  }
}
