import BidiSource

/// A message of JSON-RPC 2.0 that was received.
enum RPCMessage: Sendable {
  /// Wants an answer.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  /// Wants none.
  case notification(method: String, parameters: JSONValue)
  /// Answers a request of the server.
  case response
  /// No message: the error to answer with.
  case invalid(id: JSONValue, RPCError)

  init(_ value: JSONValue) {
    guard let members = value.object else {
      self = .invalid(id: .null, RPCError(.invalidRequest, "a message is one JSON object"))
      return
    }
    let id = members["id"]
    guard id.map({ $0.isNull || $0.integer != nil || $0.string != nil }) ?? true else {
      self = .invalid(id: .null, RPCError(.invalidRequest, "an id is an integer or a text"))
      return
    }
    guard let method = members["method"]?.string else {
      let isResponse = members["result"] != nil || members["error"] != nil
      self =
        isResponse && members["method"] == nil
        ? .response
        : .invalid(id: id ?? .null, RPCError(.invalidRequest, "the message names no method"))
      return
    }
    let parameters = members["params"] ?? .null
    self =
      if let id, !id.isNull {
        .request(id: id, method: method, parameters: parameters)
      } else {
        .notification(method: method, parameters: parameters)
      }
  }

  /// The content of an answer.
  static func answer(to id: JSONValue, _ result: Result<JSONValue, RPCError>) -> [UInt8] {
    switch result {
    case .success(let value):
      JSONValue.object(["jsonrpc": .string("2.0"), "id": id, "result": value]).bytes
    case .failure(let error):
      JSONValue.object(["jsonrpc": .string("2.0"), "id": id, "error": error.json]).bytes
    }
  }

  /// The content of a notification.
  static func notification(_ method: String, _ parameters: JSONValue) -> [UInt8] {
    JSONValue.object(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters])
      .bytes
  }

  /// The content of a request.
  static func request(id: String, _ method: String, _ parameters: JSONValue? = nil) -> [UInt8] {
    var members: [String: JSONValue] = [
      "jsonrpc": .string("2.0"), "id": .string(id), "method": .string(method),
    ]
    members["params"] = parameters
    return JSONValue.object(members).bytes
  }

  /// A message as it is sent.
  static func framed(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}

/// Why a request is not answered.
struct RPCError: Error, Sendable, Hashable {
  /// The codes of JSON-RPC 2.0 and LSP 3.17.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case cancelled = -32800
  }

  let code: Code

  /// What is wrong, in one sentence without a full stop.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSONValue {
    .object(["code": .integer(code.rawValue), "message": .string(message)])
  }
}
