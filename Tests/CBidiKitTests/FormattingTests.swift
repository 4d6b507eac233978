import BidiKitC
import BidiFormat
import CBidiKit
import Testing

/// Messages through the header, against those of Swift.
@Suite struct FormattingTests {
  private typealias Value = (kind: Int, text: String, number: Int64)

  private func format(
    _ locale: String?, _ pattern: String, _ rows: [[Value]],
    names: [String]? = nil, mode: Int = BIDIKIT_AS_NEEDED, syntax: Int? = nil
  ) throws -> [String?] {
    var formatter: OpaquePointer?
    var error = bidikit_error()
    let made = Library.withTexts([locale.map { Array($0.utf8) }]) { texts, _ in
      texts.map { bidikit_formatter_new($0[0], Int32(mode), &formatter, &error) }
    }
    guard made == 0 else { throw LibraryError(error) }
    defer { bidikit_formatter_free(formatter) }
    var column = bidikit_column()
    let status = Library.withTexts([Array(pattern.utf8)]) { pattern, _ in
      Library.withTexts(rows.joined().map { Array($0.text.utf8) }) { texts, _ in
        let values = zip(rows.joined().indices, rows.joined()).enumerated().map { place, row in
          bidikit_value(
            kind: Int32(row.1.kind), direction: 0,
            text: texts?[place] ?? bidikit_text(), integer: row.1.number,
            number: Double(row.1.number) / 2)
        }
        return values.withUnsafeBufferPointer { values in
          Library.withTexts((names ?? []).map { Array($0.utf8) }) { list, _ in
            pattern.map {
              bidikit_format(
                formatter, $0[0],
                Int32(syntax ?? (names == nil ? BIDIKIT_PRINTF : BIDIKIT_BRACES)),
                values.baseAddress, Int64(rows.first?.count ?? 0), names == nil ? nil : list,
                Int64(rows.count), &column, &error)
            }
          }
        }
      }
    }
    guard status == 0 else { throw LibraryError(error) }
    defer { bidikit_column_free(&column) }
    return try Library.elements(of: column).map { element in
      element.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func rowsOfArguments() throws {
    let formatter = BidiFormatter(locale: "ar")
    let pattern = "%1$@ \u{0628}\u{062F}\u{0623} %2$d"
    let names = ["\u{5C0F}\u{660E}", "Ali", "\u{0639}\u{0644}\u{064A}"]
    let number: Value = (BIDIKIT_INT64, "", 12)
    let rows = names.map { name -> [Value] in [(BIDIKIT_TEXT, name, 0), number] }
    let found = try format("ar", pattern, rows)
    #expect(try found == names.map { try formatter.format(pattern, .text($0), 12).text })
  }

  @Test func argumentsByNameAndOfEveryKind() throws {
    let kinds: [(Int, MessageArgument)] = [
      (BIDIKIT_TEXT, .text("+1 (5)")), (BIDIKIT_NUMBER, .number(formatted: "+1 (5)")),
      (BIDIKIT_PHONE, .phone("+1 (5)")), (BIDIKIT_URL, .url("+1 (5)")),
      (BIDIKIT_PATH, .path("+1 (5)")), (BIDIKIT_HANDLE, .handle("+1 (5)")),
      (BIDIKIT_CODE, .code("+1 (5)")), (BIDIKIT_ISOLATED, .isolated("+1 (5)")),
      (BIDIKIT_INT64, .number(Int64(-3))), (BIDIKIT_UINT64, .number(UInt64.max - 2)),
      (BIDIKIT_DOUBLE, .number(-1.5)),
    ]
    let pattern = try MessagePattern("\u{05D0} {x}!", syntax: .braces)
    for (mode, isolation) in [
      (BIDIKIT_AS_NEEDED, IsolationMode.asNeeded), (BIDIKIT_ALWAYS, .always),
      (BIDIKIT_MESSAGE_FORMAT_2, .messageFormat2), (BIDIKIT_FLUENT, .fluent),
      (BIDIKIT_CLOSURE, .closure), (BIDIKIT_ANDROID, .android), (BIDIKIT_PLAIN, .none),
    ] {
      let formatter = BidiFormatter(locale: "he", mode: isolation)
      let wanted = try kinds.map { try formatter.format(pattern, named: ["x": $0.1]).text }
      let found = try format(
        "he", "\u{05D0} {x}!", kinds.map { [($0.0, "+1 (5)", -3)] }, names: ["x"], mode: mode)
      #expect(found == wanted)
    }
  }

  @Test(arguments: ["{n} \u{05D0}", "%(n)s \u{05D0}", "%{n}s \u{05D0}", "${n} \u{05D0}"])
  func anySyntaxOfNames(_ pattern: String) throws {
    let found = try format(
      "he", pattern, [[(BIDIKIT_TEXT, "\u{05D1}", 0)]], names: ["n"], syntax: BIDIKIT_ANY_SYNTAX)
    #expect(found == ["\u{05D1} \u{05D0}"])
  }

  @Test(arguments: ["{0} \u{05D0}", "{} \u{05D0}", "%@ \u{05D0}", "%1$s \u{05D0}"])
  func anySyntaxOfPositions(_ pattern: String) throws {
    let found = try format(
      "he", pattern, [[(BIDIKIT_TEXT, "\u{05D1}", 0)]], syntax: BIDIKIT_ANY_SYNTAX)
    #expect(found == ["\u{05D1} \u{05D0}"])
    #expect(try format("he", "{}", [[]], syntax: BIDIKIT_ANY_SYNTAX) == ["{}"])
  }

  @Test func argumentsThatNoPlaceholderTakes() throws {
    let error = #expect(throws: LibraryError.self) {
      try format("he", "{0} \u{05D0}", [[(BIDIKIT_TEXT, "a", 0)]])
    }
    #expect(error?.status == BIDIKIT_INVALID_VALUE)
    #expect(
      error?.message
        == "no placeholder takes the argument at position 0; write %@ or %1$@, or {0} in the syntax 'braces'"
    )
    let syntax = #expect(throws: LibraryError.self) { try format("he", "%@", [[]], syntax: 3) }
    #expect(syntax?.status == BIDIKIT_INVALID_ARGUMENT)
  }

  @Test func nullsMakeNulls() throws {
    let found = try format(
      nil, "%@", [[(BIDIKIT_NULL_VALUE, "", 0)], [(BIDIKIT_TEXT, "a", 0)]])
    #expect(found == [nil, "a"])
    #expect(try format("he", "%@", []) == [])
    #expect(try format("he", "\u{05D0}", [[]]) == ["\u{05D0}"])
  }

  @Test func errorsHaveThePlaceInThePattern() throws {
    let pattern = #expect(throws: LibraryError.self) {
      try format("he", "\u{05D0} %y", [[]])
    }
    #expect(pattern?.status == BIDIKIT_INVALID_PATTERN)
    #expect(pattern?.offset == 3)
    #expect(pattern?.message == "'%y' is no format specifier")
    let value = #expect(throws: LibraryError.self) {
      try format(
        "he", "\u{05D0} %d", [[(BIDIKIT_INT64, "", 1)], [(BIDIKIT_TEXT, "a", 0)]])
    }
    #expect(value?.status == BIDIKIT_INVALID_VALUE)
    #expect(value?.index == 1)
    #expect(value?.offset == 3)
    let kind = #expect(throws: LibraryError.self) { try format("he", "%@", [[(99, "", 0)]]) }
    #expect(kind?.status == BIDIKIT_INVALID_ARGUMENT)
    let mode = #expect(throws: LibraryError.self) { try format("he", "%@", [], mode: 7) }
    #expect(mode?.status == BIDIKIT_INVALID_ARGUMENT)
  }
}
