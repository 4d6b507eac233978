import BidiSource
import SourceAudit
import Testing

/// Values that nobody sees.
@Suite("Source audit: values that nobody sees")
struct ValueReachTests {
  static let symbol = "UIImage(systemName: \"arrow.right\")"

  /// How much is found in the files of a program.
  func count(_ files: String..., main: String = Program.main) throws -> Int {
    var named: [String: String] = [:]
    for (index, text) in files.enumerated() { named["\(index).swift"] = text }
    return try Program.found(named, main: main).count
  }

  @Test(
    "What only Xcode shows is not seen",
    arguments: [
      "#Preview { Image(systemName: \"arrow.right\") }",
      "#Preview(\"card\", traits: .sizeThatFitsLayout) {\n  let a = 1\n  return Image(systemName: \"arrow.right\")\n}",
      "@available(iOS 17, *)\n#Preview(\"card\") { Image(systemName: \"arrow.right\") }",
      "struct Card_Previews: PreviewProvider { static var previews: some View { Image(systemName: \"arrow.right\") } }",
      "struct Card {}\nextension Card: PreviewProvider { static var previews: some View { Image(systemName: \"arrow.right\") } }",
      "#if DEBUG\n#Preview { Image(systemName: \"arrow.right\") }\n#endif",
    ])
  func previews(_ code: String) throws {
    #expect(try count(code + "\nlet card = Card()") == 0)
    #expect(try findings(in: code).isEmpty)
    let shown = "struct Row: View { var body: some View { Image(systemName: \"arrow.right\") } }"
    #expect(try count(code, shown + "\nlet row = Row()") == 1)
    #expect(try count(code + "\n#Preview { Row() }", shown) == 0)
  }

  @Test(
    "A constant is not seen that nothing names",
    arguments: [
      "extension UIImage { static let next = \(symbol)! }",
      "extension UIImage { static var next: UIImage? { \(symbol) } }",
      "enum Icons { static let next = \(symbol) }", "let next = \(symbol)",
      "class Page: UIViewController { let next = \(symbol) }\nlet page = Page()",
      "class Page: UIViewController { private lazy var next = \(symbol) }\nlet page = Page()",
      "class Page: UIViewController { lazy var next: UIImageView = { UIImageView(image: \(symbol)) }() }\nlet page = Page()",
    ])
  func constants(_ code: String) throws {
    // Something else makes `Icons` reached.
    let all = code + "\nlet icons = Icons.self"
    #expect(try count(all) == 0)
    if !code.contains("private") {
      #expect(try count(all, "show(.next)") == 1)
      #expect(try count(all, "class Row { let next: Int }") == 0)
      #expect(try count(all, main: "class Other {}") == 1)
    } else {
      #expect(try count(code.replacing("let page", with: "let other = Page().next; let page")) == 1)
    }
  }

  @Test("What only previews name is not seen")
  func namedByPreviews() throws {
    let icons = "enum Icons { static let next = \(Self.symbol) }\nlet icons = Icons.self"
    let uses = [
      "#Preview { Image(Icons.next) }",
      "struct Page_Previews: PreviewProvider { static var previews: some View { Image(Icons.next) } }",
    ]
    for use in uses {
      #expect(try count(icons, use) == 0)
      #expect(try count(icons, use + "\nlet image = Icons.next") == 1)
    }
    let flag =
      "class Page: UIViewController { var isSmall = false\noverride func viewDidLoad() { if isSmall { \(Program.insets) } } }\nlet page = Page()"
    #expect(
      try count(flag, "#Preview { let page = Page(); page.isSmall = true; return page }") == 0)
    #expect(try count(flag, "page.isSmall = true") == 1)
    let call = "func show(_ isSmall: Bool) { if isSmall { \(Program.insets) } }"
    #expect(try count(call, "show(small)", "#Preview { show(false) }") == 1)
    #expect(try count(call, "show(false)", "#Preview { show(true) }") == 0)
  }

  @Test(
    "A value may be seen that something else than its name takes",
    arguments: [
      "struct Page: View { var body: some View { Image(systemName: \"arrow.right\") } }\nlet page = Page()",
      "struct Key: EnvironmentKey { static let defaultValue = \(symbol) }\nlet key = Key.self",
      "class Page: UIViewController { @IBOutlet var next = \(symbol) }\nlet page = Page()",
      "class Page: UIViewController { let next: UIView = { add(\(symbol)) }() }\nlet page = Page()",
      "class Page: UIViewController { override var next: UIImage? { \(symbol) } }\nlet page = Page()",
      "enum Icons { static let `default` = \(symbol) }\nlet icon = Icons.default",
    ])
  func seen(_ code: String) throws { #expect(try count(code) == 1) }

  static let branch = """
    enum Action: Hashable {
      case save(UIImage)
      case openShop
      var icon: UIImage? {
        switch self {
        case .save: return nil
        case .openShop: return \(symbol)
        }
      }
      var name: Name {
        switch self {
        case .save: return .save
        case .openShop: return .openShop
        }
      }
    }
    enum Name { case save, openShop }
    let all = Action.save(image).icon ?? Action.save(image).name
    """

  @Test("A branch is not run for a case that nothing makes")
  func cases() throws {
    #expect(try count(Self.branch) == 0)
    #expect(try count(Self.branch, "switch action { case .openShop: break\ndefault: break }") == 0)
    #expect(try count(Self.branch, "if case .openShop = action { close() }") == 0)
    #expect(try count(Self.branch, "let next: Action = .openShop") == 1)
    #expect(try count(Self.branch, "switch a { case .save: show(.openShop)\ndefault: break }") == 1)
    #expect(try count(Self.branch, main: "class Other {}") == 1)
    // A library may have a case of that name.
    let other =
      "func action() -> Action {\n  switch status {\n  case .openShop: return .openShop\n  default: return .save(a)\n  }\n}"
    #expect(try count(Self.branch, other) == 1)
    for parent in ["String", "Hashable, CaseIterable", "Codable"] {
      #expect(try count(Self.branch.replacing("Hashable", with: parent)) == 1)
    }
    let listed = Self.branch.replacing("case .openShop: return \(Self.symbol)", with: "OTHER")
    #expect(
      try count(
        listed.replacing(
          "case .save: return nil", with: "case .save, .openShop: return \(Self.symbol)"
        )
        .replacing("OTHER", with: "")) == 1)
  }

  @Test("A value is not seen that the next statements replace")
  func overwritten() throws {
    func count(_ code: String) throws -> Int { try findings(in: "func a() {\n\(code)\n}").count }
    let (first, second) = ("icon.image = \(Self.symbol)", "icon.image = other")
    #expect(try count("\(first)\n\(second)") == 0)
    #expect(try count("\(first)\nicon.tintColor = blue\nlet a = 3\n\(second)") == 0)
    #expect(try count("\(second)\n\(first)") == 1)
    #expect(try count("\(first)\nshow()\n\(second)") == 1)
    #expect(try count("\(first)\nlet a = icon.image\n\(second)") == 1)
    #expect(try count("\(first)\nrow.icon = icon\n\(second)") == 1)
    #expect(try count("\(first)\nif small { \(second) }") == 1)
    #expect(try count("\(first)\nicon = other\n\(second)") == 1)
    #expect(try count("\(first)\nicon.image.size = other") == 1)
  }
}
