import BidiText
import Testing

/// The rows of the table of codes.
@Suite struct CodeKindTests {
  @Test(arguments: CodeKind.allCases)
  func exampleIsOfItsKind(_ kind: CodeKind) {
    let found = kind.example.text.codes()
    #expect(found.map(\.kind) == [kind])
    #expect(found.map { String(kind.example.text[$0.range]) } == [kind.example.code])
    #expect(!kind.source.isEmpty)
  }

  @Test(arguments: CodeKind.allCases)
  func counterexampleIsText(_ kind: CodeKind) {
    #expect(kind.counterexample.codes().isEmpty)
  }

  /// The order of the kinds decides where two begin with one sign.
  @Test(arguments: [
    ("$HOME", CodeKind.variable), ("${HOME}", .placeholder), ("%{a}", .placeholder),
    ("@a", .handle),
    ("a@b.c", .mail),
  ])
  func signsAreShared(_ text: String, _ kind: CodeKind) {
    #expect(text.codes().map(\.kind) == [kind])
  }
}
