import BidiLint
import BidiProject
package import BidiSource
import LocalizationFiles

/// A language server of LSP 3.17 for localization files: messages in, messages out.
///
/// It reads no stream and writes none. ``receive(_:)`` takes what a ``MessageReader`` finds, ``step()`` does the work for one
/// message. What came in the meantime is seen before it is that message's turn: a request that was cancelled is not worked
/// on, and of many changes only the last one's findings are sent.
package struct LanguageServer: Sendable {
  /// The exit status of the process, once the client has asked for its end.
  package private(set) var exitStatus: Int32?

  private let version: String
  private let files: FileAccess

  /// Reads the sources of projects, once for all documents.
  private var sources: SourceFinders
  private var state = State.new
  private var client = ClientCapabilities()
  private var settings = Settings()

  /// What is wrong in configurations, and was said.
  private var toldFaults: Set<FileFailure> = []
  private var documents: [String: Document] = [:]
  private var lists: [String: DiagnosticList] = [:]

  /// What each document was last said to have, for clients that ask: a number and the diagnostics.
  private var reports: [String: (id: Int, items: [UInt8])] = [:]
  private var lastID = 0

  private var queue: [Received] = []

  /// The ids of requests that the client does not wait for, as JSON.
  private var cancelled: Set<[UInt8]> = []

  /// Messages that are to be sent, without their headers.
  private var output: [[UInt8]] = []

  private enum State: Sendable { case new, running, shutDown }

  private enum Received: Sendable {
    case message(RPCMessage)
    case fault(RPCError)
  }

  /// Makes a server that no client has talked to.
  ///
  /// - Parameters:
  ///   - version: What it calls its version.
  ///   - files: Reads the files of base languages.
  package init(version: String, files: FileAccess) {
    self.version = version
    self.files = files
    sources = SourceFinders(files)
  }

  /// Whether nothing is left to do.
  package var isIdle: Bool { queue.isEmpty }

  /// Takes a message for later.
  ///
  /// - Parameter item: What was found in the stream.
  package mutating func receive(_ item: MessageReader.Item) {
    switch item {
    case .fault(let fault): queue.append(.fault(RPCError(.parseError, fault)))
    case .message(let bytes):
      do throws(JSONFault) {
        let message = RPCMessage(try JSONValue(bytes, replacesHalfPairs: true))
        if case .notification("$/cancelRequest", let parameters) = message,
          let id = parameters["id"]
        {
          // A request that was answered already cannot be cancelled, and its id may come again.
          let isWaiting = queue.contains {
            if case .message(.request(id, _, _)) = $0 { true } else { false }
          }
          if isWaiting { cancelled.insert(id.bytes) }
          return
        }
        queue.append(.message(message))
      } catch {
        queue.append(
          .fault(RPCError(.parseError, "this is no JSON: \(error.message) (byte \(error.offset))")))
      }
    }
  }

  /// Does the work for the message that has waited longest.
  ///
  /// - Returns: The messages to send, with their headers.
  package mutating func step() -> [[UInt8]] {
    guard !queue.isEmpty, exitStatus == nil else { return [] }
    switch queue.removeFirst() {
    case .fault(let error): output.append(RPCMessage.answer(to: .null, .failure(error)))
    case .message(let message): handle(message)
    }
    publish()
    defer { output = [] }
    return output.map(RPCMessage.framed)
  }

  /// Takes the end of the stream: without `exit` before it, the client is gone.
  package mutating func endOfStream() {
    if exitStatus == nil { exitStatus = state == .shutDown ? 0 : 1 }
  }

  // MARK: Messages

  private mutating func handle(_ message: RPCMessage) {
    switch message {
    case .response: break
    case .invalid(let id, let error): output.append(RPCMessage.answer(to: id, .failure(error)))
    case .notification(let method, let parameters): notify(method, parameters)
    case .request(let id, let method, let parameters):
      let answer: Result<JSONValue, RPCError>
      if cancelled.remove(id.bytes) != nil {
        answer = .failure(RPCError(.cancelled, "the request was cancelled"))
      } else {
        answer = Result { () throws(RPCError) in try respond(method, parameters) }
      }
      output.append(RPCMessage.answer(to: id, answer))
    }
  }

  private mutating func respond(
    _ method: String, _ parameters: JSONValue
  ) throws(RPCError) -> JSONValue {
    switch (state, method) {
    case (.new, "initialize"): return initialize(parameters)
    case (.new, _): throw RPCError(.notInitialized, "the first request is initialize")
    case (.shutDown, _): throw RPCError(.invalidRequest, "the server was shut down")
    case (.running, "initialize"):
      throw RPCError(.invalidRequest, "the server is initialized already")
    case (.running, "shutdown"):
      state = .shutDown
      return .null
    case (.running, "textDocument/diagnostic"): return try diagnostics(parameters)
    case (.running, "textDocument/codeAction"): return try codeActions(parameters)
    case (.running, "codeAction/resolve"): return resolveAction(parameters)
    case (.running, "textDocument/hover"): return try hover(parameters)
    case (.running, "textDocument/inlayHint"): return try inlayHints(parameters)
    case (.running, "textDocument/codeLens"): return try codeLenses(parameters)
    case (.running, "codeLens/resolve"): return resolveLens(parameters)
    default: throw RPCError(.methodNotFound, "there is no method of this name: \(method)")
    }
  }

  private mutating func notify(_ method: String, _ parameters: JSONValue) {
    switch (state, method) {
    case (_, "exit"): exitStatus = state == .shutDown ? 0 : 1
    case (.running, "initialized"):
      tellFaults(of: settings)
      watchFiles()
    case (.running, "textDocument/didOpen"): open(parameters["textDocument"])
    case (.running, "textDocument/didChange"): change(parameters)
    case (.running, "textDocument/didSave"), (.running, "workspace/didChangeWatchedFiles"):
      // It may be the file of the base language for others.
      checkAllAnew()
    case (.running, "textDocument/didClose"): close(parameters["textDocument"]?["uri"]?.string)
    case (.running, "workspace/didChangeConfiguration"):
      // A client that sends none wants to be asked, or has nothing to say.
      guard let new = parameters["settings"], new.isObject else { return }
      settings = Settings(new)
      tellFaults(of: settings)
      checkAllAnew()
    default:
      // A notification that is not known is passed over.
      break
    }
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    state = .running
    client = ClientCapabilities(parameters["capabilities"])
    settings = Settings(parameters["initializationOptions"])
    let synchronization = JSONValue.object([
      "openClose": .bool(true), "change": .integer(2), "save": .bool(true),
    ])
    return .object([
      "serverInfo": .object(["name": .string("bidi-lsp"), "version": .string(version)]),
      "capabilities": .object([
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": synchronization,
        "diagnosticProvider": .object([
          "identifier": .string("bidi-fix"), "interFileDependencies": .bool(true),
          "workspaceDiagnostics": .bool(false),
        ]),
        "codeActionProvider": .object([
          "codeActionKinds": .array([.string("quickfix"), .string(CodeActions.fixAllKind)]),
          "resolveProvider": .bool(true),
        ]),
        "hoverProvider": .bool(true), "inlayHintProvider": .bool(true),
        "codeLensProvider": .object(["resolveProvider": .bool(true)]),
      ]),
    ])
  }

  /// Says what is wrong in configurations, each fault once: texts are judged as if these files were not there.
  private mutating func tellFaults(_ faults: [FileFailure]) {
    tell(
      faults.filter { toldFaults.insert($0).inserted }.map { fault in
        let place = fault.location.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(fault.path)\(place): \(fault.message)"
      })
  }

  private mutating func tellFaults(of settings: Settings) { tell(settings.faults) }

  private mutating func tell(_ faults: [String]) {
    for fault in faults {
      // 2: a warning.
      let parameters = JSONValue.object([
        "type": .integer(2), "message": .string("bidi-fix: \(fault)"),
      ])
      output.append(RPCMessage.notification("window/showMessage", parameters))
    }
  }

  // MARK: Documents

  private mutating func open(_ item: JSONValue?) {
    guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else { return }
    let document = Document(
      uri: uri, version: item?["version"]?.integer, text: text, settings, files, sources)
    documents[uri] = document
    tellFaults(document.configurationFaults)
  }

  private mutating func change(_ parameters: JSONValue) {
    let name = parameters["textDocument"]
    guard let uri = name?["uri"]?.string, let changes = parameters["contentChanges"],
      changes.isArray
    else { return }
    documents[uri]?.change(changes.elements, version: name?["version"]?.integer, client.encoding)
  }

  private mutating func close(_ uri: String?) {
    guard let uri, documents.removeValue(forKey: uri) != nil else { return }
    reports[uri] = nil
    guard lists.removeValue(forKey: uri) != nil else { return }
    send([UInt8]("[]".utf8), for: uri, version: nil)
  }

  /// Asks to be told where configurations and baselines change.
  private mutating func watchFiles() {
    guard client.registersWatchers else { return }
    lastID += 1
    let names = [".bidi-fix.{yml,yaml}", Baseline.fileName]
    let watchers = JSONValue.array(names.map { .object(["globPattern": .string("**/\($0)")]) })
    let registration = JSONValue.object([
      "id": .string("configurations"), "method": .string("workspace/didChangeWatchedFiles"),
      "registerOptions": .object(["watchers": watchers]),
    ])
    output.append(
      RPCMessage.request(
        id: "bidi-fix-\(lastID)", "client/registerCapability",
        .object(["registrations": .array([registration])])))
  }

  /// Checks every document again, with the settings and the files of base languages as they are now.
  private mutating func checkAllAnew() {
    sources = SourceFinders(files)
    for uri in documents.keys {
      documents[uri] = documents[uri].map { Document($0, settings, files, sources) }
    }
    // What was mended and comes back is said again.
    let faults = documents.values.flatMap(\.configurationFaults)
    toldFaults.formIntersection(faults)
    tellFaults(faults)
    if client.pullsDiagnostics, client.refreshesDiagnostics {
      lastID += 1
      output.append(
        RPCMessage.request(id: "bidi-fix-\(lastID)", "workspace/diagnostic/refresh"))
    }
  }

  /// A document with its findings; nil where it is not open.
  private mutating func fresh(_ uri: String?) -> Document? {
    guard let uri else { return nil }
    documents[uri]?.refresh()
    return documents[uri]
  }

  private mutating func document(of parameters: JSONValue) throws(RPCError) -> Document {
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw RPCError(.invalidParameters, "textDocument.uri is a text")
    }
    guard let document = fresh(uri) else {
      throw RPCError(.invalidParameters, "the document is not open: \(uri)")
    }
    return document
  }

  // MARK: Diagnostics

  /// Sends the diagnostics of documents that changed, unless more changes wait.
  private mutating func publish() {
    guard state == .running, !client.pullsDiagnostics else { return }
    for uri in documents.keys.sorted() where documents[uri]?.isStale == true {
      guard !isChangeWaiting(for: uri) else { continue }
      documents[uri]?.refresh()
      publishChecked(uri)
    }
    for (uri, document) in documents where lists[uri] == nil && !document.isStale {
      publishChecked(uri)
    }
  }

  private mutating func publishChecked(_ uri: String) {
    guard let document = documents[uri] else { return }
    if case .none = document.reading, lists[uri] == nil { return }
    var list = lists[uri] ?? DiagnosticList()
    send(list.json(for: document, client.encoding, settings), for: uri, version: document.version)
    lists[uri] = list
  }

  private mutating func send(_ diagnostics: [UInt8], for uri: String, version: Int?) {
    var parameters: [String: JSONValue] = [
      "uri": .string(uri), "diagnostics": .written(diagnostics),
    ]
    if let version { parameters["version"] = .integer(version) }
    output.append(
      RPCMessage.notification("textDocument/publishDiagnostics", .object(parameters)))
  }

  private func isChangeWaiting(for uri: String) -> Bool {
    queue.contains { received in
      guard case .message(.notification(let method, let parameters)) = received else {
        return false
      }
      return (method == "textDocument/didChange" || method == "textDocument/didClose")
        && parameters["textDocument"]?["uri"]?.string == uri
    }
  }

  private mutating func diagnostics(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let document = try document(of: parameters)
    var list = lists[document.uri] ?? DiagnosticList()
    let items = list.json(for: document, client.encoding, settings)
    lists[document.uri] = list
    if let known = reports[document.uri], known.items == items {
      let id = JSONValue.string("\(known.id)")
      guard parameters["previousResultId"] != id else {
        return .object(["kind": .string("unchanged"), "resultId": id])
      }
    } else {
      lastID += 1
      reports[document.uri] = (lastID, items)
    }
    return .object([
      "kind": .string("full"), "resultId": .string("\(reports[document.uri]?.id ?? 0)"),
      "items": .written(items),
    ])
  }

  // MARK: Features

  private mutating func codeActions(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let document = try document(of: parameters)
    guard let range = document.sourceOffsets(of: parameters["range"], client.encoding) else {
      throw RPCError(.invalidParameters, "range is a range of positions")
    }
    let actions = CodeActions(document, client.encoding, client, settings)
    return .array(actions?.actions(in: range, only: parameters["context"]?["only"]?.strings) ?? [])
  }

  private mutating func resolveAction(_ action: JSONValue) -> JSONValue {
    guard var members = action.object, let data = members["data"],
      let document = fresh(data["uri"]?.string),
      // The text has changed since: the client asks again.
      data["version"]?.integer == document.version
    else { return action }
    members["edit"] = CodeActions(document, client.encoding, client, settings)?.editOfAll()
    return .object(members)
  }

  private mutating func hover(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let document = try document(of: parameters)
    guard let offset = document.sourceOffset(of: parameters["position"], client.encoding) else {
      throw RPCError(.invalidParameters, "position is a position")
    }
    guard var checked = document.checked else { return .null }
    let json = Hover.json(
      at: offset, in: document, &checked, client.encoding, takesMarkdown: client.takesMarkdown)
    documents[document.uri]?.keep(checked)
    return json
  }

  private mutating func inlayHints(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let document = try document(of: parameters)
    guard let range = document.sourceOffsets(of: parameters["range"], client.encoding) else {
      throw RPCError(.invalidParameters, "range is a range of positions")
    }
    guard case .checked = document.reading else { return .array([]) }
    return InlayHints.json(in: range, of: document, client.encoding)
  }

  private mutating func codeLenses(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let document = try document(of: parameters)
    guard let checked = document.checked else { return .array([]) }
    return CodeLenses.json(of: document, checked, client.encoding)
  }

  private mutating func resolveLens(_ lens: JSONValue) -> JSONValue {
    var title = "bidi-fix: the file has changed"
    let data = lens["data"]
    if let document = fresh(data?["uri"]?.string), var checked = document.checked,
      let number = data?["entry"]?.integer, checked.file.entries.indices.contains(number),
      checked.file.entries[number].key.string == data?["key"]?.string
    {
      title = CodeLenses.title(of: number, in: &checked)
      documents[document.uri]?.keep(checked)
    }
    var members = lens.object ?? [:]
    members["command"] = .object(["title": .string(title), "command": .string("")])
    return .object(members)
  }
}
