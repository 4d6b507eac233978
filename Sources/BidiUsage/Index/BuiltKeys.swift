import BidiSource

/// Which keys code may build, out of those of a file that no source names whole.
///
/// The sources show only the beginning of such a key, or the sign with which two names are joined. What they show fits many keys that
/// nobody builds, so the other keys of the file are asked too.
struct BuiltKeys {
  /// The keys that no code builds.
  private(set) var neverBuilt: Set<String> = []

  /// The least number of keys with one beginning that can tell whether the rest of each is named.
  private static let leastSiblings = 4

  /// - Parameters:
  ///   - all: The keys of a file.
  ///   - others: Those that no source names whole.
  ///   - mentions: The names in all files.
  /// - Complexity: O(*n*) in the bytes of the keys.
  init(_ all: Set<String>, _ others: Set<String>, _ mentions: KeyMentions) {
    let named = all.subtracting(others)
    let builders = Dictionary(
      uniqueKeysWithValues: others.map {
        ($0, KeyMentions.isName($0) ? mentions.builders(of: $0) : [])
      })
    // The rests of the keys that may be built from a beginning: how many there are, and how many are names of the program.
    var rests: [Substring: (count: Int, named: Int)] = [:]
    // The beginnings of the keys that two joined names may give.
    var joined: [Substring: (built: Int, whole: Int)] = [:]
    for (key, builders) in builders {
      for builder in builders {
        switch builder {
        case .beginning(let length):
          rests[key.prefix(bytes: length), default: (0, 0)].count += 1
          if Self.isRestNamed(key, length, mentions) {
            rests[key.prefix(bytes: length), default: (0, 0)].named += 1
          }
        case .joint(let place): joined[key.prefix(bytes: place + 1), default: (0, 0)].built += 1
        case .end: break
        }
      }
    }
    for key in named where KeyMentions.isName(key) {
      for place in key.utf8.indices {
        let beginning = key[...place]
        if joined[beginning] != nil { joined[beginning]?.whole += 1 }
      }
    }
    neverBuilt = others.filter { key in
      !(builders[key] ?? []).contains { builder in
        switch builder {
        case .end: true
        case .beginning(let length):
          // Where the rests of nearly all such keys are names of the program, each is: `errors.${code}` and a list of the codes.
          rests[key.prefix(bytes: length)].map {
            $0.count < Self.leastSiblings || $0.named * 4 < $0.count * 3
          } ?? true || Self.isRestNamed(key, length, mentions)
        case .joint(let place):
          // Most keys that begin as this one stand whole in the sources: nobody joins them.
          joined[key.prefix(bytes: place + 1)].map { $0.built >= $0.whole } ?? true
        }
      }
    }
  }

  private static func isRestNamed(_ key: String, _ length: Int, _ mentions: KeyMentions) -> Bool {
    mentions.contains(name: key.utf8.dropFirst(length))
  }
}

extension String {
  fileprivate func prefix(bytes count: Int) -> Substring {
    self[..<utf8.index(startIndex, offsetBy: count)]
  }
}
