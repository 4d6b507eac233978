import BidiReport
import BidiSource

/// Takes a JSON object apart without changing a byte of its values, and puts one together.
enum JSONMembers {
  /// A name, decoded, and a value as it is written.
  struct Member {
    let name: String
    let value: String

    /// The same value, read.
    let content: JSONValue

    /// Where the value begins, in bytes.
    let byteOffset: Int
  }

  /// What keeps bytes from being an object.
  enum Fault: Error, Equatable {
    /// RFC 8259 does not allow the byte here, or asks for more bytes at the end.
    case noJSON(byteOffset: Int)
    /// Some other value.
    case noObject(byteOffset: Int)
  }

  /// The members of an object, in the order in which they are written.
  ///
  /// - Parameter json: The object, in UTF-8; a byte order mark may stand before it.
  /// - Returns: All of them, also those of equal names.
  /// - Throws: ``Fault``, for what is no object of RFC 8259.
  /// - Complexity: O(*n*).
  static func members(of json: [UInt8]) throws(Fault) -> [Member] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let skipped = json.starts(with: mark) ? mark.count : 0
    let text = Array(json.dropFirst(skipped))
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(text)
    } catch {
      throw .noJSON(byteOffset: error.offset + skipped)
    }
    guard case .object(let members) = value.kind else {
      throw .noObject(byteOffset: value.range.lowerBound + skipped)
    }
    return members.map { member in
      Member(
        name: member.name.string, value: String(decoding: text[member.value.range], as: UTF8.self),
        content: member.value, byteOffset: member.value.range.lowerBound + skipped)
    }
  }

  /// An object, its members sorted by name, so that equal answers are equal bytes.
  static func object(_ members: [(name: String, value: String)]) -> String {
    let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return "{" + sorted.map { text($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// A text as JSON.
  static func text(_ text: String) -> String { serialized(text) }

  /// A record as JSON, with controls as they are.
  static func serialized(_ value: some Encodable) -> String {
    JSONText.line(value, escapesControls: false)
  }
}
