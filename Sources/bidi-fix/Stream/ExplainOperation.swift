import BidiText
import Foundation

/// `stream --op explain`: levels and order of a text, one JSON object a line.
enum ExplainOperation {
  /// The answer to one line.
  static func answer(line: ArraySlice<UInt8>, number: Int) -> String {
    do {
      let object = try JSONSerialization.jsonObject(with: Data(line))
      guard var fields = object as? [String: Any] else {
        throw StreamError("the line is no JSON object")
      }
      guard let text = fields["text"] as? String else {
        throw StreamError("\"text\" is missing, or no string")
      }
      guard let base = (fields["base"] ?? "auto") as? String else {
        throw StreamError("\"base\" is no string: it is auto, auto-rtl, ltr or rtl")
      }
      guard let showsRules = (fields["rules"] ?? false) as? Bool else {
        throw StreamError("\"rules\" is neither true nor false")
      }
      fields.merge(try fieldsAdded(text: text, base: base, showsRules: showsRules)) { $1 }
      return serialized(fields)
    } catch let error as StreamError {
      return serialized(["error": error.message, "line": number])
    } catch let error as BidiError {
      return serialized(["error": error.description, "line": number])
    } catch {
      return serialized(["error": "the line is no JSON", "line": number])
    }
  }

  /// The answer to a text that did not come as JSON.
  static func answer(text: String, base: String, showsRules: Bool) -> String {
    do {
      let fields = try fieldsAdded(text: text, base: base, showsRules: showsRules)
      return serialized(fields.merging(["text": text]) { $1 })
    } catch {
      return serialized(["error": "\(error)"])
    }
  }

  private static func fieldsAdded(
    text: String, base: String, showsRules: Bool
  ) throws -> [String: Any] {
    let direction: BaseDirection =
      switch base {
      case "auto": .auto(fallback: .leftToRight)
      case "auto-rtl": .auto(fallback: .rightToLeft)
      case "ltr": .explicit(.leftToRight)
      case "rtl": .explicit(.rightToLeft)
      default: throw StreamError("\"base\" is \"\(base)\": it is auto, auto-rtl, ltr or rtl")
      }
    var start = 0
    var paragraphs: [[String: Any]] = []
    for paragraph in text.paragraphs() {
      let resolved = try ResolvedParagraph(text[paragraph.range], baseDirection: direction)
      let end = start + resolved.scalars.count
      var fields: [String: Any] = [
        "start": start, "end": end, "level": Int(resolved.paragraphLevel.number),
        "levels": resolved.levels.map { level -> Any in level.map { Int($0.number) } ?? NSNull() },
        "order": resolved.visualOrder().map { $0 + start },
      ]
      if showsRules {
        fields["characters"] = try characters(text[paragraph.range], direction)
      }
      paragraphs.append(fields)
      start = end
    }
    return [
      "direction": DirectionalContent(of: text).rawValue,
      "base": WritingDirection(firstStrongIn: text)?.rawValue ?? NSNull(),
      "paragraphs": paragraphs,
    ]
  }

  private static func serialized(_ fields: [String: Any]) -> String {
    let data =
      (try? JSONSerialization.data(
        withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes]))
      ?? Data(#"{"error":"the answer cannot be written as JSON"}"#.utf8)
    return String(decoding: data, as: UTF8.self)
  }
}

/// Why a line has no answer.
struct StreamError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
