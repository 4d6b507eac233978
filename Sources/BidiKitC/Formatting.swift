import BidiFormat
import BidiJudge
import BidiText
public import CBidiKit

/// What a formatter of the header is.
final class Formatter: Sendable {
  let formatter: BidiFormatter

  init(_ formatter: BidiFormatter) { self.formatter = formatter }

  /// The formatter that a caller holds.
  ///
  /// - Throws: ``Failure`` for NULL.
  @unsafe static func of(_ pointer: OpaquePointer?) throws(Failure) -> BidiFormatter {
    guard let pointer = unsafe pointer else {
      throw .argument("the formatter is NULL; make one with bidikit_formatter_new")
    }
    return unsafe Unmanaged<Formatter>.fromOpaque(UnsafeRawPointer(pointer))
      .takeUnretainedValue().formatter
  }
}

/// Makes a formatter.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_formatter_new(
  _ locale: bidikit_text, _ mode: Int32, _ formatter: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe status(error) { () throws(Failure) in
    guard let formatter = unsafe formatter else {
      throw .argument("there is no place for the formatter: it is NULL")
    }
    unsafe formatter.pointee = nil
    let unused = Int32(BIDIKIT_ALLOW_UNUSED)
    let style = try IsolationMode(mode & ~unused)
    var made =
      if let locale = try unsafe Texts.string(locale, name: "locale") {
        BidiFormatter(locale: locale, mode: style)
      } else {
        BidiFormatter(direction: nil, mode: style)
      }
    made.allowsUnusedArguments = mode & unused != 0
    unsafe formatter.pointee = OpaquePointer(Unmanaged.passRetained(Formatter(made)).toOpaque())
  }
}

/// Frees a formatter.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_formatter_free(_ formatter: OpaquePointer?) {
  guard let formatter = unsafe formatter else { return }
  unsafe Unmanaged<Formatter>.fromOpaque(UnsafeRawPointer(formatter)).release()
}

/// Puts rows of arguments into a pattern.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_format(
  _ formatter: OpaquePointer?, _ pattern: bidikit_text, _ syntax: Int32,
  _ values: UnsafePointer<bidikit_value>?, _ valueCount: Int64,
  _ names: UnsafePointer<bidikit_text>?, _ count: Int64,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe column.pointee = bidikit_column()
  return unsafe status(error) { () throws(Failure) in
    let formatter = try unsafe Formatter.of(formatter)
    let values = try unsafe Values(values, valueCount, rows: count)
    let names = try unsafe names.map { names throws(Failure) in
      try unsafe Texts(names, valueCount, name: "name of an argument").strings()
    }
    guard let source = try unsafe Texts.string(pattern, name: "pattern") else {
      throw .argument("the pattern is NULL; give a text")
    }
    let pattern = try read(source, syntax, hasNames: names != nil, hasArguments: values.count > 0)
    var writer = ColumnWriter(
      count: values.rows, byteCount: values.rows * (source.utf8.count + 16 * values.count))
    for row in 0..<values.rows {
      guard let arguments = try values.arguments(at: row) else {
        writer.appendNull()
        continue
      }
      do throws(MessageError) {
        let text =
          if let names {
            try formatter.format(
              pattern, named: Dictionary(zip(names, arguments), uniquingKeysWith: { $1 }))
          } else {
            try formatter.format(pattern, arguments)
          }
        writer.bytes.append(contentsOf: text.text.utf8)
      } catch {
        throw Failure(error, row: row)
      }
      writer.endElement()
    }
    unsafe writer.write(to: column)
  }
}

private func read(
  _ source: String, _ syntax: Int32, hasNames: Bool, hasArguments: Bool
) throws(Failure) -> MessagePattern {
  do throws(MessageError) {
    switch Int(syntax) {
    case BIDIKIT_PRINTF: return try MessagePattern(source, syntax: .printf)
    case BIDIKIT_BRACES: return try MessagePattern(source, syntax: .braces)
    case BIDIKIT_ANY_SYNTAX:
      return try .read(source, hasNames: hasNames, hasArguments: hasArguments)
    default: break
    }
  } catch {
    throw Failure(error, row: nil)
  }
  throw .argument(
    "there is no syntax \(syntax); it is BIDIKIT_PRINTF, BIDIKIT_BRACES or BIDIKIT_ANY_SYNTAX")
}

extension Failure {
  /// A message that cannot be formatted.
  fileprivate init(_ error: MessageError, row: Int?) {
    let status =
      switch error {
      case .missingArgument, .unusedArguments, .wrongKind, .tooWide: BIDIKIT_INVALID_VALUE
      default: BIDIKIT_INVALID_PATTERN
      }
    self.init(status, error.phrase, index: row, offset: error.utf8Offset)
  }
}

/// The rows of arguments of a call, for as long as it lasts.
@safe
private struct Values {
  private let base: UnsafePointer<bidikit_value>?

  /// How many there are in a row.
  let count: Int

  /// How many rows there are.
  let rows: Int

  init(
    _ base: UnsafePointer<bidikit_value>?, _ count: Int64, rows: Int64
  ) throws(Failure) {
    guard let count = Int(exactly: count), let rows = Int(exactly: rows), count >= 0, rows >= 0,
      !count.multipliedReportingOverflow(by: rows).overflow
    else {
      throw .argument("there are \(rows) rows of \(count) values; both are 0 or more")
    }
    guard unsafe count * rows == 0 || base != nil else {
      throw .argument("there are \(rows) rows of \(count) values, but the list of values is NULL")
    }
    unsafe self.base = base
    self.count = count
    self.rows = rows
  }

  /// The arguments of a row; nil where one of them is null.
  func arguments(at row: Int) throws(Failure) -> [MessageArgument]? {
    var arguments: [MessageArgument] = []
    arguments.reserveCapacity(count)
    for index in row * count..<(row + 1) * count {
      guard let value = unsafe base?[index], let argument = try unsafe Self.argument(value, row)
      else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  @unsafe private static func argument(
    _ value: bidikit_value, _ row: Int
  ) throws(Failure) -> MessageArgument? {
    func text() throws(Failure) -> String? {
      do throws(Failure) {
        return try unsafe Texts.string(value.text, name: "argument")
      } catch {
        var failure = error
        failure.index = row
        throw failure
      }
    }
    switch unsafe Int(value.kind) {
    case BIDIKIT_NULL_VALUE: return nil
    case BIDIKIT_INT64: return unsafe .number(value.integer)
    case BIDIKIT_UINT64: return unsafe .number(UInt64(bitPattern: value.integer))
    case BIDIKIT_DOUBLE: return unsafe .number(value.number)
    case BIDIKIT_TEXT:
      let direction = try unsafe WritingDirection.read(value.direction)
      return try text().map { .text($0, direction: direction) }
    case BIDIKIT_NUMBER: return try text().map { .number(formatted: $0) }
    case BIDIKIT_PHONE: return try text().map { .phone($0) }
    case BIDIKIT_URL: return try text().map { .url($0) }
    case BIDIKIT_PATH: return try text().map { .path($0) }
    case BIDIKIT_HANDLE: return try text().map { .handle($0) }
    case BIDIKIT_CODE: return try text().map { .code($0) }
    case BIDIKIT_ISOLATED: return try text().map { .isolated($0) }
    default:
      throw Failure(
        BIDIKIT_INVALID_ARGUMENT,
        "there is no kind of value \(unsafe value.kind); it is a number from BIDIKIT_NULL_VALUE to BIDIKIT_DOUBLE",
        index: row)
    }
  }
}

extension IsolationMode {
  /// The mode of a number of the header.
  fileprivate init(_ number: Int32) throws(Failure) {
    switch Int(number) {
    case BIDIKIT_AS_NEEDED: self = .asNeeded
    case BIDIKIT_ALWAYS: self = .always
    case BIDIKIT_MESSAGE_FORMAT_2: self = .messageFormat2
    case BIDIKIT_FLUENT: self = .fluent
    case BIDIKIT_CLOSURE: self = .closure
    case BIDIKIT_ANDROID: self = .android
    case BIDIKIT_PLAIN: self = .none
    default:
      throw .argument(
        "there is no mode \(number); it is a number from BIDIKIT_AS_NEEDED to BIDIKIT_PLAIN")
    }
  }
}
