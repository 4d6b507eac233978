internal import BidiText
internal import MessageSyntax

extension MessagePattern {
  /// Reads the placeholders of a pattern whose arguments have names.
  static func readNames(of source: String, into list: inout ElementList) throws(MessageError) {
    switch formOfNames(in: Array(source.utf8)) {
    case .percentParentheses: try readSpecifiers(of: source, hasNames: true, into: &list)
    case .percentBraces: try readBraces(of: source, after: "%", into: &list)
    case .dollarBraces: try readBraces(of: source, after: "$", into: &list)
    default: try readBraces(of: source, into: &list)
    }
  }

  /// How the names of a pattern are written.
  ///
  /// A `$` or `%` before `{name}` is text if the pattern has another `{name}` without it: a price or a percentage.
  private static func formOfNames(in bytes: [UInt8]) -> NamedPlaceholder.Form {
    var form = NamedPlaceholder.Form.braces
    var hasBraces = false
    var index = 0
    while index < bytes.count {
      guard "{$%".utf8.contains(bytes[index]), let found = NamedPlaceholder(at: index, in: bytes)
      else {
        index += 1
        continue
      }
      index = found.range.upperBound
      switch (found.form, found.key) {
      case (.percentParentheses, _):
        if SpecifierScanner.named(at: found.range.lowerBound, in: bytes) != nil {
          return .percentParentheses
        }
      case (.percentBraces, .name), (.dollarBraces, .name):
        if form == .braces { form = found.form }
      default: hasBraces = true
      }
    }
    return hasBraces ? .braces : form
  }
}

extension MessagePattern {
  /// Finds out the syntax of a pattern for given arguments, and reads it.
  ///
  /// For arguments by position, the syntax is `printf`, or braces if the pattern has no specifier.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - hasNames: Whether the arguments have names.
  ///   - hasArguments: Whether there are arguments. Text without arguments is read as `printf`.
  /// - Returns: The pattern.
  /// - Throws: ``MessageError`` with the offset of the error.
  package static func read(
    _ source: String, hasNames: Bool, hasArguments: Bool
  ) throws(MessageError) -> MessagePattern {
    if hasNames { return try MessagePattern(source, syntax: .names) }
    let pattern = try MessagePattern(source)
    guard hasArguments, !pattern.hasPlaceholders else { return pattern }
    guard let named = try? MessagePattern(source, syntax: .names), named.hasPlaceholders else {
      return pattern
    }
    return named
  }

  /// Whether the pattern has a placeholder.
  var hasPlaceholders: Bool {
    // Texts alternate with placeholders, so two elements are enough.
    elements.prefix(2).contains { if case .placeholder = $0 { true } else { false } }
  }
}

extension MessagePattern {
  /// Formats the pattern, and throws if it leaves out arguments.
  ///
  /// - Parameters:
  ///   - positional: The arguments by position.
  ///   - named: The arguments by name.
  ///   - isLenient: Whether a pattern that takes some of the arguments may leave out others.
  ///   - format: Formats the pattern.
  /// - Returns: What `format` returns.
  /// - Throws: ``MessageError/unusedArguments(_:_:utf8Offset:)``, and what `format` throws.
  func using<Message>(
    _ positional: [MessageArgument], _ named: [String: MessageArgument], isLenient: Bool,
    _ format: () throws(MessageError) -> Message
  ) throws(MessageError) -> Message {
    if !hasPlaceholders, let error = unusedArguments(positional, named) { throw error }
    if !isLenient, let error = surplusArguments(positional) { throw error }
    do throws(MessageError) {
      return try format()
    } catch {
      guard case .missingArgument = error else { throw error }
      throw unusedArguments(positional, named) ?? error
    }
  }

  /// The error if there are more arguments than a pattern takes one after the other; nil if there are not.
  ///
  /// A pattern with positions chooses among the arguments, and numbers may stay unused.
  private func surplusArguments(_ positional: [MessageArgument]) -> MessageError? {
    guard let orderedCount, orderedCount > 0, positional.count > orderedCount else { return nil }
    let surplus = positional.indices[orderedCount...].filter { positional[$0].kind != .number }
    guard !surplus.isEmpty else { return nil }
    return .unusedArguments(
      surplus.map { .position($0) }, syntax,
      utf8Offset: placeholders.last?.utf8Range.upperBound ?? 0)
  }

  /// The error if no placeholder takes any of the arguments; nil if one does.
  ///
  /// Numbers may stay unused by a text without any placeholder: plural forms for one or two often leave out the number.
  private func unusedArguments(
    _ positional: [MessageArgument], _ named: [String: MessageArgument]
  ) -> MessageError? {
    guard !positional.isEmpty || !named.isEmpty else { return nil }
    let placeholders = placeholders
    let takesOne = placeholders.contains { placeholder in
      switch placeholder.key {
      case .position: !positional.isEmpty
      case .name: !named.isEmpty
      }
    }
    if takesOne { return nil }
    let areNumbers = [positional, Array(named.values)].joined().allSatisfy { $0.kind == .number }
    if areNumbers, placeholders.isEmpty, !mayHavePlaceholders { return nil }
    let keys: [Placeholder.Key] =
      positional.indices.map { .position($0) } + named.keys.sorted().map { .name($0) }
    return .unusedArguments(keys, syntax, utf8Offset: placeholders.first?.utf8Range.lowerBound ?? 0)
  }

  /// Whether the pattern has something like a placeholder: a brace, or a `%` or `$` before a letter, a digit or a
  /// bracket.
  private var mayHavePlaceholders: Bool {
    var last: UInt8 = 0
    for byte in source.utf8 {
      if byte == .leftCurlyBracket { return true }
      let isAfterSign = last == .percentSign || last == .dollarSign
      if isAfterSign, byte.isASCIIAlphanumeric || "(<[@".utf8.contains(byte) { return true }
      last = byte
    }
    return false
  }
}
