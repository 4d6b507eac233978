import BidiReport
import BidiSource

extension JSONValue {
  /// A record, with controls as they are.
  static func record(_ value: some Encodable) -> JSONValue {
    .written(JSONText.line(value, escapesControls: false).utf8)
  }
}
