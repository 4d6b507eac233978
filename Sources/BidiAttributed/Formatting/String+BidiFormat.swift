public import BidiFormat
import BidiJudge
internal import BidiText
public import Foundation

extension String {
  /// A localized format with its arguments, each isolated where the order needs it: what
  /// `String.localizedStringWithFormat` and `String(format:locale:)` make, safe in right-to-left languages.
  ///
  /// Foundation writes every argument, by its own specifier and in the digits of the locale, so the result is
  /// Foundation's once directional controls are taken out. Nothing here crashes: an argument that is
  /// missing leaves its specifier where it is, one that does not fit its specifier, or whose width is above
  /// `MessagePattern.widthLimit`, is described, and a format that is no format is returned as it is.
  /// Foundation may do anything then.
  ///
  /// ```swift
  /// let arabic = Locale(identifier: "ar_EG")
  /// let text = String.bidiFormatted("%@ \u{0628}\u{062F}\u{0623}", locale: arabic, "\u{5C0F}\u{660E}")
  /// text.showingControls()  // "‹FSI›小明‹PDI› بدأ"
  /// ```
  ///
  /// A stray percent sign is text. Variables of a `.stringsdict`, `%#@name@`, are not looked up here: a format that
  /// has any is returned as it is. ``Swift/String/init(bidiLocalized:table:bundle:locale:mode:comment:)`` looks them up.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The locale that the format is written for.
  ///   - arguments: The arguments, as for `String(format:)`.
  /// - Returns: The text.
  public static func bidiFormatted(
    _ format: String, locale: Locale = .current, _ arguments: any CVarArg...
  ) -> String {
    bidiFormattedText(format, locale: locale, arguments: arguments)?.text ?? format
  }

  /// A localized format with its arguments, and where they are.
  ///
  /// See ``Swift/String/bidiFormatted(_:locale:_:)``.
  ///
  /// ```swift
  /// let arabic = Locale(identifier: "ar_EG")
  /// let text = String.bidiFormattedText("%@ \u{0628}", locale: arabic, arguments: ["abc"])
  /// text?.arguments.count  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The locale that the format is written for.
  ///   - mode: How arguments are set apart.
  ///   - arguments: The arguments, as for `String(format:)`.
  /// - Returns: The text; nil for a format that cannot be read.
  public static func bidiFormattedText(
    _ format: String, locale: Locale, mode: IsolationMode = .asNeeded, arguments: [any CVarArg]
  ) -> FormattedText? {
    // Foundation writes the numbers.
    let formatter = BidiFormatter(
      direction: WritingDirection(locale: locale.identifier), mode: mode)
    guard let pattern = try? MessagePattern(format) else { return nil }
    var messages = FoundationArgument.messages(of: pattern, arguments, in: locale)[...]
    return try? formatter.format(pattern) { placeholder throws(MessageError) in
      // There is one for each placeholder.
      messages.popFirst() ?? .text(placeholder.text)
    }
  }
}
