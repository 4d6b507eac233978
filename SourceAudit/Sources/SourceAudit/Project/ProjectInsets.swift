public import BidiSource
internal import SwiftParser
internal import SwiftSyntax

/// What a project does with insets: the functions that take them by left and right and lay out by leading and trailing, and
/// what other files do with constants of insets.
///
/// Such a function is `func pin(to view: UIView, insets: UIEdgeInsets)` with `leadingAnchor.constraint(equalTo: view.leadingAnchor,
/// constant: insets.left)`: the interface mirrors what it is given. A function that hands its insets on to such a function is
/// one too. Of a constant, only the name is known: what else has the name counts for it. So it is for a property that keeps insets.
public struct ProjectInsets: Sendable {
  /// A name with the parameters of functions that cannot be told apart in a call.
  struct Shape: Hashable {
    /// A parameter as a call sees it.
    struct Parameter: Hashable {
      let label: String
      let hasDefault: Bool
    }

    let name: String
    let parameters: [Parameter]

    /// The parameter of each argument of a call; nil if the call is one of another function.
    func parameters(of call: ValueUses.Call) -> [Int]? {
      var (next, found): (Int, [Int]) = (0, [])
      for label in call.labels {
        while next < parameters.count, parameters[next].label != label {
          guard parameters[next].hasDefault else { return nil }
          next += 1
        }
        guard next < parameters.count else { return nil }
        found.append(next)
        next += 1
      }
      let isWhole = call.hasTrailingBlock || parameters[next...].allSatisfy(\.hasDefault)
      return isWhole ? found : nil
    }

    /// How calls of such a function may begin: with its first parameter, or a later one if those before it have default values.
    fileprivate var starts: Set<Start> {
      var starts: Set<Start> = []
      for parameter in parameters {
        starts.insert(Start(name: name, label: parameter.label))
        if !parameter.hasDefault { break }
      }
      return starts
    }
  }

  /// What a call must have for a shape: the name, and the label of its first argument.
  fileprivate struct Start: Hashable {
    let name: String
    let label: String?
  }

  /// What all functions of one shape do with a parameter of insets.
  private struct Parameter {
    /// Whether one of them counts from a side of the interface.
    var countsFromSide = false
    /// The names by which something keeps the insets that is not followed.
    var keepers: Set<String> = []

    /// Adds what a function does that is given the insets; false if all of it is known.
    mutating func formUnion(_ other: Parameter) -> Bool {
      if countsFromSide || !other.countsFromSide && other.keepers.isSubset(of: keepers) {
        return false
      }
      countsFromSide = countsFromSide || other.countsFromSide
      keepers.formUnion(other.keepers)
      return true
    }
  }

  /// The shapes that may begin so, and what is done with their parameters of insets.
  private var known: [Start: [(shape: Shape, parameters: [Int: Parameter])]] = [:]

  /// A use of a name in a file that does not declare it.
  fileprivate struct UseElsewhere {
    enum Effect {
      case none, computed, side
      case handedOn(ValueUses.Call, index: Int)
      case kept(String)
    }

    let owner: ValueUses.Owner
    let base: String
    let effect: Effect
    /// Whether a property of UIKit is given the insets.
    var isGivenToUIKit = false
    /// Whether a member is read that is no side, such as one of a relay that holds the insets.
    var readsOther = false
    /// The types that the file extends.
    var extended: Set<String> = []
  }

  /// What files do with members of insets, those of the file included.
  private var members: [String: [UseElsewhere]] = [:]

  /// What files do with constants that they do not declare, by the name; nil if only one file is known.
  private var elsewhere: [String: [UseElsewhere]]?

  /// How insets are read that something keeps by a name.
  private var kept: [String: InsetReading] = [:]

  /// Reads the files of a project.
  ///
  /// - Parameter files: The files; they are read twice. A file that is nested too deep is left out, and so is one of tests.
  /// - Complexity: O(*n*), if functions of one name have few shapes. Files without the word for insets, and without the name
  ///   of a constant of insets, are not parsed.
  public init(_ files: some Collection<SourceFile>) {
    var draft = Draft()
    var names: Set<String> = []
    for file in files
    where file.text.contains(word: "EdgeInsets") && !TestSource.isOne(file) {
      guard let uses = Self.uses(in: file) else { continue }
      draft.add(uses)
      names.formUnion(uses.sharedInsets)
    }
    known = draft.solved()
    elsewhere = [:]
    let keepers = draft.keepers.subtracting(names)
    if names.isEmpty, keepers.isEmpty { return }
    let search = NameSearch(names.union(keepers))
    for file in files {
      let found = search.names(in: file.text).filter { name in
        names.contains(name) || file.text.contains(word: "EdgeInsets")
          || file.text.contains(word: "\(name).left")
      }
      if !found.isEmpty, !TestSource.isOne(file) { add(found, in: file) }
    }
    findKept()
  }

  private static func uses(in file: SourceFile) -> ValueUses? {
    guard file.path.hasSuffix(".swift"), SourceAudit.tooDeep(in: file) == nil else { return nil }
    return ValueUses(in: Syntax(Parser.parse(source: String(decoding: file.text, as: UTF8.self))))
  }

  /// Adds what a file does with names that it does not declare.
  private mutating func add(_ names: Set<String>, in file: SourceFile) {
    guard let uses = Self.uses(in: file) else {
      // Objective-C sees members of objects.
      if file.path.hasSuffix(".swift") { return }
      for name in names {
        let use = UseElsewhere(owner: .ofOther, base: "", effect: .side)
        elsewhere?[name, default: []].append(use)
        members[name, default: []].append(use)
      }
      return
    }
    add(names, uses)
  }

  private mutating func add(_ names: Set<String>, _ uses: ValueUses) {
    func told(_ use: ValueUses.Use) -> UseElsewhere {
      let effect: UseElsewhere.Effect =
        switch uses.effect(of: use) {
        case .none: .none
        case .computed: .computed
        case .side: .side
        case .handedOn(let call, let index): .handedOn(uses.calls[call], index: index)
        case .kept(let keeper): .kept(keeper)
        }
      var isGivenToUIKit = false
      if case .property(let name, _) = use.taker {
        isGivenToUIKit = use.member.isEmpty && Self.propertiesOfUIKit.contains(name)
      }
      return UseElsewhere(
        owner: use.owner, base: use.base, effect: effect, isGivenToUIKit: isGivenToUIKit,
        readsOther: !ValueUses.membersOfInsets.contains(use.member), extended: uses.extendedTypes)
    }
    for name in names {
      let (own, ofAnyMember) = uses.usesOfDeclarations(of: name)
      elsewhere?[name, default: []] += ofAnyMember.map(told)
      let ownMembers = zip(uses.declarations[name] ?? [], own).filter(\.0.isMember).flatMap(\.1)
      members[name, default: []] += (ofAnyMember + ownMembers).map(told)
    }
  }

  /// Properties of UIKit that take insets: what an app declares by the same name is another thing.
  static let propertiesOfUIKit: Set<String> = [
    "contentInset", "contentInsets", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
    "layoutMargins", "textContainerInset", "sectionInset", "scrollIndicatorInsets",
    "additionalSafeAreaInsets", "imageInsets", "landscapeImagePhoneInsets",
    "largeContentSizeImageInsets", "verticalScrollIndicatorInsets",
    "horizontalScrollIndicatorInsets", "scrollerInsets",
  ]

  /// How a property of insets of the project is read; nil for one of UIKit, and for one that nothing uses.
  func reading(ofMember name: String) -> InsetReading? {
    guard let uses = members[name], !uses.isEmpty, !Self.propertiesOfUIKit.contains(name) else {
      return nil
    }
    return uses.map(reading).max()
  }

  private func reading(of use: UseElsewhere) -> InsetReading {
    switch use.effect {
    case .none: .noSide
    case .computed: .computed
    case .side: .side
    case .handedOn(let call, let index): reading(of: call, index)
    case .kept(let keeper): reading(ofKept: keeper)
    }
  }

  /// The functions of one file.
  init(_ uses: ValueUses) {
    var draft = Draft()
    draft.add(uses)
    known = draft.solved()
    add(draft.keepers.union(uses.sharedInsets), uses)
    findKept()
  }

  /// Finds how insets are read that something keeps by a name: by what is seen of them.
  ///
  /// Views of UIKit have properties of some of the names.
  private mutating func findKept() {
    for (name, uses) in members {
      let isOfUIKit = Self.propertiesOfUIKit.contains(name)
      let seen = uses.filter { use in
        !use.readsOther && (!isOfUIKit || use.owner != .ofOther || use.isGivenToUIKit)
      }
      kept[name] = seen.map(reading).filter { $0 != .unseen }.max()
    }
  }

  /// How insets are read that something keeps by a name.
  func reading(ofKept name: String) -> InsetReading { kept[name] ?? .unseen }

  /// How the insets of an argument are read; not seen if nothing is known that takes them there.
  func reading(of call: ValueUses.Call, _ argument: Int) -> InsetReading {
    if let known = readings(of: call)[argument] { return known }
    if call.takesPhysicalInsets { return .side }
    return reading(ofKept: call.labels[argument])
  }

  /// How other files read a constant; nil if only one file is known.
  func reading(of constant: ValueUses.Declaration, _ name: String) -> InsetReading? {
    guard let elsewhere else { return nil }
    let uses = elsewhere[name, default: []].filter { $0.mayBe(constant) }
    return uses.map(reading).max() ?? .noSide
  }

  /// For each argument of a call, how the functions that the call may be about read it as insets; nil if none is known that takes
  /// insets there.
  func readings(of call: ValueUses.Call) -> [InsetReading?] {
    var answers: [InsetReading?] = call.labels.map { _ in nil }
    for (shape, parameters) in known[Start(of: call)] ?? [] {
      for (index, parameter) in (shape.parameters(of: call) ?? []).enumerated() {
        guard let own = parameters[parameter] else { continue }
        let reading =
          own.countsFromSide ? .side : own.keepers.map(reading(ofKept:)).max() ?? .noSide
        answers[index] = max(reading, answers[index] ?? .noSide)
      }
    }
    return answers
  }
}

extension ProjectInsets.UseElsewhere {
  /// Whether a use may be one of a constant.
  func mayBe(_ constant: ValueUses.Declaration) -> Bool {
    guard constant.isMember else { return owner == .any }
    guard constant.isStatic else { return true }
    // In its type a member stands alone, elsewhere after the type, or after none where the type is known.
    guard owner == .ofOther else { return extended.contains(constant.type) }
    return base == constant.type || base == "Self"
      || base.isEmpty && constant.type.hasSuffix("EdgeInsets")
  }
}

extension ValueUses.Call {
  /// Whether a call of a library takes insets by left and right: a setter of UIKit, a specification of Texture, what pins or keeps
  /// a margin in PinLayout, and in Align after `absolute()`.
  var takesPhysicalInsets: Bool {
    name.hasPrefix("set") || name.hasPrefix("AS") || ["pin", "all", "margin"].contains(name)
  }
}

extension ValueUses {
  /// The names of insets that other files may use.
  fileprivate var sharedInsets: [String] {
    declarations.filter { $1.contains { $0.holdsInsets && $0.reach == .project } }.map(\.key)
  }
}

extension ProjectInsets.Start {
  fileprivate init(of call: ValueUses.Call) {
    self.init(name: call.name, label: call.labels.first)
  }
}

extension ProjectInsets {
  /// What is known of functions before all files are read.
  private struct Draft {
    /// The parameters of insets, of all functions of one shape together.
    private struct Slot {
      let shape: Int
      let parameter: Int
      /// The name inside of the function.
      let name: String
      var known = Parameter()
    }

    private var shapes: [Shape] = []
    private var numbers: [Shape: Int] = [:]
    private var slots: [Slot] = []
    private var slotsOfShapes: [[Int: Int]] = []
    private var calls: [ValueUses.Call] = []
    private var handedOn: [(slot: Int, call: Int, index: Int)] = []

    /// Adds the functions of a file.
    mutating func add(_ uses: ValueUses) {
      var callNumbers: [Int: Int] = [:]
      for function in uses.functions {
        let insets = function.parameters.indices.filter {
          let type = SwiftReader.source(of: function.parameters[$0].type)
          // Also `EdgeInsets`, as libraries call those of both systems.
          return type.contains("EdgeInsets") && !type.contains("Directional")
        }
        guard !insets.isEmpty else { continue }
        let shape = number(of: function)
        for parameter in insets {
          let names = function.parameters[parameter]
          let name = (names.secondName ?? names.firstName).text
          let slot = slot(shape, parameter, name)
          let inner = uses.uses(of: name, in: function.body)
          if inner.isEmpty { slots[slot].known.countsFromSide = true }
          for use in inner {
            switch uses.effect(of: use) {
            case .none: break
            case .computed, .side: slots[slot].known.countsFromSide = true
            case .kept(let keeper): slots[slot].known.keepers.insert(keeper)
            case .handedOn(let call, let index):
              let number = callNumbers[call] ?? calls.count
              if callNumbers.updateValue(number, forKey: call) == nil {
                calls.append(uses.calls[call])
              }
              handedOn.append((slot, number, index))
            }
          }
        }
      }
    }

    private mutating func number(of function: ValueUses.Function) -> Int {
      let shape = Shape(
        name: function.name,
        parameters: function.parameters.map {
          Shape.Parameter(label: $0.firstName.text, hasDefault: $0.defaultValue != nil)
        })
      if let number = numbers[shape] { return number }
      numbers[shape] = shapes.count
      shapes.append(shape)
      slotsOfShapes.append([:])
      return shapes.count - 1
    }

    /// The names by which something keeps insets that is not followed, or may keep them.
    var keepers: Set<String> {
      slots.reduce(into: []) { $0.formUnion($1.known.keepers.union([$1.name])) }
    }

    private mutating func slot(_ shape: Int, _ parameter: Int, _ name: String) -> Int {
      if let slot = slotsOfShapes[shape][parameter] { return slot }
      slotsOfShapes[shape][parameter] = slots.count
      slots.append(Slot(shape: shape, parameter: parameter, name: name))
      return slots.count - 1
    }

    /// What is known in the end: a parameter mirrors if no side is counted from, however often its insets are handed on.
    func solved() -> [Start: [(shape: Shape, parameters: [Int: Parameter])]] {
      var shapesOfStarts: [Start: [Int]] = [:]
      for shape in shapes.indices {
        for start in shapes[shape].starts { shapesOfStarts[start, default: []].append(shape) }
      }
      let takers = calls.map { call in
        (shapesOfStarts[Start(of: call)] ?? []).compactMap { shape in
          shapes[shape].parameters(of: call).map { (shape: shape, parameters: $0) }
        }
      }
      var users: [[Int]] = Array(repeating: [], count: slots.count)
      var known = slots.map(\.known)
      for (slot, call, index) in handedOn {
        let taken = takers[call].compactMap { slotsOfShapes[$0.shape][$0.parameters[index]] }
        if taken.isEmpty {
          // Nobody knows what a function elsewhere does.
          if calls[call].takesPhysicalInsets { known[slot].countsFromSide = true }
          known[slot].keepers.insert(slots[slot].name)
        }
        for other in taken { users[other].append(slot) }
      }
      var open = Array(known.indices)
      while let slot = open.popLast() {
        for user in users[slot] where known[user].formUnion(known[slot]) { open.append(user) }
      }
      return shapesOfStarts.mapValues { numbers in
        numbers.map { (shapes[$0], slotsOfShapes[$0].mapValues { known[$0] }) }
      }
    }
  }
}
