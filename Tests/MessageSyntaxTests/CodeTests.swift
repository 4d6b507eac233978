import Testing

@testable import MessageSyntax

/// The rows of the tables of data and of code that no dialect reads.
@Suite struct CodeTests {
  @Test(arguments: Message.DataKind.allCases)
  func exampleIsData(_ kind: Message.DataKind) {
    #expect(Message(kind.example).data == kind)
    #expect(!kind.source.isEmpty)
  }

  @Test(arguments: Message.DataKind.allCases)
  func counterexampleIsText(_ kind: Message.DataKind) {
    #expect(Message(kind.counterexample).data == nil)
  }

  @Test(arguments: UnreadCode.allCases)
  func unreadCodeIsFound(_ code: UnreadCode) {
    let message = Message(code.example.text, dialects: [])
    #expect(message.unreadCode(in: message.lines[0]).map(String.init) == code.example.code)
  }

  @Test(arguments: UnreadCode.allCases)
  func textIsNoCode(_ code: UnreadCode) {
    let message = Message(code.counterexample, dialects: [])
    #expect(message.unreadCode(in: message.lines[0]) == nil)
  }
}
