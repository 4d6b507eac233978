public import BidiSource

/// A file of Interface Builder: a storyboard or a XIB of iOS.
///
/// Everything that the file says twice, or that cannot be, is in ``notes``, and what is not read in
/// ``notRead``; the rest is read.
public struct InterfaceFile: Sendable {
  /// What a file holds.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Scenes of view controllers.
    case storyboard
    /// Views.
    case xib
  }

  /// A kind of device that a file can be shown on.
  public enum Device: String, Sendable, Hashable, Codable, CaseIterable {
    /// A telephone: in portrait, its width is compact.
    case iPhone = "iphone"
    /// A tablet: both of its size classes are regular.
    case iPad = "ipad"
  }

  /// A kind of element or a property that is not read.
  public struct NotRead: Sendable, Hashable {
    /// The name of the element, or of the element and its property.
    public let construct: String

    /// The lines where it stands, from 1 on, in the order of the file.
    public let lines: [Int]
  }

  /// Something in the file that cannot be what it says, and what was done about it.
  public struct Note: Sendable, Hashable {
    /// The place.
    public let location: SourceLocation

    /// A sentence without a full stop.
    public let message: String
  }

  /// The path, as it was given.
  public let path: String

  /// The text of the file.
  public let source: SourceFile

  /// What the file holds.
  public let kind: Kind

  /// What is not read, by name; empty for a file that is read whole.
  public let notRead: [NotRead]

  /// What was wrong, in the order of the file; the rest is read.
  public let notes: [Note]

  /// The kind of device that was asked for.
  let device: Device?
  let tree: InterfaceTree
  var objects: InterfaceObjects

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - bytes: What the file holds: XML in UTF-8, or in UTF-16 with a byte order mark.
  ///   - device: The kind of device that the file is shown on, which decides the variations for size
  ///     classes. Nil for the device that the file names.
  /// - Throws: ``InterfaceFileError`` with line, column and byte, for what is no XML, no document of
  ///   Interface Builder 3, one of macOS, watchOS or tvOS, or nested more than 400 elements deep.
  /// - Complexity: O(*n*).
  public init(
    path: String, bytes: [UInt8], device: Device? = nil
  ) throws(InterfaceFileError) {
    let source: SourceFile
    do {
      source = try SourceFile(path: path, bytes: bytes)
    } catch {
      throw InterfaceFileError(path: path, error)
    }
    let tree = try InterfaceTree(source, on: device)
    self.path = path
    self.source = source
    self.device = device
    self.tree = tree
    kind = try Self.kind(of: tree)
    let objects = InterfaceObjects(tree)
    self.objects = objects
    notRead = UnreadConstructs(tree, kind, objects).found
    notes = objects.notes
  }

  /// What the root of a document says; throws for documents that are not of iOS.
  private static func kind(of tree: InterfaceTree) throws(InterfaceFileError) -> Kind {
    let source = tree.source
    guard let root = tree.root else {
      throw InterfaceFileError(source, at: 0, "the file holds no element")
    }
    let type = root["type"] ?? ""
    if root.name == "archive" {
      throw InterfaceFileError(
        source, at: root.tag.lowerBound,
        "this is an archive of an older Interface Builder ('\(type)'), not a document of version 3;"
          + " open it in Xcode, and save it")
    }
    guard root.name == "document" else {
      throw InterfaceFileError(
        source, at: root.tag.lowerBound,
        "this is not an Interface Builder 3 document: its root is <\(root.name)>")
    }
    let runtime = root["targetRuntime"] ?? ""
    if type.contains(".Cocoa.") || runtime.contains("MacOSX") {
      throw InterfaceFileError(
        source, at: root.tag.lowerBound,
        "this is an interface of macOS ('\(type)'), which is not read; interfaces of iOS are")
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
      throw InterfaceFileError(
        source, at: root.tag.lowerBound,
        "this is not an Interface Builder 3 document of iOS: its type is '\(type)'")
    }
    return type.hasSuffix(".Storyboard.XIB") ? .storyboard : .xib
  }
}
