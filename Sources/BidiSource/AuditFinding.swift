/// A finding of an audit: in a scene, in two captures of a screen, in a storyboard or a XIB, or in a source file.
public struct AuditFinding: Sendable, Hashable, Codable {
  /// A node of a scene, or a screen of an app.
  public struct Node: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The names of the nodes from a window down to this one; for a screen its name.
    public let path: [String]

    /// The place of the node in its scene, as `LayoutScene.node(at:)` takes it; empty for a screen.
    public let indexPath: [Int]

    /// The names with slashes between them, as `window/title`.
    public var description: String { path.joined(separator: "/") }

    /// Makes a node.
    public init(path: [String], indexPath: [Int]) {
      self.path = path
      self.indexPath = indexPath
    }
  }

  /// An object of a storyboard or a XIB.
  public struct Object: Sendable, Hashable, Codable {
    /// The object ID of the view or the constraint.
    public let id: String

    /// The object ID of the view; for a constraint, of the view that it places.
    public let viewID: String?

    /// The name of the view for people: its label, its class, its text, or the name of its element.
    public let label: String

    /// Makes an object.
    public init(id: String, viewID: String?, label: String) {
      self.id = id
      self.viewID = viewID
      self.label = label
    }
  }

  /// The repair of a finding.
  public struct Fix: Sendable, Hashable, Codable {
    /// What the fix does, as a sentence.
    public let summary: String

    /// The replacements in the text of the file, in order; other fixes may have the same ones.
    public let edits: [Edit]

    /// Makes a fix.
    public init(summary: String, edits: [Edit]) {
      self.summary = summary
      self.edits = edits
    }
  }

  /// The name of the rule that found it, such as `physical-edge`.
  public let rule: String

  /// How bad it is.
  public let severity: Severity

  /// The path of the file; nil for a scene that comes from no file.
  public var file: String?

  /// The place in the text of the file; nil for a scene.
  public var location: SourceLocation?

  /// The node or the screen; nil outside scenes.
  public let node: Node?

  /// The object of Interface Builder; nil outside storyboards and XIBs.
  public let object: Object?

  /// What is wrong, and what a reader sees of it.
  public let explanation: String

  /// What to do about it.
  public let cure: String

  /// The edits that repair it; nil if a person has to choose.
  public let fix: Fix?

  /// The name of the image that the finding is about; nil for a finding about something else.
  public let image: String?

  /// Makes a finding.
  public init(
    rule: String, severity: Severity = .warning, file: String? = nil,
    location: SourceLocation? = nil, node: Node? = nil, object: Object? = nil,
    explanation: String, cure: String, fix: Fix? = nil, image: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.location = location
    self.node = node
    self.object = object
    self.explanation = explanation
    self.cure = cure
    self.fix = fix
    self.image = image
  }
}
