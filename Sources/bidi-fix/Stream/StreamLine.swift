import BidiSource

/// One line of a stream: a JSON object.
///
/// The answer has the fields that an operation does not know, with the same bytes.
struct StreamLine {
  /// A field: its value as it was read, and as it is written in the line.
  struct Field {
    let name: String
    let value: JSONValue
    let written: ArraySlice<UInt8>

    /// Where the value begins, in bytes from the start of the line.
    let byteOffset: Int
  }

  /// The fields in the order of the line.
  ///
  /// If several fields have one name, all of them are here.
  let fields: [Field]

  init(_ bytes: ArraySlice<UInt8>) throws(StreamError) {
    let mark = SourceEncoding.utf8WithBOM.byteOrderMark
    let skipped = bytes.starts(with: mark) ? mark.count : 0
    let json = Array(bytes.dropFirst(skipped))
    if let offset = SourceFile.firstInvalidUTF8(json) {
      throw StreamError("the line is not UTF-8", byteOffset: offset + skipped)
    }
    let object: JSONValue
    do throws(JSONFault) {
      object = try JSONValue(json)
    } catch {
      throw StreamError("the line is no JSON", byteOffset: error.offset + skipped)
    }
    guard object.isObject else {
      throw StreamError(
        "the line is no JSON object", byteOffset: object.range.lowerBound + skipped)
    }
    fields = object.members.map { member in
      Field(
        name: member.name.string, value: member.value, written: json[member.value.range],
        byteOffset: member.value.range.lowerBound + skipped)
    }
  }

  /// The JSON object for a text that came as a plain line, with its locale and line number.
  init(_ record: TextRecord, number: Int) throws(StreamError) {
    func field(_ name: String, _ value: JSONValue, at start: Int) -> Field {
      Field(
        name: name, value: value, written: value.bytes[...], byteOffset: start - record.lineStart)
    }
    var fields = [
      field("line", .integer(number), at: record.lineStart),
      field("text", .string(try record.string), at: record.text.startIndex),
    ]
    if let tag = record.tag, let locale = record.locale {
      fields.append(field("locale", .string(tag), at: locale.startIndex))
    }
    self.fields = fields
  }

  /// The field `id` of a line that is no JSON, as it is written; nil if it does not stand before the error.
  static func id(ofUnreadable bytes: ArraySlice<UInt8>) -> JSONValue? {
    let mark = SourceEncoding.utf8WithBOM.byteOrderMark
    let json = Array(bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0))
    guard SourceFile.firstInvalidUTF8(json) == nil else { return nil }
    let id = JSONValue.membersBeforeFault(of: json).last { $0.name.string == "id" }
    return id.map { .written(json[$0.value.range]) }
  }

  /// The fields with options for the linter.
  private static let options = ["container", "style", "sample"]

  /// The settings that a line may have: what its answer depends on beside its text.
  private static let settings = options + ["locale", "classes", "orders", "proofs"]

  /// Whether the line has options for the linter of its own.
  var hasOptions: Bool { fields.contains { Self.options.contains($0.name) } }

  /// What is the same for two lines whose answers are the same; nil if the line has no text.
  var question: [UInt8]? {
    guard let text = value("text")?.string else { return nil }
    var question = Array(text.utf8)
    for name in Self.settings {
      // No text of JSON holds this byte as it is.
      question.append(0xFF)
      if let value = fields.last(where: { $0.name == name }) { question += value.written }
    }
    return question
  }

  /// The value of a field; nil if it is missing or null.
  ///
  /// The last of equal names counts.
  func value(_ name: String) -> JSONValue? {
    fields.last { $0.name == name }.flatMap { $0.value.isNull ? nil : $0.value }
  }

  /// The value of a text field; nil if it is missing.
  func string(_ name: String, _ rule: String = "") throws(StreamError) -> String? {
    guard let value = value(name) else { return nil }
    guard let string = value.string else {
      throw StreamError(
        "\"\(name)\" is no string\(rule.isEmpty ? "" : ": it is \(rule)")", field: name)
    }
    return string
  }

  /// The field `text`, which every operation needs.
  func text() throws(StreamError) -> String {
    guard let text = value("text")?.string else {
      throw StreamError("\"text\" is missing, or no string", field: "text")
    }
    return text
  }

  /// The value of a field that is true or false.
  func flag(_ name: String, default isSet: Bool = false) throws(StreamError) -> Bool {
    guard let value = value(name) else { return isSet }
    guard let flag = value.bool else {
      throw StreamError("\"\(name)\" is neither true nor false", field: name)
    }
    return flag
  }

  /// The answer: the fields of the line, with fields added or replaced.
  ///
  /// - Parameter added: The fields to add, in the order in which they are written.
  /// - Returns: A JSON object in one line, with its fields sorted by name.
  func answer(_ added: [WrittenField]) -> [UInt8] {
    var kept = fields.filter { field in !added.contains { $0.name == field.name } }
    // The sort is stable, so fields of one name stay in order.
    if kept.count > 1 {
      kept.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
    var (answer, next): ([UInt8], Int) = ([], 0)
    answer.reserveCapacity(
      added.reduce(kept.reduce(2) { $0 + $1.written.count + $1.name.utf8.count + 4 }) {
        $0 + $1.json.count + $1.name.utf8.count + 4
      })
    func write(_ name: String, _ json: some Collection<UInt8>) {
      answer.append(UInt8(ascii: answer.isEmpty ? "{" : ","))
      answer.appendJSON(name)
      answer.append(UInt8(ascii: ":"))
      answer += json
    }
    for field in kept {
      while next < added.count, added[next].isBefore(field.name) {
        write(added[next].name, added[next].json)
        next += 1
      }
      write(field.name, field.written)
    }
    for field in added[next...] { write(field.name, field.json) }
    if answer.isEmpty { answer.append(UInt8(ascii: "{")) }
    answer.append(UInt8(ascii: "}"))
    return answer
  }

  /// The answer to a line with an error, with the line's `id`, by which the caller knows the line.
  func answer(_ error: StreamError, at place: LinePlace) -> JSONValue {
    var error = error
    // The place of a missing field is the start of the object.
    if let field = error.field {
      error.byteOffset = fields.last { $0.name == field }?.byteOffset ?? error.byteOffset
    }
    var answer = place.fields(of: error)
    answer["id"] = fields.last { $0.name == "id" }.map { .written($0.written) }
    return .object(answer)
  }
}

/// An error in a line.
struct StreamError: Error {
  let message: String

  /// The field with the wrong value; nil if the error is in no field.
  let field: String?

  /// The place of the error, in bytes from the start of the line.
  var byteOffset: Int

  init(_ message: String, field: String? = nil, byteOffset: Int = 0) {
    self.message = message
    self.field = field
    self.byteOffset = byteOffset
  }
}

/// The place of a line in the input.
struct LinePlace {
  /// The number of the line, counted from 1.
  let number: Int

  /// The start of the line, in bytes from the start of the input.
  let byteOffset: Int

  /// The bytes of the line, as far as they were read.
  let bytes: ArraySlice<UInt8>

  /// The answer to a line that is no JSON object.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - id: The line's `id`, by which the caller knows the line; nil if it was not read.
  /// - Returns: The answer.
  func answer(unreadable error: StreamError, id: JSONValue?) -> JSONValue {
    var answer = fields(of: error)
    answer["id"] = id
    return .object(answer)
  }

  /// The column of an error, counted from 1.
  private func column(of error: StreamError) -> Int {
    // Only the first byte of a scalar counts.
    1 + bytes.prefix(error.byteOffset).count { !UTF8.isContinuation($0) }
  }

  /// The place and the error, as one line for standard error.
  func complaint(_ error: StreamError) -> String {
    "line \(number), column \(column(of: error)), byte \(byteOffset + error.byteOffset): \(error.message)"
  }

  fileprivate func fields(of error: StreamError) -> [String: JSONValue] {
    [
      "error": .string(error.message), "line": .integer(number),
      "column": .integer(column(of: error)), "byteOffset": .integer(byteOffset + error.byteOffset),
    ]
  }
}
