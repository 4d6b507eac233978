import BidiLanguageServer
import BidiTestSupport
import Testing

/// The framing of the base protocol (LSP 3.17, "Base Protocol").
struct MessageReaderTests {
  private func framed(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  private func items(_ reader: inout MessageReader) -> [MessageReader.Item] {
    var items: [MessageReader.Item] = []
    while let item = reader.next() { items.append(item) }
    return items
  }

  @Test func messagesInPieces() {
    let contents = ["{}", "\u{5D0}\u{1F600}", "", "{\"a\": \"\\r\\n\\r\\n\"}"]
    let stream = contents.flatMap(framed)
    for size in 1...stream.count {
      var reader = MessageReader()
      var found: [MessageReader.Item] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        reader.append(stream[start..<min(start + size, stream.count)])
        found += items(&reader)
      }
      #expect(found == contents.map { .message(Array($0.utf8)) }, "pieces of \(size)")
    }
  }

  @Test(arguments: [
    "content-length:2\r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "CONTENT-LENGTH:   2  \r\nX: y\r\n\r\n{}",
    "Content-Length: 2\n\n{}",
  ])
  func headersInEverySpellingAreRead(_ stream: String) {
    var reader = MessageReader()
    reader.append(Array(stream.utf8))
    #expect(items(&reader) == [.message(Array("{}".utf8))])
  }

  /// What follows a broken header is read.
  @Test(arguments: [
    "Content-Length: abc\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length:\r\n\r\n",
    "Hello: 1\r\n\r\n", "\r\n\r\n", "Content-Length: 99999999999999999999999\r\n\r\n",
    "Content-Length: 4000000000\r\n\r\n", String(repeating: "x", count: 10_000),
    "{\"jsonrpc\":\"2.0\"}\r\n\r\n",
  ])
  func aBrokenHeaderIsSkipped(_ broken: String) {
    var reader = MessageReader()
    reader.append(Array(broken.utf8) + framed("{}"))
    let found = items(&reader)
    #expect(found.last == .message(Array("{}".utf8)))
    #expect(
      found.dropLast().contains { if case .fault = $0 { true } else { false } },
      "what is broken is said")
  }

  @Test func anyBytesAreRead() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      var reader = MessageReader()
      for _ in 0..<20 {
        let count = Int.random(in: 0...600, using: &generator)
        reader.append((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
        var taken = 0
        while reader.next() != nil {
          taken += 1
          #expect(taken < 2000)
          if taken >= 2000 { return }
        }
      }
    }
  }
}
