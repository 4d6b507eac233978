import SourceAudit
import Testing

/// Flags that are false for ever, and what may give them another value.
@Suite("Source audit: flags of a project")
struct ProjectFlagTests {
  /// A class with code behind a flag.
  static let tag =
    "class Tag: UIView { var hasButton = false; override func layoutSubviews() { if hasButton { \(Program.insets) } } }\nlet a = Tag()"

  /// How much is found behind the flag, beside another file.
  func count(
    _ more: String, _ tag: String = tag, others: [String: String] = [:],
    named file: String = "b.swift"
  ) throws -> Int {
    try Program.found(["a.swift": tag, file: more], others: others).count
  }

  @Test(
    "Code behind a flag that is false wherever the project has its name",
    arguments: [
      "class Tag: UIView { var hasButton = false; override func layoutSubviews() { if hasButton { X } } }",
      "class Tag: UIView { @IBInspectable open var hasButton: Bool = false { didSet { a() } }\n override func layoutSubviews() { if self.hasButton, isNew { X } } }",
      "class Base: UIView { var hasButton = false }\nclass Tag: Base { override func layoutSubviews() { if hasButton { X } } }",
      "class Tag: UIView { var hasButton = false }\nextension Tag { func show() { if hasButton { X } } }\nlet b = Tag().show()",
      "class Tag: UIView { var hasButton = false\n override func layoutSubviews() { guard isNew && hasButton else { return }\n X } }",
      "class Tag: UIView { var hasButton = false\n override func layoutSubviews() { if hasButton { X } } }\nclass List: UIView { var hasButton: Bool = false { didSet { tags.forEach { $0.hasButton = hasButton } } } }\nlet b = List()",
    ])
  func flags(_ code: String) throws {
    let code = code.replacing("X", with: Program.insets) + "\nlet a = Tag()"
    // A storyboard may set what it shows in Interface Builder; this one does not.
    let others = ["Main.storyboard": "<scene/>"]
    #expect(try Program.found(["a.swift": code], others: others) == [])
    #expect(try Program.found(["a.swift": code], others: nil).count == 1)
    #expect(try Program.found(["a.swift": code], main: "class Other {}").count == 1)
    // Somebody gives it another value, or something else has the name.
    for more in [
      "a.hasButton = true", "a.hasButton.toggle()", "let b = Tag(hasButton: true)",
      "let hasButton = true; a.hasButton = hasButton", "a.hasButton = b && hasButton",
      "b.forEach { hasButton in a.hasButton = hasButton }", "b.bind(to: \\.hasButton)",
      "@AppStorage(\"b\") var hasButton = false", "a.setHasButton(true)",
      "var hasButton = false || isNew", "protocol Tagged { var hasButton: Bool { get set } }",
    ] {
      #expect(try Program.found(["a.swift": code, "b.swift": more]).count == 1, "\(more)")
    }
    let storyboard = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"hasButton\"/>"
    #expect(try Program.found(["a.swift": code], others: ["b.xib": storyboard]).count == 1)
    let message = "@implementation B\n- (void)b { self.tag.hasButton = YES; }\n@end"
    #expect(try Program.found(["a.swift": code, "B.m": message]).count == 1)
  }

  @Test(
    "Code that runs where a flag is false, and flags that something else may set",
    arguments: [
      "class Tag: UIView { var hasButton = false; override func layoutSubviews() { if !hasButton { X } } }",
      "class Tag: UIView { var hasButton = false; override func layoutSubviews() { if hasButton { a() } else { X } } }",
      "class Tag: UIView { var hasButton = false; override func layoutSubviews() { if hasButton || isNew { X } } }",
      "class Tag: UIView { var hasButton = true; override func layoutSubviews() { if hasButton { X } } }",
      "class Tag: UIView { var hasButton = false; override func layoutSubviews() { X\n guard hasButton else { return } } }",
      "class Tag: UIView { var hasButton = false; override func layoutSubviews() { guard hasButton else { X; return } } }",
      "class Tag: UIView, Tagging { var hasButton = false; override func layoutSubviews() { if hasButton { X } } }",
      "class Tag: UIView, Codable { var hasButton = false; override func layoutSubviews() { if hasButton { X } } }",
    ])
  func openFlags(_ code: String) throws {
    #expect(
      try Program.found(["a.swift": code.replacing("X", with: Program.insets) + "\nlet a = Tag()"])
        .count == 1)
  }

  @Test(
    "A value that comes from an object elsewhere, such as a decoded model, may be true",
    arguments: [
      "struct Model: Decodable { var hasButton = false }\nextension Tag { func show(_ model: Model) { self.hasButton = model.hasButton } }",
      "extension Tag { func show(_ user: User) { hasButton = user.hasButton } }",
      "extension Tag { func show() { self.hasButton = Shop.current?.hasButton } }",
      "class Box: Codable { var hasButton = false; func give(_ tag: Tag) { tag.hasButton = hasButton } }",
      "class Row: Object { var hasButton = false; func give(_ tag: Tag) { tag.hasButton = self.hasButton } }",
      "class Row: UIView { func give(_ tag: Tag) { tag.hasButton = hasButton } }",
    ])
  func models(_ more: String) throws {
    #expect(try count(more) == 1)
  }

  @Test("A name of UIKit is no variable of the project")
  func namesOfUIKit() throws {
    for name in ["isHidden", "isEnabled", "isSelected", "isHighlighted", "isEditing"] {
      let tag =
        "class Tag: UICollectionViewCell { override func layoutSubviews() { if \(name) { \(Program.insets) } } }\nlet a = Tag()"
      #expect(try count("final class Item { var \(name) = false }", tag) == 1)
      // UIKit's own value is copied to that of the project.
      let item =
        "class Item { var \(name) = false; func show() { if \(name) { \(Program.insets) } } }\nlet a = Item().show()"
      #expect(
        try count("class Row: UIView { func give(_ item: Item) { item.\(name) = \(name) } }", item)
          == 1)
    }
  }

  @Test(
    "A name in a pattern is another thing",
    arguments: [
      "if case let .loaded(hasButton) = state { a.hasButton = hasButton }",
      "if case .loaded(let hasButton) = state { a.hasButton = hasButton }",
      "guard case let State.loaded(hasButton) = state else { b() }; a.hasButton = hasButton",
      "switch state { case let .loaded(value: hasButton, _): a.hasButton = hasButton }",
      "switch state { case let (b, hasButton): a.hasButton = hasButton }",
      "if let hasButton { a.hasButton = hasButton }",
      "if let hasButton = b, c { a.hasButton = hasButton }",
      "let (b, hasButton) = pair; a.hasButton = hasButton",
      "for (b, hasButton) in pairs { a.hasButton = hasButton }",
      "for case let hasButton? in all { a.hasButton = hasButton }",
      "for hasButton in all { a.hasButton = hasButton }",
      "pairs.forEach { hasButton, b in a.hasButton = hasButton }",
      "pairs.forEach { [weak self] (hasButton, b) in a.hasButton = hasButton }",
      "pairs.forEach { (hasButton: Bool) -> Void in a.hasButton = hasButton }",
      "func give(_ hasButton: Bool) { a.hasButton = hasButton }; give(true)",
      "var b: Bool { get { c } set(hasButton) { a.hasButton = hasButton } }",
    ])
  func patterns(_ more: String) throws {
    #expect(try count(more) == 1)
    // The same in the class itself.
    let tag =
      "class Tag: UIView { var hasButton = false; func show() { \(more.replacing("a.hasButton = hasButton", with: "if hasButton { \(Program.insets) }")) } }\nlet a = Tag().show()"
    #expect(try count("", tag) == 1)
  }

  @Test(
    "What gives a flag another value",
    arguments: [
      "a.hasButton <- map[\"b\"]",
      "extension Tag { func map(_ map: Map) { hasButton <- map[\"b\"] } }",
      "extension Tag { func map(_ map: Map) { self.hasButton >>> map[\"b\"] } }",
      "(a.size, a.hasButton) = (1, true)", "(a.hasButton, b[0]) = (true, 1)",
      "b.bind(#keyPath(Tag.hasButton))", "b.bind(#keyPath(hasButton))",
      "a.setValue(true, forKey: \"hasButton\")", "b.setValue(true, forKeyPath: \"tag.hasButton\")",
      "fill(&a.hasButton)",
      "extension Tag { func b() { fill(&hasButton); fill(&self.hasButton) } }",
      "a.hasButton.toggle()", "a.tag?.hasButton.toggle()", "a.hasButton ||= b",
      "b.isOn <-> a.hasButton",
      "b.bind(\\Tag.hasButton)", "b.assign(to: \\.tag.hasButton, on: c)",
      "a[keyPath: \\.hasButton] = true",
      "Toggle(isOn: $model.hasButton)", "Toggle(isOn: self.$hasButton)",
      "b.assign(to: &$hasButton)",
      "extension Tag { func b() { _hasButton = State(initialValue: true) } }",
      "a.hasButton &= b", "a.hasButton = true",
    ])
  func sets(_ more: String) throws {
    #expect(try count(more) == 1)
  }

  @Test(
    "What only asks for a flag",
    arguments: [
      "if a.hasButton == b, c {}", "print(a.hasButton, b)", "let b = (a.hasButton, c)",
      "let b = [a.hasButton, c]",
      "if c(a.hasButton, b) == d {}", "let b = a.hasButton ? c : d",
      "let b = c && a.hasButton || !a.hasButton",
      "let b = c & a.hasButton", "let b = a.hasButton ?? c", "/* <- */ let b = a.hasButton",
      "items.filter { $0.hasButton }",
      "if a.hasButton != b, a.hasButton !== c {}", "b(hasButtons: true)",
      "let b = \"\\(a.hasButton)\"",
      "print(\"hasButton\")",
    ])
  func reads(_ more: String) throws {
    #expect(try count(more) == 0)
  }

  @Test("A key that is not seen sets what Objective-C sees")
  func keys() throws {
    let keyed = Self.tag.replacing("var hasButton", with: "@objc var hasButton")
    let members = "@objcMembers " + Self.tag
    let anyKey = ["a.setValuesForKeys(values)", "a.setValue(true, forKey: key)"]
    for more in anyKey {
      #expect(try count(more, keyed) == 1)
      #expect(try count(more, members) == 1)
      // Keys set nothing else.
      #expect(try count(more) == 0)
    }
    let message =
      "@implementation B\n- (void)b { [self.tag setValuesForKeysWithDictionary:values]; }\n@end"
    #expect(try count(message, keyed, named: "B.m") == 1)
    #expect(try count("a.setValue(true, forKey: \"other\")", keyed) == 0)
    #expect(try count("", keyed) == 0)
    #expect(
      try count("", Self.tag.replacing("var hasButton", with: "@objc dynamic var hasButton")) == 1)
    #expect(
      try count("", Self.tag.replacing("var hasButton", with: "@Persisted var hasButton")) == 1)
  }

  @Test("A storyboard or a XIB sets what Interface Builder shows")
  func interfaces() throws {
    let drawn = Self.tag.replacing("var hasButton", with: "@IBInspectable var hasButton")
    let attribute = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"hasButton\"/>"
    // The interfaces of the app are not among the files.
    #expect(try count("", drawn) == 1)
    #expect(try count("", drawn, others: ["Main.storyboard": "<scene/>"]) == 0)
    #expect(try count("", drawn, others: ["Main.storyboard": attribute]) == 1)
    #expect(try count("", drawn, others: ["Tag.xib": attribute]) == 1)
  }
}
