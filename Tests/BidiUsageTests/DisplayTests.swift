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
