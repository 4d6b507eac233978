import Testing

@testable import LocalizationFiles

/// Whether the sign before braces belongs to the argument is what the texts of a file show.
@Suite struct SignedBracesTests {
  private func arguments(_ values: [String]) throws -> [[String]] {
    let members = values.enumerated().map { "\"k\($0.offset)\": \"\($0.element)\"" }
    let file = try LocalizationFile(
      path: "locales/he.json", bytes: Array("{\(members.joined(separator: ", "))}".utf8))
    return file.entries.map { $0.arguments.map(\.text) }
  }

  @Test func signsBelongToArguments() throws {
    #expect(
      try arguments(["Watch #{types}", "see ${1}here${2}", "{{name}} left", "50 #"])
        == [["#{types}"], ["${1}", "${2}"], [], []])
  }

  /// A file with `{0}` writes its arguments without a sign, so the sign is text.
  @Test func signsAreText() throws {
    #expect(try arguments(["Episode #{0}", "{0} items"]) == [[], []])
    #expect(try arguments(["Price: ${0}", "by {name}"]) == [[], []])
    #expect(try arguments(["#{two words}", "{{name}}"]) == [[], []])
    // One text is no evidence, and the sign in forms of ICU is their number.
    #expect(try arguments(["Order #{id}", "{{name}}"]) == [[], []])
    #expect(
      try arguments(["#{a}", "#{b}", "{n, plural, other {#{unit} left}}"]) == [[], [], []])
  }

  /// An edit reads the file again where it may change what the file shows.
  @Test func editsShowItToo() throws {
    let text = ##"{"a": "Watch #{types}", "c": "#{x}", "b": "good day"}"##
    let changed = ##"{"a": "Watch #{types}", "c": "#{x}", "b": "good {day}"}"##
    var file = try LocalizationFile(path: "locales/he.json", bytes: Array(text.utf8))
    let new = try LocalizationFile(path: "locales/he.json", bytes: Array(changed.utf8))
    let place = text.utf8.count - "day\"}".utf8.count
    #expect(
      file.take(
        new.source, replacing: place..<place + 3, byCount: 5) == nil)
    #expect(new.entries.map { $0.arguments.map(\.text) } == [[], [], []])
  }
}
