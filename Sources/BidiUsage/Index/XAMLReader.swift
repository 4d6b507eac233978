import BidiSource

/// Reads references to texts in views written in XAML: `{x:Static res:Resources.Key}`, `{x:Bind res:Strings.Key}` and `x:Uid="Key"`.
///
/// Sources: learn.microsoft.com/dotnet/desktop/xaml-services/xstatic-markup-extension; learn.microsoft.com/windows/uwp/xaml-platform/x-uid-directive.
enum XAMLReader {
  private static let members = ["{x:Static ", "{x:Bind "].map { Array($0.utf8) }
  private static let uid = Array("x:Uid=\"".utf8)

  /// The properties of views that texts are given to: a text of the name `Title` has the key `Title.Text`.
  private static let properties = [
    "Text", "Content", "Header", "PlaceholderText", "Title", "Label", "Description", "Subtitle",
    "Message", "PrimaryButtonText", "SecondaryButtonText", "CloseButtonText", "OnContent",
    "OffContent",
  ]

  /// The texts of a view, in order.
  ///
  /// Takes any bytes.
  ///
  /// - Complexity: O(*n*).
  static func uses(in bytes: [UInt8], path: String) -> [TextUse] {
    var result: [TextUse] = []
    var (index, line) = (0, 1)
    while index < bytes.count {
      switch bytes[index] {
      case .lineFeed: line += 1
      case UInt8(ascii: "{"):
        if let name = member(at: index, in: bytes) {
          result.append(use(of: name, line, at: index, in: bytes, path: path))
        }
      case UInt8(ascii: "x"):
        if bytes[index...].starts(with: uid) {
          let value = bytes[(index + uid.count)...].prefix {
            $0 != .quotationMark && $0 != .lineFeed
          }
          let name = String(
            decoding: value.split(separator: UInt8(ascii: "/")).last ?? value, as: UTF8.self)
          result += properties.map {
            use(of: "\(name).\($0)", line, at: index, in: bytes, path: path)
          }
        }
      default: break
      }
      index += 1
    }
    return result
  }

  /// The last name of a reference to a member of a class: `Key` of `{x:Static res:Resources.Key}`.
  private static func member(at place: Int, in bytes: [UInt8]) -> String? {
    guard let word = members.first(where: { bytes[place...].starts(with: $0) }) else { return nil }
    let rest = bytes[(place + word.count)...].drop { $0 == .space }
    let whole = rest.prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: ":")
    }
    guard whole.contains(UInt8(ascii: ":")), let dot = whole.lastIndex(of: UInt8(ascii: ".")),
      dot + 1 < whole.endIndex
    else { return nil }
    return String(decoding: whole[(dot + 1)...], as: UTF8.self)
  }

  private static func use(
    of key: String, _ line: Int, at place: Int, in bytes: [UInt8], path: String
  ) -> TextUse {
    TextUse(
      key: UseKey(identifier: key), place: UsePlace(path: path, line: line), expression: "",
      callee: "", needsVariadic: false, needsExactCount: false, arguments: nil,
      purpose: isHidden(elementAround: place, in: bytes) ? .hidden : .shown, outer: nil,
      direction: nil)
  }

  // MARK: Elements

  /// Whether an element is hidden and has no name by which code could show it.
  ///
  /// Source: learn.microsoft.com/dotnet/api/system.windows.visibility
  private static func isHidden(elementAround place: Int, in bytes: [UInt8]) -> Bool {
    LayoutReader.isHidden(
      elementAround: place, in: bytes, by: collapsed,
      butNotWith: [" x:Name=", " Name="].map { Array($0.utf8) })
  }

  private static let collapsed = Array("Visibility=\"Collapsed\"".utf8)
}
