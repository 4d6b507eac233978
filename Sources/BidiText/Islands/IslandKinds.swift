/// Kinds of islands as bits.
struct IslandKinds: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ kind: Island.Kind) { rawValue = 1 << UInt32(kind.bit) }

  init(_ kinds: some Sequence<Island.Kind>) {
    self = kinds.reduce(into: []) { $0.formUnion(IslandKinds($1)) }
  }

  static let all = IslandKinds(Island.Kind.allCases)

  /// Kinds that are islands only beside right-to-left letters.
  static let contextual = IslandKinds([.quotation, .listItem])

  /// What an argument takes the place of.
  static let arguments = IslandKinds([.formatSpecifier, .messageArgument])
}

extension Island.Kind {
  fileprivate var bit: UInt8 {
    switch self {
    case .formatSpecifier: 0
    case .messageArgument: 1
    case .url: 2
    case .email: 3
    case .filePath: 4
    case .handle: 5
    case .hashtag: 6
    case .phoneNumber: 7
    case .number: 8
    case .range: 9
    case .time: 10
    case .date: 11
    case .datePattern: 12
    case .version: 13
    case .signedWord: 14
    case .identifier: 15
    case .option: 16
    case .shortcut: 17
    case .tag: 18
    case .entity: 19
    case .markdown: 20
    case .quotation: 21
    case .listItem: 22
    }
  }

  /// The kinds that are looked for in an island of this kind.
  var nestedKinds: IslandKinds {
    switch self {
    case .messageArgument: .all
    case .quotation, .listItem: .all.subtracting(.contextual)
    case .markdown, .tag:
      IslandKinds([.formatSpecifier, .messageArgument, .url, .email, .filePath, .entity])
    case .formatSpecifier, .entity, .datePattern: []
    default: .arguments
    }
  }
}
