/// Values that a method of the value itself writes, and items of lists.
extension ExpressionReader {
  // MARK: Formats

  /// What a method writes that has its format as an argument: `date.formatted(date: .short)`, `date.format(formatter)`,
  /// `amount.ToString("C")`; nil for another method.
  ///
  /// Sources: developer.apple.com/documentation/foundation/formatstyle, docs.oracle.com (`java.time.LocalDate.format`),
  /// learn.microsoft.com/dotnet/standard/base-types/formatting-types.
  func formatted(_ call: Call) -> ArgumentFact.Kind? {
    switch (file.language, call.name) {
    case (.swift, "formatted"): return formattedBySwift(call)
    case (.kotlin, "format"), (.java, "format"): return formattedByJava(call)
    case (.cSharp, "ToString"): return formattedByDotNet(call)
    default: return nil
    }
  }

  private func formattedBySwift(_ call: Call) -> ArgumentFact.Kind? {
    guard let first = call.arguments.first else {
      guard let receiver = call.receiver else { return nil }
      var found: [ArgumentFact] = []
      read(receiver, depth: 1, into: &found)
      if !found.isEmpty, found.allSatisfy({ $0.kind == .number }) { return .number }
      return isDate(receiver, ["Date"]) ? .date : .unknown
    }
    if ["date", "time"].contains(file.label(of: first)) { return .date }
    // `.currency(code: "EUR")`, `Date.FormatStyle()…`
    let style = first.first { file.isIdentifier($0) && file.isDot($0 - 1) }
    switch style.map(file.text) {
    case "currency": return .price
    case "byteCount", "measurement": return .amount
    case "number": return .number
    case "percent": return .percent
    case "dateTime", "relative", "iso8601", "timeDuration", "time", "units", "interval", "verbatim":
      return .date
    default: return .unknown
    }
  }

  private func formattedByJava(_ call: Call) -> ArgumentFact.Kind? {
    guard let receiver = call.receiver, let first = call.arguments.first, call.arguments.count == 1
    else { return nil }
    let words = names(in: first).lowercased()
    let isPattern = words.contains("formatter") || words.contains("dateformat")
    return isPattern
      || isDate(
        receiver,
        [
          "LocalDate", "LocalDateTime", "LocalTime", "ZonedDateTime", "OffsetDateTime", "Instant",
          "YearMonth", "MonthDay",
        ])
      ? .date : nil
  }

  private func formattedByDotNet(_ call: Call) -> ArgumentFact.Kind? {
    guard let first = call.arguments.first, let pattern = file.literal(first),
      let letter = pattern.first
    else { return nil }
    let isStandard = pattern.dropFirst().allSatisfy(\.isNumber)
    switch letter {
    case "C", "c": return isStandard ? .price : .date
    case "N", "n", "F", "f", "0", "#": return .number
    case "P", "p": return .percent
    case "X", "x", "E", "e", "R", "B", "b": return .unknown
    default: return .date
    }
  }

  /// Whether a value is a date, by its type in the file or by its own name.
  private func isDate(_ range: Range<Int>, _ types: Set<String>) -> Bool {
    guard let last = range.last(where: { file.isIdentifier($0) }) else { return false }
    if let type = Variables(file).type(of: last) { return types.contains(type) }
    let name = file.text(of: last)
    return types.contains(name) || ["date", "Date", "now", "timestamp"].contains(name)
      || name.hasSuffix("Date") || name.hasSuffix("Timestamp")
  }

  /// The kind of a formatter, or another one where an option of it says so: `new Intl.NumberFormat(locale, { style: 'currency' })`.
  func style(of call: Call, _ kind: ArgumentFact.Kind) -> ArgumentFact.Kind {
    guard kind == .number, let receiver = call.receiver else { return kind }
    let made = [receiver] + Variables(file).values(of: receiver.upperBound - 1)
    for index in made.joined() {
      if file.tokens[index].kind == .text, let text = file.literal(index..<index + 1) {
        if text == "currency" { return .price }
        if text == "unit" { return .amount }
        if text == "percent" { return .percent }
        // "12K"
        if text == "compact" { return .unknown }
      }
      // `NumberFormat.simpleCurrency()` of Dart.
      if file.isIdentifier(index), file.text(of: index).lowercased().contains("currency") {
        return .price
      }
    }
    return kind
  }

  // MARK: Languages

  /// The kind of what a call formats; nothing is known of it if the call or what made its formatter names a language, which may be another
  /// one than the reader's.
  ///
  /// A number has digits in every language. A date of digits alone is a number.
  func inLanguageOfReader(_ kind: ArgumentFact.Kind, _ call: Call) -> ArgumentFact.Kind {
    guard kind != .number else { return kind }
    if isEnglish(call) { return .unknown }
    var ranges = [call.range]
    if let last = call.receiver?.last, file.isIdentifier(last) {
      let variables = Variables(file)
      ranges += variables.values(of: last) + variables.initialValues(of: last)
      // `formatter.locale = Locale(identifier: "en_US_POSIX")`
      ranges += file.places(like: last).filter {
        file.isDot($0 + 1) && (file.has($0 + 2, "locale") || file.has($0 + 2, "Culture"))
          && file.has($0 + 3, "=")
      }.map { $0 + 4..<max($0 + 4, file.endOfExpression(from: $0 + 4)) }
    }
    guard ranges.contains(where: namesLanguage) else { return kind }
    let patterns = ranges.joined().compactMap { index in
      file.tokens[index].kind == .text ? file.literal(index..<index + 1) : nil
    }
    return kind == .date && patterns.contains(where: Self.isDateOfDigits) ? .number : .unknown
  }

  /// Whether an expression names a language: `Locale.US`, `"en_US_POSIX"`, `CultureInfo.InvariantCulture`, `QLocale::English`.
  ///
  /// Sources: docs.oracle.com (`java.util.Locale`), learn.microsoft.com (`CultureInfo`), doc.qt.io (`QLocale`), rfc-editor.org/rfc/rfc5646.
  private func namesLanguage(_ range: Range<Int>) -> Bool {
    range.contains { index in
      switch file.tokens[index].kind {
      case .text: return file.literal(index..<index + 1).map(Self.isLanguage) ?? false
      case .identifier:
        let word = file.text(of: index)
        if word == "InvariantCulture" { return true }
        guard file.isDot(index - 1) else { return false }
        if file.has(index - 2, "Locale") {
          return word.count > 1 && word.allSatisfy { $0.isUppercase || $0 == "_" }
        }
        return file.has(index - 2, "QLocale") && (word == "c" || word == "English" || word == "C")
      default: return false
      }
    }
  }

  /// Whether a call writes the names of months and days in English: `strftime` of Ruby and `date_format` of PHP do, unless their pattern
  /// has digits only.
  ///
  /// Sources: docs.ruby-lang.org (`Time#strftime`), php.net (`DateTimeInterface::format`).
  private func isEnglish(_ call: Call) -> Bool {
    let digits: String
    switch (file.language, call.name) {
    case (.ruby, "strftime"): digits = "dmyYCHMSFTjeklIuwVWUGLNRsDX"
    case (.php, "date_format"): digits = "djmnyYHGhgisuvNwtLzWo"
    default: return false
    }
    guard let pattern = call.arguments.lazy.compactMap({ file.literal($0) }).first else {
      return true
    }
    return pattern.contains { $0.isLetter && !digits.contains($0) }
  }

  /// Languages that programs write out alone; a pattern such as `dd` is none.
  private static let languages: Set<String> = [
    "ar", "cs", "da", "de", "en", "es", "fa", "fi", "fr", "he", "hu", "it", "iw", "ja", "ko", "nb",
    "nl", "no", "pl", "pt", "ru", "sv", "th", "tr", "uk", "ur", "vi", "zh",
  ]

  private static func isLanguage(_ text: String) -> Bool {
    if languages.contains(text) { return true }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard parts.count > 1, 2...3 ~= parts[0].count, parts[0].allSatisfy({ "a"..."z" ~= $0 }) else {
      return false
    }
    return parts[1].count == 2 && parts[1].allSatisfy { "A"..."Z" ~= $0 }
      || parts[1].count == 4 && parts[1].allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether a pattern of dates gives nothing but digits and signs: `yyyy-MM-dd`.
  private static func isDateOfDigits(_ pattern: String) -> Bool {
    !pattern.isEmpty && !pattern.contains("MMM")
      && pattern.allSatisfy { "yuMdHhmsS-/.: ".contains($0) } && pattern.contains { $0.isLetter }
  }

  // MARK: Items of lists

  /// Methods that give an item of a list.
  static let itemMethods: Set<String> = [
    "get", "at", "value", "elementAt", "getOrNull", "getOrElse", "first", "last", "random",
  ]

  /// Functions that make a list of their arguments.
  private static let listMakers: Set<String> = [
    "listOf", "arrayOf", "mutableListOf", "arrayListOf", "asList", "of", "QStringList",
    "setOf",
  ]

  /// Functions that give the items of a list of resources of Android.
  private static let arrayTakers: Set<String> = [
    "getStringArray", "getTextArray", "stringArrayResource",
  ]

  /// What the items of a list may be, if all are texts of the app; nil for another list.
  ///
  /// - Parameters:
  ///   - whole: The expression that gives the list.
  ///   - depth: How many variables and branches were followed.
  /// - Returns: One fact for each item.
  func items(of whole: Range<Int>, _ depth: Int) -> [ArgumentFact]? {
    let range = trimmed(whole)
    guard depth < Self.deepest, let last = range.last else { return nil }
    if let array = resourceArray(range) { return [array] }
    if range.count == 1 || file.isIdentifier(last), file.isIdentifier(last) {
      let variables = Variables(file)
      var values = variables.values(of: last)
      if values.isEmpty { values = variables.memberValues(of: last) }
      let items = values.map { self.items(of: $0, depth + 1) }
      return items.isEmpty || items.contains { $0 == nil } ? nil : items.flatMap { $0 ?? [] }
    }
    guard let open = file.partner(of: last), open <= last else { return nil }
    let isLiteral = open == range.lowerBound && (file.isOpen(open, "[") || file.isOpen(open, "{"))
    let isCall =
      file.isIdentifier(open - 1) && open > range.lowerBound
      && Self.listMakers.contains(file.text(of: open - 1))
    guard isLiteral || isCall else { return nil }
    var found: [ArgumentFact] = []
    for item in file.arguments(at: open) { read(item, depth: depth + 1, into: &found) }
    return found.isEmpty || found.count > Self.mostTexts || !found.allSatisfy(\.isOwnText)
      ? nil : found
  }

  /// The list of resources that an expression gives: `resources.getStringArray(R.array.names)`.
  private func resourceArray(_ range: Range<Int>) -> ArgumentFact? {
    guard let last = range.last, let open = file.partner(of: last), file.isOpen(open, "("),
      file.isIdentifier(open - 1), Self.arrayTakers.contains(file.text(of: open - 1)),
      let argument = file.arguments(at: open).first, let name = argument.last,
      file.isIdentifier(name), file.has(name - 2, "array")
    else { return nil }
    return fact(.ownText(UseKey(identifier: file.text(of: name))), range)
  }
}
