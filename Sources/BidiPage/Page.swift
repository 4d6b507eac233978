/// A web page in one file: it needs no network, and works from disk.
///
/// Values go into it as JSON that a script reads; the script puts them on the page as text alone. A policy in the page
/// forbids every other script, and every address.
package struct Page: Sendable {
  /// The title.
  private let title: String

  /// Style sheets, one after the other.
  private let styles: [String]

  /// Markup of ours.
  private let body: String

  /// Scripts of ours, one after the other, that run as one.
  private let scripts: [String]

  /// Whether the page may ask the server that it came from for changes.
  private let isServed: Bool

  /// Makes a page.
  package init(
    title: String, styles: [String], body: String, scripts: [String], isServed: Bool = false
  ) {
    self.title = title
    self.styles = styles
    self.body = body
    self.scripts = scripts
    self.isServed = isServed
  }

  /// The page up to its data.
  package var head: String {
    // Scripts and styles without this word do not run; what changes in one of ours changes the word.
    let nonce = Self.nonce(of: scripts + styles)
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data: blob:;"
      + " script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)';"
      + (isServed ? " connect-src 'self'" : " connect-src 'none'")
    return """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="generator" content="BidiKit">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="referrer" content="no-referrer">
      <title>\(MarkupText.escaped(title))</title>
      <style nonce="\(nonce)">
      \(styles.joined(separator: "\n"))</style>
      </head>
      <body>
      \(body)
      """
  }

  /// A block of data, which the page's script finds by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - json: JSON.
  /// - Returns: Markup in which no value can end the block.
  package static func data(_ name: String, _ json: String) -> String {
    dataStart(name) + dataPart(json) + dataEnd
  }

  /// The start of a block of data that is written piece by piece.
  package static func dataStart(_ name: String) -> String {
    "<script type=\"application/json\" id=\"\(MarkupText.escaped(name))\">"
  }

  /// A piece of a block of data.
  package static func dataPart(_ json: String) -> String {
    // Outside texts JSON has no such sign.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The end of a block of data.
  package static let dataEnd = "</script>\n"

  /// The part of the page after its data.
  package var tail: String {
    """
    <script nonce="\(Self.nonce(of: scripts + styles))">
    (() => {
    "use strict";
    \(scripts.joined(separator: "\n"))})();
    </script>
    </body>
    </html>

    """
  }

  private static func nonce(of texts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.joined().utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
