internal import BidiSource

/// Reads of a storyboard or a XIB how wide the views of outlets are beside their texts.
///
/// Source: the format of Interface Builder. An outlet has the number of its view; a constraint has the numbers of its items, of
/// which that of the view around it is left out; a view without constraints has its frame.
struct InterfaceRooms {
  /// A view with a text.
  private struct View {
    var hasLines = false
    /// Whether it is one to type into.
    var isField = false
    /// Whether it is a button with a configuration.
    var isConfigured = false
    /// Whether constraints place it, and not its frame.
    var isConstrained = false
    var hugging = Hugging.usual
    var ties = Ties()
    /// What the stack view around it says; nil for none.
    var arrangement: Arrangement?
    /// Views of which one begins where the other ends.
    var neighbours: Set<Substring> = []
  }

  private struct Element {
    let tag: Substring
    let number: Substring
    let type: Substring
    var arrangement: Arrangement?
  }

  private struct Outlet {
    let type, name: String
    let view: Substring
  }

  private var views: [Substring: View] = [:]
  private var outlets: [Outlet] = []
  private var open: [Element] = []

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let content = line.drop { $0 <= 0x20 }
      if content.first == UInt8(ascii: "<") {
        read(Substring(decoding: content, as: UTF8.self).trimmingCharacters())
      } else if content.contains(UInt8(ascii: "<")) {
        // A text of several lines ends there.
        _ = open.popLast()
      }
    }
  }

  /// How wide the views of outlets are, by the name of the outlet, then by the class that has it.
  var rooms: [String: [String: TextRoom]] {
    var rooms: [String: [String: TextRoom]] = [:]
    for outlet in outlets {
      guard let room = room(of: outlet.view) else { continue }
      // Another file may say something else of the same outlet.
      if rooms[outlet.name]?[outlet.type] == .wide { continue }
      rooms[outlet.name, default: [:]][outlet.type] = room
    }
    return rooms
  }

  /// The outlets of buttons with a configuration: the classes that have them, by their names.
  var configuredOutlets: [String: Set<String>] {
    outlets.filter { views[$0.view]?.isConfigured ?? false }.reduce(into: [:]) {
      $0[$1.name, default: []].insert($1.type)
    }
  }

  private func room(of number: Substring) -> TextRoom? {
    guard let view = views[number] else { return nil }
    if view.isField || !view.isConstrained { return .wide }
    if view.hasLines, view.ties.hugsBySight { return .wide }
    if let arrangement = view.arrangement {
      return arrangement.isColumnOfContents || arrangement.isRowOfContents ? .fitted : .wide
    }
    if view.ties.isStretched {
      let isBesideYielding = view.neighbours.contains {
        views[$0].map { $0.hugging < view.hugging && !$0.ties.hasWidth } ?? false
      }
      return view.ties.hasWidth || !isBesideYielding ? .wide : .fitted
    }
    return view.ties.hugs ? .fitted : nil
  }

  // MARK: - Lines

  private mutating func read(_ line: Substring) {
    if line.hasPrefix("</") {
      _ = open.popLast()
      return
    }
    if line.hasPrefix("<?") || line.hasPrefix("<!") { return }
    let tag = line.dropFirst().prefix { $0.isLetter }
    switch tag {
    case "constraint": readConstraint(line)
    case "buttonConfiguration":
      if let button = open.last?.number { views[button, default: View()].isConfigured = true }
    case "outlet":
      if let name = line.value(of: "property"), let view = line.value(of: "destination"),
        let owner = open.dropLast().last(where: { $0.tag != "connections" })
      {
        outlets.append(Outlet(type: String(owner.type), name: String(name), view: view))
      }
    default: readView(line, tag)
    }
    if !line.hasSuffix("/>"), !line.contains("</") {
      open.append(
        Element(
          tag: tag, number: line.value(of: "id") ?? "",
          type: line.value(of: "customClass") ?? "",
          arrangement: tag == "stackView" ? arrangement(line) : nil))
    }
  }

  private func arrangement(_ line: Substring) -> Arrangement {
    var arrangement = Arrangement()
    arrangement.add("axis", String(line.value(of: "axis") ?? "horizontal"))
    for property in ["alignment", "distribution"] {
      if let value = line.value(of: property) { arrangement.add(property, String(value)) }
    }
    return arrangement
  }

  private mutating func readView(_ line: Substring, _ tag: Substring) {
    guard let number = line.value(of: "id"), tag.first?.isLowercase ?? false else { return }
    var view = views[number] ?? View()
    view.hasLines = line.value(of: "numberOfLines").map { $0 != "1" } ?? false
    view.isField = ["textField", "textView", "searchBar"].contains(tag)
    view.isConstrained = line.value(of: "translatesAutoresizingMaskIntoConstraints") == "NO"
    if let hugging = line.value(of: "horizontalHuggingPriority").flatMap({ Double($0) }) {
      view.hugging = hugging
    }
    if open.last?.tag == "subviews", let stack = open.dropLast().last?.arrangement {
      view.arrangement = stack
    }
    views[number] = view
  }

  private mutating func readConstraint(_ line: Substring) {
    guard let side = line.value(of: "firstAttribute"), line.value(of: "placeholder") != "YES",
      let owner = open.last(where: { !$0.number.isEmpty })?.number
    else { return }
    let relation = String(line.value(of: "relation") ?? "")
    let first = line.value(of: "firstItem") ?? owner
    add(side, relation, to: first)
    guard let otherSide = line.value(of: "secondAttribute") else { return }
    let second = line.value(of: "secondItem") ?? owner
    add(otherSide, relation, to: second)
    if relation.isEmpty, String(side).isOppositeSide(to: String(otherSide)) {
      views[first, default: View()].neighbours.insert(second)
      views[second, default: View()].neighbours.insert(first)
    }
  }

  private mutating func add(_ side: Substring, _ relation: String, to number: Substring) {
    views[number, default: View()].ties.add(String(side), relation)
  }
}

extension Substring {
  fileprivate func trimmingCharacters() -> Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  /// The value of an attribute of an element; nil for none.
  fileprivate func value(of attribute: String) -> Substring? {
    guard let start = firstRange(of: " \(attribute)=\"") else { return nil }
    return self[start.upperBound...].prefix { $0 != "\"" }
  }
}

/// What XIBs and other files tell of the room of views whose texts are aligned.
enum ViewRooms {
  /// How wide the views of outlets, and of other types, are beside their texts: by the name, then by the type.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - others: Storyboards and XIBs among other files.
  /// - Returns: The rooms.
  /// - Complexity: O(*n*); sources with such a name are parsed.
  static func all(
    in files: some Collection<SourceFile>, _ others: some Collection<SourceFile>
  ) -> [String: [String: TextRoom]] {
    var rooms: [String: [String: TextRoom]] = [:]
    func add(_ more: [String: [String: TextRoom]]) {
      rooms.merge(more) { $0.merging($1) { $0 == .wide ? $0 : $1 } }
    }
    for file in others where [".storyboard", ".xib"].contains(where: file.path.hasSuffix) {
      add(InterfaceRooms(file.text).rooms)
    }
    let names = files.reduce(into: Set<String>()) { $0.formUnion(alignedMembers(of: $1.text)) }
      .subtracting(ShownTexts.labelsOfCells)
    if names.isEmpty { return rooms }
    let search = NameSearch(names)
    for file in files
    where file.text.contains(word: "Label") && !search.names(in: file.text).isEmpty
      && !TestSource.isOne(file)
    {
      add(SourceAudit.outline(of: file).rooms(named: names))
    }
    return rooms
  }

  /// The outlets of buttons to which a storyboard or a XIB gives a configuration: the classes that have them, by their names.
  static func configuredButtons(
    in others: some Collection<SourceFile>
  ) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in others
    where [".storyboard", ".xib"].contains(where: file.path.hasSuffix)
      && file.text.contains(word: "buttonConfiguration")
    {
      found.merge(InterfaceRooms(file.text).configuredOutlets) { $0.union($1) }
    }
    return found
  }

  /// The names of views of other views that a file aligns: `valueLabel` of `row.valueLabel.textAlignment`, and of
  /// `[row.valueLabel setTextAlignment:…]`.
  private static func alignedMembers(of text: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    if !text.contains(word: "extAlignment") { return found }
    for name in ["textAlignment", "setTextAlignment"] {
      let word = Array(name.utf8)
      var start = text.startIndex
      while let next = text[start...].firstIndex(of: word[0]) {
        start = next + 1
        if text[next...].starts(with: word), let member = member(before: next, in: text) {
          found.insert(member)
        }
      }
    }
    return found
  }

  private static func member(before place: Int, in text: [UInt8]) -> String? {
    func isMark(_ byte: UInt8) -> Bool { ".?! ".utf8.contains(byte) }
    let before = text[..<place].reversed().drop(while: isMark)
    let name = before.prefix(while: NameSearch.isPart)
    let rest = before.dropFirst(name.count)
    guard !name.isEmpty, rest.first.map({ ".?!".utf8.contains($0) }) ?? false else { return nil }
    let owner = rest.drop(while: isMark).prefix(while: NameSearch.isPart)
    let ownerName = String(decoding: owner.reversed(), as: UTF8.self)
    return ["", "self"].contains(ownerName) ? nil : String(decoding: name.reversed(), as: UTF8.self)
  }
}
