import BidiSource

/// The functions of a program that pass a key on, by the languages that can call them.
struct ProgramWrappers: Sendable {
  private var byFamily: [SourceLanguage: [Wrapper]] = [:]
  private var names: [SourceLanguage: Set<UInt32>] = [:]

  /// The getters of Dart for the object that has the texts as members.
  private(set) var objects: [String] = []

  /// A hash that is the same for the same functions.
  let hash: UInt64

  /// The most functions of a language; a program with more has names that say nothing.
  private static let most = 400

  /// Takes the functions of files.
  init(_ files: some Sequence<(ProgramUsage.Source, FileIndex)>) {
    var seen: Set<Wrapper> = []
    var hash = StableHash()
    for (source, file) in files {
      let family = source.language.family
      for wrapper in file.wrappers
      where byFamily[family, default: []].count < Self.most && seen.insert(wrapper).inserted {
        byFamily[family, default: []].append(wrapper)
        names[family, default: []].insert(SourceToken.hash(of: wrapper.name.utf8))
        hash.add("\(family.rawValue) \(wrapper)".utf8)
      }
      for name in file.objects where objects.count < Self.most && !objects.contains(name) {
        objects.append(name)
        hash.add(name.utf8)
      }
    }
    self.hash = hash.value
  }

  /// Whether there are none.
  var isEmpty: Bool { byFamily.isEmpty && objects.isEmpty }

  /// The functions that files of a language can call.
  func called(from language: SourceLanguage) -> [Wrapper] { byFamily[language.family] ?? [] }

  /// Whether a file gives a text to a function of such a name, or may have the object that has the texts as members.
  func areCalled(by file: FileIndex, _ source: ProgramUsage.Source) -> Bool {
    if source.language == .dart, !objects.isEmpty { return true }
    guard let names = names[source.language.family] else { return false }
    return file.callees.contains(where: names.contains)
  }
}

extension SourceLanguage {
  /// Whether a file of this language can use what a file of another one declares.
  func canUse(_ other: SourceLanguage) -> Bool {
    // Swift has what is declared in C and Objective-C, and the reverse.
    family == other.family || [family, other.family].allSatisfy { $0 == .c || $0 == .swift }
  }

  /// The language that stands for all whose functions a file of this one can call.
  var family: SourceLanguage {
    switch self {
    case .kotlin, .java: .java
    case .javaScript, .markup: .javaScript
    case .c, .cSharp, .dart, .go, .php, .python, .ruby, .rust, .swift, .xml: self
    }
  }
}
