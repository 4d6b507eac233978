import BidiSource

/// One line of a stream: a JSON object.
///
/// The answer has the fields that an operation does not know, with the same bytes.
struct StreamLine {
  /// The fields, in the order of the line.
  private let members: [JSONMembers.Member]

  init(_ bytes: ArraySlice<UInt8>) throws(StreamError) {
    // Decoding replaces bytes that are not UTF-8.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw StreamError("the line is not UTF-8", byteOffset: bytes.utf8Prefix.count)
    }
    do throws(JSONMembers.Fault) {
      members = try JSONMembers.members(of: Array(bytes))
    } catch {
      switch error {
      case .noJSON(let offset): throw StreamError("the line is no JSON", byteOffset: offset)
      case .noObject(let offset):
        throw StreamError("the line is no JSON object", byteOffset: offset)
      }
    }
  }

  /// The JSON object for a text that came as a plain line, with its locale and line number.
  init(_ record: TextRecord, number: Int) throws(StreamError) {
    var fields = [("line", String(number)), ("text", JSONMembers.text(try record.string))]
    var offsets = ["text": record.text.startIndex - record.lineStart]
    if let tag = record.tag, let locale = record.locale {
      fields.append(("locale", JSONMembers.text(tag)))
      offsets["locale"] = locale.startIndex - record.lineStart
    }
    members = try StreamLine(Array(JSONMembers.object(fields).utf8)[...]).members.map {
      JSONMembers.Member(
        name: $0.name, value: $0.value, content: $0.content, byteOffset: offsets[$0.name] ?? 0)
    }
  }

  /// The value of a field; nil if it is missing or null.
  ///
  /// The last of equal names counts.
  func value(_ name: String) -> JSONValue? {
    guard let content = members.last(where: { $0.name == name })?.content else { return nil }
    if case .null = content.kind { return nil }
    return content
  }

  /// The value of a text field; nil if it is missing.
  func string(_ name: String, _ rule: String = "") throws(StreamError) -> String? {
    guard let value = value(name) else { return nil }
    guard let string = value.text?.string else {
      throw StreamError(
        "\"\(name)\" is no string\(rule.isEmpty ? "" : ": it is \(rule)")", field: name)
    }
    return string
  }

  /// The field `text`, which every operation needs.
  func text() throws(StreamError) -> String {
    guard let text = value("text")?.text?.string else {
      throw StreamError("\"text\" is missing, or no string", field: "text")
    }
    return text
  }

  /// The value of a field that is true or false; false if it is missing.
  func flag(_ name: String) throws(StreamError) -> Bool {
    guard let value = value(name) else { return false }
    guard case .bool(let flag) = value.kind else {
      throw StreamError("\"\(name)\" is neither true nor false", field: name)
    }
    return flag
  }

  /// The answer: the fields of the line, with fields added or replaced.
  func answer(_ added: [String: String]) -> String {
    let kept = members.filter { added[$0.name] == nil }.map { ($0.name, $0.value) }
    return JSONMembers.object(kept + added.map { ($0.key, $0.value) })
  }

  /// The answer to a line with an error, with the line's `id`, by which the caller knows the line.
  func answer(_ error: StreamError, at place: LinePlace) -> String {
    var error = error
    // The place of a missing field is the start of the object.
    if let field = error.field {
      error.byteOffset = members.last { $0.name == field }?.byteOffset ?? error.byteOffset
    }
    var fields = place.fields(of: error)
    if let id = members.last(where: { $0.name == "id" }) { fields.append(("id", id.value)) }
    return JSONMembers.object(fields)
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
  func answer(unreadable error: StreamError) -> String { JSONMembers.object(fields(of: error)) }

  /// The column of an error, counted from 1.
  private func column(of error: StreamError) -> Int {
    // Only the first byte of a scalar counts.
    1 + bytes.prefix(error.byteOffset).count { $0 & 0xC0 != 0x80 }
  }

  /// The place and the error, as one line for standard error.
  func complaint(_ error: StreamError) -> String {
    "line \(number), column \(column(of: error)), byte \(byteOffset + error.byteOffset): \(error.message)"
  }

  fileprivate func fields(of error: StreamError) -> [(String, String)] {
    [
      ("error", JSONMembers.text(error.message)), ("line", String(number)),
      ("column", String(column(of: error))), ("byteOffset", String(byteOffset + error.byteOffset)),
    ]
  }
}

extension ArraySlice<UInt8> {
  /// The longest prefix that is UTF-8.
  var utf8Prefix: ArraySlice<UInt8> {
    var decoder = UTF8()
    var bytes = makeIterator()
    var end = startIndex
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { end += UTF8.width(scalar) }
    return self[..<end]
  }
}
