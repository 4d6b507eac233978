import CBidiKit
import Testing

/// An error that a function of the library reported.
struct LibraryError: Error, Equatable {
  let status: Int
  let index: Int64
  let offset: Int64
  let message: String

  init(_ error: bidikit_error) {
    status = Int(error.status)
    index = error.index
    offset = error.offset
    message = withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// The functions of the header, for texts of Swift; freed is what they fill.
enum Library {
  /// Gives a body texts as C has them.
  ///
  /// - Parameters:
  ///   - texts: The texts; nil for null ones.
  ///   - body: Gets them, and how many there are.
  /// - Returns: The result of the body.
  static func withTexts<Result>(
    _ texts: [[UInt8]?], _ body: (UnsafePointer<bidikit_text>?, Int64) throws -> Result
  ) rethrows -> Result {
    let bytes = texts.flatMap { $0 ?? [] }
    return try bytes.withUnsafeBufferPointer { buffer in
      var list: [bidikit_text] = []
      var offset = 0
      for text in texts {
        guard let text else {
          list.append(bidikit_text(bytes: nil, count: -1))
          continue
        }
        let base = buffer.baseAddress.map {
          UnsafeRawPointer($0 + offset).assumingMemoryBound(to: CChar.self)
        }
        list.append(bidikit_text(bytes: base, count: Int64(text.count)))
        offset += text.count
      }
      return try list.withUnsafeBufferPointer { try body($0.baseAddress, Int64($0.count)) }
    }
  }

  /// Fills a column, and takes it apart.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - call: The function of the header.
  /// - Returns: The elements; nil for null ones.
  /// - Throws: ``LibraryError``.
  static func column(
    _ texts: [[UInt8]?],
    _ call: (
      UnsafePointer<bidikit_text>?, Int64, UnsafeMutablePointer<bidikit_column>,
      UnsafeMutablePointer<bidikit_error>
    ) -> Int32
  ) throws -> [[UInt8]?] {
    var column = bidikit_column()
    var error = bidikit_error()
    let status = withTexts(texts) { call($0, $1, &column, &error) }
    guard status == 0 else {
      #expect(status == error.status)
      #expect(column.offsets == nil && column.count == 0)
      throw LibraryError(error)
    }
    defer {
      bidikit_column_free(&column)
      // Twice does nothing.
      bidikit_column_free(&column)
    }
    return try elements(of: column)
  }

  /// The elements of a column; nil for null ones.
  static func elements(of column: bidikit_column) throws -> [[UInt8]?] {
    let offsets = try #require(column.offsets)
    let bytes = try #require(column.bytes)
    #expect(offsets[0] == 0)
    let elements: [[UInt8]?] = (0..<Int(column.count)).map { index in
      if let validity = column.validity, validity[index / 8] >> UInt8(index % 8) & 1 == 0 {
        return nil
      }
      return (offsets[index]..<offsets[index + 1]).map { UInt8(bitPattern: bytes[Int($0)]) }
    }
    #expect(elements.count { $0 == nil } == Int(column.null_count))
    #expect((column.validity == nil) == (column.null_count == 0))
    return elements
  }

  /// The same for texts of Swift.
  static func texts(
    _ texts: [String?],
    _ call: (
      UnsafePointer<bidikit_text>?, Int64, UnsafeMutablePointer<bidikit_column>,
      UnsafeMutablePointer<bidikit_error>
    ) -> Int32
  ) throws -> [String?] {
    try column(texts.map { $0.map { Array($0.utf8) } }, call).map { element in
      element.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

/// A judge, freed with the value.
final class LibraryJudge {
  let pointer: OpaquePointer?

  init(
    _ locale: String, containers: Int = 0, style: Int = 0, ignore: [String] = [],
    samples: [(String, String)] = []
  ) throws {
    var options = bidikit_judge_options()
    options.size = Int64(MemoryLayout<bidikit_judge_options>.size)
    options.containers = Int32(containers)
    options.style = Int32(style)
    var error = bidikit_error()
    var judge: OpaquePointer?
    let status = Library.withTexts([Array(locale.utf8)]) { locale, _ in
      Library.withTexts(ignore.map { Array($0.utf8) }) { names, count in
        Library.withTexts(samples.flatMap { [Array($0.0.utf8), Array($0.1.utf8)] }) { texts, _ in
          let arguments = (0..<samples.count).compactMap { index in
            texts.map { bidikit_argument(specifier: $0[2 * index], text: $0[2 * index + 1]) }
          }
          return arguments.withUnsafeBufferPointer { arguments in
            options.ignore = names
            options.ignore_count = count
            options.samples = arguments.baseAddress
            options.sample_count = Int64(arguments.count)
            return locale.map { bidikit_judge_new($0[0], &options, &judge, &error) } ?? -1
          }
        }
      }
    }
    pointer = judge
    guard status == 0 else { throw LibraryError(error) }
  }

  deinit { bidikit_judge_free(pointer) }

  func fixed(_ texts: [String?]) throws -> [String?] {
    try Library.texts(texts) { bidikit_fix(pointer, $0, nil, $1, $2, $3) }
  }

  /// Gives a body the findings of texts.
  func check<Result>(
    _ texts: [String?], _ body: (bidikit_findings) throws -> Result
  ) throws -> Result {
    var findings = bidikit_findings()
    var error = bidikit_error()
    let status = Library.withTexts(texts.map { $0.map { Array($0.utf8) } }) {
      bidikit_check(pointer, $0, nil, $1, &findings, &error)
    }
    guard status == 0 else { throw LibraryError(error) }
    defer {
      bidikit_findings_free(&findings)
      bidikit_findings_free(&findings)
    }
    return try body(findings)
  }
}

extension bidikit_text {
  /// The text; nil for a null one.
  var string: String? {
    guard count >= 0, let bytes else { return count == 0 ? "" : nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: UnsafeRawPointer(bytes), count: Int(count)),
      as: UTF8.self)
  }
}
