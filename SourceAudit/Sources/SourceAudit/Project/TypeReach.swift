internal import BidiSource

/// Which types and functions something that runs can reach: what nothing reaches, nobody sees.
///
/// A type is reached if code outside of types names it, or that of a type or a function that is reached; a storyboard names the
/// classes of the scenes that it can show. What the system makes, and what extends types of others, is reached at once. A function
/// is reached if its type is, and reached code has its name. What the system calls, by a protocol that the project does not
/// declare, an attribute or an override, and each initializer and property, belongs to the type. Only words are read, so
/// that something is taken for reached too often, and never the other way while something names it.
struct TypeReach: Sendable {
  typealias Function = FileWords.Function

  /// Words in the code of types, and in functions that run only as something names them.
  private var words: [String: Set<UInt64>] = [:]
  private var functions: [Function: Set<UInt64>] = [:]
  /// Functions that only their files may call, and do not name.
  private var unused: Set<Function> = []
  private(set) var declared: Set<String> = []
  private(set) var started: Set<String> = []
  /// Words outside of types, and in files that belong to no type.
  private(set) var free: Set<UInt64> = []
  /// Words of XIBs, by their names, and of scenes that code may ask for, by the names that it asks by.
  private(set) var (interfaces, scenes): ([String: Set<UInt64>], [String: Set<UInt64>]) = ([:], [:])
  private(set) var usesNamedResources = false

  /// Adds what a file of source names; tests show nothing.
  mutating func add(_ mentions: FileWords.Mentions) {
    var all = mentions.words
    if mentions.makesByContext { all.merge(mentions.optional) { $0.union($1) } }
    for (type, own) in all {
      if type.isEmpty { free.formUnion(own) } else { words[type, default: []].formUnion(own) }
    }
    functions.merge(mentions.functions) { $0.union($1) }
    unused.formUnion(mentions.unused)
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

  /// The types and the functions of the project that nothing reaches.
  ///
  /// - Parameter names: The names of the project.
  /// - Returns: The names of the types, and the functions.
  /// - Complexity: O(*n*) in the words.
  func unreached(_ names: ProjectNames) -> (types: Set<String>, functions: Set<Function>) {
    var walk = Walk(self, names)
    walk.run()
    let functions = Set(functions.keys).subtracting(walk.running).union(unused)
    return (declared.subtracting(walk.reached), functions)
  }

  /// A walk from what runs at first to all that it names.
  private struct Walk {
    private let reach: TypeReach
    private let types: [UInt64: String]
    /// Functions that run as something names them, by their names, and what else their types run.
    private var named: [UInt64: [Function]] = [:]
    private var own: [String: [Function]] = [:]
    /// Functions that are named, and wait for their types.
    private var waiting: [String: [Function]] = [:]
    private var owned: [String: Set<UInt64>] = [:]
    private var seen: Set<UInt64> = []
    private var open: [UInt64]
    private(set) var reached: Set<String> = []
    private(set) var running: Set<Function> = []

    init(_ reach: TypeReach, _ names: ProjectNames) {
      self.reach = reach
      types = Dictionary(reach.declared.map { (WordReader.hash($0), $0) }) { first, _ in first }
      open = Array(reach.free)
      for (name, words) in reach.interfaces { add(words, of: name) }
      for (name, words) in reach.scenes {
        // Code may ask for a view of any name, and for a controller by its own.
        if names.ancestors(of: name).contains("UIViewController") {
          add(words, of: name)
        } else {
          open += words
        }
      }
      for function in reach.functions.keys {
        if names.runsByNameAlone(function) {
          named[function.name, default: []].append(function)
        } else {
          own[function.type, default: []].append(function)
        }
      }
      for (type, words) in reach.words where type != "#Preview" && !reach.declared.contains(type) {
        open += words
      }
      for type in Set(own.keys) where type != "#Preview" && !reach.declared.contains(type) {
        for function in own[type] ?? [] { run(function) }
      }
      for type in reach.declared
      where reach.started.contains(type) || names.isMadeBySystem(type)
        // A name in small letters may be one of another thing.
        || !(type.first?.isUppercase ?? false)
      {
        self.reach(type)
      }
    }

    /// Adds the words of a XIB or a scene: what has the name of a type shows nothing before the type is reached.
    private mutating func add(_ words: Set<UInt64>, of name: String) {
      if !reach.usesNamedResources, reach.declared.contains(name) {
        owned[name, default: []].formUnion(words)
      } else {
        open += words
      }
    }

    private mutating func reach(_ type: String) {
      guard reached.insert(type).inserted else { return }
      open += reach.words[type] ?? []
      open += owned[type] ?? []
      for function in own[type] ?? [] { run(function) }
      for function in waiting.removeValue(forKey: type) ?? [] { run(function) }
    }

    private mutating func run(_ function: Function) {
      if running.insert(function).inserted { open += reach.functions[function] ?? [] }
    }

    mutating func run() {
      while let word = open.popLast() {
        guard seen.insert(word).inserted else { continue }
        if let type = types[word] { reach(type) }
        for function in named[word] ?? [] {
          let type = function.type
          if type.isEmpty || reached.contains(type) || !reach.declared.contains(type) {
            run(function)
          } else {
            waiting[type, default: []].append(function)
          }
        }
      }
    }
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

  /// Words in the scenes that the first one leads to by segues.
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

  /// The words in a stretch of a file; in the whole file for nil.
  static func words(in text: [UInt8], range: Range<Int>?) -> Set<UInt64> {
    var reader = WordReader(text, .markup, in: range)
    var found: Set<UInt64> = []
    while let token = reader.next() {
      if case .word(let hash) = token.kind { found.insert(hash) }
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
