public import BidiSource

/// What the files of a project tell of each other.
public struct ProjectFacts: Sendable {
  /// What is done with insets.
  let insets: ProjectInsets

  /// What is named somewhere; nil where only some files of the project are known.
  private(set) var names: ProjectNames?

  /// Types whose collection views have a layout of the project that never turns round.
  private(set) var typesOfFixedLayouts: Set<String> = []

  /// Types whose pages a storyboard or a XIB lays out by left and right, without a page control.
  private(set) var typesOfFixedPages: Set<String> = []

  /// Classes of buttons that do not use insets as others do.
  private(set) var buttons = ButtonClasses()

  /// Classes of buttons that are known to have no configuration, and outlets of buttons that have one, by their names and classes.
  private(set) var plainButtons: Set<String> = []
  private(set) var configuredOutlets: [String: Set<String>] = [:]

  /// Members of UIScrollView that count pages, and are asked for pages alone that are laid out by hand from the left.
  private(set) var countersOfFixedPages: Set<String> = []

  /// Labels of UIKit that cells of the project hide for ever, by the class of the cell.
  private(set) var hiddenLabels: [String: Set<String>] = [:]

  /// Types that look at the offset that another type gives a page, by that type.
  private(set) var offsetReaders: [String: Set<String>] = [:]

  /// How wide views of XIBs, and of types of other files, are beside their texts: by the name, then by the type.
  private(set) var rooms: [String: [String: TextRoom]] = [:]

  /// Classes of controls in which an alignment of the content has no effect, those of UIKit aside.
  private(set) var controlsWithoutAlignment: Set<String> = []

  /// Enumerations with cases for left and right that only choose the order of views in rows, which turn round by themselves.
  private(set) var typesOfOrder: Set<String> = []

  /// Which sources no target has.
  private(set) var built = BuiltFiles()

  /// Folders of tests.
  private(set) var tests = TestFolders()

  /// Reads the files of a project.
  ///
  /// - Parameters:
  ///   - files: The source files; they are read a few times. Tests count as users of what they name, and nothing else.
  ///   - others: Files that are not audited: headers, storyboards, XIBs, lists of properties and projects of Xcode; nil if the files are not those of a
  ///     whole project.
  /// - Complexity: O(*n*), as ``ProjectInsets``.
  public init(_ files: some Collection<SourceFile>, others: (some Collection<SourceFile>)?) {
    insets = ProjectInsets(files)
    guard let others else { return }
    var names = ProjectNames()
    for file in others where BuiltFiles.tells(file.path) { built.add(file) }
    for file in files { built.add(file) }
    for file in files {
      tests.add(file)
      names.add(
        file, isExample: isExample(file.path),
        isTest: TestSource.isOne(file) || built.areWithout(file.path))
    }
    for file in others where !BuiltFiles.tells(file.path) { names.add(file) }
    names.findUnreached()
    self.names = names
    typesOfFixedLayouts = Self.typesOfFixedLayouts(names, files, others)
    for file in others where [".storyboard", ".xib"].contains(where: file.path.hasSuffix) {
      typesOfFixedPages.formUnion(InterfacePages.typesOfFixedPages(in: file.text))
    }
    controlsWithoutAlignment = Set(
      names.parents.keys.filter {
        !names.ancestors(of: $0).isDisjoint(with: Outline.controlsWithoutAlignment)
      })
    typesOfOrder = OrderTypes.all(names.typesOfSides, in: files)
    buttons = Self.buttons(names, files)
    plainButtons = Set(names.parents.keys.filter { names.ancestors(of: $0).contains("UIButton") })
      .subtracting(buttons.configured)
    configuredOutlets = ViewRooms.configuredButtons(in: others)
    countersOfFixedPages = PageCounters.ofFixedPages(in: files)
    hiddenLabels = Self.hiddenLabels(names, files)
    offsetReaders = OffsetReaders.all(in: files)
    rooms = ViewRooms.all(in: files, others)
  }

  /// What the files tell of classes of buttons, heirs included.
  private static func buttons(
    _ names: ProjectNames, _ files: some Collection<SourceFile>
  ) -> ButtonClasses {
    let types = Set(names.parents.keys.filter { names.ancestors(of: $0).contains("UIButton") })
    var classes = ButtonClasses()
    if types.isEmpty { return classes }
    let (words, classNames) = (NameSearch(ButtonClasses.words), NameSearch(types))
    for file in files
    where !words.names(in: file.text).isEmpty && !classNames.names(in: file.text).isEmpty {
      // A header tells the superclass in Objective-C.
      if file.path.hasSuffix(".swift") {
        var own = FileWords(file.text, .swift)
        own.read { _, _ in }
        if types.isDisjoint(with: own.parents.keys) { continue }
      }
      classes.formUnion(SourceAudit.buttons(in: file))
    }
    classes.configured.formIntersection(types)
    classes.placing.formIntersection(types)
    classes.addHeirs(by: names)
    return classes
  }

  /// Labels of UIKit that classes of cells hide for ever, by the class, heirs included; none that something shows again.
  private static func hiddenLabels(
    _ names: ProjectNames, _ files: some Collection<SourceFile>
  ) -> [String: Set<String>] {
    var (hidden, shown): ([String: Set<String>], Set<String>) = ([:], [])
    for file in files
    where ["extLabel?.isHidden", "extLabel!.isHidden", "extLabel.isHidden", "extLabel.hidden"]
      .contains(where: file.text.contains(word:)) && !TestSource.isOne(file)
    {
      for (view, values) in SourceAudit.outline(of: file).texts.hiding {
        let label = view.name.split(separator: ".").last.map(String.init) ?? ""
        guard ShownTexts.labelsOfCells.contains(label) else { continue }
        if values == [true], view.name == label {
          hidden[view.type, default: []].insert(label)
        } else if view.name != label || values.contains(false) {
          shown.insert(label)
        }
      }
    }
    hidden = hidden.mapValues { $0.subtracting(shown) }.filter { !$0.value.isEmpty }
    if hidden.isEmpty { return hidden }
    let classes = hidden
    for type in names.parents.keys {
      for parent in names.ancestors(of: type) {
        if let labels = classes[parent] { hidden[type, default: []].formUnion(labels) }
      }
    }
    return hidden
  }

  /// Whether a file is one of a program that shows what a library does.
  func isExample(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      let name = folder.lowercased()
      return ["example", "demo", "sample", "catalog", "playground"].contains(where: name.contains)
    }
  }

  /// Types that name a layout of the project, in a file or a XIB of theirs, or all of whose heirs do.
  private static func typesOfFixedLayouts(
    _ names: ProjectNames, _ files: some Collection<SourceFile>,
    _ others: some Collection<SourceFile>
  ) -> Set<String> {
    let layouts = Set(
      names.parents.keys.filter { type in
        let ancestors = names.ancestors(of: type)
        return ancestors.contains("UICollectionViewLayout")
          && ancestors.union([type]).isDisjoint(with: names.flippingTypes)
      })
    if layouts.isEmpty { return [] }
    let search = NameSearch(layouts)
    var users: Set<String> = []
    for file in files where !search.names(in: file.text).isEmpty {
      var words = FileWords(file.text, .init(path: file.path))
      words.read { _, _ in }
      users.formUnion(words.parents.keys)
    }
    // A storyboard holds more than one screen.
    for file in others where file.path.hasSuffix(".xib") && !search.names(in: file.text).isEmpty {
      let name = file.path.split(separator: "/").last?.dropLast(".xib".count)
      users.formUnion(name.map { [String($0)] } ?? [])
    }
    var heirs: [String: [String]] = [:]
    for (type, parents) in names.parents {
      for parent in parents { heirs[parent, default: []].append(type) }
    }
    // Heirs of heirs: no person writes longer lines of classes.
    for _ in 0..<4 {
      for (type, own) in heirs where names.parents[type] != nil && own.allSatisfy(users.contains) {
        users.insert(type)
      }
    }
    return users.subtracting(layouts)
  }
}

extension WordReader.Language {
  /// The language of a file, by the end of its name.
  init(path: String) {
    switch path.split(separator: ".").last {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: self = .markup
    }
  }
}
