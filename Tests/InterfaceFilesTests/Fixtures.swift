import BidiLayout
import BidiSource
import BidiText
import Foundation
import InterfaceFiles

/// The files beside these tests.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func file(_ name: String) throws -> InterfaceFile {
    try InterfaceFile(path: name, bytes: try bytes(name))
  }

  static func layout(_ name: String) throws -> InterfaceFile { try file("Layouts/\(name)") }

  static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: self.folder.appendingPathComponent(folder).path
    ).sorted()
  }

  /// A XIB with one root view of 320 by 100 points and what is given in it.
  static func xib(_ inside: String, resources: String = "") throws -> InterfaceFile {
    try InterfaceFile(
      path: "test.xib",
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
        \(inside)
                </view>
            </objects>
            <resources>\(resources)</resources>
        </document>
        """.utf8))
  }
}

extension InterfaceFile {
  /// The boxes on the screen, by the IDs of their nodes.
  func boxes(_ direction: UserInterfaceLayoutDirection) -> [String: LayoutRect] {
    var boxes: [String: LayoutRect] = [:]
    for scene in scenes() {
      for item in scene.scene.resolved(in: direction).items { boxes[item.id] = item.frame }
    }
    return boxes
  }

  /// The findings as words: rule, severity, object ID.
  var found: [String] {
    findings().map { "\($0.rule) \($0.severity.rawValue) \($0.object?.id ?? "")" }
  }
}

extension LayoutRect {
  func isNear(_ other: LayoutRect, within tolerance: Double = 0.5) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
