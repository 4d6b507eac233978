/// Tells whether a list may get other items than those that it is made of.
///
/// It lists the ways to read a list. Whatever else is done with it may add items.
struct ListMentions {
  let file: TokenizedFile

  /// Whether a list may get other items.
  ///
  /// - Parameters:
  ///   - index: A token that names the list.
  ///   - isMember: Whether it is a list of a type or of the file.
  ///   - isFixed: Whether nothing can be added to the list itself.
  /// - Returns: `false` where every mention of the list only reads it.
  func mayGrow(_ index: Int, isMember: Bool, isFixed: Bool) -> Bool {
    let scopes = Scopes(file: file)
    let binding = scopes.binding(of: index)
    var values = 0
    for place in file.places(like: index) {
      if isMember {
        if !file.isDot(place - 1), isOther(scopes.binding(of: place)) { continue }
        if Variables(file).startOfValue(after: place) != nil { values += 1 }
      } else {
        guard let range = binding?.range, range.contains(place), !file.isDot(place - 1) else {
          continue
        }
      }
      if isFixed || isConstant(place) { continue }
      if mayGrow(at: place) { return true }
    }
    return values > 1
  }

  /// Whether a name is that of a variable of a function, and not of a member.
  private func isOther(_ binding: Scopes.Binding?) -> Bool {
    switch binding {
    case .given, .declared: true
    // A function that assigns a name of Python, Ruby or PHP has a variable of its own.
    case .assigned: !file.language.hasBraces || file.language == .php
    case nil: false
    }
  }

  /// Whether Swift declares a name at a place as one whose value stays.
  private func isConstant(_ place: Int) -> Bool {
    guard file.language == .swift else { return false }
    return file.places(like: place).contains { file.has($0 - 1, "let") }
      && !file.places(like: place).contains { file.has($0 - 1, "var") }
  }

  private func mayGrow(at place: Int) -> Bool {
    var next = place + 1
    while file.has(next, "!") || file.has(next, "!!") || file.has(next, "?") { next += 1 }
    if file.isDot(next) {
      return !(file.isIdentifier(next + 1) && Self.readers.contains(file.text(of: next + 1)))
    }
    // `[names addObject:name]`
    if file.language == .c, file.isOpen(place - 1, "["), file.isIdentifier(next) {
      return !Self.readers.contains(file.text(of: next))
    }
    if file.isOpen(next, "["), let close = file.partner(of: next) {
      return file.has(close + 1, "=") || file.has(close + 1, "+=")
    }
    if file.has(next, "+=") || file.has(next, "+") && file.has(next + 1, "=") { return true }
    if file.has(next, "<"), file.has(next + 1, "<") { return true }
    return isArgument(place) || isShared(place)
  }

  /// Whether another name is given to the same list: `const all = names`.
  private func isShared(_ place: Int) -> Bool {
    switch file.language {
    // A list is a value there, or `=` copies it.
    case .c, .php, .swift: false
    default: file.has(place - 1, "=") && file.endOfExpression(from: place) == place + 1
    }
  }

  /// Whether a list is given to a call that may add items: `notes.mapTo(names)`.
  private func isArgument(_ place: Int) -> Bool {
    guard file.has(place + 1, ",") || file.has(place + 1, ")"),
      let around = file.brackets(around: place), file.isOpen(around.open, "(")
    else { return false }
    let callee = around.open - 1
    if file.has(callee, ">") { return true }
    guard file.isIdentifier(callee) else { return false }
    return !Self.takers.contains(file.text(of: callee))
  }

  private static func words(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Members that read a list, or change only the order of its items, in any language.
  static let readers = words(
    """
    all allIndexed allSatisfy any asList asMap asSequence at back begin cbegin cend collect constBegin
    constEnd constFirst constLast contains containsObject count Count each each_with_index elementAt
    ElementAt elementAtOrNull empty end endIndex entries enumerated every Exists filter filterIndexed filterNot
    find findIndex findLast first First firstIndex FirstOrDefault firstObject firstOrNull firstWhere flatMap
    forEach forEachIndexed front get getOrElse getOrNull includes index indexOf IndexOf indexOfFirst
    indexOfObject indexWhere indices isEmpty isNotEmpty iter iterator join joined joinToString keys
    last Last lastIndex lastIndexOf lastObject LastOrDefault lastOrNull len length Length map mapIndexed mapNotNull
    none objectAtIndex random randomElement reduce reversed shuffled size slice some sort sorted sortedBy
    startIndex stream subList sublist Select toArray ToArray toList ToList toSet toString toTypedArray value values
    where Where withIndex zip componentsJoinedByString randomOrNull is_empty sample
    """)

  /// Functions that only read a list, and words before brackets that call nothing.
  private static let takers = words(
    """
    ARRAY_SIZE G_N_ELEMENTS and array_key_exists array_map assert bool choice count elseif elif enumerate filter for
    foreach if implode in in_array isinstance join len list map not or print println qAsConst range return
    reversed set sizeof sorted std switch tuple until when while zip as_const
    """)
}
