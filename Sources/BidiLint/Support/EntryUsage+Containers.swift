import BidiJudge
import BidiText
import BidiUsage

extension EntryUsage {
  /// What a use tells of the container of a text.
  private struct Shown {
    let container: DisplayContainer

    /// Who gives the direction, in a word.
    let giver: String

    /// Whether the view is in the layout of the project, whose containers count.
    var isInLayout = false

    /// Whether that is only assumed, of a program of Compose.
    var isAssumed = false
  }

  /// The containers in which the program shows the text: those of the project, or, where every use tells, those of the uses.
  ///
  /// A view of another program, such as a dialog of the browser, and one with an attribute of its own have a direction that the
  /// project does not give. What a person said of the project is only made narrower.
  var containers: [DisplayContainer] {
    let seen = uses.filter { !Self.unshown.contains($0.purpose) }
    guard unreadUse == nil, !seen.isEmpty else { return containersOfProject }
    var found: Set<DisplayContainer> = []
    for use in seen {
      let shown = shown(by: use)
      if let shown, containersOfProject.contains(shown.container) || mayReplace(by: shown) {
        found.insert(shown.container)
      } else {
        found.formUnion(containersOfProject)
      }
    }
    return DisplayContainer.allCases.filter(found.contains)
  }

  /// The containers of which single uses tell, a name of the system's views among them.
  var knownContainers: Set<DisplayContainer> {
    Set(
      uses.filter { !Self.unshown.contains($0.purpose) }.compactMap { use in
        use.direction == .several || use.direction == nil && namesSystem(use)
          ? .natural : shown(by: use)?.container
      })
  }

  /// Whether only some files show the text.
  func isOnly(inFiles files: Set<String>) -> Bool {
    let seen = uses.filter { !Self.unshown.contains($0.purpose) }
    return !files.isEmpty && unreadUse == nil && !seen.isEmpty
      && seen.allSatisfy { files.contains($0.place.path) }
  }

  private func mayReplace(by shown: Shown) -> Bool {
    areContainersBySources && !shown.isInLayout
      // A left-to-right interface has no right-to-left labels.
      && (direction == .rightToLeft || shown.container != .rightToLeft)
  }

  /// What a use tells of the container; nil where nothing is known.
  ///
  /// A text of Compose takes the direction of the layout, and a view of Android and a notification that of the first letter. The
  /// text of another call may go to either; in a program of Compose without layouts, it goes to Compose.
  private func shown(by use: TextUse) -> Shown? {
    if use.purpose == .notification || use.purpose == .system {
      return Shown(container: .natural, giver: "first letter")
    }
    switch use.direction {
    case .firstLetter: return Shown(container: .natural, giver: "first letter")
    case .leftToRight: return Shown(container: .leftToRight, giver: "view")
    case .rightToLeft: return Shown(container: .rightToLeft, giver: "view")
    case .several: return nil
    case .layout, nil:
      guard use.direction == .layout || isForCompose(use) else { return nil }
      if areLayoutsLeftToRight, use.direction == .layout {
        return Shown(container: .leftToRight, giver: "layout, which nothing turns,")
      }
      if program.isLeftToRight { return Shown(container: .leftToRight, giver: "whole interface") }
      if program.takesFirstLetters {
        return Shown(container: .natural, giver: "first letter", isInLayout: true)
      }
      return Shown(
        container: .rightToLeft, giver: "layout", isInLayout: true, isAssumed: use.direction == nil)
    }
  }

  /// The containers that the uses tell of, in words; nil where they tell nothing.
  var containerWords: String? {
    let containers = containers
    let known = uses.compactMap { use in shown(by: use).map { (use, $0) } }
      .filter { containers.contains($0.1.container) }
    guard containers != containersOfProject || containers == [.natural] && !known.isEmpty else {
      return nil
    }
    let words = containers.map(\.words).joined(separator: " and ")
    let only = containers.count == 1 ? " only" : ""
    if known.contains(where: \.1.isAssumed) {
      return
        "assumed to be in \(words) containers\(only): Compose, which shows most of the program, gives texts the direction of its layout"
    }
    let told =
      known.first { !$0.0.isInLayout && !containersOfProject.contains($0.1.container) }
      ?? known.first { !$0.0.isInLayout } ?? known.first
    guard let (use, shown) = told else { return nil }
    return
      "in \(words) containers\(only): the \(shown.giver) gives the direction, as \(use.place.name) shows it"
  }

  /// Whether Compose shows a text that a use looks up without telling who shows it: in a program of Compose without layouts, unless a
  /// name tells that the system does.
  private func isForCompose(_ use: TextUse) -> Bool {
    use.place.path.hasSuffix(".kt") && !program.hasLayouts && !namesSystem(use)
  }

  /// Whether a name tells that the system shows the text of a use.
  private func namesSystem(_ use: TextUse) -> Bool {
    let names = [use.callee.lowercased(), key.lowercased()]
    return Self.ofSystem.contains { word in names.contains { $0.contains(word) } }
  }

  /// What the system shows, in its own views: names of functions and of keys.
  private static let ofSystem = ["toast", "notification", "widget", "shortcut", "tile"]
}
