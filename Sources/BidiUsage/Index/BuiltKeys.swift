import BidiSource

/// Which keys code may build, out of those of a file that no source names whole.
///
/// The sources show only the beginning of such a key, or the sign with which two names are joined. What they show fits many keys that
/// nobody builds, so the other keys of the file are asked too. In doubt a key is built.
struct BuiltKeys {
  /// The keys that no code builds.
  private(set) var neverBuilt: Set<String> = []

  /// The least number of keys with one beginning that can tell whether the rest of each is a name of the program.
  private static let leastRests = 8

  /// The least number of keys with one beginning that show that a value goes on with a word: `month` and `january`.
  private static let leastSisters = 3

  /// How many keys with one beginning stand whole in the sources, for each that does not, if nobody joins them.
  private static let mostWhole = 5

  /// The keys that may be built from a beginning: how many there are, and how many have a rest that is a name of the program.
  private var rests: [Substring: (count: Int, named: Int)] = [:]

  /// The beginnings, up to a low line, of the keys that two joined names may give: how many there are, and how many keys with that
  /// beginning stand whole in the sources.
  private var joined: [Substring: (built: Int, whole: Int)] = [:]

  private let mentions: KeyMentions

  /// - Parameters:
  ///   - all: The keys of a file.
  ///   - others: Those that no source names whole.
  ///   - mentions: The names in all files.
  /// - Complexity: O(*n*) in the keys; a key has at most 200 bytes.
  init(_ all: Set<String>, _ others: Set<String>, _ mentions: KeyMentions) {
    self.mentions = mentions
    let builders = Dictionary(
      uniqueKeysWithValues: others.map {
        ($0, KeyMentions.isName($0) ? mentions.builders(of: $0) : [])
      })
    for (key, builders) in builders {
      for builder in builders { count(builder, of: key) }
    }
    if !joined.isEmpty {
      for key in all.subtracting(others) where KeyMentions.isName(key) {
        for place in key.utf8.indices where key.utf8[place] == UInt8(ascii: "_") {
          joined[key[...place]]?.whole += 1
        }
      }
    }
    neverBuilt = others.filter { key in !(builders[key] ?? []).contains { mayBuild(key, $0) } }
  }

  private mutating func count(_ builder: KeyMentions.Builder, of key: String) {
    switch builder {
    case .beginning(let length):
      let isNamed = isRestNamed(key, length)
      rests[key.prefix(bytes: length), default: (0, 0)].count += 1
      if isNamed { rests[key.prefix(bytes: length)]?.named += 1 }
    case .joint(let place):
      if Self.byte(place, of: key) == UInt8(ascii: "_") {
        joined[key.prefix(bytes: place + 1), default: (0, 0)].built += 1
      }
    case .end: break
    }
  }

  private func mayBuild(_ key: String, _ builder: KeyMentions.Builder) -> Bool {
    switch builder {
    case .end: return true
    case .beginning(let length):
      let (count, named) = rests[key.prefix(bytes: length)] ?? (0, 0)
      if standsAlone(key, length) { return true }
      // `count` and `ryBrief`: a part of a word.
      let isInWord =
        Self.byte(length - 1, of: key).isASCIILetter
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(Self.byte(length, of: key))
      if isInWord, count < Self.leastSisters { return false }
      // Where the rests of nearly all such keys are names of the program, each is: `errors.${code}` and a list of the codes.
      return count < Self.leastRests || named * 8 < count * 7
    case .joint(let place):
      guard let (built, whole) = joined[key.prefix(bytes: place + 1)] else { return true }
      return whole < Self.mostWhole * built
    }
  }

  /// Whether what stands after a beginning is a name of the program, or a number.
  private func isRestNamed(_ key: String, _ length: Int) -> Bool {
    let rest = key.utf8.dropFirst(length)
    return rest.allSatisfy(\.isASCIIDigit) || mentions.contains(name: rest)
  }

  private func standsAlone(_ key: String, _ length: Int) -> Bool {
    let rest = key.utf8.dropFirst(length)
    return rest.allSatisfy(\.isASCIIDigit) || mentions.containsAlone(rest)
  }

  private static func byte(_ place: Int, of key: String) -> UInt8 {
    key.utf8[key.utf8.index(key.utf8.startIndex, offsetBy: place)]
  }
}

extension String {
  fileprivate func prefix(bytes count: Int) -> Substring {
    self[..<utf8.index(startIndex, offsetBy: count)]
  }
}
