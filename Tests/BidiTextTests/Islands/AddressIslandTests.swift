import BidiText
import Testing

/// Addresses (RFC 3986, RFC 5321), names of hosts, handles and hashtags.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct AddressIslandTests {
  static let urlRows = [
    "‹H› ⟦https://example.com⟧",
    "⟦https://example.com/licenses/by/4.0/⟧",
    "(⟦https://example.com/a⟧)",
    "⟦https://example.com/a_(b)⟧.",
    "‹A› ⟦http://example.com/?q=1&r=2#x⟧‹q›",
    "‹b›⟦https://example.com⟧‹c› ‹H›",
    "⟦ftp://ftp.example.org/pub⟧",
    "⟦git+ssh://host/x⟧",
    "⟦www.example.com⟧!",
    "⟦WWW.EXAMPLE.COM⟧",
    "⟦mailto:a@example.com⟧",
    "⟦tel:+15550109999⟧",
    "⟦example.com⟧",
    "⟦docs.example.org/a/b⟧: ‹H›",
    "⟦example.co.il⟧",
    "⟦example.de/x⟧",
    "⟦example.sh/x⟧",
    "⟦192.168.0.1⟧",
    "⟦10.0.0.1:8080/path⟧",
    "⟦localhost:3000/x⟧",
    "⟦https://example.com/%1$@?id={id}⟧",
    "⟦https://he.example.org/wiki/\u{5E9}\u{5DD}⟧",
    "⟦https://\u{5E9}\u{5DD}.example.org/⟧",
    "<⟦https://example.com⟧>",
    "⟦http://a.b⟧, ⟦http://c.d⟧",
    "one {⟦https://example.com/{id}⟧} other {‹H›}",
    "⟦app://open⟧",
    "https://",
    "//a.b",
    "1://a.b",
    "http:",
    "www.",
    "a: b",
    "e.g",
    "1.2.3",
    "Node.js",
    "file.py",
    "README.md",
    "end.So",
    ".NET",
    "256.1.1.1",
    "tel: 5",
    "about: x",
    "C: x",
    "‹H›.‹H›",
    "x.y",
    "com",
    "key:value",
    "12:30",
  ]

  static let emailRows = [
    "⟦info@example.com⟧",
    "‹H›: ⟦a.b+c@example.co.uk⟧.",
    "‹b›⟦info@example.com⟧",
    "<⟦me@example.org⟧>",
    "(⟦me@example.org⟧)",
    "⟦123@example.com⟧",
    "⟦first_last@sub.example.com⟧‹q›",
    "⟦INFO@EXAMPLE.COM⟧",
    "⟦me@example.museum⟧",
    "‹A› ⟦x-y@example.net⟧‹c› ‹A›",
    "⟦a@b.io⟧",
    "⟦a%b@example.com⟧",
    "a@b",
    "@example",
    "a@",
    "a @ b.com",
    "%@example.com",
    "a@b.1",
    "a.@example.com",
    "mailto:a@example.com",
    "https://a@example.com/",
    "@a@example.com",
    "5@6.7",
    "‹H›@",
  ]

  static let handleRows = [
    "⟦@ali⟧",
    "‹H› ⟦@example.bsky.social⟧",
    "⟦@ali@example.social⟧ ‹A›",
    "‹w›⟦@ali⟧",
    "‹b›⟦@ali⟧",
    "(⟦@ali⟧)",
    "⟦@ali⟧.",
    "⟦@ali_b⟧‹q›",
    "‹A› ⟦@ali⟧ example.com/a",
    "⟦@\u{5E9}\u{5DD}⟧",
    "⟦@a-b⟧",
    "⟦@2x⟧",
    "via ⟦@x⟧: ‹H›",
    "\"⟦@x⟧\"",
    "‹b›-⟦@ali⟧ ‹w›-⟦@ali⟧",
    "‹H›-@ali",
    "‹A› ⟦@%@⟧ ‹A›",
    "‹A› ⟦@%1$@⟧.",
    "⟦@{name}⟧ ‹H›",
    "@%d",
    "@{ x }",
    "@",
    "a @ b",
    "%@",
    "%1$@",
    "‹H› %@ ‹H›",
    "a@b",
    "@ ‹H›",
    "info@example.com",
    "‹H›@",
    "%#@n@",
    "@@",
    "foo@bar",
  ]

  static let hashtagRows = [
    "⟦#tag⟧",
    "‹H› ⟦#tag_2⟧ ‹H›",
    "⟦#\u{5E9}\u{5DD}⟧",
    "‹w›⟦#\u{645}\u{631}\u{62D}⟧",
    "⟦#a⟧ ⟦#b⟧",
    "⟦#%@⟧ ‹A›",
    "‹H› ⟦#%1$@⟧.",
    "‹b›-⟦#tag⟧",
    "#%d",
    "(⟦#tag⟧)",
    "⟦#tag⟧!",
    "⟦#FF0080⟧",
    "‹b›⟦#tag⟧",
    "⟦#2024a⟧",
    "‹wal›⟦#tag⟧",
    "\"⟦#tag⟧\"",
    "#",
    "# a",
    "#1",
    "#123",
    "c#",
    "C# 12",
    "a#b",
    "##",
    "https://a.b/#x",
    "#{x}",
    "&#123;",
    "%#x",
    "#31#",
  ]

  @Test(arguments: urlRows)
  func url(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.url, in: row.text) == row.expected)
  }

  @Test(arguments: emailRows)
  func email(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.email, in: row.text) == row.expected)
  }

  @Test(arguments: handleRows)
  func handle(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.handle, in: row.text) == row.expected)
  }

  @Test(arguments: hashtagRows)
  func hashtag(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.hashtag, in: row.text) == row.expected)
  }

  /// Of letters that go from right to left is what holds one; addresses go from left to right.
  @Test func directions() {
    #expect("#tag".islands().map(\.direction) == [.leftToRight])
    #expect("#\u{5E9}\u{5DD}".islands().map(\.direction) == [.rightToLeft])
    #expect("@\u{645}\u{631}".islands().map(\.direction) == [.rightToLeft])
    #expect("https://a.b/\u{5E9}".islands().map(\.direction) == [.leftToRight])
  }
}
