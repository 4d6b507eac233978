import BidiSource

/// One line of a stream: a JSON object, with its fields as they were written.
///
/// What an operation does not know is carried to the answer, byte by byte.
struct StreamLine {
  /// A field: its value as it was read, and as it is written in the line.
  struct Field {
    let name: String
    let value: JSONValue
    let written: JSONValue

    /// Where the value begins, in bytes from the start of the line.
    let byteOffset: Int
  }

  /// The fields, in the order of the line; those of equal names too.
  let fields: [Field]

  init(_ bytes: ArraySlice<UInt8>) throws(StreamError) {
    if let offset = SourceFile.firstInvalidUTF8(Array(bytes)) {
      throw StreamError("the line is not UTF-8", byteOffset: offset)
    }
    let mark = SourceEncoding.utf8WithBOM.byteOrderMark
    let skipped = bytes.starts(with: mark) ? mark.count : 0
    let json = Array(bytes.dropFirst(skipped))
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
        name: member.name.string, value: member.value,
        written: .written(json[member.value.range]),
        byteOffset: member.value.range.lowerBound + skipped)
    }
  }

  /// The object of a text that came without one: what its line says, and the number of that.
  init(_ record: TextRecord, number: Int) throws(StreamError) {
    func field(_ name: String, _ value: JSONValue, at start: Int) -> Field {
      Field(name: name, value: value, written: value, byteOffset: start - record.lineStart)
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

  /// The value of a field; nil where it is left out or null.
  ///
  /// The last one of equal names counts.
  func value(_ name: String) -> JSONValue? {
    fields.last { $0.name == name }.flatMap { $0.value.isNull ? nil : $0.value }
  }

  /// A text field; nil where it is left out.
  func string(_ name: String, _ rule: String = "") throws(StreamError) -> String? {
    guard let value = value(name) else { return nil }
    guard let string = value.string else {
      throw StreamError(
        "\"\(name)\" is no string\(rule.isEmpty ? "" : ": it is \(rule)")", field: name)
    }
    return string
  }

  /// The text that every operation is about.
  func text() throws(StreamError) -> String {
    guard let text = value("text")?.string else {
      throw StreamError("\"text\" is missing, or no string", field: "text")
    }
    return text
  }

  /// A field that is true or false; false where it is left out.
  func flag(_ name: String) throws(StreamError) -> Bool {
    guard let value = value(name) else { return false }
    guard let flag = value.bool else {
      throw StreamError("\"\(name)\" is neither true nor false", field: name)
    }
    return flag
  }

  /// The answer: the fields of the line, with others added or in their place.
  func answer(_ added: [String: JSONValue]) -> JSONValue {
    let kept = fields.filter { added[$0.name] == nil }
    return .object(
      kept.map { .init($0.name, $0.written) } + added.map { .init($0.key, $0.value) })
  }

  /// The answer where there is none, with the line's `id`, by which a partner knows it.
  func answer(_ error: StreamError, at place: LinePlace) -> JSONValue {
    var error = error
    // The place of a missing field is where the object begins.
    if let field = error.field {
      error.byteOffset = fields.last { $0.name == field }?.byteOffset ?? error.byteOffset
    }
    var answer = place.fields(of: error)
    answer["id"] = fields.last { $0.name == "id" }?.written
    return .object(answer)
  }
}

/// Why a line has no answer.
struct StreamError: Error {
  let message: String

  /// The field whose value is at fault; nil where it is none of them.
  let field: String?

  /// Where the fault is, in bytes from the start of the line.
  var byteOffset: Int

  init(_ message: String, field: String? = nil, byteOffset: Int = 0) {
    self.message = message
    self.field = field
    self.byteOffset = byteOffset
  }
}

/// Where a line stands in the input.
struct LinePlace {
  /// Counted from 1.
  let number: Int

  /// Where the line begins, in bytes from the start of the input.
  let byteOffset: Int

  /// What is known of the line.
  let bytes: ArraySlice<UInt8>

  /// The answer to what is no JSON object.
  func answer(unreadable error: StreamError) -> JSONValue { .object(fields(of: error)) }

  /// The column of an error, counted from 1.
  private func column(of error: StreamError) -> Int {
    // Continuation bytes belong to the scalar that their lead byte counted.
    1 + bytes.prefix(error.byteOffset).count { !UTF8.isContinuation($0) }
  }

  /// The place and the error, as one line.
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
