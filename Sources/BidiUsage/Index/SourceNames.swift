/// The files that name a text or declare a function, by the hash of the name.
struct SourceNames: Sendable {
  private(set) var files: [UInt64: [Int32]] = [:]

  /// Adds a name that stands in a file.
  mutating func add(_ name: UInt64, in file: Int) {
    let file = Int32(file)
    if files[name, default: []].last != file { files[name, default: []].append(file) }
  }

  /// The files with a name, in order.
  func files(_ name: UInt64) -> [Int] { files[name]?.map(Int.init) ?? [] }
}
