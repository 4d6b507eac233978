import BidiSource
import Testing

@testable import BidiUsage

/// The index that is kept between runs: it says what the sources say, and damaged bytes say nothing.
struct UsageCacheTests {
  private static let files: [UInt64: FileIndex] = {
    let source = """
      fun f() {
        getString(R.string.one, count)
        getString(R.string.two)
      }
      fun format(value: Int): String = "x"
      data class Entry(val depth: Int, val level: Level)
      """
    let names = "t('\u{05D0}', { name, other: 1 })"
    let wrappers = """
      export const word = (key) => i18n.t(key);
      export const named = (key, name) => i18n.t(key, { name });
      export const filled = (key, ...rest) => i18n.t(key, rest);
      function made(key, note) { return i18n.t(key, { name: note.title }); }
      """
    let theme = "val T = Typography(body.copy(textDirection = TextDirection.Content))"
    let lookup = "fun f(name: String) = resources.getIdentifier(name, \"string\", app)"
    func index(_ path: String, _ text: String) -> FileIndex {
      guard let source = ProgramUsage.Source(path: path) else { return FileIndex() }
      return FileIndex(source, Array(text.utf8), IdiomTable(Ecosystem.all, source.language))
    }
    return [
      1: index("a.kt", source), .max: index("a.ts", names), 7: FileIndex(),
      8: index("b.ts", wrappers), 9: index("b.kt", theme), 10: index("c.kt", lookup),
    ]
  }()

  @Test func bytesGiveTheSameIndex() {
    let cache = UsageCache(Self.files)
    #expect(Self.files[1]?.uses.map(\.line) == [2, 3])
    #expect(Self.files[1]?.functions.count == 3)
    #expect(Self.files[1].map { [$0.numbers.count, $0.others.count] } == [1, 1])
    #expect(Self.files[.max]?.uses.first?.given?.names == ["name", "other"])
    #expect(Self.files[8]?.wrappers.map(\.name) == ["word", "named", "filled", "made"])
    #expect(Self.files[8]?.wrappers.last?.arguments == .unknown)
    #expect([9, 10].map { Self.files[$0]?.setsContentDirection } == [true, false])
    #expect([9, 10].map { Self.files[$0]?.buildsKeys } == [false, true])
    #expect(UsageCache(cache.bytes(version: 3), version: 3).files == Self.files)
  }

  @Test func bytesOfAnotherVersionGiveNothing() {
    let bytes = UsageCache(Self.files).bytes(version: 3)
    #expect(UsageCache(bytes, version: 4).files.isEmpty)
    #expect(UsageCache([], version: 3).files.isEmpty)
  }

  /// Each byte changed, and each length: the index is made again, and nothing traps.
  @Test func damagedBytesGiveNothing() {
    let bytes = UsageCache(Self.files).bytes(version: 3)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x41
      #expect(UsageCache(damaged, version: 3).files.isEmpty, "byte \(place)")
      #expect(UsageCache(Array(bytes[..<place]), version: 3).files.isEmpty, "\(place) bytes")
    }
  }

  /// Bytes whose hash is right and whose numbers are not, as nobody but an attacker writes them.
  @Test func hostileBytesEnd() {
    for tail: [UInt8] in [
      [0xFF], Array(repeating: 0xFF, count: 64), Array(repeating: 0x7F, count: 64),
    ] {
      let damaged = UsageCache.bytes(of: [1, 0, 0, 0, 0, 0, 0, 0] + tail, version: 3)
      #expect(UsageCache(damaged, version: 3).files.isEmpty)
    }
  }

  // MARK: A program

  /// What a program keeps, and what it reads.
  private final class Disk: @unchecked Sendable {
    private let lock = Lock()
    private var kept: [String: [UInt8]] = [:]

    func load(_ name: String) -> [UInt8]? { lock.withLock { kept[name] } }
    func save(_ name: String, _ bytes: [UInt8]) { lock.withLock { kept[name] = bytes } }
    func damage() { lock.withLock { kept = kept.mapValues { $0.map { $0 ^ 1 } } } }
    var isEmpty: Bool { lock.withLock { kept.isEmpty } }
  }

  private static func lines(_ disk: Disk, count: Int, _ text: String) -> [Int] {
    let usage = ProgramUsage(
      Ecosystem.all, list: { (0..<count).compactMap { ProgramUsage.Source(path: "\($0).kt") } },
      store: UsageStore(load: { disk.load($0) }, save: { disk.save($0, $1) }),
      read: { path in path == "7.kt" ? Array(text.utf8) : Array("val a = \(path.count)".utf8) })
    return usage.calls(of: [UseKey(identifier: "one")]).map(\.place.line)
  }

  @Test func aSecondRunSaysTheSame() {
    let disk = Disk()
    let call = "getString(R.string.one, count)"
    #expect(Self.lines(disk, count: 600, call) == [1])
    #expect(!disk.isEmpty)
    #expect(Self.lines(disk, count: 600, call) == [1])
    // A file that changed is read again, and so are all after damage.
    #expect(Self.lines(disk, count: 600, "\n" + call) == [2])
    disk.damage()
    #expect(Self.lines(disk, count: 600, "\n\n" + call) == [3])
    #expect(Self.lines(disk, count: 600, "") == [])
  }

  /// Few sources are read in a moment, and no folder is made for them.
  @Test func aSmallProgramKeepsNothing() {
    let disk = Disk()
    #expect(Self.lines(disk, count: 20, "getString(R.string.one, count)") == [1])
    #expect(disk.isEmpty)
  }
}
