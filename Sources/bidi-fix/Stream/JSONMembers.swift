import BidiReport
import BidiSource

/// Splits a JSON object into members and keeps the bytes of their values; joins members to an object.
enum JSONMembers {
  /// A decoded name, and a value with the bytes of the input.
  struct Member {
    let name: String
    let value: String

    /// The decoded value.
    let content: JSONValue

    /// The start of the value, in bytes from the start of the input.
    let byteOffset: Int
  }

  /// Why bytes are no JSON object.
  enum Fault: Error, Equatable {
    /// RFC 8259 does not allow the byte at this place, or the input ends too early.
    case noJSON(byteOffset: Int)
    /// The bytes are another JSON value, such as a list.
    case noObject(byteOffset: Int)
  }

  /// The members of an object, in the order in which they are written.
  ///
  /// - Parameter json: The object, in UTF-8. A byte order mark may come before it.
  /// - Returns: All members, also members with equal names.
  /// - Throws: ``Fault`` if the bytes are no JSON object.
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

  /// An object with its members sorted by name, so that equal answers have equal bytes.
  static func object(_ members: [(name: String, value: String)]) -> String {
    let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return "{" + sorted.map { text($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// A text as a JSON string.
  static func text(_ text: String) -> String { serialized(text) }

  /// A record as JSON.
  ///
  /// Bidi controls are not escaped.
  static func serialized(_ value: some Encodable) -> String {
    JSONText.line(value, escapesControls: false)
  }
}
