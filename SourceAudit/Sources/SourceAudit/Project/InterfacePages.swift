/// Reads of storyboards and XIBs how the pages of a scroll view are laid out.
///
/// Source: the format of Interface Builder. A scene has its own `objects`, `customClass` is the class of what it shows, and a
/// constraint has `firstAttribute` and `secondAttribute`. `left` and `right` do not mirror, `leading` and `trailing` do.
enum InterfacePages {
  /// The classes of scenes that page by hand, whose pages follow each other from the left in every interface.
  ///
  /// A scroll view is one of them if it pages and some views in it begin at the right of others, and none where others trail. A
  /// page control of UIKit mirrors itself, so a scene with one is left out.
  ///
  /// - Complexity: O(*n*).
  static func typesOfFixedPages(in text: [UInt8]) -> Set<String> {
    if NameSearch(["pagingEnabled"]).names(in: text).isEmpty { return [] }
    var (found, scene): (Set<String>, Scene) = ([], Scene())
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.starts(with: "<objects>".utf8) { scene = Scene() }
      scene.read(String(decoding: line, as: UTF8.self))
      if line.starts(with: "</objects>".utf8), scene.hasFixedPages {
        found.formUnion(scene.classes)
      }
    }
    return found
  }

  /// What is known of a scene; lines are read in their order.
  private struct Scene {
    var classes: Set<String> = []
    /// How many scroll views are open, from one that pages on.
    private var depth = 0
    private var hasPageControl = false
    private var (followsRight, followsTrailing) = (false, false)

    var hasFixedPages: Bool { followsRight && !followsTrailing && !hasPageControl }

    mutating func read(_ line: String) {
      if line.hasPrefix("<pageControl") { hasPageControl = true }
      if line.hasPrefix("<scrollView"), !line.hasSuffix("/>") {
        let pages = line.contains("pagingEnabled=\"YES\"")
        if pages || depth > 0 { depth += 1 }
      }
      if line.hasPrefix("</scrollView"), depth > 0 { depth -= 1 }
      if depth == 0, let name = Self.value(of: "customClass", in: line) { classes.insert(name) }
      if depth > 0, line.hasPrefix("<constraint") {
        let sides = ["firstAttribute", "secondAttribute"].compactMap {
          Self.value(of: $0, in: line)
        }
        followsRight = followsRight || sides.sorted() == ["left", "right"]
        followsTrailing = followsTrailing || sides.sorted() == ["leading", "trailing"]
      }
    }

    private static func value(of attribute: String, in line: String) -> String? {
      guard let start = line.firstRange(of: " \(attribute)=\"") else { return nil }
      return String(line[start.upperBound...].prefix { $0 != "\"" })
    }
  }
}
