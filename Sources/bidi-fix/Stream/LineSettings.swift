import BidiLint
import BidiJudge
import BidiProject
import BidiSource

/// The settings for the text of a line: from the fields of the line, else from the flags.
struct LineSettings {
  let locale: MessageLocale
  let linter: Linter

  init(
    _ line: StreamLine, _ defaults: StreamDefaults, _ memory: inout StreamMemory
  ) throws(StreamError) {
    locale = try Self.locale(line.string("locale"), defaults, &memory)
    guard line.hasOptions else {
      linter = defaults.linter
      return
    }
    var options = defaults.linter.options
    if let name = try line.string("container", "natural, rtl, ltr or any") {
      guard let container = ContainerChoice(rawValue: name) else {
        throw StreamError(
          "\"container\" is \"\(name)\": it is natural, rtl, ltr or any", field: "container")
      }
      options.containers = container.containers
    }
    if let name = try line.string("style", "embed, isolate or mark") {
      guard let style = RepairStyle(rawValue: name) else {
        throw StreamError("\"style\" is \"\(name)\": it is embed, isolate or mark", field: "style")
      }
      options.style = style
    }
    if let samples = try Self.samples(line) { options.samples = samples }
    linter = options == defaults.linter.options ? defaults.linter : Linter(options: options)
  }

  /// The locale of a tag.
  ///
  /// Without a tag, the locale of the flags.
  static func locale(
    _ tag: String?, _ defaults: StreamDefaults, _ memory: inout StreamMemory
  ) throws(StreamError) -> MessageLocale {
    guard let tag else {
      guard let locale = defaults.locale else {
        throw StreamError("\"locale\" is missing, and no --locale was given", field: "locale")
      }
      return locale
    }
    guard let locale = memory.locale(tag) else {
      throw StreamError(UnknownLocaleError(identifier: tag).description, field: "locale")
    }
    return locale
  }

  /// The field `samples`: `{"%@": "Bob (IT)"}`, or a list of texts for each specifier.
  private static func samples(_ line: StreamLine) throws(StreamError) -> [SampleArgument]? {
    guard let value = line.value("sample") else { return nil }
    guard let object = value.object else {
      throw StreamError("\"sample\" is no object: it is {\"%@\": \"Bob (IT)\"}", field: "sample")
    }
    var arguments: [SampleArgument] = []
    for (specifier, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let texts = Self.texts(value) else {
        throw StreamError(
          "\"sample\": \(specifier) is no string, and no list of strings", field: "sample")
      }
      for text in texts {
        do throws(SampleFault) {
          arguments.append(try SampleArgument(given: specifier, text: text))
        } catch {
          throw StreamError("\"sample\": \(specifier) \(error.phrase)", field: "sample")
        }
      }
    }
    return arguments
  }

  /// A text as a list, or the texts of a list; nil for other values.
  private static func texts(_ value: JSONValue) -> [String]? {
    if let text = value.string { return [text] }
    guard let texts = value.strings, texts.count == value.elements.count else { return nil }
    return texts
  }
}
