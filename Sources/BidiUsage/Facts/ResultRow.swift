/// What the result of a function or the value of a member is, in every project.
///
/// Only names of standard libraries and of well-known ones are here: the functions of a program are read where they are
/// declared.
enum ResultRow {
  /// What is known of a result.
  enum Kind: Sendable {
    case fact(ArgumentFact.Kind)
    /// The same as the receiver, or as the first argument where there is no receiver.
    case same
  }

  /// What a function gives.
  static func ofCall(_ name: String) -> Kind? { calls[name] }

  /// The names of the functions, and of the members that hold a price.
  static var names: [String] {
    Array(calls.keys) + members.compactMap { if case .fact(.price) = $1 { $0 } else { nil } }
  }

  /// The names of members that are numbers in every library.
  static var namesOfNumbers: [String] {
    members.compactMap { if case .fact(.number) = $1 { $0 } else { nil } }
  }

  /// Whether a member of a name is a number in every library.
  static func isNumber(member name: String) -> Bool {
    if case .fact(.number) = members[name] { true } else { false }
  }

  /// Whether lists have a member of a name, which an object of the program may have too.
  static func isOfLists(_ name: String) -> Bool {
    isNumber(member: name) || ["getCount", "getSize"].contains(name)
  }

  /// Whether a function writes a value in a form that programs have functions of their own for: a date, a size, a price.
  static func isFormat(_ name: String) -> Bool {
    switch calls[name] {
    case .fact(.date), .fact(.amount), .fact(.price), .fact(.percent): true
    case .fact(.number): name.lowercased().contains("format") || librariesByName[name] != nil
    default: false
    }
  }

  /// Whether a function of a common name is that of its library: `Math.trunc`, `humanize.Comma`.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - receiver: The last name before its dot; nil where nothing stands there.
  ///   - count: The number of its arguments.
  ///   - language: The language of the file.
  /// - Returns: `true` for a name that is not common.
  static func isOfLibrary(
    _ name: String, receiver: String?, count: Int, in language: SourceLanguage
  ) -> Bool {
    guard let libraries = librariesByName[name] else { return true }
    if let receiver, libraries.contains(receiver) { return true }
    switch (name, language) {
    // A method of the enums of Java and of Kotlin.
    case ("ordinal", .java), ("ordinal", .kotlin): return receiver != nil && count == 0
    // The function of `math.h`, and a method of the numbers of Rust.
    case ("trunc", .c), ("trunc", .swift): return receiver == nil && count == 1
    case ("trunc", .rust): return receiver != nil && count == 0
    default: return false
    }
  }

  private static let librariesByName: [String: Set<String>] = [
    "trunc": ["Math", "math", "np", "numpy", "std"], "Comma": ["humanize"], "ordinal": [],
  ]

  /// What a member holds.
  static func ofMember(_ name: String) -> Kind? { members[name] }

  /// What a method of a formatter gives, by the words in its receiver and by its name.
  static func ofFormatter(named receiver: String, method: String) -> ArgumentFact.Kind? {
    let letters = receiver.lowercased()
    // developer.mozilla.org: `Intl.ListFormat` joins texts. Compact numbers have words and letters.
    if letters.contains("listformat") || letters.contains("compact") { return nil }
    // doc.qt.io/qt-6/qlocale.html: lists and quotations are other texts.
    if letters.contains("qlocale") {
      switch method {
      case "toString": return .date
      case "formattedDataSize": return .amount
      case "toCurrencyString": return .price
      default: return nil
      }
    }
    // developer.android.com/reference/android/text/format/DateUtils: `1:05`.
    if method == "formatElapsedTime" { return .number }
    let words = letters.split(separator: " ")
    guard let row = formatters.first(where: { row in words.contains { isOf(row.word, $0) } }) else {
      return nil
    }
    let methodLetters = method.lowercased()
    if writes(methodLetters) { return row.kind }
    let isOfMoment = words.contains { $0 == "moment" || $0 == "dayjs" }
    return isOfMoment && momentMethods.contains(methodLetters)
      || letters.contains("format") && ["string", "tostring"].contains(methodLetters)
      ? row.kind : nil
  }

  /// Whether a name is that of a formatter.
  static func isFormatter(_ name: String) -> Bool {
    let letters = name.lowercased()
    return formatters.contains { isOf($0.word, letters[...]) }
  }

  /// Whether a name in small letters is that of a formatter with a word: it is the word, or ends as formatters do.
  ///
  /// `momentStore` is none.
  private static func isOf(_ word: String, _ name: Substring) -> Bool {
    // The ends are compared first: a search for a word costs many times as much.
    func ends(with end: String) -> Bool {
      name.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
    }
    return ends(with: word)
      || word != "moment" && word != "dayjs" && endings.contains(where: ends)
        && name.contains(word)
  }

  private static let endings = ["format", "formatter", "formats", "formatters", "formatstyle"]

  /// Whether a method writes a value as a text, by its name in small letters: `format`, `formatted`, `stringFromDate`,
  /// `localizedString`, `getRelativeTimeSpanString`.
  ///
  /// `getCurrencyCode` and `setDateFormat` write none.
  private static func writes(_ method: String) -> Bool {
    method.hasPrefix("format") && !method.hasPrefix("formatter") && method != "formattoparts"
      || ["stringf", "localizedstring", "getrelative"].contains(where: method.hasPrefix)
  }

  /// Methods of moment and of Day.js: momentjs.com/docs, day.js.org/docs.
  private static let momentMethods: Set<String> = [
    "fromnow", "from", "tonow", "to", "calendar", "humanize",
  ]

  private static let formatters: [(word: String, kind: ArgumentFact.Kind)] = [
    ("currency", .price), ("dateformat", .date), ("timeofday", .date), ("timeformat", .date),
    ("datetimeformat", .date),
    ("relativedatetime", .date), ("datecomponents", .date), ("dateinterval", .date),
    ("dateutils", .date), ("durationformat", .date), ("moment", .date), ("dayjs", .date),
    ("bytecount", .amount), ("measurementformat", .amount), ("lengthformat", .amount),
    ("massformat", .amount), ("filesizeformat", .amount), ("percent", .percent),
    ("numberformat", .number), ("decimalformat", .number),
  ]

  private static let calls: [String: Kind] = {
    var table: [String: Kind] = [:]
    func add(_ kind: Kind, _ names: String) {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = kind }
    }
    // Numbers: kotlinlang.org/api/core/kotlin-stdlib, developer.apple.com/documentation/swift,
    // docs.python.org/3/library/functions.html, developer.mozilla.org (Number, Math), doc.qt.io/qt-6/qstring.html#number,
    // pkg.go.dev/strconv, github.com/dustin/go-humanize.
    add(
      .fact(.number),
      """
      size count length len abs ceil floor round trunc toInt toLong toFloat toDouble toShort
      roundToInt roundToLong parseInt parseFloat Number toFixed toPrecision indexOf lastIndexOf
      Int Int32 Int64 UInt Float Double CGFloat NSNumber intValue longValue doubleValue
      getCount getSize countLines g_list_length g_slist_length strlen ngettext_count
      number numberWithInt numberWithInteger numberWithUnsignedInteger numberWithLong
      localizedStringFromNumber formatNumber intl_number number_format toUInt ordinal rowCount
      format_decimal format_number format_scientific
      Itoa FormatInt FormatUint FormatFloat int int64 uint64 float64 Comma
      """)
    // Dates, times and durations: developer.android.com (DateUtils, DateFormat), developer.mozilla.org (Date),
    // docs.python.org (strftime), date-fns.org, day.js.org, docs.gtk.org/glib (g_date_time_format).
    add(
      .fact(.date),
      """
      formatDateTime formatDateRange getRelativeTimeSpanString
      getRelativeDateTimeString formatDuration formatSameDayTime toLocaleDateString
      toLocaleTimeString toLocaleString strftime fromNow formatDistance formatDistanceToNow formatRelative
      formatDistanceStrict formatDistanceToNowStrict g_date_time_format
      ToShortDateString ToLongDateString ToShortTimeString naturaltime naturalday timesince
      date_format ofLocalizedDate format_date format_datetime format_time format_timedelta
      """)
    // Methods of formatters, whatever the formatter is called: developer.apple.com/documentation/foundation (NSNumberFormatter,
    // which may have a currency, NSByteCountFormatter, NSDateFormatter, NSDateComponentsFormatter).
    add(.fact(.price), "stringFromNumber")
    add(.fact(.amount), "stringFromByteCount")
    add(.fact(.date), "stringFromDate stringFromTimeInterval stringFromDateComponents")
    // Parts of a hundred: babel.pocoo.org (Babel of Python).
    add(.fact(.percent), "format_percent number_to_percentage")
    // Sizes: developer.android.com (Formatter), docs.gtk.org/glib (g_format_size).
    add(
      .fact(.amount),
      """
      formatFileSize formatShortFileSize g_format_size g_format_size_full format_size filesizeformat
      GetHumanReadableSize
      """)
    // Names of languages and countries in the language of the app: docs.oracle.com (java.util.Locale).
    add(.fact(.ownText(nil)), "getDisplayLanguage getDisplayCountry getDisplayScript")
    add(.fact(.price), "formatCurrency number_to_currency formatPrice format_currency")
    add(
      .same,
      """
      toString String valueOf str stringValue trim trimmed orEmpty strip description unicodeWrap
      lower upper casefold lstrip rstrip ToLower ToUpper Trim
      toUpperCase toLowerCase uppercase lowercase uppercased lowercased capitalize capitalized
      encodeURIComponent escape escapeHtml htmlEncode toHtmlEscaped g_markup_escape_text Text
      c_str data utf8 ToString toStdString fromHtml htmlentities htmlspecialchars max min
      to_string to_owned as_str clone into localized Sprint requireNotNull checkNotNull await get getOrDefault
      """)
    return table
  }()

  private static let members: [String: Kind] = {
    var table: [String: Kind] = [:]
    for name in [
      "size", "count", "length", "Count", "Length", "lastIndex", "ordinal", "childCount",
      "itemCount", "absoluteValue", "rowCount", "intValue", "doubleValue", "integerValue",
    ] {
      table[name] = .fact(.number)
    }
    // developer.android.com/reference/com/android/billingclient, developer.apple.com/documentation/storekit
    for name in ["formattedPrice", "displayPrice", "localizedPrice", "priceString"] {
      table[name] = .fact(.price)
    }
    // A value that has a text of the app: `reason.localized`. A literal with it is a key, and read before.
    for name in ["localized", "translated"] { table[name] = .fact(.ownText(nil)) }
    for name in [
      "description", "stringValue", "lowercased", "uppercased", "self", "value", "to_s", "strip",
      "html_safe", "capitalize", "upcase", "downcase",
    ] {
      table[name] = .same
    }
    // docs.ruby-lang.org/en/master/String.html: a method of Ruby needs no brackets.
    for name in ["to_i", "to_f"] { table[name] = .fact(.number) }
    return table
  }()

  /// Types of which every value is written with digits.
  static let numberTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Long", "Short", "Float", "Double", "CGFloat", "NSInteger", "NSUInteger", "NSNumber", "int",
    "long", "short", "float", "double", "num", "number", "size_t", "ssize_t", "gint", "guint",
    "gsize", "guint64", "gint64", "uint", "ulong", "uint32_t", "int32_t", "uint64_t", "int64_t",
    "qint64", "quint64", "qsizetype", "decimal", "Decimal", "bigint", "Integer", "BigDecimal",
    "usize", "isize", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f32", "f64",
    "unsigned", "qreal", "uint8_t", "uint16_t", "int8_t", "int16_t",
  ]
}
