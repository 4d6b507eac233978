/// The functions of a file that look up keys below another key: `const t = useTranslations('home')`.
///
/// Sources: next-intl.dev/docs/usage/messages, react.i18next.com/latest/usetranslation-hook (`keyPrefix`).
struct KeyScopes: Sendable {
  private struct Scope {
    let place: Int
    let prefix: String
  }

  /// The scopes of a variable, in the order of the file, by the hash of its name.
  private let byName: [UInt32: [Scope]]

  private static let makers = [
    "useTranslations", "getTranslations", "useScopedI18n", "useTranslation", "createTranslator",
  ].map { SourceToken.hash(of: $0.utf8) }

  init(_ file: TokenizedFile) {
    var found: [UInt32: [Scope]] = [:]
    if file.language == .javaScript || file.language == .markup {
      for index in file.tokens.indices
      where file.tokens[index].kind == .identifier && Self.makers.contains(file.tokens[index].hash)
      {
        guard let name = Self.variable(before: index, in: file) else { continue }
        let prefix = Self.prefix(at: index, in: file)
        // A variable without a prefix ends the scope of one of the same name.
        found[file.tokens[name].hash, default: []].append(
          Scope(place: index, prefix: prefix.map { $0 + "." } ?? ""))
      }
    }
    byName = found.filter { $0.value.contains { !$0.prefix.isEmpty } }
  }

  /// Whether no function of the file looks up keys below another key.
  var isEmpty: Bool { byName.isEmpty }

  /// The hashes of the names of the functions.
  var names: [UInt32] { byName.keys.sorted() }

  /// What stands before the keys of a function at a place; empty for nothing.
  func prefix(of hash: UInt32, at place: Int) -> String {
    byName[hash]?.last { $0.place < place }?.prefix ?? ""
  }

  /// The variable that gets the function: `const t =`, `const { t } =`, `const { t: name } =`.
  private static func variable(before maker: Int, in file: TokenizedFile) -> Int? {
    var sign = maker - 1
    if file.has(sign, "await") { sign -= 1 }
    guard file.has(sign, "=") else { return nil }
    if file.isIdentifier(sign - 1) { return sign - 1 }
    guard let open = file.partner(of: sign - 1), file.isOpen(open, "{"), open < sign else {
      return nil
    }
    return file.variable(inPattern: open)
  }

  private static func prefix(at maker: Int, in file: TokenizedFile) -> String? {
    guard file.isOpen(maker + 1, "(") else { return nil }
    let arguments = file.arguments(at: maker + 1)
    // The first argument of `useTranslation` is the name of a file.
    if !file.has(maker, "useTranslation"), let first = arguments.first,
      let prefix = file.literal(first)
    {
      return prefix
    }
    for argument in arguments where file.isOpen(argument.lowerBound, "{") {
      let named = file.entries(of: argument.lowerBound).first {
        $0.name == "keyPrefix" || $0.name == "namespace"
      }
      if let named, let prefix = file.literal(named.range) { return prefix }
    }
    return nil
  }
}

extension TokenizedFile {
  /// The variable for `t` in the pattern of an object: `{ t }`, `{ t: name, i18n }`; nil if there is none.
  fileprivate func variable(inPattern open: Int) -> Int? {
    arguments(at: open).lazy.compactMap { part -> Int? in
      guard has(part.lowerBound, "t") else { return nil }
      if part.count == 1 { return part.lowerBound }
      return part.count == 3 && has(part.lowerBound + 1, ":") && isIdentifier(part.lowerBound + 2)
        ? part.lowerBound + 2 : nil
    }.first
  }
}
