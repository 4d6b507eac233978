import BidiKitC
@testable import BidiLint
@testable import BidiJudge
@testable import BidiSource
@testable import BidiText
import CBidiKit
@testable import LocalizationFiles

/// Every function of the library: bytes that are no text, null texts, counts and numbers that cannot be, NULL where it may be.
///
/// What C answers is what Swift answers; what fails leaves nothing to free.
func fuzzC(_ input: inout Input) {
  let number = input.number(below: 10)
  let parameter = Int32(input.byte()) - 4
  let other = Int32(input.byte()) - 4
  let shape = input.byte()
  switch number {
  case 0: levels(texts(&input), parameter, other, shape)
  case 1: reorder(texts(&input), parameter, shape)
  case 2: directions(texts(&input), parameter, shape)
  case 3...5: controls(texts(&input), number, parameter, shape)
  case 6: offsets(&input, parameter)
  case 7: judge(&input, parameter, other, shape)
  default: format(&input, parameter, other, shape)
  }
  free()
}

/// What is freed twice, or was never there.
private func free() {
  bidikit_column_free(nil)
  bidikit_findings_free(nil)
  bidikit_judge_free(nil)
  bidikit_formatter_free(nil)
  var column = bidikit_column()
  bidikit_column_free(&column)
  var findings = bidikit_findings()
  bidikit_findings_free(&findings)
  require(bidikit_abi_version() == UInt32(BIDIKIT_ABI_VERSION), "the version is the header's")
  require(!String(cString: bidikit_version()).isEmpty, "the version is known")
  require(
    String(cString: bidikit_unicode_version()) == CharacterDataVersion.unicode, "and Unicode's")
}

/// Texts of an input: bytes of any kind, null ones where a part begins with 0xFE.
private func texts(_ input: inout Input) -> [[UInt8]?] {
  var texts: [[UInt8]?] = []
  while !input.isEmpty, texts.count < 20 {
    let part = input.part()
    texts.append(part.first == 0xFE ? nil : part)
  }
  return texts
}

/// Gives a body texts as C has them.
///
/// Each has memory of its own, so that a byte too many is seen.
private func withTexts<Result>(
  _ texts: [[UInt8]?], _ shape: Int, _ body: (UnsafePointer<bidikit_text>?, Int64) -> Result
) -> Result {
  var list: [bidikit_text] = []
  defer { for text in list { text.bytes?.deallocate() } }
  for text in texts {
    guard let text else {
      list.append(bidikit_text(bytes: nil, count: -1))
      continue
    }
    // An empty text has an address, or none.
    guard !text.isEmpty || shape & 1 == 1 else {
      list.append(bidikit_text(bytes: nil, count: 0))
      continue
    }
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: max(1, text.count))
    for (index, byte) in text.enumerated() { copy[index] = CChar(bitPattern: byte) }
    list.append(bidikit_text(bytes: copy, count: Int64(text.count)))
  }
  let copy = UnsafeMutablePointer<bidikit_text>.allocate(capacity: max(1, list.count))
  defer { copy.deallocate() }
  for (index, text) in list.enumerated() { copy[index] = text }
  return body(list.isEmpty ? nil : UnsafePointer(copy), Int64(list.count))
}

/// The index and the offset of the first text that is no UTF-8.
private func firstFault(_ texts: [[UInt8]?]) -> (Int, Int)? {
  for (index, text) in texts.enumerated() {
    guard let text, String(validating: text, as: UTF8.self) == nil else { continue }
    var decoder = UTF8()
    var bytes = text.makeIterator()
    var end = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { end += UTF8.width(scalar) }
    return (index, end)
  }
  return nil
}

private typealias Fill = (
  UnsafePointer<bidikit_text>?, Int64, UnsafeMutablePointer<bidikit_column>,
  UnsafeMutablePointer<bidikit_error>?
) -> Int32

/// Fills a column, and looks at the promises that all of these functions make.
private func column(
  _ texts: [[UInt8]?], _ shape: Int, isAllowed: Bool, _ fill: Fill
) -> [[UInt8]?]? {
  var column = bidikit_column()
  var error = bidikit_error()
  let hasError = shape & 2 == 0
  let status = withTexts(texts, shape) { list, count in
    // A count that cannot be, and a list that is not there.
    var none = bidikit_column()
    require(
      Int(fill(list, -1 - count, &none, nil)) == BIDIKIT_INVALID_ARGUMENT, "negative counts")
    require(none.offsets == nil && none.count == 0, "and nothing to free")
    require(Int(fill(nil, 3, &none, nil)) == BIDIKIT_INVALID_ARGUMENT, "lists that are not there")
    return hasError ? fill(list, count, &column, &error) : fill(list, count, &column, nil)
  }
  guard status == BIDIKIT_OK else {
    require(column.offsets == nil && column.count == 0, "what fails leaves nothing to free")
    if hasError { failed(error, status) }
    if isAllowed {
      guard let fault = firstFault(texts) else { fail("\(status): \(message(error))") }
      require(Int(status) == BIDIKIT_INVALID_UTF8, "what is no text is said to be none")
      if hasError {
        require(error.index == Int64(fault.0) && error.offset == Int64(fault.1), "with its place")
      }
    }
    return nil
  }
  require(isAllowed, "numbers that the header does not have are refused")
  require(firstFault(texts) == nil, "what is no text is refused")
  defer {
    bidikit_column_free(&column)
    bidikit_column_free(&column)
  }
  guard let offsets = column.offsets, let bytes = column.bytes else { fail("a column is filled") }
  require(column.count == texts.count && offsets[0] == 0, "one element a text")
  var elements: [[UInt8]?] = []
  for index in texts.indices {
    require(offsets[index] <= offsets[index + 1], "offsets grow")
    let isNull =
      column.validity.map { $0[index / 8] >> UInt8(index % 8) & 1 == 0 } ?? false
    elements.append(
      isNull
        ? nil : (offsets[index]..<offsets[index + 1]).map { UInt8(bitPattern: bytes[Int($0)]) })
    require(isNull == (texts[index] == nil), "null is null")
  }
  require(Int(column.null_count) == elements.count { $0 == nil }, "nulls are counted")
  return elements
}

private func failed(_ error: bidikit_error, _ status: Int32) {
  require(error.status == status, "the error has the status")
  let text = message(error)
  require(!text.isEmpty && !text.contains("\u{FFFD}"), "and a message of whole characters")
}

private func message(_ error: bidikit_error) -> String {
  withUnsafeBytes(of: error.message) { bytes in
    require(bytes.contains(0), "messages end with a zero byte")
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private func base(_ number: Int32) -> BaseDirection? {
  switch Int(number) {
  case BIDIKIT_AUTO: .auto(fallback: .leftToRight)
  case BIDIKIT_BASE_LTR: .explicit(.leftToRight)
  case BIDIKIT_BASE_RTL: .explicit(.rightToLeft)
  case BIDIKIT_AUTO_RTL: .auto(fallback: .rightToLeft)
  default: nil
  }
}

private func levels(_ texts: [[UInt8]?], _ number: Int32, _ unit: Int32, _ shape: Int) {
  let direction = base(number)
  let isAllowed = direction != nil && (0...2).contains(unit)
  let found = column(texts, shape, isAllowed: isAllowed) {
    bidikit_levels($0, $1, number, unit, $2, $3)
  }
  guard let found, let direction, Int(unit) == BIDIKIT_SCALARS else { return }
  for case (let text?, let levels?) in zip(texts, found) {
    let text = string(text)
    let wanted = text.paragraphs().flatMap { paragraph -> [UInt8] in
      guard let resolved = try? ResolvedParagraph(text[paragraph.range], baseDirection: direction)
      else { fail("one paragraph is one paragraph") }
      return resolved.levels.map { $0?.number ?? 0xFF }
    }
    require(levels == wanted, "levels are those of Swift: \(codes(text))")
  }
}

private func reorder(_ texts: [[UInt8]?], _ number: Int32, _ shape: Int) {
  let direction = base(number)
  let found = column(texts, shape, isAllowed: direction != nil) {
    bidikit_reorder($0, $1, number, $2, $3)
  }
  guard let found, let direction else { return }
  for case (let text?, let seen?) in zip(texts, found) {
    let wanted = PlainDisplay.visualText(of: string(text), baseDirection: direction)
    require(seen == Array(wanted.utf8), "visual text is that of Swift: \(codes(string(text)))")
  }
}

private func directions(_ texts: [[UInt8]?], _ number: Int32, _ shape: Int) {
  let strategies: [DirectionStrategy] = [
    .firstStrong, .firstStrongOutsideCode, .lastStrong, .anyRightToLeft, .wordShare(),
  ]
  var found = [Int8](repeating: 9, count: texts.count)
  var error = bidikit_error()
  let status = withTexts(texts, shape) {
    bidikit_base_direction($0, $1, number, &found, &error)
  }
  guard status == BIDIKIT_OK else {
    failed(error, status)
    require(
      !strategies.indices.contains(Int(number)) || firstFault(texts) != nil, "with a reason")
    return
  }
  let strategy = strategies[Int(number)]
  for (text, direction) in zip(texts, found) {
    let wanted: Int8? = text.map {
      switch strategy.direction(of: string($0)) {
      case nil: 0
      case .leftToRight: 1
      case .rightToLeft: 2
      }
    }
    require(direction == wanted ?? -1, "directions are those of Swift")
  }
}

private func controls(_ texts: [[UInt8]?], _ call: Int, _ number: Int32, _ shape: Int) {
  let isStrip = call == 5 && shape & 4 == 4
  let isAllowed = isStrip ? (0...15).contains(number) : (0...2).contains(number)
  let found = column(texts, shape, isAllowed: isAllowed) {
    switch call {
    case 3: bidikit_embedded($0, $1, number, $2, $3)
    case 4: bidikit_isolated($0, $1, number, $2, $3)
    default:
      isStrip
        ? bidikit_strip($0, $1, number, $2, $3) : bidikit_marked($0, $1, number, $2, $3)
    }
  }
  guard let found else { return }
  let direction: WritingDirection? = number == 1 ? .leftToRight : number == 2 ? .rightToLeft : nil
  for case (let bytes?, let edited?) in zip(texts, found) {
    let text = string(bytes)
    let shown = direction ?? WritingDirection(firstStrongIn: text)
    let wanted: String =
      if isStrip {
        text.strippingControls(only: ControlGroups(rawValue: UInt8(number)))
      } else if call == 4 {
        text.isolated(in: direction)
      } else if let shown {
        call == 3 ? text.embedded(in: shown) : text.marked(in: shown)
      } else {
        text
      }
    require(edited == Array(wanted.utf8), "controls are those of Swift: \(codes(text))")
  }
}

private func offsets(_ input: inout Input, _ unit: Int32) {
  let offset = Int64(input.byte()) - 4
  let text = string(input.part())
  let count = withTexts([Array(text.utf8)], 1) { texts, _ in
    texts.map { bidikit_offset_in($0[0], offset, unit) } ?? 0
  }
  let units: [TextUnit] = [.utf8, .utf16, .scalar]
  guard units.indices.contains(Int(unit)) else { return }
  let end = TextOffset(endOf: text)
  require(count >= 0 && count <= end[units[Int(unit)]], "offsets are inside")
  if offset >= end.utf8 { require(count == end[units[Int(unit)]], "the end is the end") }
}

private func judge(_ input: inout Input, _ containers: Int32, _ style: Int32, _ shape: Int) {
  let tag = input.pick(["he", "ar", "fa", "en", "xx", ""])
  let (specifier, sample) = (input.part(), input.part())
  let texts = Array(texts(&input).prefix(4))
  var options = bidikit_judge_options()
  options.size = Int64(MemoryLayout<bidikit_judge_options>.size) - Int64(shape & 1)
  (options.containers, options.style) = (containers, style)
  var judge: OpaquePointer?
  var error = bidikit_error()
  let status = withTexts([Array(tag.utf8)], 1) { locale, _ in
    withTexts([specifier, sample], 1) { parts, _ in
      guard let locale, let parts else { fail("two texts are two texts") }
      var argument = bidikit_argument(specifier: parts[0], text: parts[1])
      return withUnsafePointer(to: &argument) { argument in
        if shape & 8 == 8 {
          options.samples = argument
          options.sample_count = 1
        }
        return shape & 16 == 16
          ? bidikit_judge_new(locale[0], nil, &judge, &error)
          : bidikit_judge_new(locale[0], &options, &judge, &error)
      }
    }
  }
  guard status == BIDIKIT_OK else {
    failed(error, status)
    require(judge == nil, "what fails leaves nothing to free")
    return
  }
  defer { bidikit_judge_free(judge) }
  guard let locale = MessageLocale(tag) else { fail("unknown locales are refused") }
  let isPlain = shape & 8 == 0 || shape & 16 == 16
  var swift = LintOptions()
  if shape & 16 == 0 {
    swift.containers =
      containers == 0
      ? [.natural]
      : DisplayContainer.allCases.filter {
        containers & ["natural": 1, "rtl": 2, "ltr": 4][$0.rawValue, default: 0] != 0
      }
    swift.style = [.embed, .isolate, .mark][Int(style)]
  }
  let fixed = column(texts, shape | 2, isAllowed: true) {
    bidikit_fix(judge, $0, nil, $1, $2, $3)
  }
  findings(judge, texts, shape)
  guard let fixed, isPlain else { return }
  let fixer = Fixer(linter: Linter(options: swift))
  for case (let bytes?, let repaired?) in zip(texts, fixed) {
    let text = string(bytes)
    require(
      isSame(string(repaired).strippingControls(), text.strippingControls()), "only controls change"
    )
    guard let wanted = try? fixer.fix(LocalizationFile(text: text), locale: locale) else {
      continue
    }
    let result = wanted.repaired.entries.first?.value.string ?? text
    // Fixes of files may change letters too.
    guard isSame(result.strippingControls(), text.strippingControls()) else { continue }
    require(isSame(result, string(repaired)), "repairs are those of Swift: \(codes(text))")
  }
}

private func findings(_ judge: OpaquePointer?, _ texts: [[UInt8]?], _ shape: Int) {
  var findings = bidikit_findings()
  var error = bidikit_error()
  let sources = Array(texts.reversed())
  let status = withTexts(texts, shape) { list, count in
    withTexts(sources, shape) { sources, _ in
      bidikit_check(judge, list, shape & 4 == 4 ? sources : nil, count, &findings, &error)
    }
  }
  defer {
    bidikit_findings_free(&findings)
    bidikit_findings_free(&findings)
  }
  guard status == BIDIKIT_OK else {
    failed(error, status)
    return require(firstFault(texts) != nil, "texts can be checked")
  }
  guard let first = findings.first else { fail("findings are counted") }
  require(findings.text_count == texts.count && first[0] == 0, "for each text")
  for (index, text) in texts.enumerated() {
    for number in first[index]..<first[index + 1] {
      guard let finding = findings.findings?[Int(number)], let text else {
        fail("null texts have no findings")
      }
      require(
        0 <= finding.start && finding.start <= finding.end && finding.end <= text.count,
        "findings are inside")
      var last: Int64 = 0
      for edit in finding.first_edit..<finding.first_edit + finding.edit_count {
        guard let edit = findings.edits?[Int(edit)] else { fail("edits are there") }
        require(last <= edit.start && edit.start <= edit.end, "edits are in order")
        require(edit.end <= text.count, "and inside")
        last = edit.end
      }
    }
  }
}

private func format(_ input: inout Input, _ mode: Int32, _ syntax: Int32, _ shape: Int) {
  let tag = input.pick(["he", "ar", "en", "xx", ""])
  let kinds = (0..<3).map { _ in Int32(input.byte() & 15) - 1 }
  let pattern = input.part()
  let texts = Array(texts(&input).prefix(3))
  var formatter: OpaquePointer?
  var error = bidikit_error()
  let status = withTexts([tag.isEmpty ? nil : Array(tag.utf8)], 1) { locale, _ in
    locale.map { bidikit_formatter_new($0[0], mode, &formatter, &error) } ?? -1
  }
  guard status == BIDIKIT_OK else {
    failed(error, status)
    return require(formatter == nil && !(0...6).contains(mode), "formatters can be made")
  }
  defer { bidikit_formatter_free(formatter) }
  var column = bidikit_column()
  let number = Double(bitPattern: pattern.reduce(0) { $0 &* 257 &+ UInt64($1) })
  let result = withTexts(texts, shape) { list, count in
    withTexts([pattern], 1) { pattern, _ in
      let names = withTexts([Array("a".utf8), Array("b".utf8), Array("c".utf8)], 1) { names, _ in
        let values = (0..<Int(count)).map { index in
          bidikit_value(
            kind: kinds[index], direction: Int32(shape & 3),
            text: list?[index] ?? bidikit_text(bytes: nil, count: -1), integer: Int64(index) - 1,
            number: number)
        }
        guard let pattern else { fail("a pattern is a text") }
        return values.withUnsafeBufferPointer { values in
          bidikit_format(
            formatter, pattern[0], syntax, values.baseAddress, Int64(values.count),
            shape & 8 == 8 ? names : nil, 1, &column, &error)
        }
      }
      return names
    }
  }
  guard result == BIDIKIT_OK else {
    failed(error, result)
    return require(column.offsets == nil, "what fails leaves nothing to free")
  }
  defer { bidikit_column_free(&column) }
  guard let offsets = column.offsets, let bytes = column.bytes else { fail("a column is filled") }
  require(column.count == 1, "one row, one message")
  let made = (0..<offsets[1]).map { UInt8(bitPattern: bytes[Int($0)]) }
  require(String(validating: made, as: UTF8.self) != nil, "a message is UTF-8")
}
