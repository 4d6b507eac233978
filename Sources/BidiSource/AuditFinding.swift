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

  /// A text that was measured in its room.
  public struct MeasuredText: Sendable, Hashable, Codable {
    /// The text, with samples in the places of its arguments.
    public let text: String

    /// The language, as a tag of BCP 47; nil for the texts of the file itself.
    public let language: String?

    /// The family of the font that measured the text.
    public let font: String

    /// How sure the width is, as a part of it.
    public let margin: Double

    /// How many points are cut off; nil where the text is not cut.
    public var points: Double?

    /// The width at which the text fits, in points; nil where the text is not cut.
    public var width: Double?

    /// How many lines the text needs; nil where the lines are not the fault.
    public var lines: Int?

    /// How many lines there is room for; nil where the lines are not the fault.
    public var lineRoom: Int?

    /// The characters that no font has, such as `U+1E900`; nil where none is missing.
    public var characters: [String]?

    /// Makes a text without a fault.
    public init(text: String, language: String?, font: String, margin: Double) {
      self.text = text
      self.language = language
      self.font = font
      self.margin = margin
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

  /// What was measured; nil for a finding about something else than the room of a text.
  public let measured: MeasuredText?

  /// Makes a finding.
  public init(
    rule: String, severity: Severity = .warning, file: String? = nil,
    location: SourceLocation? = nil, node: Node? = nil, object: Object? = nil,
    explanation: String, cure: String, fix: Fix? = nil, image: String? = nil,
    measured: MeasuredText? = nil
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
    self.measured = measured
  }
}
