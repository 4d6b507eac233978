import Testing

@testable import BidiUsage

/// Places that look up a text and show it to nobody.
struct UnseenUseTests {
  private func purposes(_ key: String, _ files: [String: String]) -> [TextUse.Purpose] {
    let paths = files.keys.sorted()
    let usage = ProgramUsage(
      Ecosystem.all, list: { paths.compactMap { ProgramUsage.Source(path: $0) } }
    ) {
      paths
    } read: {
      files[$0].map { Array($0.utf8) }
    }
    return usage.uses(of: [.literal(key), UseKey(identifier: key)]).map(\.purpose)
  }

  /// A text that is compared with another one only decides something.
  @Test(arguments: [
    ("a.qml", "enabled: title === qsTr(\"all\")"), ("a.qml", "enabled: qsTr(\"all\") != title"),
    ("a.swift", "let isAll = title == NSLocalizedString(\"all\", comment: \"\")"),
  ]) func comparisons(_ path: String, _ source: String) {
    #expect(purposes("all", [path: source]) == [.compared])
  }

  @Test(arguments: [
    ("a.qml", "text: isAll == true ? qsTr(\"all\") : qsTr(\"none\")"),
    ("a.swift", "title = NSLocalizedString(\"all\", comment: \"\")"),
  ]) func noComparisons(_ path: String, _ source: String) {
    #expect(purposes("all", [path: source]) == [.shown])
  }

  private static let texts = """
    enum Texts {
      static func saved() -> String {
        return NSLocalizedString("NOTE_saved", comment: "")
      }
      static var opened: String { NSLocalizedString("NOTE_opened", comment: "") }
      func closed() -> String { NSLocalizedString("NOTE_closed", comment: "") }
      static func built(_ name: String) -> String {
        let text = NSLocalizedString("NOTE_built", comment: "")
        return text + name
      }
    }
    """

  /// A static function that only gives a text, and that no code calls.
  @Test func functionsThatNobodyCalls() {
    #expect(purposes("NOTE_saved", ["Texts.swift": Self.texts]) == [.unreached])
    #expect(purposes("NOTE_opened", ["Texts.swift": Self.texts]) == [.unreached])
    // Another file calls it.
    let called = ["Texts.swift": Self.texts, "b.swift": "label.text = Texts.saved()"]
    #expect(purposes("NOTE_saved", called) == [.shown])
    let objective = ["Texts.swift": Self.texts, "b.m": "label.text = [Texts saved];"]
    #expect(purposes("NOTE_saved", objective) == [.shown])
    // A protocol may ask for a member, and other functions do more.
    #expect(purposes("NOTE_closed", ["Texts.swift": Self.texts]) == [.shown])
    #expect(purposes("NOTE_built", ["Texts.swift": Self.texts]) == [.shown])
  }

  /// A static constant that no code names; one of a type of the system may be asked for by the system.
  @Test func constantsThatNobodyNames() {
    let texts = """
      enum Texts {
        static let saved = "NOTE_saved".localized
        static let title: LocalizedStringResource = LocalizedStringResource("NOTE_title")
        static let closed = LocalizedStringResource("NOTE_closed")
        static let opened = "NOTE_opened".localized + "."
      }
      """
    #expect(purposes("NOTE_saved", ["Texts.swift": texts]) == [.unreached])
    #expect(purposes("NOTE_title", ["Texts.swift": texts]) == [.shown])
    #expect(purposes("NOTE_opened", ["Texts.swift": texts]) == [.shown])
    #expect(purposes("NOTE_closed", ["Texts.swift": texts]) == [.shown])
    let called = ["Texts.swift": texts, "b.swift": "label.text = Texts.saved"]
    #expect(purposes("NOTE_saved", called) == [.shown])
  }

  /// Views in XAML; one that is hidden has a name if code can show it.
  @Test(arguments: [
    ("<TextBlock Text=\"{x:Static res:Resources.credits}\"/>", [TextUse.Purpose.shown]),
    ("<TextBlock Text=\"{x:Bind res:Strings.credits, Mode=OneTime}\"/>", [.shown]),
    ("<TextBlock Visibility=\"Collapsed\" Text=\"{x:Static res:Resources.credits}\"/>", [.hidden]),
    (
      "<TextBlock x:Name=\"a\" Visibility=\"Collapsed\" Text=\"{x:Static res:Resources.credits}\"/>",
      [.shown]
    ),
    (
      "<TextBlock Tag=\"a>b\" Visibility=\"Collapsed\" Text=\"{x:Static res:Resources.credits}\"/>",
      [.hidden]
    ),
    ("<!-- <TextBlock Text=\"{x:Static res:Resources.credits}\"/> -->", []),
    ("<TextBlock Text=\"{x:Bind model.credits}\"/>", []),
  ]) func viewsInXAML(_ element: String, _ wanted: [TextUse.Purpose]) {
    #expect(purposes("credits", ["a.xaml": "<Grid>\(element)</Grid>"]) == wanted)
  }

  /// `x:Uid` names the texts of an element by its properties.
  @Test func textsOfAnElement() {
    let view = "<Button x:Uid=\"Login_Button\"/>\n<TextBlock x:Uid=\"/Pages/Title\"/>"
    #expect(purposes("Login_Button.Content", ["a.xaml": view]) == [.shown])
    #expect(purposes("Title.Text", ["a.xaml": view]) == [.shown])
    #expect(purposes("Title", ["a.xaml": view]).isEmpty)
  }

  /// A view of a layout that takes no room and has no name.
  @Test(arguments: [
    ("android:visibility=\"gone\"", TextUse.Purpose.hidden),
    ("android:visibility=\"gone\" android:id=\"@+id/credits\"", .shown),
    ("android:visibility=\"visible\"", .shown),
  ]) func hiddenViews(_ attributes: String, _ purpose: TextUse.Purpose) {
    let layout =
      "<LinearLayout><TextView android:text=\"@string/credits\" \(attributes)/></LinearLayout>"
    #expect(purposes("credits", ["res/layout/a.xml": layout]) == [purpose])
  }

  /// The name of an element and the values of a type name no text.
  @Test(arguments: [
    ("a.html", "<label for=\"size\"></label><p data-i18n=\"size\"></p>", true),
    ("a.ts", "type Size = 'size' | 'other'\nt('size')", true),
    ("a.ts", "const key = isSmall ? 'size' : 'other'\nt('size')", false),
  ]) func namesOfOtherThings(_ path: String, _ source: String, _ isNone: Bool) {
    let usage = FirstArgument.usage(in: [path: source])
    #expect((usage.unreadMention(of: [.literal("size")]) == nil) == isNone)
  }

  /// The program's own class may show a text in a view.
  @Test func notificationsOfTheProgram() {
    let call =
      "void f() => Own.notification(tr('key'));\nvoid g() => OwnNotification.show(tr('key'));"
    let own = "class OwnNotification { static void show(String a) {} }"
    #expect(purposes("key", ["a.dart": call, "b.dart": own]).allSatisfy { $0 == .shown })
  }
}
