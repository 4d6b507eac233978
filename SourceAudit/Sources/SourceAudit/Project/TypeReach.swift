internal import BidiSource

/// Which types something that runs can make: what nothing reaches, nobody sees.
///
/// A type is reached if code outside of types names it, or that of a type that is reached; a storyboard names the classes of the
/// scenes that it can show. What the system makes, and what extends types of others, is reached at once. Only words with a
/// capital letter are read, so that a type is taken for a reached one too often, and never the other way while something names it.
struct TypeReach: Sendable {
  /// Words in the code of types.
  private var words: [String: Set<UInt64>] = [:]
  private var declared: Set<String> = []
  private var started: Set<String> = []
  /// Words outside of types, and in files that belong to no type.
  private var free: Set<UInt64> = []
  /// Words of XIBs, by their names, and of scenes that code may ask for, by the names that it asks by.
  private var (interfaces, scenes): ([String: Set<UInt64>], [String: Set<UInt64>]) = ([:], [:])
  private var usesNamedResources = false

  /// Adds what a file of source names; tests show nothing.
  mutating func add(_ mentions: FileWords.Mentions) {
    var all = mentions.words
    if mentions.makesByContext { all.merge(mentions.optional) { $0.union($1) } }
    for (type, own) in all {
      if type.isEmpty { free.formUnion(own) } else { words[type, default: []].formUnion(own) }
    }
    declared.formUnion(mentions.declared)
    started.formUnion(mentions.started)
    usesNamedResources = usesNamedResources || mentions.usesNamedResources
  }

  /// Adds a storyboard, a XIB, or another file that is no source.
  mutating func add(interface file: SourceFile) {
    let name = file.path.split(separator: "/").last ?? ""
    if name.hasSuffix(".storyboard") {
      let scenes = InterfaceScenes(file.text)
      free.formUnion(scenes.shown)
      self.scenes.merge(scenes.asked) { $0.union($1) }
    } else if name.hasSuffix(".xib") {
      interfaces[String(name.dropLast(".xib".count)), default: []]
        .formUnion(InterfaceScenes.words(in: file.text, range: nil))
    } else {
      free.formUnion(InterfaceScenes.words(in: file.text, range: nil))
    }
  }

  /// The types of the project that nothing reaches.
  ///
  /// A controller owns the XIB of its name, which makes no controller; other XIBs may be loaded by names that are not seen. A scene
  /// that has the name of a type is asked for by that type; others may be asked for by any name.
  ///
  /// - Complexity: O(*n*) in the words.
  func unreached(_ names: ProjectNames) -> Set<String> {
    let types = Dictionary(declared.map { (WordReader.hash($0), $0) }) { first, _ in first }
    var open = Array(free)
    var owned: [String: Set<UInt64>] = [:]
    func add(_ own: Set<UInt64>, of name: String) {
      if !usesNamedResources, declared.contains(name),
        names.ancestors(of: name).contains("UIViewController")
      {
        owned[name, default: []].formUnion(own)
      } else {
        open += own
      }
    }
    for (name, own) in interfaces { add(own, of: name) }
    for (name, own) in scenes { add(own, of: name) }
    for (type, own) in words where type != "#Preview" && !declared.contains(type) { open += own }
    var reached: Set<String> = []
    func reach(_ type: String) {
      guard reached.insert(type).inserted else { return }
      open += words[type] ?? []
      open += owned[type] ?? []
    }
    for type in declared where started.contains(type) || names.isMadeBySystem(type) { reach(type) }
    // A name in small letters is not read.
    for type in declared where !(type.first?.isUppercase ?? false) { reach(type) }
    while let word = open.popLast() {
      if let type = types[word] { reach(type) }
    }
    return declared.subtracting(reached)
  }
}

/// Reads of storyboards what their scenes name.
///
/// Source: the format of Interface Builder. A scene has the number of its controller, perhaps a `storyboardIdentifier` by which code
/// asks for it, and segues with the number of the controller that they lead to.
struct InterfaceScenes {
  private struct Scene {
    var number: Substring = ""
    /// The name by which code may ask for it.
    var name: Substring?
    var destinations: [Substring] = []
    let start: Int
    var end = 0
  }

  /// Words with capital letters in the scenes that the first one leads to by segues.
  private(set) var shown: Set<UInt64> = []
  /// Those in the scenes that one of a name leads to.
  private(set) var asked: [String: Set<UInt64>] = [:]

  /// Reads a storyboard.
  ///
  /// - Complexity: O(*n*) in the text for each name that code may ask for.
  init(_ text: [UInt8]) {
    let (scenes, initial) = Self.scenes(in: text)
    if scenes.isEmpty { shown = Self.words(in: text, range: nil) }
    let own = scenes.map { Self.words(in: text, range: $0.start..<$0.end) }
    let numbers = Dictionary(scenes.indices.map { (scenes[$0].number, $0) }) { first, _ in first }
    func words(from first: Int) -> Set<UInt64> {
      var (open, seen): ([Int], Set<Int>) = ([first], [first])
      var found: Set<UInt64> = []
      while let index = open.popLast() {
        found.formUnion(own[index])
        for number in scenes[index].destinations {
          if let next = numbers[number], seen.insert(next).inserted { open.append(next) }
        }
      }
      return found
    }
    for (index, scene) in scenes.enumerated() {
      if scene.number.isEmpty || scene.number == initial {
        shown.formUnion(words(from: index))
      } else if let name = scene.name {
        asked[String(name), default: []].formUnion(words(from: index))
      }
    }
  }

  /// The words with capital letters in a stretch of a file; in the whole file for nil.
  static func words(in text: [UInt8], range: Range<Int>?) -> Set<UInt64> {
    var reader = WordReader(text, .markup, in: range)
    var found: Set<UInt64> = []
    while let token = reader.next() {
      if case .word(let hash) = token.kind, FileWords.isCapital(text[token.range.lowerBound]) {
        found.insert(hash)
      }
    }
    return found
  }

  private static func scenes(in text: [UInt8]) -> (scenes: [Scene], initial: Substring) {
    var (scenes, open, initial): ([Scene], Scene?, Substring) = ([], nil, "")
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if content.starts(with: "<document".utf8) {
        initial = value(of: "initialViewController", in: content) ?? ""
      } else if content.starts(with: "<scene ".utf8) {
        open = Scene(start: line.startIndex)
      } else if content.starts(with: "</scene>".utf8), var scene = open {
        scene.end = line.endIndex
        scenes.append(scene)
        open = nil
      } else if open != nil, content.starts(with: "<".utf8) {
        if let number = value(of: "destination", in: content) { open?.destinations.append(number) }
        guard value(of: "sceneMemberID", in: content) == "viewController" else { continue }
        open?.number = value(of: "id", in: content) ?? ""
        open?.name = value(of: "storyboardIdentifier", in: content)
      }
    }
    return (scenes, initial)
  }

  private static func value(of attribute: String, in line: ArraySlice<UInt8>) -> Substring? {
    let text = Substring(decoding: line, as: UTF8.self)
    guard let start = text.firstRange(of: " \(attribute)=\"") else { return nil }
    return text[start.upperBound...].prefix { $0 != "\"" }
  }
}
