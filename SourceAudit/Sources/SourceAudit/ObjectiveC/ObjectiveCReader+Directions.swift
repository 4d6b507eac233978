/// What asks for the layout direction under a name that does not say so.
extension ObjectiveCReader {
  /// Notes the macros of the file that ask, and what types above those of the file tell.
  mutating func addDirections(of file: [UInt8], _ names: ProjectNames?) {
    outline.directionHelpers = Self.macros(in: file)
    let types = tokens.indices.filter { tokens[$0].text == "@implementation" }.map { text($0 + 1) }
    outline.addDirections(of: Set(types), names)
  }

  /// The names of macros whose text asks for the direction: `#define MIRRORED (UIApplication.sharedApplication.…)`.
  ///
  /// - Complexity: O(*n*).
  private static func macros(in file: [UInt8]) -> Set<String> {
    var (found, name): (Set<String>, String?) = ([], nil)
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if name == nil, line.first != UInt8(ascii: "#") { continue }
      var words = line.split { !NameSearch.isPart($0) }[...]
      if name == nil {
        guard words.first?.elementsEqual("define".utf8) ?? false else { continue }
        name = words.dropFirst().first.map { String(decoding: $0, as: UTF8.self) }
        words = words.dropFirst(2)
      }
      let asks = words.contains { DirectionNames.isOne(String(decoding: $0, as: UTF8.self)) }
      if asks, let name { found.insert(name) }
      // A backslash goes on with the next line.
      let end = line.last { $0 > 0x20 }
      if end != UInt8(ascii: "\\") { name = nil }
    }
    return found
  }
}
