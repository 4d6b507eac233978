internal import BidiText

extension BidiFormatter {
  /// The most placeholders that Fluent allows, as a protection against patterns that grow without end.
  private static let fluentLimit = 100

  /// Checks that a mode allows so many placeholders.
  func checkCount(of pattern: MessagePattern) throws(MessageError) {
    guard mode.style == .fluent else { return }
    let placeholders = pattern.placeholders
    guard placeholders.count > Self.fluentLimit else { return }
    throw .tooManyPlaceholders(
      limit: Self.fluentLimit, utf8Offset: placeholders[Self.fluentLimit].utf8Range.lowerBound)
  }

  /// The controls before and after an argument, in the modes of other libraries.
  func frame(
    of inserted: InsertedArgument, in pattern: MessagePattern
  ) -> (before: String, after: String) {
    let argument = inserted.argument
    switch mode.style {
    case .messageFormat2:
      return Self.pair(messageFormat2Isolate(of: argument))
    case .fluent:
      return pattern.elements.count > 1 ? Self.pair(.firstStrongIsolate) : ("", "")
    case .closure where argument.kind != .isolated:
      let formatter = ClosureBidiFormatter(context: direction)
      let found = argument.direction ?? formatter.estimatedDirection(of: inserted.text)
      return formatter.frame(of: inserted.text, found, reset: true)
    case .android(let options) where argument.kind != .isolated:
      let formatter = AndroidBidiFormatter(context: direction ?? .leftToRight, options)
      let found = argument.direction ?? formatter.direction(of: inserted.text)
      return formatter.frame(of: inserted.text, found)
    default:
      return ("", "")
    }
  }

  /// The isolate of MessageFormat 2; nil if the argument gets none.
  private func messageFormat2Isolate(of argument: MessageArgument) -> DirectionalFormatting? {
    switch argument.kind {
    // It is only known to be safe, like markup.
    case .isolated: return nil
    case .text: return .isolate(argument.direction)
    // A formatted number has the direction of the locale.
    case .number:
      guard let direction else { return .firstStrongIsolate }
      return direction == .leftToRight ? nil : .rightToLeftIsolate
    default: return direction == .leftToRight ? nil : .leftToRightIsolate
    }
  }

  private static func pair(_ isolate: DirectionalFormatting?) -> (before: String, after: String) {
    guard let isolate else { return ("", "") }
    return (isolate.string, isolate.terminator?.string ?? "")
  }
}
