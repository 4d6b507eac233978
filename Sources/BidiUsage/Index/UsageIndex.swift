import BidiSource
import Dispatch

/// Which file of a program looks up which text, and which file declares which function.
struct UsageIndex: Sendable {
  /// The sources.
  let sources: [ProgramUsage.Source]

  /// What is kept of each source.
  let files: [FileIndex]

  /// The content of each source, as ``UsageCache/content(of:_:)`` tells it; 0 for one that cannot be read.
  let contents: [UInt64]

  private var texts = SourceNames()
  private var functions = SourceNames()
  private var textMembers = SourceNames()
  private var numberMembers = SourceNames()
  private var otherMembers = SourceNames()

  /// The functions that are given each sentence of the code; 0 where it is no argument.
  private var calleesBySentence: [UInt64: [UInt32]] = [:]

  /// The number of files that one thread reads at once: long enough to be worth a thread, and not so long that one waits for
  /// the other.
  private static let partLength = 64

  /// Reads sources, on all cores.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - read: Gives the content of a source, and what is kept of it.
  /// - Returns: What `read` gives, in the order of the sources.
  static func read(
    _ sources: [ProgramUsage.Source],
    _ read: @Sendable (ProgramUsage.Source) -> (content: UInt64, file: FileIndex)
  ) -> [(content: UInt64, file: FileIndex)] {
    let partCount = (sources.count + Self.partLength - 1) / Self.partLength
    let parts = LockedTable<Int, [(content: UInt64, file: FileIndex)]>()
    DispatchQueue.concurrentPerform(iterations: partCount) { part in
      let range = part * Self.partLength..<min((part + 1) * Self.partLength, sources.count)
      _ = parts.value(for: part) { sources[range].map(read) }
    }
    return (0..<partCount).flatMap { parts.value(for: $0) { [] } }
  }

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - read: The content of each, and what is kept of it.
  init(_ sources: [ProgramUsage.Source], _ read: [(content: UInt64, file: FileIndex)]) {
    self.sources = sources
    files = read.map(\.file)
    contents = read.map(\.content)
    for (number, file) in files.enumerated() {
      for use in file.uses { texts.add(use.key, in: number) }
      for name in file.functions { functions.add(UInt64(name), in: number) }
      for name in file.texts { textMembers.add(UInt64(name), in: number) }
      for name in file.numbers { numberMembers.add(UInt64(name), in: number) }
      for name in file.others { otherMembers.add(UInt64(name), in: number) }
      for sentence in file.sentences
      where !calleesBySentence[sentence.text, default: []].contains(sentence.callee) {
        calleesBySentence[sentence.text, default: []].append(sentence.callee)
      }
    }
  }

  /// The numbers of the files that look up a text, in order.
  func files(lookingUp key: UseKey) -> [Int] { texts.files(key.hash) }

  /// The numbers of the files that declare a name for the files of a language, in order.
  func files(declaring name: String, for language: SourceLanguage) -> [Int] {
    functions.files(UInt64(SourceToken.hash(of: name.utf8)))
      .filter { language.canUse(sources[$0].language) }
  }

  /// Whether a type declares a member of a name for a text, for the files of a language.
  func declaresText(_ name: String, for language: SourceLanguage) -> Bool {
    isMember(name, in: textMembers, language)
  }

  /// Whether a type declares a member of a name for a number, and none declares it for something else, for the files of a language.
  func declaresNumber(_ name: String, for language: SourceLanguage) -> Bool {
    isMember(name, in: numberMembers, language) && !isMember(name, in: otherMembers, language)
  }

  private func isMember(
    _ name: String, in members: SourceNames, _ language: SourceLanguage
  ) -> Bool {
    members.files(UInt64(SourceToken.hash(of: name.utf8)))
      .contains { language.canUse(sources[$0].language) }
  }

  /// The functions that are given a sentence, by the hashes of their names; 0 where it is no argument.
  func calleesOfSentence(_ text: UInt64) -> [UInt32] { calleesBySentence[text] ?? [] }

  /// The functions fewer than half of whose sentences are keys.
  ///
  /// - Parameter isKey: Whether a sentence is a key, by its hash.
  /// - Returns: The hashes of their names.
  func calleesOfOthers(_ isKey: (UInt64) -> Bool) -> Set<UInt32> {
    var counts: [UInt32: (all: Int, keys: Int)] = [:]
    for (text, callees) in calleesBySentence {
      for callee in callees where callee != 0 {
        counts[callee, default: (0, 0)].all += 1
        if isKey(text) { counts[callee, default: (0, 0)].keys += 1 }
      }
    }
    return Set(counts.filter { $0.value.keys * 2 < $0.value.all }.keys)
  }
}
