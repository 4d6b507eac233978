import BidiText
import BidiJudge
import BidiSource
package import LocalizationFiles

/// Decides in which containers a project shows the texts of a file, by its format and by the project's sources.
///
/// Each source file is read once. The folder of a file of texts is looked at first, then the folders above it, up to the root
/// of the project: in a project of several apps, each app has its own toolkit.
package final class ContainerFinder: Sendable {
  let sources: ProjectSources
  private let readsSources: Bool
  private let lock = Lock()
  private let scanners = LockedTable<SourceKinds, SignScanner>()
  private let files = LockedTable<String, [SourceEvidence]>()
  private let searches = LockedTable<SearchKey, [SourceEvidence]>()
  private let decisions = LockedTable<DecisionKey, ContainerDecision?>()

  private struct SearchKey: Hashable {
    let root: String
    let folder: String
    let toolkit: Toolkit
  }

  private struct DecisionKey: Hashable {
    let folder: String
    let toolkits: FormatToolkits
  }

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - sources: The source files of projects.
  ///   - readsSources: Whether the sources of projects are read. If not, only the formats tell containers.
  package init(_ sources: ProjectSources, readsSources: Bool = true) {
    self.sources = sources
    self.readsSources = readsSources
  }

  /// The containers of texts of a file.
  ///
  /// - Parameters:
  ///   - toolkits: The toolkits that may show them.
  ///   - folder: The folder of the file, as a whole path; nil for a text that stands in no file.
  /// - Returns: Nil where nothing is known.
  package func decision(for toolkits: FormatToolkits, in folder: String?) -> ContainerDecision? {
    guard readsSources, let folder, Self.needsSources(toolkits) else {
      return toolkits.usual.map { Self.byHabit($0) }
    }
    // One search at a time: the others wait for its answer.
    return lock.withLock {
      decisions.value(for: DecisionKey(folder: folder, toolkits: toolkits)) {
        decide(toolkits, in: folder)
      }
    }
  }

  /// The containers of texts of a left-to-right language, by the habit of the toolkit that shows them; nil where several toolkits may.
  ///
  /// Where views take the direction of the locale, such a text does not depend on its first letter. No source is read.
  package static func containersOfLeftToRight(_ toolkits: FormatToolkits) -> ContainerDecision? {
    guard let usual = toolkits.usual, toolkits.main == [usual],
      usual.habit.containers == [.rightToLeft]
    else { return nil }
    return ContainerDecision(
      containers: [.leftToRight], reason: usual.habit.words, isByHabit: true, missing: nil)
  }

  /// Whether sources can change what the format says.
  private static func needsSources(_ toolkits: FormatToolkits) -> Bool {
    let all = toolkits.main + toolkits.others
    guard let usual = toolkits.usual, all == [usual] else { return !all.isEmpty }
    return SourceSign.all.contains {
      if $0.toolkit == usual, case .application(let containers) = $0.meaning {
        return containers != usual.habit.containers
      }
      if $0.toolkit == usual, case .use = $0.meaning { return false }
      return $0.toolkit == usual
    }
  }

  private static func byHabit(_ toolkit: Toolkit) -> ContainerDecision {
    ContainerDecision(
      containers: toolkit.habit.containers, reason: toolkit.habit.words, isByHabit: true,
      missing: nil)
  }

  // MARK: Decision

  private func decide(_ toolkits: FormatToolkits, in folder: String) -> ContainerDecision? {
    guard let root = sources.root(above: folder) else {
      return toolkits.usual.map(Self.byHabit)
    }
    let list = sources.list(of: root)
    let above = Self.folders(from: folder, to: root)
    guard let (used, place) = used(toolkits, above, list) else {
      return toolkits.usual.map(Self.byHabit)
    }
    let decided = used.map { decision(on: $0, above[place...], list) }
    let containers = Set(decided.flatMap(\.containers))
    return ContainerDecision(
      containers: DisplayContainer.allCases.filter(containers.contains),
      reason: Self.unique(decided.map(\.reason)).joined(separator: "; "),
      isByHabit: decided.allSatisfy(\.isByHabit),
      missing: Self.missing(used, decided), pages: decided.lazy.compactMap(\.pages).first)
  }

  /// The place where a direction is missing, of one of the toolkits that show the texts.
  ///
  /// What else shows the texts beside Qt may be turned. A program of one of the two toolkits of .NET often uses a class of the other.
  private static func missing(
    _ used: [Toolkit], _ decided: [ContainerDecision]
  ) -> MissingDirection? {
    let all = Array(zip(used, decided))
    let turnsWindows = all.contains { toolkit, decision in
      [.windowsForms, .wpf].contains(toolkit) && decision.missing == nil && !decision.isByHabit
    }
    return all.lazy.filter { toolkit, _ in
      !(toolkit == .qt && used.count > 1)
        && !(turnsWindows && [.windowsForms, .wpf].contains(toolkit))
    }.compactMap(\.1.missing).first
  }

  /// The toolkits that the project uses for the texts, and the place of the nearest folder that shows it.
  private func used(
    _ toolkits: FormatToolkits, _ folders: [String], _ list: SourceList
  ) -> (toolkits: [Toolkit], place: Int)? {
    for (place, folder) in folders.enumerated() {
      var main = toolkits.main.filter { isUsed($0, in: folder, list, needsTemplate: false) }
      // Flutter draws its texts itself. The programs that it makes for desktops use GTK for their window alone.
      if main.contains(.flutter) { main = [.flutter] }
      // React Native shows no pages, though a program may write one for a printer.
      if main.contains(.reactNative), !hasPages(in: folder, list) { main.removeAll { $0 == .web } }
      // A library of widgets uses those of Windows by itself.
      if main.count > 1 { main.removeAll { $0 == .win32 } }
      if !main.isEmpty {
        return (main + toolkits.others.filter { givesDirection($0, in: folder, list) }, place)
      }
      let others = toolkits.others.filter { isUsed($0, in: folder, list, needsTemplate: true) }
      if !others.isEmpty { return (others, place) }
    }
    return nil
  }

  /// Whether a folder uses a toolkit.
  ///
  /// A page that no program fills in may be a document beside an app of another toolkit. GTK and Qt have style sheets too, but for no
  /// elements of pages.
  private func isUsed(
    _ toolkit: Toolkit, in folder: String, _ list: SourceList, needsTemplate: Bool
  ) -> Bool {
    evidence(of: toolkit, in: folder, list).contains {
      (!Self.isStyleSheet($0.path) || $0.meaning == .use)
        && ($0.meaning != .use || !needsTemplate || toolkit != .web || $0.isTemplate)
    }
  }

  /// Whether a folder has pages of its own, and not only such as a script writes.
  private func hasPages(in folder: String, _ list: SourceList) -> Bool {
    list.files.contains { file in
      Self.lies(file.path, in: folder)
        && [".html", ".htm", ".css", "+html.tsx"].contains(where: file.path.hasSuffix)
    }
  }

  /// Whether a program gives the views of a second toolkit a direction: a program with windows may show its texts in pages that it
  /// fills in, or in windows of another system.
  private func givesDirection(_ toolkit: Toolkit, in folder: String, _ list: SourceList) -> Bool {
    evidence(of: toolkit, in: folder, list).contains {
      ($0.isTemplate || toolkit != .web) && !Self.containers(of: [$0]).isEmpty
    }
  }

  private func decision(
    on toolkit: Toolkit, _ folders: ArraySlice<String>, _ list: SourceList
  ) -> ContainerDecision {
    let habit = toolkit.habit
    var all: [SourceEvidence] = []
    // The views of the nearest folder count: a package beside it may have others.
    var views: [SourceEvidence] = []
    for folder in folders {
      all = evidence(of: toolkit, in: folder, list)
      if views.isEmpty { views = all.filter { if case .view = $0.meaning { true } else { false } } }
      let certain = all.filter { if case .application = $0.meaning { true } else { false } }
      if let first = certain.first {
        return ContainerDecision(
          containers: Self.containers(of: certain), reason: first.words, missing: nil,
          pages: toolkit == .web && Self.isScript(first.path) ? pages(in: folder, list) : nil)
      }
    }
    if views.isEmpty, let asked = all.first(where: { $0.meaning == .request }),
      !hasOwnPage(list)
    {
      return ContainerDecision(containers: [.rightToLeft], reason: asked.words, missing: nil)
    }
    let missing = missing(on: toolkit, all, list)
    // The layouts of Compose are left to right too, where no layout is mirrored.
    if !views.isEmpty, missing?.leavesTexts != true {
      let reasons = Self.unique(views.map(\.words))
      // A part that takes the direction of its letters says nothing of the page.
      let given = Self.containers(of: views)
      let own = habit.isGiven && given != [.natural] ? [] : habit.containers
      let containers = Set(own + given)
      return ContainerDecision(
        containers: DisplayContainer.allCases.filter(containers.contains),
        reason: (own.isEmpty ? reasons : [habit.words] + reasons).joined(separator: "; "),
        missing: habit.isGiven && given == [.natural] ? missing : nil)
    }
    guard let missing else { return Self.byHabit(toolkit) }
    return ContainerDecision(
      containers: habit.containers,
      reason: habit.isGiven
        ? "nothing gives \(toolkit.rawValue) a direction; texts are judged as if it were that of the locale"
        : habit.words, missing: missing)
  }

  /// The place where a direction is missing, in a project whose sources are all known: of views that have none by themselves, and of
  /// an application that says that its layouts are not mirrored, or does not say that they are.
  private func missing(
    on toolkit: Toolkit, _ evidence: [SourceEvidence], _ list: SourceList
  ) -> MissingDirection? {
    guard list.isWhole, !evidence.contains(where: { $0.meaning == .mirroring(true) }),
      let place = evidence.first(where: { $0.meaning == .mirroring(false) })
        ?? evidence.first(where: { $0.meaning == (toolkit == .qt ? .windows : .use) })
    else { return nil }
    guard toolkit.habit.isGiven || toolkit.isMirroredOnRequest else { return nil }
    // The translations of Qt turn the whole program.
    if toolkit == .qt, evidence.contains(where: { $0.meaning == .view([.rightToLeft]) }) {
      return nil
    }
    if toolkit == .android, isOfFlutter(place.path, list) { return nil }
    return MissingDirection(
      path: "\(list.root == "/" ? "" : list.root)/\(place.path)", line: place.line,
      advice: toolkit.adviceForDirection, views: toolkit.rawValue,
      leavesTexts: toolkit.isMirroredOnRequest)
  }

  /// Whether a file of Android is that of a Flutter app, which draws its views itself: `android/app/src/main/AndroidManifest.xml` beside
  /// `pubspec.yaml`.
  private func isOfFlutter(_ path: String, _ list: SourceList) -> Bool {
    let parts = path.pathParts
    guard let place = parts.firstIndex(of: "android") else { return false }
    let app = ([list.root == "/" ? "" : list.root] + parts[..<place].map(String.init))
      .joined(separator: "/")
    return sources.access.names(app.isEmpty ? "/" : app).contains("pubspec.yaml")
  }

  private static func containers(of evidence: [SourceEvidence]) -> [DisplayContainer] {
    evidence.flatMap { found -> [DisplayContainer] in
      switch found.meaning {
      case .use, .request, .windows, .mirroring: []
      case .application(let containers), .view(let containers): containers
      }
    }
  }

  private static func unique(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }

  /// A folder and those above it up to a root, as paths from the root.
  private static func folders(from folder: String, to root: String) -> [String] {
    var parts = (pathBelow(root, folder) ?? "").pathParts
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "/"))
      parts.removeLast()
    }
    return result + [""]
  }

  // MARK: Evidence

  /// What the sources in a folder and below it say of a toolkit: one sign of each meaning, the first.
  ///
  /// The search ends at a sign that tells the direction of the whole application, or all that a sign of the toolkit can tell.
  private func evidence(
    of toolkit: Toolkit, in folder: String, _ list: SourceList
  ) -> [SourceEvidence] {
    searches.value(for: SearchKey(root: list.root, folder: folder, toolkit: toolkit)) {
      var signs = SourceSign.all.filter { $0.toolkit == toolkit }
      let hasDirections = signs.contains { $0.meaning != .use }
      var found: [SourceEvidence] = []
      for file in list.files where Self.lies(file.path, in: folder) {
        let kinds = signs.reduce(into: SourceKinds()) { $0.formUnion($1.kinds) }
        guard !file.kinds.isDisjoint(with: kinds) else { continue }
        for evidence in self.evidence(in: file, list) where evidence.toolkit == toolkit {
          let known = found.firstIndex { $0.meaning == evidence.meaning }
          if let known {
            if evidence.isTemplate, !found[known].isTemplate { found[known] = evidence }
          } else {
            found.append(evidence)
            // What is known is not searched for again. Templates of pages tell more than pages.
            if toolkit != .web { signs.removeAll { $0.meaning == evidence.meaning } }
          }
          if case .application = evidence.meaning { return found }
        }
        if signs.isEmpty || !hasDirections && !found.isEmpty { break }
      }
      return found
    }
  }

  static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty
      || path.utf8.starts(with: folder.utf8)
        && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// The signs in a file.
  func evidence(in file: SourceList.File, _ list: SourceList) -> [SourceEvidence] {
    let path = list.root == "/" ? "/\(file.path)" : "\(list.root)/\(file.path)"
    return files.value(for: path) {
      let scanner = scanners.value(for: file.kinds) { SignScanner(file.kinds) }
      guard !scanner.isEmpty, var bytes = sources.read(path) else { return [] }
      if Self.isStyleSheet(file.path), StyleSelector.isOfLibrary(bytes) { return [] }
      if file.path.hasSuffix(".Designer.cs") { Self.blankControls(of: &bytes) }
      let hits = scanner.hits(in: bytes)
      guard !hits.isEmpty else { return [] }
      let isTemplate =
        !file.kinds.isDisjoint(with: [.markup, .php, .pug])
        && (!Self.isPage(file.path) || Self.isTemplate(bytes))
      if Self.isDocument(bytes, path: file.path) { return [] }
      // A page without a script and without a place to fill in shows no texts but its own.
      let isFixed = Self.isPage(file.path) && !isTemplate && Self.isFixed(bytes)
      return hits.filter {
        !isFixed || SourceSign.all[$0.sign].toolkit != .web
          || SourceSign.all[$0.sign].meaning != .use
      }.map { SourceEvidence($0, in: bytes, path: file.path, isTemplate: isTemplate) }
    }
  }

  /// Whether a page has a text of its own, and neither a script nor the element into which a tool that builds it puts the views of one.
  private static func isFixed(_ text: [UInt8]) -> Bool {
    let text = text.map(\.smallASCII)
    let isForScript = ["<script", "<noscript", "\"root\"", "\"app\"", "'root'", "'app'"].contains {
      text.firstRange(ofBytes: Array($0.utf8)) != nil
    }
    if isForScript { return false }
    var (isInTag, letters) = (false, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): isInTag = true
      case UInt8(ascii: ">"): isInTag = false
      default: if !isInTag, byte &- 0x61 < 26 || byte > 0x7F { letters += 1 }
      }
    }
    return letters > 40
  }

  /// Writes spaces over the direction of single controls in a form that a designer wrote: `this.link.RightToLeft = …` puts a
  /// box after its text, say, and tells nothing of the form.
  private static func blankControls(of text: inout [UInt8]) {
    let member = Array(".RightToLeft".utf8)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let line = text[start..<end]
      let words = line.drop { $0 <= 0x20 }
      let isOfForm = ["RightToLeft", "this.RightToLeft"].contains { words.starts(with: $0.utf8) }
      if !isOfForm, line.firstRange(ofBytes: member) != nil {
        for index in line.indices { text[index] = 0x20 }
      }
      start = end + 1
    }
  }

  /// Whether a file is a page by its name: all other files with markup are templates.
  static func isPage(_ path: String) -> Bool {
    [".html", ".htm", ".xhtml", ".shtml"].contains { path.hasSuffix($0) }
  }

  private static func isStyleSheet(_ path: String) -> Bool {
    [".css", ".scss", ".sass", ".less", ".styl"].contains { path.hasSuffix($0) }
  }

  /// Whether a page is the translation of a document into one language: its path names a locale, and neither a script nor a program
  /// fills it in, so that it shows no texts but its own, as the help of an app does.
  ///
  /// What stands in single braces may be an example. The pages of Angular's components have no script.
  private static func isDocument(_ text: [UInt8], path: String) -> Bool {
    let marks = ["{{", "{%", "<%", "<?php", "<?="].map { Array($0.utf8) }
    let script = Array("<script".utf8)
    return isPage(path) && !path.hasSuffix(".component.html")
      && TranslatedPath.kindAndLocale(of: path) != nil
      && !text.indices.contains { start in
        let rest = text[start...]
        return marks.contains { rest.starts(with: $0) }
          || text[start] == script[0]
            && rest.prefix(script.count).elementsEqual(script) { $0 | 0x20 == $1 | 0x20 }
      }
  }

  /// Whether a page has places that a program fills in.
  ///
  /// Source for `$:`: webpy.org/docs/0.3/templetor.
  private static func isTemplate(_ text: [UInt8]) -> Bool {
    let marks: [(UInt8, UInt8)] = [
      (0x7B, 0x7B), (0x7B, 0x25), (0x3C, 0x3F), (0x3C, 0x25), (0x24, 0x7B), (0x3D, 0x7B),
      (0x24, 0x3A),
    ]
    return zip(text, text.dropFirst()).contains { pair in marks.contains { $0 == pair } }
  }
}

extension Toolkit {
  /// Whether the layouts of an application are mirrored only where it says so.
  fileprivate var isMirroredOnRequest: Bool { self == .android || self == .qt }

  /// What has to be written for a right-to-left language.
  var adviceForDirection: String {
    switch self {
    case .web: "write dir=\"rtl\" on the element html for right-to-left languages"
    case .windowsForms: "set RightToLeft and RightToLeftLayout of forms for right-to-left languages"
    case .wpf: "set FlowDirection of windows for right-to-left languages"
    case .javaFX: "call setNodeOrientation of scenes for right-to-left languages"
    case .qt:
      "load the translations of Qt (qtbase_ar.qm) or call setLayoutDirection for right-to-left languages"
    case .android: "write android:supportsRtl=\"true\" on the element application"
    default: "give views the direction of the language"
    }
  }
}
