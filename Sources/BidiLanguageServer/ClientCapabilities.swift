import BidiSource

/// What the client can do, as far as the server has to know.
struct ClientCapabilities: Sendable, Hashable {
  /// Whether the client asks for diagnostics itself, so that they are not sent unasked.
  private(set) var pullsDiagnostics = false

  /// Whether the client asks again where it is told that diagnostics have changed.
  private(set) var refreshesDiagnostics = false

  /// Whether the client watches files that the server names.
  private(set) var registersWatchers = false

  /// Whether edits may name the version of the document.
  private(set) var takesDocumentChanges = false

  /// Whether the edit of an action may be asked for later.
  private(set) var resolvesEdits = false

  /// Whether hovers may be Markdown.
  private(set) var takesMarkdown = false

  /// What a character of a position is: the first encoding of the client's list that the server knows, or UTF-16.
  private(set) var encoding = PositionEncoding.utf16

  /// Nothing.
  init() {}

  /// Reads the member `capabilities` of `initialize`.
  init(_ json: JSONValue?) {
    let (text, workspace) = (json?["textDocument"], json?["workspace"])
    pullsDiagnostics = text?["diagnostic"]?.isObject ?? false
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.bool ?? false
    registersWatchers =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    let resolved = text?["codeAction"]?["resolveSupport"]?["properties"]?.strings ?? []
    resolvesEdits =
      resolved.contains("edit") && text?["codeAction"]?["dataSupport"]?.bool ?? false
    takesMarkdown = text?["hover"]?["contentFormat"]?.strings?.contains("markdown") ?? false
    let encodings = json?["general"]?["positionEncodings"]?.strings ?? []
    encoding = encodings.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }
}
