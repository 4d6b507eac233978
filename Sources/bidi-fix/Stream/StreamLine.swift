import BidiSource

/// One line of a stream: a JSON object, with its fields as they were written.
///
/// What an operation does not know is carried to the answer, byte by byte.
struct StreamLine {
  /// The fields, in the order of the line.
  private let members: [JSONMembers.Member]

  init(_ bytes: ArraySlice<UInt8>) throws(StreamError) {
    // What is not UTF-8 comes back with other bytes.
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

  /// The object of a text that came without one: what its line says, and the number of that.
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

  /// The value of a field; nil where it is left out or null.
  ///
  /// The last one of equal names counts.
  func value(_ name: String) -> JSONValue? {
    guard let content = members.last(where: { $0.name == name })?.content else { return nil }
    if case .null = content.kind { return nil }
    return content
  }

  /// A text field; nil where it is left out.
  func string(_ name: String, _ rule: String = "") throws(StreamError) -> String? {
    guard let value = value(name) else { return nil }
    guard let string = value.text?.string else {
      throw StreamError(
        "\"\(name)\" is no string\(rule.isEmpty ? "" : ": it is \(rule)")", field: name)
    }
    return string
  }

  /// The text that every operation is about.
  func text() throws(StreamError) -> String {
    guard let text = value("text")?.text?.string else {
      throw StreamError("\"text\" is missing, or no string", field: "text")
    }
    return text
  }

  /// A field that is true or false; false where it is left out.
  func flag(_ name: String) throws(StreamError) -> Bool {
    guard let value = value(name) else { return false }
    guard case .bool(let flag) = value.kind else {
      throw StreamError("\"\(name)\" is neither true nor false", field: name)
    }
    return flag
  }

  /// The answer: the fields of the line, with others added or in their place.
  func answer(_ added: [String: String]) -> String {
    let kept = members.filter { added[$0.name] == nil }.map { ($0.name, $0.value) }
    return JSONMembers.object(kept + added.map { ($0.key, $0.value) })
  }

  /// The answer where there is none, with the line's `id`, by which a partner knows it.
  func answer(_ error: StreamError, at place: LinePlace) -> String {
    var error = error
    // The place of a missing field is where the object begins.
    if let field = error.field {
      error.byteOffset = members.last { $0.name == field }?.byteOffset ?? error.byteOffset
    }
    var fields = place.fields(of: error)
    if let id = members.last(where: { $0.name == "id" }) { fields.append(("id", id.value)) }
    return JSONMembers.object(fields)
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
  func answer(unreadable error: StreamError) -> String { JSONMembers.object(fields(of: error)) }

  /// The column of an error, counted from 1.
  private func column(of error: StreamError) -> Int {
    // Continuation bytes belong to the scalar that their lead byte counted.
    1 + bytes.prefix(error.byteOffset).count { $0 & 0xC0 != 0x80 }
  }

  /// The place and the error, as one line.
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
  /// The longest start that is UTF-8.
  var utf8Prefix: ArraySlice<UInt8> {
    var decoder = UTF8()
    var bytes = makeIterator()
    var end = startIndex
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { end += UTF8.width(scalar) }
    return self[..<end]
  }
}
