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
    /// How many of the uses stand in the XIB of that name.
    var usesInOwnXIB: Int32 = 0
    /// How many of the uses ask whether a value is that case of an enumeration, and make none.
    var patterns: Int32 = 0
    /// How often something else may get hold of what has the name, and give it another value.
    var bindings: Int32 = 0

    /// Counts a use.
    mutating func add(_ use: FileWords.Use, isInOwnXIB: Bool) {
      uses += 1
      if isInOwnXIB { usesInOwnXIB += 1 }
      if use.contains(.set) { sets += 1 }
      if use.contains(.bound) { bindings += 1 }
      if use.contains(.navigation) { navigations += 1 }
      if use.contains(.value) { values += 1 }
      if use.contains(.pattern) { patterns += 1 }
    }
  }

  private var counts: [UInt64: Counts] = [:]

  /// What types inherit from and conform to, by their names.
  private(set) var parents: [String: Set<String>] = [:]

  /// The types between the brackets after what types inherit from: `CardCell` of `class CardRow: Row<CardCell>`.
  private(set) var arguments: [String: Set<String>] = [:]

  /// Methods that Objective-C declares in an interface.
  private var interfaceMethods: Set<UInt64> = []

  /// Variables that are false at first, and what else may have their names.
  private var flags = FileWords.FlagWords()

  /// Cells that are registered and asked for.
  private var cells = FileWords.CellWords()

  /// Types that nothing which runs can make, and functions that nothing which runs names.
  private(set) var unreachedTypes: Set<String> = []
  private(set) var unreachedFunctions: Set<FileWords.Function> = []

  /// Types and members of which the sources do not show that they run.
  private var (unshownTypes, unshownMembers): (Set<String>, Set<FileWords.Function>) = ([], [])

  /// What types name, until it is known which of them are reached.
  private var reach = TypeReach()
  private var shown = FileWords.ShownWords()

  /// How often functions are called with true and with false as their first argument.
  private var answers: [UInt64: FileWords.Answers] = [:]

  /// What calls give by labels.
  private var given: [UInt64: FileWords.Given] = [:]

  /// The types of the project.
  private var types: Set<UInt64> = []

  /// Whether a file of Swift was read.
  private var hasSwift = false

  /// Whether a storyboard or a XIB was read.
  private var hasInterfaces = false

  /// Types that turn the views in them round by the layout direction.
  private(set) var turningTypes: Set<String> = []

  /// Members of types that answer yes or no by the layout direction alone.
  private(set) var questions: [String: Set<String>] = [:]

  /// Enumerations with cases for left and right, by their full names.
  private(set) var typesOfSides: Set<String> = []

  /// Whether a file begins a program: then nobody else uses what is public.
  private(set) var hasProgram = false

  /// Whether a file of a type says that a layout turns round from right to left.
  private(set) var flippingTypes: Set<String> = []

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  mutating func add(_ source: SourceFile, isExample: Bool = false, isTest: Bool = false) {
    var file = FileWords(source.text, .init(path: source.path))
    let xib = source.path.split(separator: "/").last.flatMap { name in
      name.hasSuffix(".xib") ? WordReader.hash(String(name.dropLast(".xib".count))) : nil
    }
    file.read { hash, use in
      counts[hash, default: Counts()].add(use, isInOwnXIB: hash == xib)
    }
    for (type, inherited) in file.parents {
      parents[type, default: []].formUnion(inherited)
      types.insert(WordReader.hash(type))
    }
    arguments.merge(file.arguments) { $0.union($1) }
    if file.language == .markup {
      reach.add(interface: source)
    } else if !isTest {
      reach.add(file.mentions)
      shown.formUnion(file.shown)
    }
    if file.language == .swift { hasSwift = true }
    answers.merge(file.answers) { FileWords.Answers(yes: $0.yes + $1.yes, no: $0.no + $1.no) }
    for (label, more) in file.given { given[label, default: .init()].formUnion(more) }
    cells.formUnion(file.cells)
    flags.formUnion(file.flags)
    if [".storyboard", ".xib"].contains(where: source.path.hasSuffix) { hasInterfaces = true }
    turningTypes.formUnion(file.directions.turningTypes)
    questions.merge(file.directions.questions) { $0.union($1) }
    interfaceMethods.formUnion(file.interfaceMethods)
    typesOfSides.formUnion(file.typesOfSides)
    if file.beginsProgram, !isExample { hasProgram = true }
    if file.flips { flippingTypes.formUnion(file.parents.keys) }
  }

  /// Finds the types that nothing reaches, once all files of a program are read.
  mutating func findUnreached() {
    if hasProgram {
      (unreachedTypes, unreachedFunctions) = reach.unreached(self)
      (unshownTypes, unshownMembers) = ShownReach(shown, reach, self).rest
    }
    (reach, shown) = (TypeReach(), FileWords.ShownWords())
  }

  /// Whether the sources do not show that something makes a type.
  func isUnshown(_ type: String) -> Bool { unshownTypes.contains(type) }

  /// Whether the sources do not show that something which runs names a member of a type.
  func isUnshown(_ member: String, in type: String) -> Bool {
    let hash = WordReader.hash(member)
    return [false, true].contains {
      unshownMembers.contains(FileWords.Function(type: type, name: hash, isMessage: $0))
    }
  }

  /// Whether a function runs only if something in the project names it: in Swift, not one that a system's protocol may ask for; in
  /// Objective-C, one that an interface declares, as Swift has other names for the methods of Objective-C.
  func runsByNameAlone(_ function: FileWords.Function) -> Bool {
    function.isMessage
      ? !hasSwift && interfaceMethods.contains(function.name)
      : !mayBeCalledFromOutside(function.type)
  }

  /// Whether nothing that runs names a function of a type.
  func isUnreached(_ name: String, in type: String) -> Bool {
    let hash = WordReader.hash(name)
    return [false, true].contains {
      unreachedFunctions.contains(FileWords.Function(type: type, name: hash, isMessage: $0))
    }
  }

  /// What a function is always called with as its first argument; nil if it is called otherwise, too.
  func answer(to function: String) -> Bool? {
    let hash = WordReader.hash(function)
    guard let own = answers[hash], let uses = counts[hash]?.uses else { return nil }
    return own.no == uses ? false : own.yes == uses ? true : nil
  }

  /// Whether no call gives something else than nil by a label.
  func isNeverGiven(_ label: String) -> Bool { given[WordReader.hash(label)] == nil }

  /// Whether all calls that give something by a label give true by another one.
  func isGiven(_ label: String, onlyWith flag: String) -> Bool {
    given[WordReader.hash(label)]?.flags.contains(WordReader.hash(flag)) ?? false
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
    let registrations = isNeverAsked(name, hash) ? cells.registered[hash] ?? 0 : 0
    let all =
      known.uses - (mayNavigate ? 0 : known.navigations)
      - (registrations > 0 ? registrations + known.usesInOwnXIB : 0)
    // Most names are used; few have to be counted.
    if all <= 0 || all > 64 { return all > 0 }
    var own: Int32 = 0
    for range in ranges {
      var file = FileWords(text, language, in: range)
      file.read { found, use in
        if found == hash, mayNavigate || !use.contains(.navigation) { own += 1 }
      }
      if registrations > 0 { own -= file.cells.registered[hash] ?? 0 }
    }
    return all > own
  }

  /// Whether a type is a cell that is registered, and that nothing asks for.
  private func isNeverAsked(_ type: String, _ hash: UInt64) -> Bool {
    guard cells.registered[hash] != nil, !cells.mayAsk(for: hash, types) else { return false }
    return ancestors(of: type).contains {
      $0.hasSuffix("Cell") || $0.hasSuffix("HeaderFooterView")
    }
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
      file.read { found, use in
        if found == hash, !use.contains(.set) {
          uses = (uses.all + 1, uses.runs + (use.contains(.value) ? 0 : 1))
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

  /// Whether a name is used more often than so many times.
  func isUsed(_ name: String, moreThan times: Int) -> Bool {
    counts[WordReader.hash(name)].map { Int($0.uses) > times } ?? false
  }

  /// Whether an enumeration of Swift has a case.
  func isCase(_ name: String, of type: String) -> Bool {
    cells.texts[WordReader.hash(type)]?.contains(WordReader.hash(name)) ?? false
  }

  /// Whether something may make a value of a case of an enumeration: its name stands elsewhere than after `case`.
  func isMade(_ name: String) -> Bool {
    counts[WordReader.hash(name)].map { $0.uses > $0.patterns } ?? false
  }

  /// Whether something may be given another value by its name.
  func isSet(_ name: String) -> Bool {
    let known = counts[WordReader.hash(name)] ?? Counts()
    return known.sets > 0 || known.bindings > 0 || isSetByOtherName(name)
  }

  /// Whether a setter sets something, or the wrapper around it: `setSmall(…)`, `_small = State(…)`.
  private func isSetByOtherName(_ name: String) -> Bool {
    counts[Self.setter(name)] != nil || counts[WordReader.hash("_" + name)]?.sets ?? 0 > 0
  }

  /// Whether a name stands for false in a type: the type or one above declares a variable of the name, all variables of the name
  /// have that first value, and nothing gives one of them another.
  ///
  /// What one of them is given of another one, `card.isSmall = isSmall`, is false too. A name of UIKit such as `isHidden` is not
  /// declared by the project, and what reads objects from data sets their variables.
  func isAlwaysFalse(_ name: String, in type: String) -> Bool {
    let hash = WordReader.hash(name)
    let known = counts[hash] ?? Counts()
    guard let owners = flags.owners[hash], !flags.others.contains(hash), known.bindings == 0,
      !isSetByOtherName(name), !(flags.setsAnyKey && flags.keyed.contains(hash)),
      hasInterfaces || !flags.drawn.contains(hash)
    else { return false }
    func isOwned(by type: String) -> Bool {
      owners.contains("") || !owners.isDisjoint(with: ancestors(of: type).union([type]))
    }
    let copies = flags.copies[hash] ?? [:]
    return known.sets == copies.values.reduce(0, +) && isOwned(by: type)
      && copies.keys.allSatisfy(isOwned(by:))
      && !owners.union([type]).contains(where: isSetFromOutside(_:))
  }

  /// Whether the project has a variable of a name that is false at first, and nothing is seen to give one of the name another value
  /// than that of the same name.
  func isNotShownTrue(_ name: String) -> Bool {
    let hash = WordReader.hash(name)
    let known = counts[hash] ?? Counts()
    return flags.owners[hash] != nil && known.bindings == 0 && !isSetByOtherName(name)
      && known.sets == (flags.copies[hash] ?? [:]).values.reduce(0, +)
      && given[hash] == nil
  }

  /// Whether something that the project does not declare may set the variables of a type: one that reads objects from data, or
  /// one that asks for a protocol of its own.
  private func isSetFromOutside(_ type: String) -> Bool {
    ancestors(of: type).contains { parent in
      ["Codable", "Decodable"].contains(parent)
        || parents[parent] == nil && parent.hasSuffix("Object")
          && !["NSObject", "ObservableObject"].contains(parent)
    } || mayBeCalledFromOutside(type, hasParameters: false)
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

  /// Whether a type, or one above it, turns the views in it round by the layout direction.
  func turns(_ type: String) -> Bool {
    turningTypes.contains(type) || !turningTypes.isDisjoint(with: ancestors(of: type))
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
      parents[parent] == nil && Self.systemEnds.contains(where: parent.hasSuffix)
        // Only Xcode shows what it makes.
        && parent != "PreviewProvider"
    }
  }

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
    // Other delegates are made by those who ask for them.
    "ApplicationDelegate", "AppDelegate", "SceneDelegate", "ExtensionDelegate",
    "App", "Widget", "Bundle", "Intent", "Provider", "Service", "Extension", "Commands",
    "Scene", "Query", "Entity", "Handler", "Handling", "Activity", "TestCase",
  ]
}
