import Testing

@testable import BidiUsage

/// Where a text gets its direction from, by the view that shows it.
struct DisplayTests {
  @Test(arguments: [
    ("a.jsx", "<p dir=\"rtl\">{t('key')}</p>", TextDisplay.Direction.rightToLeft),
    ("a.jsx", "<p className={a} dir='ltr'>{t('key')}</p>", .leftToRight),
    ("a.tsx", "<p dir=\"auto\">{t('key')}</p>", .firstLetter),
    ("a.vue", "<template><p dir=\"rtl\">{{ $t('key') }}</p></template>", .rightToLeft),
    ("a.vue", "<template><bdi>{{ $t('key') }}</bdi></template>", .firstLetter),
    ("a.jsx", "<p dir={direction}>{t('key')}</p>", nil),
    ("a.vue", "<template><p :dir=\"a\">{{ $t('key') }}</p></template>", nil),
    ("a.jsx", "<b dir=\"rtl\">x</b><p>{t('key')}</p>", nil),
    ("a.jsx", "<p dir=\"rtl\">x</p>{t('key')}", nil),
    ("a.js", "const a = b > { c: t('key') }", nil),
  ])
  func elementsOfPages(_ path: String, _ source: String, _ direction: TextDisplay.Direction?) {
    let uses = FirstArgument.usage(in: [path: source]).uses(of: [.literal("key")])
    #expect(uses.map(\.direction) == [direction])
  }

  /// A box of the system is left to right unless it is told otherwise.
  @Test(arguments: [
    ("MessageBox.Show(Strings.key);", TextDisplay.Direction.leftToRight),
    ("System.Windows.MessageBox.Show(owner, Strings.key, a);", .leftToRight),
    ("void F() { var text = Strings.key; MessageBox.Show(text); }", .leftToRight),
    ("MessageBox.Show(Strings.key, a, b, c, d, MessageBoxOptions.RtlReading);", nil),
    ("MessageBox.Show(owner, Strings.key, t, b, i, d, options);", nil),
    ("using Xceed.Wpf; class A { void F() { MessageBox.Show(Strings.key); } }", nil),
    ("page.Show(Strings.key);", nil), ("FancyMessageBox.Show(Strings.key);", nil),
    (
      "using MessageBox = Fancy.MessageBox; class A { void F() { MessageBox.Show(Strings.key); } }",
      nil
    ),
    ("class MessageBox { } class A { void F() { MessageBox.Show(Strings.key); } }", nil),
  ])
  func boxesOfTheSystem(_ source: String, _ direction: TextDisplay.Direction?) {
    let uses = FirstArgument.usage(in: ["a.cs": source]).uses(
      of: [UseKey(identifier: "key")].compactMap(\.self))
    #expect(uses.map(\.direction) == [direction])
  }

  /// A function that a file declares, takes from elsewhere or is given is not that of the browser.
  @Test(arguments: [
    ("a.js", "confirm(t('key'))", true), ("a.js", "window.confirm(t('key') + name)", true),
    ("a.js", "alert(format(t('key'), name))", true),
    ("a.vue", "<script>function f() { const text = t('key'); alert(text) }</script>", true),
    ("a.js", "const { confirm } = useDialogs(); confirm(t('key'))", false),
    ("a.js", "import confirm from './dialogs'; confirm(t('key'))", false),
    ("a.js", "function alert(text) { show(text) }; alert(t('key'))", false),
    ("a.js", "const confirm = useConfirm(); confirm(t('key'))", false),
    ("a.js", "this.confirm(t('key'))", false), ("a.js", "show({ confirm: t('key') })", false),
    ("a.js", "confirm(() => { show(t('key')) })", false),
    ("a.js", "self.confirm(t('key'))", false), ("a.js", "$.confirm(t('key'))", false),
    ("a.js", "$('#x').alert(t('key'))", false),
    ("a.ts", "const confirm: Ask = useConfirm(); confirm(t('key'))", false),
    ("a.ts", "const f = (confirm: Ask) => confirm(t('key'))", false),
    ("a.js", "const [confirm] = useConfirm(); confirm(t('key'))", false),
    ("a.js", "menus.create({ id: a, title: t('key') })", false),
    ("a.py", "alert(_('key'))", false),
    ("a.js", "chrome.menus.create({ id: a, title: t('key') })", true),
    ("a.js", "new Page({ title: t('key') })", false),
  ])
  func dialogsOfTheBrowser(_ path: String, _ source: String, _ isOfSystem: Bool) {
    let usage = FirstArgument.usage(in: [path: source])
    #expect(usage.uses(of: [.literal("key")]).map { $0.purpose == .system } == [isOfSystem])
    if isOfSystem { #expect(usage.mayShowElsewhere([.literal("key")])) }
    if source.contains("Page") { #expect(!usage.mayShowElsewhere([.literal("key")])) }
  }

  /// Only a screen reader speaks an attribute such as `aria-label`.
  @Test(arguments: [
    ("a.jsx", "<b aria-label={t('key')}/>", true),
    ("a.tsx", "<b aria-label={t('key', { name })}>x</b>", true),
    ("a.vue", "<template><b :aria-label=\"$t('key')\"/></template>", true),
    ("a.jsx", "<b aria-label={x}>{t('key')}</b>", false), ("a.jsx", "<b label={t('key')}/>", false),
    ("a.jsx", "<b aria-hidden={t('key')}/>", false),
  ])
  func attributesThatAreSpoken(_ path: String, _ source: String, _ isSpoken: Bool) {
    let uses = FirstArgument.usage(in: [path: source]).uses(of: [.literal("key")])
    #expect(uses.map { $0.purpose == .spoken } == [isSpoken])
  }

  @Test(arguments: [
    ("", TextDisplay.Direction.firstLetter), ("android:textDirection=\"ltr\"", .leftToRight),
    ("android:textDirection=\"rtl\"", .rightToLeft), ("android:textDirection=\"locale\"", .layout),
    ("android:textDirection=\"firstStrongRtl\"", .firstLetter),
    ("android:textDirection=\"anyRtl\"", nil),
  ])
  func viewsOfLayouts(_ attribute: String, _ direction: TextDisplay.Direction?) {
    let layout =
      "<A android:textDirection=\"rtl\"/><TextView \(attribute) android:text=\"@string/key\"/><B/>"
    let uses = LayoutReader.uses(in: Array(layout.utf8), path: "layout/a.xml")
    #expect(uses.map(\.direction) == [direction])
  }
}
