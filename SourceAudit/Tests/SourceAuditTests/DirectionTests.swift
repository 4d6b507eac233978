import BidiSource
import SourceAudit
import Testing

/// Code that asks for the layout direction, and code that only looks so.
@Suite("Source audit: questions for the layout direction")
struct DirectionTests {
  static let frame = "icon.frame = CGRect(x: bounds.width - 56, y: 0, width: 40, height: 9)"
  static let frameM = "self.icon.frame = CGRectMake(self.bounds.size.width - 56, 0, 40, 9);"

  @Test(
    "Each question of UIKit counts, whoever is asked",
    arguments: [
      "effectiveUserInterfaceLayoutDirection == .rightToLeft",
      "scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft",
      "self.header.table?.effectiveUserInterfaceLayoutDirection == .rightToLeft",
      "traitCollection.layoutDirection == .rightToLeft",
      "window?.traitCollection.layoutDirection == .rightToLeft",
      "UITraitCollection.current.layoutDirection != .leftToRight",
      "UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft",
      "app.userInterfaceLayoutDirection == .rightToLeft",
      "row.semanticContentAttribute == .forceRightToLeft",
      "UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft",
      "UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: way) == .rightToLeft",
      "NSLocale.characterDirection(forLanguage: code) == .rightToLeft", "isRTL", "Theme.isRTL",
      "Device.current.isRightToLeft", "language.isRtl", "shouldUseRTLLayout()",
    ])
  func questions(_ question: String) throws {
    for code in [
      "func layoutSubviews() { if \(question) { turn() } else { \(Self.frame) } }",
      "class Row: UIView { override func layoutSubviews() { guard !(\(question)) else { return }\n\(Self.frame) } }",
      "class Row: UIView { override func layoutSubviews() { \(Self.frame) } }\nextension Row { func turn() { if \(question) { b() } } }",
    ] {
      #expect(try findings(in: code).isEmpty, "\(code)")
    }
  }

  @Test(
    "Questions in Objective-C",
    arguments: [
      "self.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft",
      "[self.table effectiveUserInterfaceLayoutDirection] == UIUserInterfaceLayoutDirectionRightToLeft",
      "self.traitCollection.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft",
      "[UIApplication sharedApplication].userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft",
      "row.semanticContentAttribute == UISemanticContentAttributeForceRightToLeft",
      "[UIView userInterfaceLayoutDirectionForSemanticContentAttribute:row.semanticContentAttribute] == UIUserInterfaceLayoutDirectionRightToLeft",
      "[Theme isRTL]", "IsRightToLeft()", "kIsRTL",
    ])
  func objectiveC(_ question: String) throws {
    let code =
      "@implementation Row\n- (void)layoutSubviews { if (\(question)) { [self turn]; } else { \(Self.frameM) } }\n@end"
    #expect(try findings(in: code, named: "A.m").isEmpty)
  }

  @Test(
    "What gives a direction, and asks for none",
    arguments: [
      "row.semanticContentAttribute = .forceLeftToRight", "let way = Direction.left",
      "icon.image = arrow.imageFlippedForRightToLeftLayoutDirection()", "turn(isLTRPage)",
    ])
  func others(_ code: String) throws {
    #expect(
      try findings(in: "func layoutSubviews() { \(code)\n\(Self.frame) }").map(\.rule) == [
        "physical-frame"
      ])
  }

  static let asks = "UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft"

  @Test(
    "A helper of the file that asks under another name",
    arguments: [
      "private func mirrors() -> Bool { ASKS }\nclass Row: UIView { func set() { if mirrors() { turn() } else { FRAME } } }",
      "private let mirrored = ASKS\nclass Row: UIView { func set() { if mirrored { turn() } else { FRAME } } }",
      "private var mirrored: Bool { ASKS }\nclass Row: UIView { func set() { if mirrored { turn() } else { FRAME } } }",
      "private func sign() -> CGFloat { ASKS ? -1 : 1 }\nclass Row: UIView { func set() { place(sign()); FRAME } }",
      "extension UIView { var mirrors: Bool { ASKS } }\nclass Row: UIView { func set() { if mirrors { turn() } else { FRAME } } }",
      "class Base: UIView { func mirrors() -> Bool { ASKS } }\nclass Row: Base { func set() { if mirrors() { turn() } else { FRAME } } }",
      "private let first = ASKS\nprivate let second = first\nclass Row: UIView { func set() { if second { turn() } else { FRAME } } }",
    ])
  func helpers(_ code: String) throws {
    let code = code.replacing("FRAME", with: Self.frame)
    #expect(try findings(in: code.replacing("ASKS", with: Self.asks)).isEmpty)
    #expect(try findings(in: code.replacing("ASKS", with: "Theme.isDark")).count == 1)
  }

  @Test(
    "What asks, and is no question for the direction",
    arguments: [
      // Who else uses the name of such a method is another class.
      "class Base: UIView { override func gestureRecognizerShouldBegin(_ way: UIGestureRecognizer) -> Bool { ASKS } }\nclass Row: UIView { override func gestureRecognizerShouldBegin(_ way: UIGestureRecognizer) -> Bool { FRAME; return true } }",
      "class Base: UIView { var reversed: [Int] { ASKS ? b : c } }\nclass Row: UIView { func set() { all.reversed(); FRAME } }",
      "private func force(_ row: UIView) { row.semanticContentAttribute = .forceLeftToRight }\nclass Row: UIView { func set() { force(self); FRAME } }",
    ])
  func noHelpers(_ code: String) throws {
    let code = code.replacing("FRAME", with: Self.frame).replacing("ASKS", with: Self.asks)
    #expect(try findings(in: code).map(\.rule) == ["physical-frame"])
  }

  @Test(
    "A static function or a macro of a file of Objective-C that asks",
    arguments: [
      "static BOOL Mirrors(void) { return ASKS; }\n",
      "static inline BOOL Mirrors(UIView *view) {\n  return ASKS;\n}\n",
      "static BOOL Asks(void) { return ASKS; }\nstatic BOOL Mirrors(void) { return Asks(); }\n",
      "#define Mirrors() (ASKS)\n", "#define Mirrors() \\\n  (ASKS)\n",
    ])
  func staticFunctions(_ helper: String) throws {
    let asks =
      "[UIApplication sharedApplication].userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft"
    func count(_ asks: String, _ call: String = "Mirrors()") throws -> Int {
      let code =
        "@implementation Row\n- (void)set { if (\(call)) { [self turn]; } else { \(Self.frameM) } }\n@end"
      return try findings(in: helper.replacing("ASKS", with: asks) + code, named: "A.m").count
    }
    #expect(try count(asks) == 0)
    #expect(try count("Theme.isDark") == 1)
    // Nobody asks the helper.
    #expect(try count(asks, "self.small") == 1)
  }

  /// How much is found in a class of one file, below a class of another one.
  private func count(_ base: String, _ code: String = frame, named file: String = "b.swift") throws
    -> Int
  {
    let row =
      "class Row: Base { override func layoutSubviews() { super.layoutSubviews()\n\(code) } }\nlet a = Row()"
    return try Program.found(["a.swift": row, file: base.replacing("ASKS", with: Self.asks)]).count
  }

  @Test("A class above that turns all views round by the direction as they are laid out")
  func superclasses() throws {
    let base = "class Base: UIView { override func layoutSubviews() { BODY } }"
    let turn = "if ASKS { subviews.forEach { $0.frame.origin.x = bounds.width - $0.frame.maxX } }"
    let flip = "if ASKS { transform = CGAffineTransform(scaleX: -1, y: 1) }"
    #expect(try count(base.replacing("BODY", with: turn)) == 0)
    #expect(try count(base.replacing("BODY", with: flip)) == 0)
    #expect(
      try count(
        "class Middle: UIView {}\n"
          + base.replacing("BODY", with: turn).replacing("UIView", with: "Middle")) == 0)
    // It turns always, or asks for something else, or nobody calls it.
    #expect(try count(base.replacing("BODY", with: turn.replacing("ASKS", with: "isNew"))) == 1)
    #expect(try count(base.replacing("BODY", with: "arrow.image = ASKS ? left : right")) == 1)
    #expect(
      try count(base.replacing("BODY", with: turn).replacing("layoutSubviews", with: "turnRound"))
        == 1)
    #expect(
      try count(
        base.replacing("BODY", with: turn).replacing("Base", with: "Other")
          + "\nclass Base: UIView {}") == 1)
    #expect(try count("extension UIView { func flip() { \(turn) } }\nclass Base: UIView {}") == 1)
    // Texts are not turned with their frames.
    #expect(try count(base.replacing("BODY", with: turn), "label.textAlignment = .left") == 1)
    let message = """
      @implementation Base
      - (void)layoutSubviews { [super layoutSubviews]; if (self.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { for (UIView *view in self.subviews) { view.frame = [self mirrored:view.frame]; } } }
      @end
      """
    #expect(try count("@interface Base : UIView\n@end\n" + message, named: "B.m") == 0)
  }

  @Test("Insets of a view whose class turns what is in it round by the layout direction")
  func insetsOfTurnedClasses() throws {
    let chip =
      "class Chip: UIView { override func layoutSubviews() { if effectiveUserInterfaceLayoutDirection == .rightToLeft { subviews.forEach { $0.frame = turned($0.frame) } } } }"
    let insets = "UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 12)"
    func count(_ user: String, _ chip: String = chip) throws -> Int {
      try Program.found(["a.swift": chip, "b.swift": user]).count
    }
    let user =
      "class Bar: UIView { let chip = Chip(); init() { chip.padding = \(insets) } }\nlet bar = Bar()"
    #expect(try count(user) == 0)
    #expect(try count("class Small: Chip {}\n" + user.replacing("= Chip", with: "= Small")) == 0)
    #expect(
      try count("extension Chip { func setUp() { padding = \(insets) } }\nlet a = Chip().setUp()")
        == 0)
    #expect(try count(user.replacing("chip.padding", with: "other.padding")) == 1)
    #expect(try count(user, chip.replacing("subviews.forEach", with: "all.forEach")) == 1)
  }

  @Test("A question of a class above, under another name")
  func questionsOfSuperclasses() throws {
    let use = "if mirrors { turn() } else { \(Self.frame) }"
    #expect(try count("class Base: UIView { var mirrors: Bool { ASKS } }", use) == 0)
    #expect(try count("class Base: UIView { func mirrors() -> Bool { return ASKS } }", use) == 0)
    #expect(
      try count("class Base: UIView {}\nextension UIView { var mirrors: Bool { ASKS } }", use) == 0)
    #expect(try count("class Base: UIView { var mirrors: Bool { isNew } }", use) == 1)
    #expect(
      try count("class Base: UIView {}\nclass Other: UIView { var mirrors: Bool { ASKS } }", use)
        == 1)
    #expect(
      try count(
        "class Base: UIView { var mirrors: Bool = false { didSet { if ASKS { b() } } } }", use) == 1
    )
  }
}
