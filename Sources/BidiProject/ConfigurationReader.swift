import BidiLint
import BidiJudge
import MessageSyntax
package import BidiSource
import Yams

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - folder: The folder that its patterns count from, as a whole path.
  /// - Throws: ``ConfigurationFaults`` with everything that is wrong in it.
  package init(_ file: SourceFile, folder: String) throws(ConfigurationFaults) {
    var reader = ConfigurationReader(file, folder: folder)
    self = try reader.read()
  }
}

/// What is wrong in a configuration.
package struct ConfigurationFaults: Error, Sendable, Hashable {
  /// The faults in the order of the file; at least one.
  package let faults: [FileFailure]
}

/// Reads `.bidi-fix.yml`: for every unknown word, it says where it stands and which one is meant.
struct ConfigurationReader {
  /// The keys at the top, beside those of ``lintKeys``.
  static let keys = [
    "base", "locales", "exclude", "include", "sources", "baseline", "fail-on", "data",
    "overrides",
  ]

  /// The keys that stand at the top and in overrides.
  static let lintKeys = [
    "container", "style", "write-escapes", "select", "extend-select", "ignore", "severity",
    "samples", "numbers", "arguments",
  ]

  /// The keys of an override, beside those of ``lintKeys``.
  static let overrideKeys = ["paths", "locales"]

  /// So many bytes has a configuration at most.
  static let maximumSize = 1 << 20

  private let file: SourceFile
  private let folder: String
  var faults: [FileFailure] = []

  init(_ file: SourceFile, folder: String) {
    self.file = file
    self.folder = folder
  }

  mutating func read() throws(ConfigurationFaults) -> Configuration {
    var configuration = Configuration(path: file.path, folder: folder)
    if file.text.count > Self.maximumSize {
      fault("has more than \(Self.maximumSize) bytes, which no configuration needs", at: nil)
    } else {
      switch compose() {
      case .success(let root?): read(root, into: &configuration)
      case .success(nil): break
      case .failure(let failure): faults.append(failure)
      }
    }
    try throwFaults()
    return configuration
  }

  /// Throws the faults, if there are some.
  func throwFaults() throws(ConfigurationFaults) {
    guard !faults.isEmpty else { return }
    let start = SourceLocation(line: 0, column: 0, byteOffset: 0)
    throw ConfigurationFaults(
      faults: faults.sorted { ($0.location ?? start) < ($1.location ?? start) })
  }

  /// The document; nil for an empty one.
  func compose() -> Result<Node?, FileFailure> {
    do {
      return .success(try Yams.compose(yaml: String(decoding: file.text, as: UTF8.self)))
    } catch let error as YamlError {
      let (problem, mark): (String, Mark?) =
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
          .composer(_, let problem, let mark, _):
          (problem, mark)
        case .reader(let problem, _, _, _): (problem, nil)
        case .duplicatedKeysInMapping(let duplicates, let context):
          ("\(duplicates.map(quoted).joined(separator: ", ")) stands here twice", context.mark)
        default: ("it is no YAML", nil)
        }
      return .failure(failure("cannot be read: \(problem)", at: mark))
    } catch {
      return .failure(failure("cannot be read as YAML", at: nil))
    }
  }

  private mutating func read(_ root: Node, into configuration: inout Configuration) {
    if case .scalar(let scalar) = root, scalar.string.isEmpty, scalar.style == .plain { return }
    for (key, value) in mapping(root, "the configuration", Self.keys + Self.lintKeys) {
      switch key {
      case "base":
        if let tag = text(value, key) {
          if tag == "none" || MessageLocale(tag) != nil {
            configuration.base = setting(tag, value)
          } else {
            fault(
              "base: no script is known for \(quoted(tag)); give a tag such as en, or none", value)
          }
        }
      case "locales": configuration.locales = setting(locales(value, key), value)
      case "exclude": configuration.exclude = globs(value, key)
      case "include": configuration.include = globs(value, key)
      case "sources":
        configuration.sources = texts(value, key).map { setting($0.text, $0.node) }
      case "baseline":
        if let path = text(value, key) {
          let whole = path.isAbsolutePath ? path : "\(configuration.folder)/\(path)"
          configuration.baseline = setting(whole, value)
        }
      case "fail-on":
        configuration.failOn = choice(value, key, FailingSeverity.self).map { setting($0, value) }
      case "data": readData(value, into: &configuration)
      case "overrides": readOverrides(value, into: &configuration)
      default: read(key, value, into: &configuration.general)
      }
    }
  }

  private mutating func readData(_ node: Node, into configuration: inout Configuration) {
    for (key, value) in mapping(node, "data", ["keys", "paths"]) {
      if key == "keys" {
        configuration.general.dataKeys = texts(value, "data.keys").map {
          setting(Glob(ofNames: $0.text), $0.node)
        }
      } else {
        configuration.dataPaths = globs(value, "data.paths")
      }
    }
  }

  private mutating func readOverrides(_ node: Node, into configuration: inout Configuration) {
    guard case .sequence(let items) = node else {
      fault("overrides: write a list, each part with paths or locales", node)
      return
    }
    for item in items {
      var override = Configuration.Override(line: item.mark?.line ?? 1)
      let members = mapping(item, "an override", Self.overrideKeys + Self.lintKeys)
      for (key, value) in members {
        switch key {
        case "paths": override.paths = globs(value, key).map(\.value)
        case "locales": override.locales = locales(value, key)
        default: read(key, value, into: &override.settings)
        }
      }
      if case .mapping = item, !members.contains(where: { Self.overrideKeys.contains($0.key) }) {
        fault("an override needs paths or locales; without, write its settings at the top", item)
      }
      configuration.overrides.append(override)
    }
  }

  /// Reads one of ``lintKeys``.
  private mutating func read(_ key: String, _ node: Node, into settings: inout LintSettings) {
    switch key {
    case "container":
      settings.container = choice(node, key, ContainerChoice.self).map { setting($0, node) }
    case "style": settings.style = choice(node, key, RepairStyle.self).map { setting($0, node) }
    case "write-escapes":
      if let value = node.scalar.flatMap({ Bool.construct(from: $0) }) {
        settings.writesEscapes = setting(value, node)
      } else {
        fault("write-escapes: write true or false", node)
      }
    case "select": settings.select = setting(Set(rules(node, key).map(\.text)), node)
    case "extend-select":
      for rule in rules(node, key) { settings.extendSelect[rule.text] = source(rule.node) }
    case "ignore":
      for rule in rules(node, key) { settings.ignore[rule.text] = source(rule.node) }
    case "severity":
      for (rule, value) in mapping(node, key, Rules.ids, kind: "rule") {
        settings.severities[rule] = choice(value, "severity of \(rule)", Severity.self)
          .map { setting($0, value) }
      }
    case "samples": settings.samples = setting(samples(node), node)
    case "numbers": readNumbers(node, into: &settings)
    case "arguments": readArguments(node, into: &settings)
    default: break
    }
  }

  mutating func samples(_ node: Node) -> [SampleArgument] {
    var result: [SampleArgument] = []
    for (specifier, value) in mapping(node, "samples", nil) {
      for (text, place) in texts(value, "samples") {
        do throws(SampleFault) {
          result.append(try SampleArgument(given: specifier, text: text))
        } catch {
          fault("samples: \(quoted(specifier)) \(error.phrase)", place)
        }
      }
    }
    return result
  }

  private mutating func readNumbers(_ node: Node, into settings: inout LintSettings) {
    for (language, value) in mapping(node, "numbers", nil) {
      guard MessageLocale(language) != nil else {
        fault("numbers: no script is known for \(quoted(language)); give a tag such as fa", value)
        continue
      }
      let words = texts(value, "numbers").map(\.text).joined(separator: ",")
      if let policy = NumberPolicy(words: words.filter { $0 != " " }) {
        settings.numbers[NumberPolicies.key(language)] = setting(policy, value)
      } else {
        fault(
          "numbers: \(quoted(words)) is not known; write sign-, percent- or currency- with left or right,"
            + " range-ltr or range-rtl", value)
      }
    }
  }

  private mutating func readArguments(_ node: Node, into settings: inout LintSettings) {
    for (key, value) in mapping(node, "arguments", nil) {
      let pattern = Glob(ofNames: key)
      if case .mapping = value {
        for (specifier, classes) in mapping(value, "arguments", nil) {
          guard Message.isArgument(specifier) else {
            fault("arguments: \(quoted(specifier)) is no argument such as %@ or {name}", classes)
            continue
          }
          append(pattern, specifier, classes, to: &settings)
        }
      } else {
        append(pattern, nil, value, to: &settings)
      }
    }
  }

  private mutating func append(
    _ pattern: Glob, _ specifier: String?, _ node: Node, to settings: inout LintSettings
  ) {
    var classes: ArgumentClasses = []
    for (name, place) in texts(node, "arguments") {
      if let one = ArgumentClasses(name: name) {
        classes.formUnion(one)
      } else {
        fault(
          "arguments: \(unknown(name, "class", ArgumentClasses.names)); the classes are"
            + " \(ArgumentClasses.names.joined(separator: ", "))", place)
      }
    }
    guard !classes.isEmpty else { return }
    settings.arguments.append(
      ArgumentPattern(
        key: pattern, specifier: specifier, classes: classes, source: source(node).words))
  }
}

// MARK: - Nodes

extension ConfigurationReader {
  /// The members of a mapping; a key that is not known is a fault.
  mutating func mapping(
    _ node: Node, _ name: String, _ known: [String]?, kind: String = "setting"
  ) -> [(key: String, value: Node)] {
    guard case .mapping(let members) = node else {
      fault("\(name): write names and values, as in \"name: value\"", node)
      return []
    }
    var result: [(key: String, value: Node)] = []
    for (keyNode, value) in members {
      guard let key = keyNode.scalar?.string else {
        fault("\(name): a name is a text", keyNode)
        continue
      }
      if let known, !known.contains(key) {
        let isOfTop = kind == "setting" && Self.keys.contains(key)
        fault(
          isOfTop ? "\(quoted(key)) stands at the top only" : unknown(key, kind, known), keyNode)
      } else {
        result.append((key, value))
      }
    }
    return result
  }

  mutating func text(_ node: Node, _ name: String) -> String? {
    if let text = node.scalar?.string, !text.isEmpty { return text }
    fault("\(name): write a text", node)
    return nil
  }

  /// The texts of a list, or one that stands alone.
  mutating func texts(_ node: Node, _ name: String) -> [(text: String, node: Node)] {
    guard case .sequence(let items) = node else {
      if let text = node.scalar?.string, !text.isEmpty { return [(text, node)] }
      fault("\(name): write a text, or a list of texts", node)
      return []
    }
    // It would be taken for all, or for nothing.
    if items.isEmpty { fault("\(name): the list is empty; leave the setting out", node) }
    return items.compactMap { item in text(item, name).map { ($0, item) } }
  }

  private mutating func rules(_ node: Node, _ name: String) -> [(text: String, node: Node)] {
    texts(node, name).filter { rule in
      if Rules.ids.contains(rule.text) { return true }
      fault("\(name): \(unknown(rule.text, "rule", Rules.ids))", rule.node)
      return false
    }
  }

  private mutating func locales(_ node: Node, _ name: String) -> [MessageLocale] {
    texts(node, name).compactMap { tag in
      if let locale = MessageLocale(tag.text) { return locale }
      fault(
        "\(name): no script is known for \(quoted(tag.text)); give a tag such as ar or fa-IR",
        tag.node)
      return nil
    }
  }

  private mutating func globs(_ node: Node, _ name: String) -> [Setting<Glob>] {
    texts(node, name).compactMap { pattern in
      guard !pattern.text.hasPrefix("!") else {
        fault(
          "\(name): patterns that begin with ! take nothing back here; name what is meant",
          pattern.node)
        return nil
      }
      return setting(Glob(pattern.text), pattern.node)
    }
  }

  private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ node: Node, _ name: String, _ type: Value.Type
  ) -> Value? {
    guard let word = text(node, name) else { return nil }
    if let value = Value(rawValue: word) { return value }
    let all = Value.allCases.map(\.rawValue)
    fault(
      "\(name): \(unknown(word, "value", all)); write one of \(all.joined(separator: ", "))", node)
    return nil
  }

  /// Why a word is none, and which one may be meant.
  func unknown(_ word: String, _ kind: String, _ known: [String]) -> String {
    let nearest = nearestName(to: word, among: known).map { "; did you mean \($0)?" } ?? ""
    return "\(quoted(word)) is no \(kind)\(nearest)"
  }

  func quoted(_ word: String) -> String { "\"\(word)\"" }
}

// MARK: - Places

extension ConfigurationReader {
  private func setting<Value: Sendable & Hashable>(_ value: Value, _ node: Node) -> Setting<Value> {
    Setting(value, source(node))
  }

  private func source(_ node: Node) -> SettingSource {
    .file(path: file.path, line: node.mark?.line ?? 1)
  }

  mutating func fault(_ message: String, _ node: Node) {
    fault(message, at: node.mark)
  }

  mutating func fault(_ message: String, at mark: Mark?) {
    faults.append(failure(message, at: mark))
  }

  func failure(_ message: String, at mark: Mark?) -> FileFailure {
    FileFailure(
      path: file.path, message: message,
      location: mark.map { file.location(of: offset(of: $0)) })
  }

  /// The offset of a place: libyaml counts lines and Unicode scalars from 1.
  private func offset(of mark: Mark) -> Int {
    var line = 1
    var offset = 0
    let text = file.text
    while line < mark.line, offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { line += 1 }
    }
    var column = 1
    while column < mark.column, offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D {
      offset += 1
      while offset < text.count, UTF8.isContinuation(text[offset]) { offset += 1 }
      column += 1
    }
    return offset
  }
}
