internal import BidiSource
internal import Foundation

/// JSON of a file that fits a schema, with the place of every value.
struct CheckedJSON<Record: Decodable> {
  let source: SourceFile
  let tree: JSONTree
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
      tree = try JSONTree.read(source.text)
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
  private static func fault(_ error: any Error, in tree: JSONTree) -> JSONFault {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    var (path, place) = (JSONPath(), tree)
    for key in context?.codingPath ?? [] {
      if let index = key.intValue, let elements = place.array {
        guard elements.indices.contains(index) else { break }
        (path, place) = (path.appending(index), elements[index])
      } else if let member = place[key.stringValue] {
        (path, place) = (path.appending(key.stringValue), member)
      }
    }
    return JSONFault(
      path: path, offset: place.offset,
      message: context?.debugDescription ?? "the value cannot be read")
  }
}
