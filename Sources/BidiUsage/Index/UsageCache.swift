import BidiSource

/// Where the index of a program is kept between runs.
package struct UsageStore: Sendable {
  /// The bytes that were kept under a name; nil where there are none.
  package let load: @Sendable (_ name: String) -> [UInt8]?

  /// Keeps bytes under a name, where that is possible.
  package let save: @Sendable (_ name: String, _ bytes: [UInt8]) -> Void

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - load: Gives the bytes that were kept under a name.
  ///   - save: Keeps bytes under a name. A failure is no fault: the index is then made again.
  package init(
    load: @escaping @Sendable (_ name: String) -> [UInt8]?,
    save: @escaping @Sendable (_ name: String, _ bytes: [UInt8]) -> Void
  ) {
    (self.load, self.save) = (load, save)
  }
}

/// What the index keeps of files, by the content of each file.
///
/// The bytes begin with the version of what made them and with a hash of the rest: bytes that are damaged or of another version
/// hold nothing.
struct UsageCache: Sendable {
  /// The index of each file, by ``content(of:_:)``.
  private(set) var files: [UInt64: FileIndex] = [:]

  /// The most bytes of a cache; a larger one is not kept.
  static let mostBytes = 64 << 20

  /// The form of the bytes, and what readers find: to be raised when one of them changes.
  private static let form: UInt64 = 21

  /// What a file holds, and how it is read.
  static func content(of bytes: [UInt8], _ language: SourceLanguage) -> UInt64 {
    hash(of: bytes[...], UInt64(language.rawValue) &+ form)
  }

  /// Takes the index of files.
  init(_ files: [UInt64: FileIndex]) { self.files = files }

  // MARK: Bytes

  /// Reads kept bytes.
  ///
  /// Takes any bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - version: What the index depends on beside the files.
  init(_ bytes: [UInt8], version: UInt64) {
    var reader = CacheReader(bytes: bytes[...])
    guard bytes.count <= Self.mostBytes, reader.word() == version,
      reader.word() == Self.hash(of: reader.bytes, version)
    else { return }
    while !reader.bytes.isEmpty {
      let content = reader.word()
      let file = reader.file()
      guard let content, let file else {
        files = [:]
        return
      }
      files[content] = file
    }
  }

  /// The bytes to keep.
  func bytes(version: UInt64) -> [UInt8] {
    var content: [UInt8] = []
    for (key, file) in files.sorted(by: { $0.key < $1.key }) {
      content.append(word: key)
      content.append(file: file)
    }
    return Self.bytes(of: content, version: version)
  }

  /// The bytes to keep for the indexes of files, as bytes.
  static func bytes(of content: [UInt8], version: UInt64) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count + 16)
    result.append(word: version)
    result.append(word: Self.hash(of: content[...], version))
    return result + content
  }

  /// A hash of bytes, eight at a time.
  private static func hash(of bytes: ArraySlice<UInt8>, _ seed: UInt64) -> UInt64 {
    var hash = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash >> 32
    }
    unsafe bytes.withUnsafeBytes { buffer in
      let words = buffer.count / 8
      for index in 0..<words {
        add(
          UInt64(
            littleEndian: unsafe buffer.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)))
      }
      for index in 8 * words..<buffer.count { add(UInt64(unsafe buffer[index])) }
    }
    return hash
  }
}

/// Reads the numbers and texts of a cache.
private struct CacheReader {
  var bytes: ArraySlice<UInt8>

  /// A number of eight bytes; nil at the end.
  mutating func word() -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    defer { bytes.removeFirst(8) }
    return bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A number of seven bits a byte, the lowest first; nil where there is none.
  mutating func number() -> Int? {
    var result = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      result |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    return nil
  }

  private mutating func text() -> String? {
    guard let count = number(), count <= bytes.count else { return nil }
    defer { bytes.removeFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  mutating func file() -> FileIndex? {
    var file = FileIndex()
    guard let useCount = number() else { return nil }
    for _ in 0..<useCount {
      guard let key = word(), let line = number(), line <= Int(Int32.max), let count = number(),
        let nameCount = number()
      else { return nil }
      var names: [String] = []
      for _ in 0..<nameCount {
        guard let name = text() else { return nil }
        names.append(name)
      }
      file.uses.append(
        FileIndex.Use(
          key: key, line: Int32(line),
          given: count == 0 ? nil : GivenArguments(count: count - 1, names: names)))
    }
    guard let functions = hashes() else { return nil }
    file.functions = functions
    guard let texts = hashes(), let callees = hashes(), let numbers = hashes(),
      let others = hashes()
    else { return nil }
    (file.texts, file.callees) = (texts, callees)
    (file.numbers, file.others) = (numbers, others)
    guard let wrapperCount = number() else { return nil }
    for _ in 0..<wrapperCount {
      guard let wrapper = wrapper() else { return nil }
      file.wrappers.append(wrapper)
    }
    guard let objectCount = number() else { return nil }
    for _ in 0..<objectCount {
      guard let name = text() else { return nil }
      file.objects.append(name)
    }
    guard let sentenceCount = number() else { return nil }
    for _ in 0..<sentenceCount {
      guard let text = word(), let callee = number(), let hash = UInt32(exactly: callee) else {
        return nil
      }
      file.sentences.append(FileIndex.Sentence(text: text, callee: hash))
    }
    guard let unread = number() else { return nil }
    file.unread = unread
    guard let builds = bytes.popFirst(), let sets = bytes.popFirst(), let calls = bytes.popFirst()
    else { return nil }
    (file.buildsKeys, file.setsContentDirection) = (builds != 0, sets & 1 != 0)
    file.setsLeftToRight = sets & 2 != 0
    file.callsElsewhere = calls != 0
    return file
  }

  /// The hashes of names.
  private mutating func hashes() -> [UInt32]? {
    guard let count = number(), count <= bytes.count else { return nil }
    var result: [UInt32] = []
    for _ in 0..<count {
      guard let name = number(), let hash = UInt32(exactly: name) else { return nil }
      result.append(hash)
    }
    return result
  }

  private mutating func wrapper() -> Wrapper? {
    guard let name = text(), let keyPlace = number(), let least = number(), let most = number(),
      least <= most, let kind = number(), let count = number()
    else { return nil }
    var given: [Wrapper.Given] = []
    for _ in 0..<count {
      guard let place = number(), let name = text() else { return nil }
      given.append(Wrapper.Given(name: name.isEmpty ? nil : name, place: place))
    }
    let arguments: Wrapper.Arguments
    switch (kind, given.first?.place) {
    case (0, _): arguments = .around
    case (1, let place?): arguments = .rest(from: place)
    case (2, let place?): arguments = .collection(at: place)
    case (3, _): arguments = .given(given)
    case (4, _): arguments = .unknown
    default: return nil
    }
    return Wrapper(
      name: name, keyPlace: keyPlace == 0 ? nil : keyPlace - 1, arguments: arguments,
      counts: least...most)
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { append(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  fileprivate mutating func append(number: Int) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  fileprivate mutating func append(file: FileIndex) {
    append(number: file.uses.count)
    for use in file.uses {
      append(word: use.key)
      append(number: Int(use.line))
      append(number: use.given.map { $0.count + 1 } ?? 0)
      append(number: use.given?.names.count ?? 0)
      for name in use.given?.names ?? [] { append(text: name) }
    }
    for names in [file.functions, file.texts, file.callees, file.numbers, file.others] {
      append(number: names.count)
      for name in names { append(number: Int(name)) }
    }
    append(number: file.wrappers.count)
    for wrapper in file.wrappers { append(wrapper: wrapper) }
    append(number: file.objects.count)
    for name in file.objects { append(text: name) }
    append(number: file.sentences.count)
    for sentence in file.sentences {
      append(word: sentence.text)
      append(number: Int(sentence.callee))
    }
    append(number: file.unread)
    append(file.buildsKeys ? 1 : 0)
    append((file.setsContentDirection ? 1 : 0) | (file.setsLeftToRight ? 2 : 0))
    append(file.callsElsewhere ? 1 : 0)
  }

  private mutating func append(text: String) {
    append(number: text.utf8.count)
    append(contentsOf: text.utf8)
  }

  private mutating func append(wrapper: Wrapper) {
    append(text: wrapper.name)
    append(number: wrapper.keyPlace.map { $0 + 1 } ?? 0)
    append(number: wrapper.counts.lowerBound)
    append(number: wrapper.counts.upperBound)
    let (kind, given): (Int, [Wrapper.Given]) =
      switch wrapper.arguments {
      case .around: (0, [])
      case .rest(let place): (1, [Wrapper.Given(name: nil, place: place)])
      case .collection(let place): (2, [Wrapper.Given(name: nil, place: place)])
      case .given(let given): (3, given)
      case .unknown: (4, [])
      }
    append(number: kind)
    append(number: given.count)
    for argument in given {
      append(number: argument.place)
      append(text: argument.name ?? "")
    }
  }
}
