internal import BidiSource
internal import Foundation

/// JSON of a file that fits a schema, with the place of every value.
struct CheckedJSON<Record: Decodable> {
  let source: SourceFile
  let tree: JSONValue
  let record: Record

  init(
    path: String, bytes: [UInt8], _ schema: Result<JSONSchema, JSONFault>
  ) throws(SceneFileError) {
    do throws(SourceDecodingError) {
      source = try SourceFile(path: path, bytes: bytes)
    } catch {
      throw SceneFileError(
        path: path,
        faults: [
          .init(
            location: error.location, jsonPath: "$", message: error.message)
        ])
    }
    let faults: [JSONFault]
    do throws(JSONFault) {
      tree = try JSONValue(strict: source.text)
      faults = try schema.get().faults(of: tree)
    } catch {
      throw SceneFileError(source, [error])
    }
    if !faults.isEmpty { throw SceneFileError(source, faults) }
    do {
      record = try JSONDecoder().decode(Record.self, from: Data(source.text))
    } catch {
      throw SceneFileError(source, [Self.fault(error, in: tree)])
    }
  }

  /// What the schema cannot say, such as that a curve has three places.
  private static func fault(_ error: any Error, in tree: JSONValue) -> JSONFault {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    var (path, place) = (JSONPath(), tree)
    for key in context?.codingPath ?? [] {
      if let index = key.intValue, place.isArray {
        guard place.elements.indices.contains(index) else { break }
        (path, place) = (path.appending(index), place.elements[index])
      } else if let member = place[key.stringValue] {
        (path, place) = (path.appending(key.stringValue), member)
      }
    }
    return JSONFault(
      place, path, context?.debugDescription ?? "the value cannot be read")
  }
}

extension JSONValue {
  /// Reads a text in which no name stands twice in an object, and no number is without end.
  init(strict text: [UInt8]) throws(JSONFault) {
    self = try JSONValue(text)
    try checkStrictly(JSONPath())
  }

  private func checkStrictly(_ path: JSONPath) throws(JSONFault) {
    if number?.isFinite == false { throw JSONFault(self, path, "the number is too large") }
    for (index, element) in elements.enumerated() {
      try element.checkStrictly(path.appending(index))
    }
    var names: Set<String> = []
    for member in members {
      let path = path.appending(member.name.string)
      guard names.insert(member.name.string).inserted else {
        throw JSONFault(
          message: "the name stands twice", offset: member.range.lowerBound, path: path)
      }
      try member.value.checkStrictly(path)
    }
  }
}

extension JSONFault {
  /// A fault of a value.
  init(_ value: JSONValue, _ path: JSONPath, _ message: String) {
    self.init(message: message, offset: value.range.lowerBound, path: path)
  }
}
