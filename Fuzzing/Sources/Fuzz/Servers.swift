@testable import BidiLanguageServer
@testable import BidiLint
@testable import BidiSource

/// A language server that any client talks to: what it sends are messages, and it never loses its place in the stream.
func fuzzServer(_ input: inout Input) {
  let isFramed = input.flag()
  let piece = 1 + input.byte()
  let known = "/he.lproj/Localizable.strings"
  var server = LanguageServer(
    version: "fuzz",
    files: FileAccess(
      read: { $0 == known ? Array("\"a\" = \"abc \u{5D0}\";".utf8) : nil },
      kind: { $0 == known ? .file : nil }, wholePath: { $0 }))
  let first = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
  server.receive(.message(Array(first.utf8)))
  server.receive(.message(Array(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.utf8)))
  var reader = MessageReader()
  if isFramed {
    // The stream as it comes, in pieces.
    let stream = input.rest()
    var position = 0
    while position < stream.count {
      reader.append(stream[position..<min(position + piece, stream.count)])
      position += piece
      while let item = reader.next() { server.receive(item) }
      work(&server)
    }
  } else {
    // Contents of messages, framed here, which come out as they went in.
    while !input.isEmpty {
      let content = input.part()
      reader.append(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
      let item = reader.next()
      require(item == .message(content), "a message is the one that was sent")
      server.receive(.message(content))
    }
    work(&server)
  }
  server.endOfStream()
  work(&server)
  require(server.exitStatus != nil, "a server ends with its stream")
}

private func work(_ server: inout LanguageServer) {
  var reader = MessageReader()
  while !server.isIdle, server.exitStatus == nil {
    for message in server.step() { reader.append(message) }
  }
  while let item = reader.next() {
    guard case .message(let content) = item, let value = try? JSONValue(content),
      case .object(let members) = value.kind
    else { fail("what a server sends is a message") }
    require(members.contains { $0.name.string == "jsonrpc" }, "of JSON-RPC")
  }
}
