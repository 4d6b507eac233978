import BidiSource
import BidiLint
import BidiTestSupport
import Foundation
import Testing

@testable import BidiLanguageServer

/// The life of a server as LSP 3.17 has it ("Lifecycle Messages"), and the errors of JSON-RPC 2.0.
struct LifecycleTests {
  @Test func theServerStartsAndShutsDown() throws {
    var client = Client()
    let result = try client.request("initialize", ["capabilities": [String: Any]()])
    let capabilities = (result as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == "utf-16")
    try client.notify("initialized", [:])
    #expect(try client.request("shutdown") is NSNull)
    #expect(try client.errorCode("textDocument/hover") == -32600)
    try client.notify("exit", [:])
    #expect(client.server.exitStatus == 0)
  }

  @Test func exitWithoutShutdown() throws {
    var client = try Client.ready()
    try client.notify("exit", [:])
    #expect(client.server.exitStatus == 1)
  }

  @Test func endOfStream() throws {
    var server = LanguageServer(
      version: "", files: .none)
    server.endOfStream()
    #expect(server.exitStatus == 1)
  }

  @Test func nothingIsAnsweredBeforeInitialize() throws {
    var client = Client()
    #expect(try client.errorCode("textDocument/hover") == -32002)
    try client.open("file:///ar.lproj/a.strings", "\"a\" = \"PDF \u{5D0}.\";")
    #expect(client.sent.isEmpty, "notifications before initialize are dropped")
  }

  @Test func wrongRequestsAreErrors() throws {
    var client = try Client.ready()
    #expect(try client.errorCode("textDocument/nothing") == -32601)
    #expect(try client.errorCode("initialize") == -32600)
    #expect(
      try client.errorCode("textDocument/hover", ["textDocument": ["uri": "file:///x"]]) == -32602)
    #expect(try client.errorCode("textDocument/codeAction", [1, 2]) == -32602)
    func code(_ text: String) throws -> [Int] {
      try client.receive(Array(text.utf8)).map {
        ($0["error"] as? [String: Any])?["code"] as? Int ?? 0
      }
    }
    #expect(try code("{") == [-32700])
    #expect(try code("") == [-32700])
    #expect(try code("\u{0}\u{1}") == [-32700])
    #expect(try code("[]") == [-32600])
    #expect(try code("{\"id\": 1}") == [-32600])
    #expect(try code("{\"id\": [], \"method\": \"x\"}") == [-32600])
    #expect(try code("{\"id\": 1, \"result\": null}") == [], "an answer is taken without one")
    #expect(try code("{\"method\": \"$/unknown\"}") == [], "so is what is not known")
    #expect(try client.request("shutdown") is NSNull, "and the server lives")
  }

  @Test func aCancelledRequestIsNotDone() throws {
    var client = try Client.ready()
    try client.open("file:///he.lproj/a.strings", "\"a\" = \"x\";")
    for id in [70, 71] {
      try client.hold([
        "id": id, "method": "textDocument/codeLens",
        "params": ["textDocument": ["uri": "file:///he.lproj/a.strings"]],
      ])
    }
    try client.hold(["method": "$/cancelRequest", "params": ["id": 70]])
    let answers = try client.work()
    #expect(answers.count == 2)
    #expect((answers[0]["error"] as? [String: Any])?["code"] as? Int == -32800)
    #expect(answers[1]["result"] is [Any])
  }

  /// Of changes that wait together, only the last one's diagnostics are sent.
  @Test func manyChangesAtOnce() throws {
    var client = try Client.ready()
    let uri = "file:///he.lproj/a.strings"
    try client.open(uri, "\"a\" = \"x\";")
    for version in 2...9 {
      try client.hold([
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": uri, "version": version],
          "contentChanges": [["range": range(0, 7, 0, 7), "text": "y"]],
        ],
      ])
    }
    let answers = try client.work()
    #expect(answers.count == 1)
    #expect((answers.first?["params"] as? [String: Any])?["version"] as? Int == 9)
  }

  @Test(arguments: [
    (["utf-8", "utf-16"], "utf-8", 15), (["utf-32"], "utf-32", 12), ([], "utf-16", 13),
    (["utf-7"], "utf-16", 13),
  ])
  func positionsHaveTheEncodingThatTheClientOffers(
    _ offered: [String], _ chosen: String, _ character: Int
  ) throws {
    var client = Client()
    let result = try client.request(
      "initialize", ["capabilities": ["general": ["positionEncodings": offered]]])
    let capabilities = (result as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == chosen)
    // An emoji before the value: 4 bytes, 2 units, 1 scalar.
    let uri = "file:///he.lproj/a.strings"
    try client.open(uri, "/*\u{1F600}*/\"key\"=\"PDF \u{5E4}\u{5D2}\u{5D5}\u{5DD}.\";")
    let places = client.diagnostics(of: uri)?.compactMap { numbers($0["range"])?[1] }
    #expect(places == [character])
  }

  @Test func wrongSettingsAreTold() throws {
    let client = try Client.ready(options: ["container": "sideways", "ignore": "bse-direction"])
    let messages = client.sent.compactMap {
      ($0["params"] as? [String: Any])?["message"] as? String
    }
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("natural, rtl, ltr or any") })
    #expect(messages.contains { $0.contains("base-direction") })
  }

  /// Bytes that no client sends: the server answers each of its messages and goes on.
  @Test func anyMessageIsAnswered() throws {
    var client = try Client.ready()
    var generator = SeededGenerator(seed: 21)
    let uri = "file:///he.lproj/a.strings"
    func json(_ depth: Int) -> Any {
      let strange: [Any] = [
        NSNull(), true, -1, 0, 7, 2_147_483_648, -9_223_372_036_854_775_808, 1.5, "", "x", uri,
        "file:///", "\u{0}\u{202E}", ["line": -3, "character": 99999], range(0, 3, 0, 1),
        range(-1, -1, 1_000_000, 4_000_000_000), range(0, 0, 9, 9), [Any](), [String: Any](),
      ]
      guard depth > 0, Bool.random(using: &generator) else {
        return strange.randomElement(using: &generator) ?? 0
      }
      let names = [
        "textDocument", "uri", "version", "text", "range", "position", "start", "end", "line",
        "character", "contentChanges", "context", "only", "data", "entry", "key", "settings", "id",
        "capabilities", "initializationOptions", "previousResultId",
      ]
      if Int.random(in: 0..<5, using: &generator) == 0 {
        return (0..<3).map { _ in json(depth - 1) }
      }
      var object: [String: Any] = [:]
      for _ in 0..<4 { object[names.randomElement(using: &generator) ?? ""] = json(depth - 1) }
      if Bool.random(using: &generator) { object["textDocument"] = ["uri": uri, "version": 3] }
      return object
    }
    let methods = [
      "initialize", "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave",
      "textDocument/didClose", "textDocument/diagnostic", "textDocument/codeAction",
      "codeAction/resolve", "textDocument/hover", "textDocument/inlayHint",
      "textDocument/codeLens", "codeLens/resolve", "workspace/didChangeConfiguration",
      "$/cancelRequest", "nothing",
    ]
    for round in 0..<500 {
      if round.isMultiple(of: 50) {
        try client.open(uri, "\"a\" = \"PDF \u{5D0}.\";\n\"b\" = \"\u{1F600}\";\n")
      }
      var message: [String: Any] = [
        "method": methods.randomElement(using: &generator) ?? "", "params": json(4),
      ]
      let isRequest = Bool.random(using: &generator)
      if isRequest { message["id"] = round }
      let answers = try client.receive(Client.content(message))
      if isRequest {
        #expect(answers.contains { $0["id"] as? Int == round }, "every request is answered")
      }
    }
    var bytes = try Client.content(["id": 1, "method": "textDocument/hover", "params": json(3)])
    for _ in 0..<500 {
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
      _ = try client.receive(bytes)
    }
    #expect(try client.request("shutdown") is NSNull)
  }
}
