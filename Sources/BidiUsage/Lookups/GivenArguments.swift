/// The arguments that a call gives, where the source shows all of them.
package struct GivenArguments: Sendable, Hashable {
  /// The number of arguments without a name.
  package let count: Int

  /// The names of the others, in the order of the source.
  package let names: [String]
}

extension LookupReader {
  /// The arguments of a lookup, if no other place can add to them; else nil.
  ///
  /// A list that is spread over the arguments, a text in a variable, and a call without arguments may be completed elsewhere.
  func given(by lookup: Lookup) -> GivenArguments? {
    guard lookup.isWhole, !lookup.needsVariadic, !lookup.needsExactCount,
      let arguments = lookup.arguments, !arguments.isEmpty,
      arguments.allSatisfy({ isOneValue($0) })
    else { return nil }
    // `id` may be an option of the function or an argument of the text.
    let names = arguments.compactMap(\.name)
    let hasName = names.contains { !Self.options.contains($0) }
    let count = arguments.count { $0.name == nil }
    // One value without a name may be an array or a tuple of several, or an object with names.
    if count == 1, arraysSpread, !isPlainValue(arguments.first { $0.name == nil }?.range) {
      return nil
    }
    guard hasName != (count > 0),
      !arguments.contains(where: { $0.name.map(Self.hidden.contains) ?? false })
    else { return nil }
    return GivenArguments(count: count, names: names)
  }

  /// What i18next, vue-i18n and Rails take beside the arguments of a text.
  private static let options: Set<String> = [
    "ns", "lng", "lngs", "defaultValue", "default", "context", "returnObjects", "fallbackLng",
    "joinArrays", "postProcess", "keySeparator", "nsSeparator", "ordinal", "locale", "scope",
    "raise", "id", "defaultMessage", "description",
  ]

  /// Options that hold arguments themselves.
  private static let hidden: Set<String> = ["replace", "values", "interpolation", "components"]

  /// Whether one value without a name can stand for several arguments.
  private var arraysSpread: Bool {
    switch file.language {
    case .cSharp, .java, .javaScript, .markup, .php, .python, .ruby: true
    case .c, .dart, .go, .kotlin, .rust, .swift, .xml: false
    }
  }

  private func isPlainValue(_ range: Range<Int>?) -> Bool {
    guard let first = range?.first else { return false }
    return file.tokens[first].kind == .number || file.tokens[first].kind == .text
  }

  /// Whether an argument is one value: not `*list`, `...list`, `**names`, `arguments: list`, nor the list of a C function.
  private func isOneValue(_ argument: Lookup.Argument) -> Bool {
    guard let first = argument.range.first else { return false }
    // A list of values: `fill([a, b])`, and `t(key, [a], count)` with the number of a plural after it. C sends messages so.
    if file.isOpen(first, "["), file.language != .c, file.language != .swift { return false }
    if file.has(first, "*"), file.language != .c, file.language != .cSharp { return false }
    if file.has(first, ".") || file.has(first, "...") { return file.language == .swift }
    if file.has(first, "&"), file.language == .ruby { return false }
    if file.language == .c, argument.range.count == 1,
      file.has(first, "args") || file.has(first, "ap") || file.has(first, "argp")
        || file.has(first, "__VA_ARGS__") || file.has(first, "argptr")
    {
      return false
    }
    // `names...` of Go
    if file.language == .go, file.has(argument.range.upperBound - 1, ".") { return false }
    // `formatArgs = arrayOf(…)`, `arguments: list`
    return argument.name != nil || !hasLabel(before: first)
  }

  private func hasLabel(before first: Int) -> Bool {
    file.isIdentifier(first - 2)
      && (file.has(first - 1, ":")
        && (file.language == .swift || file.language == .cSharp)
        || file.has(first - 1, "=") && file.language == .kotlin)
  }
}
