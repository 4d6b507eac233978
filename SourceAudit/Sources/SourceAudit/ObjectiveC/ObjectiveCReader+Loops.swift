/// Views of loops and parameters, and their autoresizing masks.
extension ObjectiveCReader {
  /// A stretch in which a name stands for any view of a list.
  struct NamedLoop {
    /// The tokens in which the name counts.
    let range: Range<Int>
    /// The views of a list that is written there; nil for one that is not seen, and for a parameter.
    let views: [Range<Int>]?
  }

  /// Finds the names of loops, and of parameters of blocks and methods: `for (UIView *bar in bars)`, `^(UIView *bar) { … }`,
  /// `- (void)add:(UIView *)bar`.
  ///
  /// - Complexity: O(*n*).
  mutating func findLoops() {
    for index in tokens.indices where text(index) == "(" && partners[index] > index {
      let end = partners[index]
      if text(index - 1) == "for" {
        findLoop(index, end)
      } else if text(index - 1) == "^", text(end + 1) == "{", partners[end + 1] > end {
        let names = (index + 1..<end).filter {
          tokens[$0].kind == .identifier && [",", ")"].contains(text($0 + 1))
        }
        for name in names { note(name, in: end + 1..<partners[end + 1]) }
      } else if text(index - 1) == ":", scopes[index] != 0, isType(before: end + 1),
        let body = bodyOfMethod(after: end + 1)
      {
        note(end + 1, in: body)
        outline.addType(
          text(end - 1) == "*" ? text(end - 2) : "", of: tied(text(end + 1), at: body.lowerBound))
      }
    }
  }

  /// `for (UIView *bar in @[first, second]) { … }`.
  private mutating func findLoop(_ open: Int, _ close: Int) {
    guard let sign = (open..<close).prefix(Self.longestHead).first(where: { text($0) == "in" }),
      text(close + 1) == "{", partners[close + 1] > close
    else { return }
    let isList =
      text(sign + 1) == "@" && text(sign + 2) == "[" && partners[sign + 2] == close - 1
    note(
      sign - 1, in: close + 1..<partners[close + 1],
      views: isList ? arguments(at: sign + 2) : nil)
  }

  /// People write shorter heads of loops and methods.
  private static let longestHead = 60

  /// Whether a parenthesis that ends before a token has a type in it, after a part of the name of a method.
  private func isType(before index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
      && (text(index + 1) == "{" || text(index + 2) == ":" || text(index + 1) == ";")
  }

  /// The body of a method from a token of its head on; nil for a head without one, and for a message.
  private func bodyOfMethod(after start: Int) -> Range<Int>? {
    let last = min(tokens.count, start + Self.longestHead)
    guard
      let brace = (start..<last).first(where: { ["{", ";", "]", "}"].contains(text($0)) }),
      text(brace) == "{", partners[brace] > brace, scopes[brace] != scopes[start]
    else { return nil }
    return brace..<partners[brace]
  }

  private mutating func note(_ name: Int, in range: Range<Int>, views: [Range<Int>]? = nil) {
    guard tokens.indices.contains(name), tokens[name].kind == .identifier,
      case .function = outline.scopes[scopes[range.lowerBound]].kind
    else { return }
    outline.locals.insert(
      TiedView(type: "", name: text(name), function: scopes[range.lowerBound]))
    loops[text(name), default: []].append(NamedLoop(range: range, views: views))
  }

  /// Loops of one name in each other are not many.
  private static let deepestLoop = 4

  /// The innermost loop or parameter of a name around a token.
  private func loop(of name: String, around index: Int) -> NamedLoop? {
    guard let all = loops[name] else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    return all[..<low].suffix(Self.deepestLoop).last { $0.range.contains(index) }
  }

  /// Notes what code says of an autoresizing mask; in a loop over a list that is written there, of each view of the list.
  mutating func noteMask(_ property: String, _ value: Range<Int>, of view: String) {
    guard let first = value.first else { return }
    let mask = source(value)
    guard let loop = loop(of: view, around: first) else {
      outline.noteMask(property, mask, of: tied(view, at: first))
      return
    }
    guard let views = loop.views else { return outline.noteMaskOfAny(property, mask) }
    for one in views { outline.noteMask(property, mask, of: tied(source(one), at: first)) }
  }
}
