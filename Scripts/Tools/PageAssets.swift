// Writes Sources/BidiPage/PageAssets+Generated.swift from Resources/Page: Scripts/check-page.
// A program that is one file has its pages in it; the files themselves stay readable.
import Foundation

/// A fault of what is read, with the place.
struct Complaint: Error, CustomStringConvertible {
  let description: String
}

@main
struct PageAssets {
  static func main() throws {
    let folder = "Resources/Page"
    var result = """
      // This file is written from Resources/Page by Scripts/check-page --write. Do not edit.
      // swift-format-ignore-file

      /// The files of Resources/Page.
      package enum PageAssets {

      """
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      guard !text.contains("\"\"\"###"), text.hasSuffix("\n") else {
        throw Complaint(
          description: "\(folder)/\(name) holds \"\"\"###, or does not end in a line end")
      }
      let identifier = name.split(separator: ".").enumerated().map {
        $0.offset == 0 ? String($0.element) : $0.element.capitalized
      }.joined()
      result += "  /// \(name).\n  package static let \(identifier) = ###\"\"\"\n\(text)\"\"\"###\n"
    }
    print(result + "}")
  }
}
