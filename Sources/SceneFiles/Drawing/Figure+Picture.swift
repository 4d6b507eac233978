internal import BidiLayout
internal import Foundation

extension SceneFile.Figure {
  /// What is drawn of a file: PNG, JPEG or SVG; nil for other files, and for damaged ones.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - scale: The pixels of the file in a point.
  package init?(picture bytes: [UInt8], scale: Double) {
    let type: String
    let size: LayoutSize
    if let pixels = Self.pngSize(bytes) ?? Self.jpegSize(bytes) {
      type = bytes[0] == 0x89 ? "png" : "jpeg"
      size = LayoutSize(width: pixels.width / scale, height: pixels.height / scale)
    } else if let own = Self.svgSize(bytes) {
      (type, size) = ("svg+xml", own)
    } else {
      return nil
    }
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(
      size: size, shapes: [],
      picture: "data:image/\(type);base64,\(Data(bytes).base64EncodedString())")
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | Int($1) })
  }

  /// The size in the chunk IHDR, which is the first.
  ///
  /// Source: PNG, third edition, 11.2.1.
  private static func pngSize(_ bytes: [UInt8]) -> LayoutSize? {
    guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return LayoutSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// The size in the first frame header.
  ///
  /// Source: ITU-T T.81, B.2.2.
  private static func jpegSize(_ bytes: [UInt8]) -> LayoutSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      // SOF0 to SOF15 without DHT, JPG and DAC, which stand between.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return LayoutSize(
          width: number(bytes[place + 7..<place + 9]), height: number(bytes[place + 5..<place + 7]))
      }
      place += 2 + Int(number(bytes[place + 2..<place + 4]))
    }
    return nil
  }

  /// The width and the height of the root, or the size of its view box.
  ///
  /// Source: SVG 2, 8.2.
  private static func svgSize(_ bytes: [UInt8]) -> LayoutSize? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let root = text.firstMatch(of: /<svg\b[^>]*>/)?.output else { return nil }
    func value(_ name: String) -> Substring? {
      guard let start = root.firstRange(of: " \(name)=")?.upperBound,
        let quote = root[start...].first, quote == "\"" || quote == "'"
      else { return nil }
      let rest = root[root.index(after: start)...]
      return rest.firstIndex(of: quote).map { rest[..<$0] }
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { Double($0.hasSuffix("px") || $0.hasSuffix("pt") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height") {
      return LayoutSize(width: width, height: height)
    }
    let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? LayoutSize(width: box[2], height: box[3]) : nil
  }
}
