import BidiLint
import BidiSource
import Foundation
import LocalizationFiles

@testable import BidiLanguageServer

/// The root of the package.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A client in the same process, which takes answers apart with Foundation's reader.
struct Client {
  private(set) var server: LanguageServer
  private var lastID = 0

  /// What the server sent besides answers.
  private(set) var sent: [[String: Any]] = []

  init(files: [String: String] = [:]) {
    server = LanguageServer(
      version: "test",
      files: FileAccess(
        contents: { path throws(FileFailure) in
          guard let text = files[path] else {
            throw FileFailure(path: path, message: "cannot be read")
          }
          return Array(text.utf8)
        }, kindOrFailure: { path throws(FileFailure) in files[path] == nil ? nil : .file },
        wholePath: { $0 },
        names: { folder in
          Set(
            files.keys.filter { $0.hasPrefix(folder + "/") }
              .map { String($0.dropFirst(folder.count + 1).prefix { $0 != "/" }) }
          ).sorted()
        },
        item: { path in
          if let text = files[path] { return (.file, text.utf8.count) }
          return files.keys.contains { $0.hasPrefix(path + "/") } ? (.folder, 0) : nil
        }))
  }

  /// A client whose server is ready.
  static func ready(
    capabilities: [String: Any] = [:], options: [String: Any]? = nil, files: [String: String] = [:]
  ) throws -> Client {
    var client = Client(files: files)
    var parameters: [String: Any] = ["capabilities": capabilities]
    parameters["initializationOptions"] = options
    _ = try client.request("initialize", parameters)
    try client.notify("initialized", [:])
    return client
  }

  /// Lets the server take bytes of a message, and gives what it answers.
  mutating func receive(_ content: [UInt8]) throws -> [[String: Any]] {
    server.receive(.message(content))
    return try work()
  }

  /// Lets the server do all that waits.
  mutating func work() throws -> [[String: Any]] {
    var answers: [[String: Any]] = []
    var reader = MessageReader()
    while !server.isIdle, server.exitStatus == nil {
      for message in server.step() { reader.append(message) }
    }
    while case .message(let content) = reader.next() {
      let object = try JSONSerialization.jsonObject(with: Data(content)) as? [String: Any]
      answers.append(object ?? [:])
    }
    sent += answers.filter { $0["method"] != nil }
    return answers
  }

  /// The answer to a request, whole.
  mutating func answer(_ method: String, _ parameters: Any) throws -> [String: Any] {
    lastID += 1
    let answers = try receive(
      Self.content(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters]))
    return answers.first { $0["id"] as? Int == lastID && $0["method"] == nil } ?? [:]
  }

  /// The result of a request.
  mutating func request(_ method: String, _ parameters: Any = [String: Any]()) throws -> Any? {
    try answer(method, parameters)["result"]
  }

  /// The code of the error that a request is answered with.
  mutating func errorCode(_ method: String, _ parameters: Any = [String: Any]()) throws -> Int? {
    (try answer(method, parameters)["error"] as? [String: Any])?["code"] as? Int
  }

  mutating func notify(_ method: String, _ parameters: Any) throws {
    _ = try receive(Self.content(["jsonrpc": "2.0", "method": method, "params": parameters]))
  }

  /// Takes a message without doing anything.
  mutating func hold(_ message: [String: Any]) throws {
    server.receive(.message(try Self.content(message)))
  }

  static func content(_ message: [String: Any]) throws -> [UInt8] {
    Array(try JSONSerialization.data(withJSONObject: message))
  }

  // MARK: Documents

  mutating func open(_ uri: String, _ text: String, version: Int = 1) throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "plaintext", "version": version, "text": text,
        ]
      ])
  }

  mutating func change(_ uri: String, _ changes: [[String: Any]], version: Int) throws {
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": version], "contentChanges": changes])
  }

  /// The diagnostics that were sent last for a document; nil for none.
  func diagnostics(of uri: String) -> [[String: Any]]? {
    let last = sent.last {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? [String: Any])?["uri"] as? String == uri
    }
    return (last?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
  }
}

/// A range of LSP.
func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> [String: Any] {
  [
    "start": ["line": startLine, "character": start], "end": ["line": endLine, "character": end],
  ]
}

/// The numbers of a range of LSP: two lines and two characters.
func numbers(_ range: Any?) -> [Int]? {
  guard let range = range as? [String: [String: Int]], let start = range["start"],
    let end = range["end"]
  else { return nil }
  return [start["line"], start["character"], end["line"], end["character"]].compactMap(\.self)
}

/// A text with the edits of LSP made as its definition says: all at once, positions in UTF-16.
func applied(_ edits: [[String: Any]], to text: String) -> String {
  let units = Array(text.utf16)
  var starts = [0]
  for (index, unit) in units.enumerated() {
    let isBeforeLF = unit == 13 && index + 1 < units.count && units[index + 1] == 10
    if unit == 10 || unit == 13 && !isBeforeLF { starts.append(index + 1) }
  }
  var result = units
  let changes = edits.compactMap { edit -> (Range<Int>, [UInt16])? in
    guard let place = numbers(edit["range"]), let new = edit["newText"] as? String else {
      return nil
    }
    return (starts[place[0]] + place[1]..<starts[place[2]] + place[3], Array(new.utf16))
  }
  for (range, new) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
    result.replaceSubrange(range, with: new)
  }
  return String(decoding: result, as: UTF16.self)
}

/// The edits that an action makes in a document.
func edits(of action: [String: Any], in uri: String) -> [[String: Any]] {
  let edit = action["edit"] as? [String: Any]
  return (edit?["changes"] as? [String: Any])?[uri] as? [[String: Any]] ?? []
}
