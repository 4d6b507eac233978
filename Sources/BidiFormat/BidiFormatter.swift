public import BidiText

/// Puts arguments into localized messages, so that message and arguments keep their order.
///
/// ```swift
/// let formatter = BidiFormatter(locale: "ar")
/// let message = try formatter.format("%1$@ \u{0628}\u{062F}\u{0623}", "\u{5C0F}\u{660E}")
/// message.text.showingControls()  // "‹FSI›小明‹PDI› بدأ"
/// message.arguments[0].range(in: .utf16)  // 1..<3
/// ```
///
/// In the modes ``IsolationMode/asNeeded`` and ``IsolationMode/always``, the controls of an argument are balanced, so
/// that it cannot change the text round it. An argument of several lines is isolated in each line, and the controls of
/// the message are balanced. The other modes do what the libraries with those names do.
///
/// Whole numbers are written in decimal, in the digits of the locale, without separators between groups: for `%d`, `%i`,
/// `%u`, and for a whole number in the place of `%@` or `{n}`. The digits are those of the locale's default numbering
/// system (`LocaleFacts.digits` of BidiText), from CLDR 42 in the tables of this package, or from the CLDR of the
/// system's libicu with the trait ICU. There `ar`, `ar-EG` and `ar-SA` have Arabic-Indic digits, `ar-AE` and `ar-MA`
/// those of ASCII. An identifier can ask for others, such as `ar-u-nu-latn`.
///
/// Floating-point, hexadecimal and octal numbers have the digits and the point of ASCII in every locale.
/// `String(format:locale:)` of Foundation differs: it writes separators between groups, localizes floating-point numbers,
/// and has a CLDR of its own, where `ar` has the digits of ASCII. For numbers as Foundation writes them, pass
/// ``MessageArgument/number(formatted:)``.
///
/// ```swift
/// try BidiFormatter(locale: "fa").format("%d \u{067E}", 12).text  // "\u{06F1}\u{06F2} \u{067E}"
/// try BidiFormatter(locale: "ar").format("%d", 1234).text  // "\u{0661}\u{0662}\u{0663}\u{0664}"
/// try BidiFormatter(locale: "ar").format("%.1f", 1234.5).text  // "1234.5"
/// try BidiFormatter(locale: "ur").format("%d \u{067E}", 12).text  // "12 \u{067E}"
/// try BidiFormatter(locale: "fa-u-nu-latn").format("%d \u{067E}", 12).text  // "12 \u{067E}"
/// ```
///
/// An argument that nothing takes is not dropped in silence: `%@` with two texts throws
/// ``MessageError/unusedArguments(_:_:utf8Offset:)``, and so does a pattern that takes no argument at all, because it is in
/// another syntax. A pattern with positions or names chooses among the arguments, so `%2$@` and `{name}` may leave out
/// others. Numbers may stay unused if nothing in the text looks like a placeholder for them: plural forms for one and two
/// often leave out the number. With ``allowsUnusedArguments``, patterns may leave out arguments as those of C do.
public struct BidiFormatter: Sendable, Hashable {
  /// The direction of the language of the messages; nil if it is not known.
  ///
  /// A pattern with letters of the other direction only is read in that direction: it has not been translated. So an
  /// Arabic formatter lays out `PDF: %@` from left to right. `MessageJudge` of `BidiJudge` judges
  /// translations, and calls that order wrong.
  public var direction: WritingDirection?

  /// How arguments are isolated.
  public var mode: IsolationMode

  /// Whether a pattern that takes arguments one after the other may leave out the last ones.
  ///
  /// ```swift
  /// var formatter = BidiFormatter(locale: "he")
  /// try? formatter.format("%@", "\u{05D0}", "\u{05D1}")  // nil
  /// formatter.allowsUnusedArguments = true
  /// try formatter.format("%@", "\u{05D0}", "\u{05D1}").text  // "\u{05D0}"
  /// ```
  public var allowsUnusedArguments = false

  /// The digits of whole numbers; nil for ASCII digits.
  let digits: NativeDigits?

  /// Makes a formatter for messages of a locale.
  ///
  /// Keep the formatter: looking up a locale takes longer than formatting a message.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47, ICU or Apple identifier. If its direction is not known, each pattern has the direction of its
  ///     letters.
  ///   - mode: How arguments are isolated.
  public init(locale: String, mode: IsolationMode = .asNeeded) {
    self.direction = WritingDirection(locale: locale)
    self.mode = mode
    digits = NativeDigits(locale: locale)
  }

  /// Makes a formatter for messages of a direction.
  ///
  /// Whole numbers are written in ASCII digits.
  ///
  /// - Parameters:
  ///   - direction: The direction; nil if each pattern has the direction of its letters.
  ///   - mode: How arguments are isolated.
  public init(direction: WritingDirection?, mode: IsolationMode = .asNeeded) {
    self.direction = direction
    self.mode = mode
    digits = nil
  }

  /// Formats a message.
  ///
  /// - Parameters:
  ///   - pattern: The message.
  ///   - arguments: The arguments by position: `%@`, `%2$@`, `{0}`.
  /// - Returns: The text with the places of its arguments.
  /// - Throws: ``MessageError`` if an argument is missing or of the wrong kind.
  /// - Complexity: O(*n*); in the mode ``IsolationMode/asNeeded`` O(*n* · *k*) for most lines of *k* ≤ 64 arguments, and
  ///   O(*n* · *k*²) for the worst.
  public func format(
    _ pattern: MessagePattern, _ arguments: [MessageArgument]
  ) throws(MessageError) -> FormattedText {
    try format(pattern, positional: arguments, named: [:])
  }

  /// Formats a message whose placeholders have names.
  ///
  /// - Parameters:
  ///   - pattern: The message, in the syntax ``MessagePattern/Syntax/names`` or ``MessagePattern/Syntax/braces``.
  ///   - arguments: The arguments by name: `{name}`.
  /// - Returns: The text with the places of its arguments.
  /// - Throws: ``MessageError`` if an argument is missing.
  /// - Complexity: That of formatting by position.
  public func format(
    _ pattern: MessagePattern, named arguments: [String: MessageArgument]
  ) throws(MessageError) -> FormattedText {
    try format(pattern, positional: [], named: arguments)
  }

  /// Reads and formats a message whose placeholders have names.
  ///
  /// ```swift
  /// let formatter = BidiFormatter(locale: "he")
  /// try formatter.format("{name} \u{05D0}", named: ["name": "\u{05D1}"]).text  // "\u{05D1} \u{05D0}"
  /// try formatter.format("%(name)s \u{05D0}", named: ["name": "\u{05D1}"]).text  // "\u{05D1} \u{05D0}"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message, in the syntax ``MessagePattern/Syntax/names``.
  ///   - arguments: The arguments by name.
  /// - Returns: The text with the places of its arguments.
  /// - Throws: ``MessageError`` if the pattern cannot be read, or an argument is missing or of the wrong kind.
  public func format(
    _ pattern: String, named arguments: [String: MessageArgument]
  ) throws(MessageError) -> FormattedText {
    try format(try MessagePattern(pattern, syntax: .names), named: arguments)
  }

  /// Reads and formats a message with format specifiers or positions in braces.
  ///
  /// ```swift
  /// try BidiFormatter(locale: "he").format("\u{05D0} {0}", "Ali").text  // "\u{05D0} Ali"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message, in the syntax of `printf`, or with `{0}` or `{}` if it has no specifier.
  ///   - arguments: The arguments by position.
  /// - Returns: The text with the places of its arguments.
  /// - Throws: ``MessageError`` if the pattern cannot be read, or an argument is missing or of the wrong kind.
  public func format(
    _ pattern: String, _ arguments: MessageArgument...
  ) throws(MessageError) -> FormattedText {
    try format(pattern, arguments)
  }

  /// Reads and formats a message with format specifiers or positions in braces.
  ///
  /// ```swift
  /// let names: [MessageArgument] = ["Ali", "C++"]
  /// let message = try BidiFormatter(locale: "he").format("\u{05D0} %@, %@", names)
  /// message.text.showingControls()  // "\u{05D0} Ali, ‹FSI›C++‹PDI›"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message, in the syntax of `printf`, or with `{0}` or `{}` if it has no specifier.
  ///   - arguments: The arguments by position.
  /// - Returns: The text with the places of its arguments.
  /// - Throws: ``MessageError`` if the pattern cannot be read, or an argument is missing or of the wrong kind.
  public func format(
    _ pattern: String, _ arguments: [MessageArgument]
  ) throws(MessageError) -> FormattedText {
    try format(
      try MessagePattern.read(pattern, hasNames: false, hasArguments: !arguments.isEmpty), arguments
    )
  }

  /// Formats a message with arguments that a closure writes, for example with Foundation's number formats.
  ///
  /// ```swift
  /// let pattern = try MessagePattern("\u{05D0} %@, %@")
  /// let message = try BidiFormatter(locale: "he", mode: .always).format(pattern) { placeholder in
  ///   MessageArgument.text(placeholder.key == .position(0) ? "Ali" : "C++")
  /// }
  /// message.text.showingControls()  // "\u{05D0} ‹FSI›Ali‹PDI›, ‹FSI›C++‹PDI›"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message.
  ///   - argument: Returns the argument for a placeholder. It is put in as it is.
  /// - Returns: The text with the places of its arguments.
  /// - Throws: What `argument` throws, and ``MessageError/tooManyPlaceholders(limit:utf8Offset:)``.
  public func format(
    _ pattern: MessagePattern,
    argument: (MessagePattern.Placeholder) throws(MessageError) -> MessageArgument
  ) throws(MessageError) -> FormattedText {
    var inserted: [InsertedArgument] = []
    inserted.reserveCapacity((pattern.elements.count + 1) / 2)
    for case .placeholder(let placeholder) in pattern.elements {
      let argument = try argument(placeholder)
      inserted.append(
        InsertedArgument(
          placeholder: placeholder, argument: argument, text: argument.plainText(in: digits)))
    }
    return try compose(pattern, inserted)
  }

  private func format(
    _ pattern: MessagePattern, positional: [MessageArgument], named: [String: MessageArgument]
  ) throws(MessageError) -> FormattedText {
    let isLenient = allowsUnusedArguments
    return try pattern.using(positional, named, isLenient: isLenient) { () throws(MessageError) in
      try format(pattern) { placeholder throws(MessageError) in
        try placeholder.argument(positional: positional, named: named, digits)
      }
    }
  }

  /// Puts the arguments into the pattern.
  private func compose(
    _ pattern: MessagePattern, _ inserted: [InsertedArgument]
  ) throws(MessageError) -> FormattedText {
    let direction = direction(of: pattern)
    switch mode.style {
    case .asNeeded(let containers):
      var minimal = MinimalIsolation(direction: direction, containers: containers)
      return isolated(pattern, inserted, direction) { minimal.reduce(&$0) }
    case .always:
      return isolated(pattern, inserted, direction) { _ in }
    default:
      try checkCount(of: pattern)
      return compose(pattern, inserted, direction) { frame(of: $0, in: pattern) }
    }
  }

  /// Puts the arguments into the pattern, each in an isolate that may be removed later.
  private func isolated(
    _ pattern: MessagePattern, _ inserted: [InsertedArgument], _ direction: WritingDirection,
    reducing reduce: (inout MessageDraft) -> Void
  ) -> FormattedText {
    var draft = MessageDraft(pattern.elements, inserted)
    let hasControls = draft.bytes.hasDirectionalFormatting
    if hasControls {
      draft = MessageDraft(
        pattern.elements,
        inserted.map { inserted in
          InsertedArgument(
            placeholder: inserted.placeholder, argument: inserted.argument,
            text: inserted.text.balancingControls())
        })
    }
    reduce(&draft)
    let message = draft.formatted(inserted, direction: direction)
    // An argument of several lines may separate the pattern's own controls.
    return hasControls ? message.applying(.balancingControls) : message
  }

  private func compose(
    _ pattern: MessagePattern, _ inserted: [InsertedArgument], _ direction: WritingDirection,
    frame: (InsertedArgument) -> (before: String, after: String)
  ) -> FormattedText {
    var composer = MessageComposer(
      argumentCount: inserted.count, utf8Count: pattern.source.utf8.count)
    var next = 0
    for element in pattern.elements {
      switch element {
      case .literal(let text):
        composer.append(text.utf8)
      case .placeholder:
        let (before, after) = frame(inserted[next])
        composer.append(before.utf8)
        composer.append(inserted[next].text.utf8, argument: next)
        composer.append(after.utf8)
        next += 1
      }
    }
    return composer.formatted(inserted, direction: direction)
  }

  /// The direction in which a message is read.
  ///
  /// If a pattern has letters of the other direction only, it is not in the locale's language: it has not been
  /// translated.
  func direction(of pattern: MessagePattern) -> WritingDirection {
    guard let direction else {
      return WritingDirection(firstStrongIn: pattern.literalText) ?? .leftToRight
    }
    switch pattern.content {
    case .mixed, .neutral: return direction
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    }
  }
}

extension MessagePattern.Placeholder {
  /// The text that takes the place of the placeholder.
  func argument(
    positional: [MessageArgument], named: [String: MessageArgument], _ digits: NativeDigits?
  ) throws(MessageError) -> MessageArgument {
    let found: MessageArgument? =
      switch key {
      case .position(let index): positional.indices.contains(index) ? positional[index] : nil
      case .name(let name): named[name]
      }
    guard let found else { throw .missingArgument(text, utf8Offset: utf8Range.lowerBound) }
    guard var conversion else { return found }
    var (width, isLeft) = (0, false)
    if let count = try count(conversion.width, positional) {
      // A negative width means the flag `-`.
      (width, isLeft) = (Int(count.magnitude), count < 0)
    }
    if isLeft { conversion = conversion.leftAligned }
    let precision = try count(conversion.precision, positional).flatMap { $0 < 0 ? nil : $0 }
    guard max(width, precision ?? 0) <= MessagePattern.widthLimit else {
      throw .tooWide(text, utf8Offset: utf8Range.lowerBound)
    }
    guard
      let written = found.text(
        by: conversion, width: width, precision: precision, digits)
    else {
      throw .wrongKind(text, utf8Offset: utf8Range.lowerBound)
    }
    return found.replacing(text: written)
  }

  private func count(
    _ count: PrintfConversion.Count, _ arguments: [MessageArgument]
  ) throws(MessageError) -> Int? {
    switch count {
    case .none: return nil
    case .fixed(let count): return count
    case .argument(let index):
      guard arguments.indices.contains(index) else {
        throw .missingArgument(text, utf8Offset: utf8Range.lowerBound)
      }
      guard case .integer(let magnitude, let isNegative) = arguments[index].value else {
        throw .wrongKind(text, utf8Offset: utf8Range.lowerBound)
      }
      guard let count = Int32(exactly: magnitude) else {
        throw .tooWide(text, utf8Offset: utf8Range.lowerBound)
      }
      return Int(isNegative ? -count : count)
    }
  }
}
