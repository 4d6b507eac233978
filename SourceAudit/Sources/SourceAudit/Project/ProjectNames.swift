internal import BidiSource

/// What the files of a project name, and what they declare: whatever nothing names, nobody sees.
///
/// Only words are read. A name counts for all that have it, so that a function is taken for a used one too often, and never for
/// an unused one while something calls it.
struct ProjectNames: Sendable {
  private struct Counts {
    /// How often a name stands somewhere else than in a declaration.
    var uses: Int32 = 0
    /// How many of the uses are calls of a navigation controller, which is UIKit's.
    var navigations: Int32 = 0
    /// How often something may be given another value by the name.
    var sets: Int32 = 0
    /// How many of the other uses stand for a value, and call no static function of a type.
    var values: Int32 = 0
    /// How many of the uses register a cell that is asked for by its name, and do nothing else.
    var registrations: Int32 = 0
    /// How many of the uses stand in the XIB of that name.
    var usesInOwnXIB: Int32 = 0
    /// How often something is only given the value of the same name.
    var copies: Int32 = 0
  }

  private var counts: [UInt64: Counts] = [:]

  /// What types inherit from and conform to, by their names.
  private(set) var parents: [String: Set<String>] = [:]

  /// Methods that Objective-C declares in an interface.
  private var interfaceMethods: Set<UInt64> = []

  /// Variables whose first value is false, and names that may stand for something else.
  private var (falseNames, otherNames): (Set<UInt64>, Set<UInt64>) = ([], [])

  /// Whether a file begins a program: then nobody else uses what is public.
  private(set) var hasProgram = false

  /// Whether a file of a type says that a layout turns round from right to left.
  private(set) var flippingTypes: Set<String> = []

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  mutating func add(_ source: SourceFile, isExample: Bool = false) {
    var file = FileWords(source.text, .init(path: source.path))
    let xib = source.path.split(separator: "/").last.flatMap { name in
      name.hasSuffix(".xib") ? WordReader.hash(String(name.dropLast(".xib".count))) : nil
    }
    file.read { hash, kind in
      counts[hash, default: Counts()].uses += 1
      if hash == xib { counts[hash, default: Counts()].usesInOwnXIB += 1 }
      if kind == .set { counts[hash, default: Counts()].sets += 1 }
      if kind == .navigation { counts[hash, default: Counts()].navigations += 1 }
      if kind == .value { counts[hash, default: Counts()].values += 1 }
    }
    for (type, inherited) in file.parents { parents[type, default: []].formUnion(inherited) }
    for (cell, count) in file.registrations {
      counts[cell, default: Counts()].registrations += count
    }
    for (name, count) in file.copies { counts[name, default: Counts()].copies += count }
    falseNames.formUnion(file.falseNames)
    otherNames.formUnion(file.otherNames)
    interfaceMethods.formUnion(file.interfaceMethods)
    if file.beginsProgram, !isExample { hasProgram = true }
    if file.flips { flippingTypes.formUnion(file.parents.keys) }
  }

  /// Whether something outside of stretches of a file names something.
  ///
  /// A navigation controller has methods of its own: its calls are no uses of one of the same name in another type. Nobody sees
  /// a cell that is registered, and that nothing asks for.
  func isNamed(
    _ name: String, in type: String = "nav", outside ranges: [Range<Int>], of text: [UInt8],
    _ language: WordReader.Language
  ) -> Bool {
    let hash = WordReader.hash(name)
    let mayNavigate = type.lowercased().contains("nav")
    let known = counts[hash] ?? Counts()
    let all =
      known.uses - (mayNavigate ? 0 : known.navigations)
      - (known.registrations > 0 ? known.registrations + known.usesInOwnXIB : 0)
    // Most names are used; few have to be counted.
    if all <= 0 || all > 64 { return all > 0 }
    var own: Int32 = 0
    for range in ranges {
      var file = FileWords(text, language, in: range)
      file.read { found, kind in
        if found == hash, mayNavigate || kind != .navigation { own += 1 }
      }
      own -= file.registrations[hash] ?? 0
    }
    return all > own
  }

  /// Whether something outside of a stretch of a file may run a static function of Swift: its name with arguments, or after that
  /// of a type.
  ///
  /// A variable of that name, such as an outlet of another file, is no use of the function.
  func isRun(_ name: String, outside range: Range<Int>, of text: [UInt8]) -> Bool {
    let hash = WordReader.hash(name)
    let all = counts[hash].map { $0.uses - $0.sets - $0.values } ?? 0
    if all > 64 { return true }
    func uses(in range: Range<Int>?) -> (all: Int32, runs: Int32) {
      var uses: (all: Int32, runs: Int32) = (0, 0)
      var file = FileWords(text, .swift, in: range)
      file.read { found, kind in
        if found == hash, kind != .set {
          uses = (uses.all + 1, uses.runs + (kind == .value ? 0 : 1))
        }
      }
      return uses
    }
    let own = uses(in: range)
    // The type itself may name its function alone: `names.map(small)`.
    return all > own.runs || uses(in: nil).all > own.all
  }

  /// Whether a method has a name that UIKit's navigation controllers call their own by: no protocol asks for it.
  static func isOfNavigation(_ method: String) -> Bool {
    FileWords.navigating.contains(WordReader.hash(method))
  }

  /// Whether something may be given another value by its name.
  func isSet(_ name: String) -> Bool {
    counts[WordReader.hash(name)]?.sets ?? 0 > 0 || counts[Self.setter(name)] != nil
  }

  /// Whether a name stands for false wherever the project has it: all variables of the name have that first value, and nothing
  /// gives one of them another.
  ///
  /// What one of them is given of another one, `card.isSmall = isSmall`, is false too.
  func isAlwaysFalse(_ name: String) -> Bool {
    let hash = WordReader.hash(name)
    let known = counts[hash] ?? Counts()
    return falseNames.contains(hash) && !otherNames.contains(hash) && known.sets == known.copies
      && counts[Self.setter(name)] == nil
  }

  private static func setter(_ name: String) -> UInt64 {
    WordReader.hash("set" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Whether an interface of Objective-C declares a method: one that is only implemented may be UIKit's.
  func isInInterface(_ method: String) -> Bool {
    interfaceMethods.contains(WordReader.hash(method))
  }

  /// All that a type inherits from and conforms to, as far as the project declares it.
  func ancestors(of type: String) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([], [type])
    while let next = open.popLast() {
      for parent in parents[next] ?? [] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
  }

  /// Whether a frame such as UIKit may call a member of a type that nothing in the project names: the type conforms to a
  /// protocol that the project does not declare.
  ///
  /// Methods of delegates and data sources of Apple have what calls them as an argument. Source: Coding Guidelines for Cocoa,
  /// Naming Methods, Delegate Methods.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - hasParameters: Whether the member is a method with parameters, or no method.
  /// - Returns: True if it may be called.
  func mayBeCalledFromOutside(_ type: String, hasParameters: Bool = true) -> Bool {
    ancestors(of: type).contains { parent in
      parents[parent] == nil && !Self.markers.contains(parent)
        && !Self.classEnds.contains(where: parent.hasSuffix)
        && (hasParameters || !Self.isDelegateOfApple(parent))
    }
  }

  /// Whether a protocol is that of a delegate or a data source of Apple's frameworks, by its name.
  private static func isDelegateOfApple(_ name: String) -> Bool {
    (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
      && ["UI", "NS", "WK", "MK", "AV", "CL"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase ?? false
      }
  }

  /// Whether the system makes a type that nothing in the project names.
  func isMadeBySystem(_ type: String) -> Bool {
    ancestors(of: type).contains { parent in
      Self.systemEnds.contains(where: parent.hasSuffix)
        && !(Self.isDelegateOfApple(parent)
          && !Self.delegatesOfSystem.contains(where: parent.hasSuffix))
    }
  }

  /// Ends of names of delegates that the system makes; those of views are made by the project.
  private static let delegatesOfSystem = [
    "ApplicationDelegate", "SceneDelegate", "ExtensionDelegate",
  ]

  /// Ends of the names of classes, whose methods are overridden and not implemented.
  private static let classEnds = [
    "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Layout", "Item", "Window",
    "Object", "Responder", "Recognizer", "Bar", "Layer", "Slider", "Switch", "Operation",
  ]

  private static let markers: Set<String> = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable", "CaseIterable",
    "Identifiable", "Error", "LocalizedError", "String", "Int", "AnyObject", "ObservableObject",
    "OptionSet", "RawRepresentable", "CodingKey", "class",
  ]

  private static let systemEnds = [
    "App", "Widget", "Bundle", "Intent", "Delegate", "Provider", "Service", "Extension", "Commands",
    "Scene", "Query", "Entity", "Handler", "Handling", "Activity", "TestCase",
  ]
}
