internal import BidiSource

/// Checks JSON against a JSON Schema, with the words of draft 2020-12 that the schemas of scene and
/// event files use.
///
/// Words that only describe (`title`, `description`, `default`, `examples`) are passed over; any
/// other word that is not known is a fault of the schema, so that nothing goes unchecked.
struct JSONSchema: Sendable {
  /// The schema of scene files.
  static let scenes = Result { () throws(JSONFault) in
    JSONSchema(try JSONValue(strict: Array(SceneSchema.text.utf8)))
  }

  /// The schema of event files.
  static let events = Result { () throws(JSONFault) in
    JSONSchema(try JSONValue(strict: Array(EventSchema.text.utf8)))
  }

  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// What is wrong with a value, in the order of the text.
  func faults(of value: JSONValue) -> [JSONFault] {
    var check = Check(root: root)
    check.check(value, root, JSONPath())
    return check.faults.sorted { $0.offset < $1.offset }
  }

  private struct Check {
    let root: JSONValue
    var faults: [JSONFault] = []

    mutating func note(_ value: JSONValue, _ path: JSONPath, _ message: String) {
      faults.append(JSONFault(value, path, message))
    }

    mutating func check(_ value: JSONValue, _ schema: JSONValue, _ path: JSONPath) {
      if let allows = schema.bool {
        if !allows { note(value, path, "nothing may stand here") }
        return
      }
      for word in schema.members {
        check(value, word, schema, path)
      }
    }

    /// Checks one word of a schema.
    private mutating func check(
      _ value: JSONValue, _ word: JSONValue.Member, _ schema: JSONValue, _ path: JSONPath
    ) {
      let name = word.name.string
      switch name {
      case "$schema", "$id", "$defs", "$comment", "title", "description", "default", "examples":
        break
      case "$ref":
        guard let target = definition(word.value.string) else {
          return note(value, path, "the schema refers to nothing")
        }
        check(value, target, path)
      case "type":
        let types = word.value.strings ?? [word.value.string ?? ""]
        if !types.contains(where: value.isOfType) {
          note(value, path, "\(types.joined(separator: " or ")) is wanted, not \(value.typeName)")
        }
      case "enum":
        let values = word.value.elements
        if !values.contains(value) {
          note(
            value, path,
            "\(value.shown) is none of " + values.map(\.shown).joined(separator: ", "))
        }
      case "anyOf": checkAny(value, word.value.elements, path)
      case "properties", "additionalProperties":
        // Both are looked at together, once.
        if name == "properties" || schema["properties"] == nil {
          checkMembers(of: value, schema, path)
        }
      case "required":
        guard value.isObject else { return }
        for name in word.value.strings ?? [] where value[name] == nil {
          note(value, path, "'\(name)' is missing")
        }
      case "items":
        for (index, element) in value.elements.enumerated() {
          check(element, word.value, path.appending(index))
        }
      default: checkLimit(value, word, path, schema["description"]?.string)
      }
    }

    private mutating func checkLimit(
      _ value: JSONValue, _ word: JSONValue.Member, _ path: JSONPath, _ description: String?
    ) {
      let name = word.name.string
      if name == "pattern" {
        if let string = value.string, let pattern = word.value.string,
          (try? Regex(pattern).firstMatch(in: string)) == nil
        {
          note(value, path, "'\(string)' does not look like \(pattern)")
        }
        return
      }
      guard let limit = word.value.number else {
        return note(value, path, "the schema has the unknown word '\(name)'")
      }
      switch name {
      case "minimum": checkNumber(value, path, "not less than", limit) { $0 >= limit }
      case "maximum": checkNumber(value, path, "not more than", limit) { $0 <= limit }
      case "exclusiveMinimum": checkNumber(value, path, "more than", limit) { $0 > limit }
      case "minItems", "minProperties", "minLength":
        checkCount(value, path, "at least", limit, description) { $0 >= limit }
      case "maxItems", "maxProperties":
        checkCount(value, path, "at most", limit, description) { $0 <= limit }
      default: note(value, path, "the schema has the unknown word '\(name)'")
      }
    }

    private mutating func checkNumber(
      _ value: JSONValue, _ path: JSONPath, _ wanted: String, _ limit: Double,
      _ isRight: (Double) -> Bool
    ) {
      guard let number = value.number, !isRight(number) else { return }
      note(value, path, "\(wanted) \(SVGNumber(limit)) is wanted")
    }

    private mutating func checkCount(
      _ value: JSONValue, _ path: JSONPath, _ wanted: String, _ limit: Double,
      _ description: String?, _ isRight: (Double) -> Bool
    ) {
      guard let count = value.count, !isRight(Double(count)) else { return }
      let what = description.map { ": \($0)" } ?? ""
      note(
        value, path,
        "\(wanted) \(SVGNumber(limit)) \(value.partName) are wanted, not \(count)\(what)")
    }

    /// Of several schemas one has to fit; else the faults of the one that comes nearest are told.
    private mutating func checkAny(_ value: JSONValue, _ schemas: [JSONValue], _ path: JSONPath) {
      var nearest: [JSONFault]?
      var wanted: [String] = []
      for schema in schemas {
        var branch = Check(root: root)
        branch.check(value, schema, path)
        if branch.faults.isEmpty { return }
        if let title = schema["title"]?.string
          ?? definition(schema["$ref"]?.string)?["title"]?.string
        {
          wanted.append(title)
        }
        // A branch whose outside fits is what was meant.
        let isPlain = !value.isObject && !value.isArray
        let fits =
          !branch.faults.contains { $0.path == path }
          || isPlain && schema["type"]?.string.map(value.isOfType) ?? false
        if fits, nearest.map({ branch.faults.count < $0.count }) ?? true { nearest = branch.faults }
      }
      if let nearest {
        faults += nearest
      } else {
        note(
          value, path,
          "\(Self.names(in: value) ?? value.shown) does not fit here; write one of: "
            + wanted.joined(separator: "; "))
      }
    }

    /// What an object is called by its names; nil for other values.
    private static func names(in value: JSONValue) -> String? {
      guard value.isObject else { return nil }
      if value.members.isEmpty { return "an empty object" }
      let names = value.members.prefix(4).map { "'\($0.name.string)'" }.joined(separator: ", ")
      return "an object with \(names)\(value.members.count > 4 ? ", …" : "")"
    }

    private mutating func checkMembers(
      of value: JSONValue, _ schema: JSONValue, _ path: JSONPath
    ) {
      for member in value.members {
        let name = member.name.string
        let path = path.appending(name)
        if let property = schema["properties"]?[name] {
          check(member.value, property, path)
        } else if let others = schema["additionalProperties"] {
          if others.bool == false {
            faults.append(
              JSONFault(
                message: "'\(name)' is not known", offset: member.range.lowerBound, path: path))
          } else {
            check(member.value, others, path)
          }
        }
      }
    }

    private func definition(_ reference: String?) -> JSONValue? {
      guard let reference else { return nil }
      if reference == "#" { return root }
      guard reference.hasPrefix("#/$defs/") else { return nil }
      return root["$defs"]?[String(reference.dropFirst("#/$defs/".count))]
    }
  }
}

extension JSONValue {
  /// What JSON Schema calls the value.
  fileprivate var typeName: String {
    switch kind {
    case .null, .written: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The value in a message: itself if it is short.
  fileprivate var shown: String {
    switch kind {
    case .bool(let bool): "\(bool)"
    case .number: number.map { "\(SVGNumber($0))" } ?? typeName
    case .string(let text): "'\(text.string)'"
    default: typeName
    }
  }

  /// What ``count`` counts.
  fileprivate var partName: String {
    isArray ? "elements" : isObject ? "names" : "characters"
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    if name == "integer" { return number.map { $0 == $0.rounded() } ?? false }
    return name == typeName
  }

  /// How many elements, members or characters there are; nil for other values.
  fileprivate var count: Int? {
    switch kind {
    case .array(let elements): elements.count
    case .object(let members): members.count
    case .string(let text): text.string.unicodeScalars.count
    default: nil
    }
  }
}
