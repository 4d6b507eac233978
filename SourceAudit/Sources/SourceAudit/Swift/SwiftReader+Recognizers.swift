internal import SwiftSyntax

/// Recognizers of gestures: their sides, and whether anything comes of them.
extension SwiftReader {
  /// Objects whose sides are set by a property: recognizers, and styles of paragraphs.
  enum RecognizerType: String, CaseIterable {
    case swipe = "UISwipeGestureRecognizer"
    case edgePan = "UIScreenEdgePanGestureRecognizer"
    case paragraphStyle = "NSMutableParagraphStyle"

    fileprivate init?(_ type: TypeSyntax) {
      self.init(rawValue: SwiftReader.source(of: type).trimmingMarks())
    }
  }

  /// A side that a recognizer is set to, or asked for, before all variables are known.
  struct NamedSide {
    let variable: String
    let swipe: Swipe
    let type: RecognizerType
    /// Whether the side is written with its type, so that it is one whatever the variable is.
    var isSure = false
  }

  /// The variables of a file that hold recognizers, and what they call.
  struct Recognizers {
    var sides: [NamedSide] = []
    private var variables: [RecognizerType: Set<String>] = [:]
    /// The functions that recognizers call, by the place of the variable that is made; empty for a function that is not seen.
    fileprivate private(set) var actions: [Int: String] = [:]
    /// The functions of the file, and whether all of a name do nothing.
    fileprivate private(set) var isEmpty: [String: Bool] = [:]

    /// Whether a variable holds such an object.
    func hold(_ type: RecognizerType, _ variable: String) -> Bool {
      variables[type]?.contains(variable) ?? false
    }

    /// Notes a variable by its type.
    mutating func add(_ variable: String, of type: TypeSyntax) {
      if let type = RecognizerType(type) { variables[type, default: []].insert(variable) }
    }

    /// Notes a variable by its first value or its type.
    mutating func add(_ binding: PatternBindingSyntax) {
      let name = SwiftReader.source(of: binding.pattern)
      if let type = binding.typeAnnotation?.type { add(name, of: type) }
      guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        case let maker = SwiftReader.source(of: call.calledExpression),
        let type = RecognizerType.allCases.first(where: { maker.hasPrefix($0.rawValue) })
      else { return }
      variables[type, default: []].insert(name)
      let action = call.arguments.first { $0.label?.text == "action" }?.expression
      actions[binding.pattern.position.utf8Offset] = action.map(Self.function) ?? ""
    }

    /// The function of `#selector(Screen.back(_:))`; empty for another action.
    private static func function(_ action: ExprSyntax) -> String {
      let source = SwiftReader.source(of: action)
      guard source.hasPrefix("#selector(") else { return "" }
      let path = source.dropFirst("#selector(".count).prefix { $0 != "(" && $0 != ")" }
      return path.split(separator: ".").last.map(String.init) ?? ""
    }

    /// Notes whether a function does nothing.
    mutating func add(_ function: FunctionDeclSyntax) {
      let doesNothing = function.body?.statements.isEmpty ?? false
      isEmpty[function.name.text] = doesNothing && isEmpty[function.name.text] ?? true
    }
  }

  /// Adds the sides of recognizers, once all variables are known: not of one that no view gets, or that calls a function that
  /// does nothing.
  mutating func resolveRecognizers(_ uses: ValueUses) {
    var known: [String: (own: [[ValueUses.Use]], ofAnyMember: [ValueUses.Use])] = [:]
    for side in recognizers.sides
    where side.isSure || recognizers.hold(side.type, side.variable) {
      let usesOfName = known[side.variable] ?? uses.usesOfDeclarations(of: side.variable)
      known[side.variable] = usesOfName
      guard isWired(side, uses, usesOfName) else { continue }
      if side.type == .swipe {
        outline.swipes.append(side.swipe)
      } else {
        outline.edgePans.append(side.swipe)
      }
    }
  }

  private func isWired(
    _ side: NamedSide, _ uses: ValueUses,
    _ usesOfName: (own: [[ValueUses.Use]], ofAnyMember: [ValueUses.Use])
  ) -> Bool {
    let declared = uses.declarations[side.variable] ?? []
    // The innermost one around the place is the last before it, and a member may stand after it.
    let place = side.swipe.place.offset
    let index =
      declared[..<declared.firstIndex(notBefore: place)].lastIndex { $0.scope.contains(place) }
      ?? declared.firstIndex { $0.scope.contains(place) }
    guard let index, let action = recognizers.actions[declared[index].offset] else { return true }
    let all = usesOfName.own[index] + (declared[index].isMember ? usesOfName.ofAnyMember : [])
    let isAdded = declared[index].reach == .project || all.contains(where: \.member.isEmpty)
    let doesNothing =
      recognizers.isEmpty[action] ?? false && !all.contains { $0.member == "addTarget" }
    return isAdded && !doesNothing
  }
}
