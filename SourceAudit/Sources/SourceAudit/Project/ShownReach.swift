/// Which types and members the sources show to run: a chain of uses leads to them from what the system starts.
///
/// ``TypeReach`` takes each word for a use of all that has the name. Here a type is reached when code that runs makes it, and a
/// function or a property when code that runs names it, and its type or one above or below it. What is not reached here may run all the same: it is not shown.
struct ShownReach {
  typealias Function = FileWords.Function

  private let shown: FileWords.ShownWords
  private let reach: TypeReach
  private let names: ProjectNames
  private let types: [UInt64: String]
  /// Members that run as something names them, by their names, and those that run with their types.
  private var named: [UInt64: [Function]] = [:]
  private var own: [String: [Function]] = [:]
  /// Members that are named, and wait for their types.
  private var waiting: [String: [Function]] = [:]
  private var heirs: [String: Set<String>] = [:]
  private var seen: [String: Set<UInt64>] = [:]
  private var open: [(owner: String, words: Set<UInt64>)] = []
  private var families: [String: Set<UInt64>] = [:]
  private var acquaintances: [String: Set<UInt64>] = [:]
  private var relations: [Relation: Bool] = [:]
  private var owned: [String: Set<UInt64>] = [:]
  private(set) var reached: Set<String> = []
  private(set) var running: Set<Function> = []

  private struct Relation: Hashable { let owner, type: String }

  /// Walks from what the system starts to all that it is shown to run.
  ///
  /// - Complexity: O(*n*) in the words, times the types that one type names.
  init(_ shown: FileWords.ShownWords, _ reach: TypeReach, _ names: ProjectNames) {
    (self.shown, self.reach, self.names) = (shown, reach, names)
    types = Dictionary(reach.declared.map { (WordReader.hash($0), $0) }) { first, _ in first }
    for type in names.parents.keys {
      for parent in names.ancestors(of: type) { heirs[parent, default: []].insert(type) }
    }
    for (function, member) in shown.members {
      if runsByName(function, member) {
        named[function.name, default: []].append(function)
      } else {
        own[function.type, default: []].append(function)
      }
    }
    begin()
    while let (owner, words) = open.popLast() { follow(words, of: owner) }
  }

  /// The types that nothing is shown to make, and the members that nothing is shown to name.
  var rest: (types: Set<String>, members: Set<Function>) {
    (reach.declared.subtracting(reached), Set(shown.members.keys).subtracting(running))
  }

  private func runsByName(_ function: Function, _ member: FileWords.ShownWords.Member) -> Bool {
    if function.isMessage { return names.runsByNameAlone(function) }
    return member.isPrivate
      || !names.mayBeCalledFromOutside(function.type, hasParameters: member.hasParameters)
  }

  private mutating func begin() {
    open.append(("", reach.free))
    for (name, words) in reach.interfaces { add(words, of: name) }
    for (name, words) in reach.scenes {
      if names.ancestors(of: name).contains("UIViewController") {
        add(words, of: name)
      } else {
        open.append(("", words))
      }
    }
    for (type, words) in shown.words where !reach.declared.contains(type) {
      open.append((type, words))
    }
    for type in Set(own.keys) where !reach.declared.contains(type) {
      for function in own[type] ?? [] { run(function) }
    }
    for type in reach.declared
    where reach.started.contains(type) || names.isMadeBySystem(type)
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
      open.append(("", words))
    }
  }

  private mutating func reach(_ type: String) {
    guard reached.insert(type).inserted else { return }
    open.append((type, shown.words[type] ?? []))
    open.append(("", owned[type] ?? []))
    for function in own[type] ?? [] { run(function) }
    for function in waiting.removeValue(forKey: type) ?? [] { run(function) }
  }

  private mutating func run(_ function: Function) {
    if running.insert(function).inserted {
      open.append((function.type, shown.members[function]?.words ?? []))
    }
  }

  private mutating func follow(_ words: Set<UInt64>, of owner: String) {
    let fresh = words.subtracting(seen[owner] ?? [])
    seen[owner, default: []].formUnion(fresh)
    for word in fresh {
      if let type = types[word] { reach(type) }
      for function in named[word] ?? [] where !running.contains(function) {
        let type = function.type
        guard isRelated(owner, type) else { continue }
        if type.isEmpty || reached.contains(type) || !reach.declared.contains(type) {
          run(function)
        } else {
          waiting[type, default: []].append(function)
        }
      }
    }
  }

  // MARK: - Who knows whom

  /// Whether code of one type may mean a member of another one by its name.
  private mutating func isRelated(_ owner: String, _ type: String) -> Bool {
    if owner == type || owner.isEmpty || !reach.declared.contains(type) { return true }
    let relation = Relation(owner: owner, type: type)
    if let known = relations[relation] { return known }
    let family = family(of: type)
    let known = acquaintances(of: owner)
    let isRelated = family.contains(WordReader.hash(owner)) || !known.isDisjoint(with: family)
    relations[relation] = isRelated
    return isRelated
  }

  /// A type, and those above and below it.
  private mutating func family(of type: String) -> Set<UInt64> {
    if let known = families[type] { return known }
    let all = names.ancestors(of: type).filter { names.parents[$0] != nil }
      .union(heirs[type] ?? []).union([type])
    let family = Set(all.map(WordReader.hash))
    families[type] = family
    return family
  }

  /// The types that a type names, and those that the types above it name.
  private mutating func acquaintances(of type: String) -> Set<UInt64> {
    if let known = acquaintances[type] { return known }
    var found = shown.known[type] ?? []
    for parent in names.ancestors(of: type) { found.formUnion(shown.known[parent] ?? []) }
    acquaintances[type] = found
    return found
  }
}
