import BidiText
import BidiLint
import BidiJudge
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiProject

/// A small project of one ecosystem, with the containers that its views have.
struct ContainerCase: Sendable, CustomTestStringConvertible {
  let name: String

  /// The texts, with the containers as they are written for `--container`; `!` for a project without a direction.
  let texts: [String: String]

  /// The sources.
  let sources: [String: String]

  var testDescription: String { name }

  init(_ name: String, _ texts: [String: String], _ sources: [String: String]) {
    (self.name, self.texts, self.sources) = (name, texts, sources)
  }

  static let phones: [ContainerCase] = [
    ContainerCase(
      "UIKit: a mirrored layout is no direction of text",
      ["App/ar.lproj/Localizable.strings": "natural"],
      ["App/View.swift": "view.semanticContentAttribute = .forceRightToLeft"]),
    ContainerCase(
      "AppKit", ["Mac/he.lproj/Localizable.stringsdict": "natural"],
      ["Mac/Window.m": "[field setBaseWritingDirection:NSWritingDirectionNatural];"]),
    ContainerCase(
      "Android", ["app/src/main/res/values-ar/strings.xml": "natural"],
      [
        "app/src/main/AndroidManifest.xml": "<application android:supportsRtl=\"true\"/>",
        "app/src/main/res/layout/main.xml": "<TextView android:textDirection=\"ltr\"/>",
      ]),
    ContainerCase(
      "Android with a view that takes the direction of the locale",
      ["app/src/main/res/values-ar/strings.xml": "natural,rtl"],
      ["app/src/main/res/layout-land/main.xml": "<TextView android:textDirection=\"locale\"/>"]),
    ContainerCase(
      "Android with Compose", ["app/src/main/res/values-ar/strings.xml": "natural,rtl"],
      [
        "app/src/main/AndroidManifest.xml": "<application android:supportsRtl=\"true\"/>",
        "app/src/main/java/Screen.kt":
          "import androidx.compose.material3.Text\nfun A() = Text(\"a\")",
      ]),
    ContainerCase(
      "Android with a style", ["res/values-fa/strings.xml": "natural,rtl"],
      ["res/values/styles.xml": "<item name=\"android:textDirection\">locale</item>"]),
    ContainerCase(
      "Android without right-to-left layouts: texts are natural",
      ["res/values-iw/strings.xml": "natural!"],
      ["AndroidManifest.xml": "<application\n  android:supportsRtl=\"false\" />"]),
    ContainerCase(
      "Android that does not say that its layouts turn",
      ["app/src/main/res/values-fa/strings.xml": "natural!"],
      [
        "app/src/main/AndroidManifest.xml": "<application android:name=\".App\"/>",
        "app/src/main/java/Screen.kt": "import androidx.compose.material3.Text",
      ]),
    ContainerCase(
      "Android of a Flutter app", ["android/app/src/main/res/values-fa/strings.xml": "natural"],
      [
        "android/app/src/main/AndroidManifest.xml": "<application android:name=\".App\"/>",
        "pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter\n",
      ]),
    ContainerCase(
      "Android with several modules", ["core/src/main/res/values-fa/strings.xml": "natural"],
      [
        "core/src/main/AndroidManifest.xml": "<manifest/>",
        "app/src/debug/AndroidManifest.xml": "<application/>",
        "app/src/main/AndroidManifest.xml": "<application android:supportsRtl=\"@bool/rtl\"/>",
      ]),
    ContainerCase(
      "Flutter", ["lib/l10n/app_ar.arb": "rtl"],
      ["lib/main.dart": "import 'package:flutter/material.dart';"]),
    ContainerCase(
      "Flutter with JSON", ["assets/translations/ar.json": "rtl"],
      ["pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter\n"]),
    ContainerCase(
      "Flutter with catalogs of gettext, and its window of GTK", ["assets/locales/ar.po": "rtl"],
      [
        "pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter\n",
        "linux/my_application.cc": "#include <gtk/gtk.h>",
      ]),
    ContainerCase(
      "an app of Nextcloud", ["l10n/ar.json": "rtl"],
      ["package.json": "{\"dependencies\": {\"@nextcloud/l10n\": \"^3.4.1\"}}"]),
    ContainerCase(
      "an app of Nextcloud by what it says of itself", ["l10n/ug.json": "rtl"],
      [
        "appinfo/info.xml":
          "<info><dependencies>\n<nextcloud min-version=\"30\" max-version=\"33\"/>",
        "package.json": "{\"dependencies\": {\"vue\": \"^3.5\"}}",
      ]),
    ContainerCase(
      "a program of Vue without a direction", ["src/locales/ar.json": "rtl!"],
      ["package.json": "{\"dependencies\": {\"vue\": \"^3.5\"}}"]),
    ContainerCase(
      "React Native", ["src/locales/ar.json": "natural"],
      ["package.json": "{\"dependencies\": {\"react-native\": \"0.80.0\"}}"]),
  ]

  static let desktops: [ContainerCase] = [
    ContainerCase(
      "GTK", ["po/ar.po": "natural"], ["src/main.c": "#include <gtk/gtk.h>\nint main() {}"]),
    ContainerCase(
      "GTK with a style sheet", ["po/ar.po": "unknown"],
      ["src/style.css": "button:dir(rtl) { margin-left: 6px; }"]),
    ContainerCase(
      "Blueprint of GTK", ["po/ar.po": "natural"],
      [
        "src/window.blp": "using Gtk 4.0;\nusing Adw 1;",
        "src/style.css": "button:dir(rtl) { margin-left: 6px; }",
      ]),
    ContainerCase(
      "GTK with a website", ["po/ar.po": "natural"],
      [
        "src/main.py": "from gi.repository import Gtk",
        "website/index.html": "<html lang=\"en\"><p>{{ text }}",
      ]),
    ContainerCase(
      "Windows", ["po/he.po": "rtl"],
      ["src/ui.c": "#include <windows.h>\nw = CreateWindowEx(rtl ? WS_EX_LAYOUTRTL : 0, a);"]),
    ContainerCase(
      "GTK, on Windows too", ["po/he.po": "natural"],
      [
        "src/main.c": "#include <gtk/gtk.h>\nint main() {}",
        "src/win.c": "#include <windows.h>\nSetProcessDefaultLayout(LAYOUT_RTL);",
      ]),
    ContainerCase(
      "Qt", ["translations/app_ar.ts": "natural"],
      ["main.cpp": "#include <QApplication>\nlabel->setLayoutDirection(Qt::LeftToRight);"]),
    ContainerCase(
      "Qt with a right-to-left layout: buttons draw in it",
      ["translations/app_ar.ts": "natural,rtl"],
      [
        "main.cpp": "#include <QApplication>\n"
          + "if (isRtl) QApplication::setLayoutDirection(Qt::RightToLeft);"
      ]),
    ContainerCase(
      "Qt whose layout nothing turns", ["translations/app_ar.ts": "natural!"],
      ["main.cpp": "#include <QApplication>\napp.installTranslator(&translator);"]),
    ContainerCase(
      "Qt with a direction among its texts", ["translations/app_ar.ts": "natural,rtl"],
      [
        "main.cpp": "#include <QApplication>\napp.installTranslator(&translator);",
        "translations/qtbase_ar.ts":
          "<TS><source>QT_LAYOUT_DIRECTION</source><translation>RTL</translation></TS>",
      ]),
    ContainerCase(
      "Qt with the texts of KDE", ["po/ar/app.po": "natural"],
      ["main.cpp": "#include <QApplication>\n#include <KLocalizedString>"]),
    ContainerCase(
      "Qt with the translations of Qt, which turn the layout",
      ["translations/app_ar.ts": "natural,rtl"],
      [
        "main.cpp": "#include <QApplication>\n"
          + "translator.load(locale, \"qtbase\", \"_\", path);"
      ]),
    ContainerCase(
      "Qt with pages of its own",
      [
        "src/lang/app_ar.ts": "natural!", "src/webui/www/translations/webui_ar.ts": "rtl!",
        "src/pages/i18n/app_ar.ts": "natural!",
      ],
      [
        "src/main.cpp": "#include <QApplication>",
        "src/webui/www/private/index.html": "<!DOCTYPE html>\n<html lang=\"${LANG}\">\n",
        "src/pages/index.html": "<!DOCTYPE html>\n<html lang=\"${LANG}\">\n",
      ]),
    ContainerCase(
      "a page of AngularJS in Pug", ["locales/ar.json": "rtl"],
      ["app/index.jade": "doctype html\nhtml(ng-attr-dir=\"{{ isRTL ? 'rtl' : 'ltr' }}\")\n  body"]),
    ContainerCase(
      "a page in Pug without a direction", ["locales/ar.json": "rtl!"],
      ["views/index.pug": "doctype html\nhtml(lang=lang)\n  p(title=dir)= text"]),
    ContainerCase(
      "a page that says in English what went wrong", ["locales/ar.json": "unknown"],
      [
        "error.html":
          "<html><body><h1>Cannot load</h1><p>Look at your connection and try once more, please.</p></body></html>"
      ]),
    ContainerCase(
      "pages with a direction in a comment", ["locales/ar.json": "rtl!"],
      [
        "a.html":
          "{% comment %} <html dir=\"{{ dir }}\"> {% endcomment %}\n<html>\n{{ app }}"
      ]),
    ContainerCase(
      "pages with a sample of Arabic", ["locales/ar.json": "rtl!"],
      [
        "index.html": "<html>\n{{ app }}",
        "Sample.php": "$a = '<p><span dir=\"rtl\">\u{0644}\u{0643}\u{0646}</span>';",
      ]),
    ContainerCase(
      "pages, and a command with an argument that looks like an attribute",
      ["locales/ar.json": "rtl!"],
      [
        "index.html": "<html>\n{{ app }}",
        "run.ts":
          "function run(): Promise<string> { return `\"/silent\",\"/dir=${folder}\"` }",
      ]),
    ContainerCase(
      "pages with a row of buttons in another order, without braces", ["locales/ar.json": "rtl!"],
      [
        "index.html": "<html>\n{{ app }}",
        "list.styl": ".list\n  top: 1px\n\n  ul\n    cursor: pointer\n    direction: rtl\n",
      ]),
    ContainerCase(
      "pages with a direction of a language, without braces", ["locales/ar.json": "rtl"],
      [
        "index.html": "<html>\n{{ app }}",
        "list.styl": "html[lang=ar]\n  top: 1px\n  .list\n    direction: rtl\n",
      ]),
    ContainerCase(
      "React Native that can be built for pages, too", ["locales/he.json": "natural"],
      [
        "package.json": "{\"dependencies\": {\"react-native\": \"0.8\", \"react-dom\": \"19\"}}",
        "global.css": "a { color: red }", "App.tsx": "import { Text } from 'react-native'",
      ]),
    ContainerCase(
      "wxWidgets: GTK and Windows", ["locale/ar.po": "natural,rtl"],
      ["src/app.cpp": "#include <wx/wx.h>\n"]),
    ContainerCase(
      "Windows Forms", ["App/Resources.ar.resx": "rtl"],
      ["App/Main.cs": "using System.Windows.Forms;\nRightToLeft = RightToLeft.Yes;\n"]),
    ContainerCase(
      "WPF with a direction, and a class of Windows Forms", ["App/Strings.he.resx": "rtl"],
      [
        "App/Main.xaml":
          "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\" FlowDirection=\"{Binding D}\">",
        "App/Menu.cs": "using System.Windows.Forms;",
      ]),
    ContainerCase(
      "JavaFX that only asks for the direction", ["lang/a_fa.properties": "rtl!"],
      [
        "A.java":
          "import javafx.scene.Scene;\nif (node.getEffectiveNodeOrientation() == NodeOrientation.RIGHT_TO_LEFT) {}\n"
      ]),
    ContainerCase(
      "Windows Forms that only ask for the direction", ["App/Resources.ar.resx": "rtl!"],
      [
        "App/Box.cs":
          "class Box : Form {\nif (RightToLeft == System.Windows.Forms.RightToLeft.Yes) {}\n"
          + "bool rightToLeft = mark.Value == \"true\" || Culture.TextInfo.IsRightToLeft;\n}"
      ]),
    ContainerCase(
      "Windows Forms with a localized form", ["App/Main.ar.resx": "rtl"],
      [
        "App/Main.Designer.cs": "this.label = new System.Windows.Forms.Label();",
        "App/Other.fa.resx":
          "<data name=\"$this.RightToLeft\" type=\"System.Windows.Forms.RightToLeft\">\n"
          + "  <value>Yes</value></data>",
      ]),
    ContainerCase(
      "Windows Forms without a direction", ["App/Resources.fa.resx": "rtl!"],
      ["App/Main.cs": "class Main : Form {}\n// RightToLeft = RightToLeft.Yes\n"]),
    ContainerCase(
      "Windows Forms with one turned control", ["App/Resources.fa.resx": "rtl!"],
      [
        "App/Main.Designer.cs": """
        this.link = new System.Windows.Forms.LinkLabel();
        this.link.RightToLeft = System.Windows.Forms.RightToLeft.Yes;
        """
      ]),
    ContainerCase(
      "Windows Forms with a turned form", ["App/Resources.fa.resx": "rtl"],
      ["App/Main.Designer.cs": "RightToLeft = System.Windows.Forms.RightToLeft.Yes;\n"]),
    ContainerCase(
      "Windows Forms with texts in XLIFF", ["App/Translation/fa.xlf": "rtl!"],
      ["App/Main.cs": "using System.Windows.Forms;\nclass Main : Form {}\n"]),
    ContainerCase(
      "Windows Forms with texts in JSON", ["Languages/fa.json": "rtl!"],
      ["App/Main.cs": "using System.Windows.Forms;\nclass Main : Form {}\n"]),
    ContainerCase(
      "An app of DHIS2", ["i18n/ar.po": "rtl"],
      ["d2.config.js": "module.exports = { type: 'app', direction: 'auto' }"]),
    ContainerCase(
      "A menu of the system, with classes of Windows Forms", ["App/Resources.fa.resx": "rtl"],
      ["App/Menu.cs": "using System.Windows.Forms;\nclass Menu : SharpContextMenu {}\n"]),
    ContainerCase(
      "A page whose shell is elsewhere, with styles for its direction",
      ["translations/he.json": "rtl"],
      [
        "package.json": "{\"dependencies\": {\"react\": \"19\"}}",
        "src/card.scss": "html[dir='rtl'] {\n  .a { left: 0 }\n}",
      ]),
    ContainerCase(
      "A page with a turned date picker", ["locales/he.json": "rtl!"],
      [
        "index.html": "<html><script src=\"a.js\"></script>",
        "calendar.scss": ".DatePicker__rtl {\n  direction: rtl\n}\n",
      ]),
    ContainerCase(
      "Qt with a turned button", ["po/main_ar.ts": "natural"],
      [
        "main.py":
          "from PySide6.QtWidgets import QApplication\nimportButton.setLayoutDirection(Qt.RightToLeft)\n"
      ]),
    ContainerCase(
      "WPF with a class of Windows Forms", ["App/Strings.he.resx": "rtl!"],
      [
        "App/Main.xaml":
          "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\">",
        "App/Main.xaml.cs": "var icon = new System.Windows.Forms.NotifyIcon();",
      ]),
    ContainerCase(
      "WPF", ["App/Strings.he.resx": "rtl"],
      [
        "App/Main.xaml":
          "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\"\n"
          + " FlowDirection=\"{Binding Direction}\">"
      ]),
    ContainerCase(
      "WPF without a direction", ["App/Strings.he.resx": "rtl!"],
      [
        "App/Main.xaml":
          "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\">\n"
          + "<TextBox FlowDirection=\"LeftToRight\"/>"
      ]),
    ContainerCase(
      "WPF with a box whose tick stands after its text", ["App/Strings.he.resx": "rtl!"],
      [
        "App/Main.xaml":
          "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\">\n"
          + "<CheckBox FlowDirection=\"RightToLeft\"/>"
      ]),
    ContainerCase(
      "WPF whose window is filled by a turned panel", ["App/Strings.he.resx": "rtl"],
      [
        "App/Main.xaml":
          "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\">\n"
          + "<Grid FlowDirection=\"RightToLeft\"/>"
      ]),
    ContainerCase(
      ".NET of which nothing is known", ["App/Strings.he.resx": "rtl"],
      ["App/Program.cs": "using System;"]),
    ContainerCase(
      "Compose on a desktop", ["src/main/resources/messages_fa.properties": "rtl"],
      ["src/main/kotlin/Page.kt": "import androidx.compose.material.Text"]),
    ContainerCase(
      "resources of Compose Multiplatform",
      ["app/src/commonMain/composeResources/values-fa/strings.xml": "rtl"],
      ["app/src/main/AndroidManifest.xml": "<manifest>\n<application android:supportsRtl=\"true\">"]
    ),
    ContainerCase(
      "Swing", ["src/Messages_ar.properties": "natural"],
      ["src/Main.java": "import javax.swing.*;"]),
    ContainerCase(
      "JavaFX without a direction", ["po/ar.po": "rtl!", "src/Messages_ar.properties": "rtl!"],
      ["src/Main.java": "import javafx.scene.control.Label;"]),
    ContainerCase(
      "JavaFX with a direction", ["src/Messages_ar.properties": "rtl"],
      [
        "src/Main.java":
          "import javafx.scene.Scene;\nscene.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);"
      ]),
    ContainerCase(
      "React Native that prints a page, beside pages", ["apps/mobile/locales/ar.json": "natural"],
      [
        "apps/mobile/package.json": "{\"dependencies\": {\"react-native\": \"0.80\"}}",
        "apps/mobile/views/Order.tsx": "const page = `<html>\n<body>${title}</body></html>`",
        "apps/web/index.html": "<html dir=\"rtl\">",
      ]),
    ContainerCase(
      "React Native that prints a page", ["locales/ar.json": "natural"],
      [
        "package.json": "{\"dependencies\": {\"react-native\": \"0.80\"}}",
        "views/Order.tsx": "const page = `<html>\n<body>${title}</body></html>`",
      ]),
  ]

  static let pages: [ContainerCase] = [
    ContainerCase(
      "page with dir", ["locales/ar.json": "rtl"],
      ["web/index.html": "<!doctype html>\n\n<html lang=\"ar\" dir=\"rtl\">"]),
    ContainerCase(
      "page with the dir of the locale", ["src/locales/fa.json": "rtl"],
      ["src/app/layout.tsx": "return <html lang={locale} dir={dir(locale)}>{children}</html>"]),
    ContainerCase(
      "page with dir=auto", ["locales/ar.json": "natural"],
      ["index.html": "<html lang=\"en\">\n<body dir=\"auto\">"]),
    ContainerCase(
      "page without a direction", ["locales/ar.json": "rtl!"],
      ["index.html": "<!doctype html>\n<html lang=\"en\">\n<p data-dir=\"rtl\">"]),
    ContainerCase(
      "page that a script gives a direction", ["src/locales/ar.json": "rtl"],
      [
        "index.html": "<html lang=\"en\">",
        "src/i18n.ts": "document.documentElement.dir = i18n.dir(lang)",
      ]),
    ContainerCase(
      "page with styles for a direction that nothing gives", ["src/locales/ar.json": "rtl!"],
      ["index.html": "<html>", "src/app.scss": "[dir=\"rtl\"] .a { left: 0 }"]),
    ContainerCase(
      "some elements take the first letter, and nothing gives the page a direction",
      ["src/locales/ar.json": "natural,rtl!"],
      ["index.html": "<html>", "src/App.vue": "<template><p dir=\"auto\">{{ a }}</p></template>"]),
    ContainerCase(
      "what users write takes the first letter, and nothing else has a direction",
      ["src/locales/ar.json": "natural,rtl!"],
      [
        "index.html": "<html>",
        "src/Row.tsx":
          "return <p dir={isName ? 'auto' : undefined}>{name}</p>\nconst a = <b dir='auto'/>",
      ]),
    ContainerCase(
      "an element that is right to left or takes the first letter", ["src/locales/ar.json": "rtl"],
      ["index.html": "<html>", "src/Row.tsx": "<p dir={isRTL ? 'rtl' : 'auto'}>{name}</p>"]),
    ContainerCase(
      "a report of BidiKit is no page of the project", ["locales/ar.json": "unknown"],
      [
        "report.html":
          "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n"
          + "<meta name=\"generator\" content=\"BidiKit\">\n<body><p dir=\"auto\">"
      ]),
    ContainerCase(
      "the page of a frame that a script writes", ["src/locales/ar.json": "rtl!"],
      [
        "index.html": "<html>",
        "src/frame.js": "page.write('<html class=\"editor\" dir=\"{dir}\">')",
      ]),
    ContainerCase(
      "what users write is no sign where the page has a direction", ["src/locales/ar.json": "rtl"],
      [
        "index.html": "<html dir=\"{{ dir }}\">",
        "src/App.vue": "<template><input dir=\"auto\"/></template>",
      ]),
    ContainerCase(
      "signs in comments are none", ["locales/ar.json": "rtl!"],
      [
        "index.html": "<!-- <html dir=\"rtl\"> -->\n<html>\n",
        "app.js":
          "// document.dir = 'rtl'\n/* document.dir = 'rtl' */ if (document.dir == 'rtl') {}",
        "app.css": "/* p { direction: rtl } */",
      ]),
    ContainerCase(
      "tests, documents and other people's code are no signs", ["locales/ar.json": "unknown"],
      [
        "docs/index.html": "<html dir=\"rtl\">", "test/index.html": "<html dir=\"rtl\">",
        "node_modules/a/index.html": "<html dir=\"rtl\">", "src/a.test.js": "document.dir = 'rtl'",
        "vendor/a.css": "p { direction: rtl }", "src/a.min.css": "p{direction:rtl}",
      ]),
    ContainerCase(
      "what .gitignore leaves out is no sign", ["locales/ar.json": "unknown"],
      [
        ".gitignore": "/public\n*.gen.html\n", "public/index.html": "<html dir=\"rtl\">",
        "src/a.gen.html": "<html dir=\"rtl\">",
      ]),
    ContainerCase(
      "browser extension", ["_locales/ar/messages.json": "rtl"],
      ["popup.html": "<html dir=\"__MSG_@@bidi_dir__\">"]),
    ContainerCase(
      "WordPress", ["languages/plugin-ar.po": "rtl"],
      ["header.php": "<html <?php language_attributes(); ?>>"]),
    ContainerCase(
      "Django", ["app/locale/ar/LC_MESSAGES/django.po": "rtl"],
      [
        "app/templates/base.html":
          "<html lang=\"{{ l }}\"{% if LANGUAGE_BIDI %} dir=\"rtl\"{% endif %}>"
      ]
    ),
    ContainerCase(
      "web.py", ["i18n/he/messages.po": "rtl!"],
      ["templates/head.html": "$def with (page)\n<html lang=\"$lang\">\n$:page.body"]),
    ContainerCase(
      "gettext in Windows Forms", ["po/he.po": "rtl"],
      ["App/Main.cs": "using System.Windows.Forms;\nRightToLeft = RightToLeft.Yes;\n"]),
    ContainerCase(
      "JSON of a program of Qt beside a server",
      ["desktop/locale/ar.json": "natural!", "web/locale/ar.json": "rtl"],
      [
        "desktop/main.py": "from PySide6 import QtWidgets\n",
        "web/templates/a.html": "<html dir=\"{{ dir }}\">",
      ]),
    // A tool for translators says nothing of the program.
    ContainerCase(
      "Windows with a tool in Windows Forms", ["po/he.po": "rtl"],
      [
        "po/tool/Main.cs": "using System.Windows.Forms;\n",
        "src/ui.c": "#include <windows.h>\nw = CreateWindowEx(rtl ? WS_EX_LAYOUTRTL : 0, a);",
      ]),
    ContainerCase(
      "gettext in Windows Forms and GTK", ["po/he.po": "natural,rtl"],
      [
        "App/Main.cs": "using System.Windows.Forms;\nRightToLeft = RightToLeft.Yes;\n",
        "Gtk/Main.cs": "using Gtk;\nclass A {}\n",
      ]),
    ContainerCase(
      "a program with windows that fills in pages too", ["po/he.po": "natural,rtl"],
      [
        "tray.py": "import gi\ngi.require_version('Gtk', '3.0')\nfrom gi.repository import Gtk",
        "pages/head.tmpl": "<html lang=\"$lang\" #if $rtl#dir=\"rtl\"#end if#>",
      ]),
    ContainerCase(
      "a program with windows, and a document beside it", ["po/he.po": "natural"],
      [
        "tray.py": "import gi\ngi.require_version('Gtk', '3.0')\nfrom gi.repository import Gtk",
        "manual/he.html": "<html dir=\"rtl\">",
      ]),
    ContainerCase(
      "help in several languages that no program fills in",
      ["assets/imagery/ar.json": "unknown", "i18n/ar.po": "unknown"],
      [
        "assets/help/ar/Introduction.html":
          "<?xml version='1.0'?>\n<html dir=\"rtl\">\n<body><p>a</p>",
        "assets/help/en/Introduction.html": "<html>\n<body><p>WIDTH={width}</p>",
      ]),
    ContainerCase(
      "a page of a language with a script", ["locales/ar.json": "rtl"],
      ["web/ar/index.html": "<html dir=\"rtl\">\n<SCRIPT src=\"main.js\"></SCRIPT>"]),
    ContainerCase(
      "an element to which a script gives a direction", ["po/fa.po": "rtl"],
      ["src/root.js": "if (languages.includes(lang)) this.setAttribute('dir', 'rtl');"]),
    ContainerCase(
      "a library of Python with a document", ["locale/ar/LC_MESSAGES/a.po": "unknown"],
      ["report.html": "<html lang=\"en\">", "a.py": "print(1)"]),
    ContainerCase(
      "pages of Java", ["src/main/resources/messages_ar.properties": "rtl"],
      ["src/main/webapp/a.jsp": "<%@ page %>\n<html dir=\"${dir}\">"]),
  ]

  static let mixed: [ContainerCase] = [
    ContainerCase(
      "several apps in one repository",
      [
        "ios/App/ar.lproj/Localizable.strings": "natural",
        "android/app/src/main/res/values-ar/strings.xml": "natural",
        "mobile/lib/l10n/app_ar.arb": "rtl", "mobile/assets/ar.json": "rtl",
        "web/locales/ar.json": "natural", "admin/locales/ar.json": "rtl",
        "native/locales/ar.json": "natural",
        "desktop/po/ar.po": "natural,rtl", "server/locale/ar/LC_MESSAGES/a.po": "rtl",
      ],
      [
        "ios/App/View.swift": "let a = 1",
        "android/app/src/main/AndroidManifest.xml":
          "<application android:supportsRtl=\"true\"/>",
        "mobile/pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter",
        "web/index.html": "<html dir=\"auto\">",
        "admin/index.html": "<html dir=\"rtl\">",
        "native/package.json": "{\"dependencies\": {\"react-native\": \"1\"}}",
        "desktop/src/a.cpp": "#include \"wx/app.h\"",
        "server/templates/a.html": "<html dir=\"{{ dir }}\">",
      ])
  ]

  static let packages: [ContainerCase] = [
    ContainerCase(
      "a package with views, beside another one",
      ["packages/surveys/locales/ur.json": "rtl", "packages/email/locales/ur.json": "natural,rtl"],
      [
        "packages/surveys/src/Container.tsx": "<div dir={dir}>{children}</div>",
        "packages/email/src/Mail.tsx": "<p dir=\"auto\">{text}</p>",
      ])
  ]

  static let all = packages + phones + desktops + pages + mixed
}

@Suite struct ContainerTests {
  @Test(arguments: ContainerCase.all)
  func containersOfProjects(_ project: ContainerCase) {
    let memory = MemoryProject(project.sources)
    for (path, expected) in project.texts {
      let found = memory.decision(path)
      #expect(memory.containers(path) == expected, "\(path): \(found?.reason ?? "-")")
    }
  }

  @Test(arguments: SourceSign.all.indices)
  func everySignHasAnExample(_ number: Int) {
    let sign = SourceSign.all[number]
    let scanner = SignScanner(sign.kinds)
    func holds(_ text: String) -> Bool {
      scanner.hits(in: Array(text.utf8)).contains { $0.sign == number }
    }
    #expect(holds(sign.example), "\(sign.example)")
    #expect(!holds(sign.counterExample), "\(sign.counterExample)")
    #expect(holds("x\n" + sign.example.uppercased()) || sign.kinds == .androidXML, "case")
    #expect(!holds("<!-- " + sign.example))
    #expect(!sign.source.isEmpty)
  }

  @Test func everyToolkitHasASource() {
    for toolkit in Toolkit.allCases {
      #expect(!toolkit.habit.source.isEmpty)
      #expect(!toolkit.habit.containers.isEmpty)
    }
  }

  @Test func theReasonNamesThePlace() {
    let project = MemoryProject(["web/index.html": "<!doctype html>\n\n<html lang=ar dir=\"rtl\">"])
    #expect(
      project.decision("locales/ar.json")?.reason
        == "web/index.html:3 has <html lang=ar dir=\"rtl\"")
    let script = MemoryProject(["a.js": "\ndocument.dir = x;"])
    #expect(script.decision("ar.json")?.reason == "a.js:2 has document.dir =")
    let none = MemoryProject(["index.html": "<!doctype html>\n<html>"])
    let missing = none.decision("ar.json")?.missing
    #expect(missing?.path == "/p/index.html")
    #expect(missing?.line == 2)
  }

  /// A copied sheet for Markdown, and a page that a test reads, give the app's page no direction; a template of Velocity is a page.
  @Test(arguments: [
    "a.scss": ".markdown-body ul:dir(rtl) .task-list-item-checkbox { margin: 0 -1.6em }",
    "b.css": ".select2-container--default[dir=\"rtl\"] .select2-selection { float: left }",
    "c.css": "/*! Widgets 1.2 | MIT License */ .datepicker.rtl { direction: rtl }",
    "app/migrations/b.html": "<html dir=\"rtl\">", "fiddle/b.html": "<html dir=\"rtl\">",
    "public/plugins/d/d.css": "[dir=\"rtl\"] .d { float: left }",
    "testdata/b.html": "<html dir=\"rtl\">", "c.txt": "",
  ])
  func whatGivesThePageNoDirection(_ path: String, _ text: String) {
    for page in ["index.html", "index.vt"] {
      let project = MemoryProject([page: "<html>", path: text])
      #expect(project.decision("ar.json")?.missing?.path == "/p/\(page)")
    }
    // Styles ask for a direction, and a part of a page has that of the page that shows it.
    #expect(
      MemoryProject(["index.html": "<html>", "a.css": ".menu:dir(rtl) { float: left }"])
        .decision("ar.json")?.missing != nil)
    #expect(
      MemoryProject([
        "package.json": "{\"dependencies\": {\"vue\": \"3\"}}",
        "a.css": ".menu:dir(rtl) { float: left }",
      ]).decision("ar.json")?.missing == nil)
  }

  @Test func fileNamesTellTheToolkit() {
    let project = MemoryProject([
      "App.xaml": "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\"/>"
    ])
    #expect(project.decision("Strings/he/Resources.resw")?.containers == [.natural])
    #expect(project.decision("Strings.he.resx")?.containers == [.rightToLeft])
    let given = MemoryProject(["A.xaml": "<TextBlock TextReadingOrder=\"UseFlowDirection\"/>"])
    #expect(given.decision("Strings/he/Resources.resw")?.containers == [.natural, .rightToLeft])
  }

  @Test func withoutSourcesTheFormatTells() {
    let project = MemoryProject(["index.html": "<html dir=\"rtl\">"])
    #expect(project.decision("ar.json", readsSources: false) == nil)
    #expect(project.decision("ar.arb", readsSources: false)?.containers == [.rightToLeft])
    #expect(project.decision("ar.lproj/a.strings", readsSources: false)?.containers == [.natural])
    #expect(project.reads.value == 0)
    // Formats that sources cannot change are known at once.
    #expect(project.decision("ar.lproj/a.strings")?.containers == [.natural])
    #expect(project.decision("l10n/app_ar.arb")?.containers == [.rightToLeft])
    #expect(project.reads.value == 0)
  }

  /// Where views take the direction of the locale, a left-to-right text is laid out so, whatever its first letter is.
  @Test(arguments: [
    ("l10n/app_th.arb", [DisplayContainer.leftToRight]), ("th.lproj/a.strings", nil),
    ("locales/th.json", nil),
    ("src/commonMain/composeResources/values-th/strings.xml", [.leftToRight]),
  ])
  func leftToRightTexts(_ path: String, _ containers: [DisplayContainer]?) throws {
    let format = try #require(FileFormat(path: path, head: { [] }))
    let decision = ContainerFinder.containersOfLeftToRight(format.toolkits(ofPath: path))
    #expect(decision?.containers == containers)
  }

  @Test func theRootIsFound() {
    let sources = ["index.html": "<html dir=\"rtl\">", "a/b/c.txt": ""]
    for root in [".git", ".bidi-fix.yml", "package.json", "App.sln", "LICENSE"] {
      #expect(
        ProjectRoot.above("/p/a/b", MemoryProject(sources, root: root).access) == "/p", "\(root)")
    }
    #expect(ProjectRoot.above("/p/a/b", MemoryProject(["a/b/c.txt": ""], root: nil).access) == nil)
    // The repository goes before what is nearer.
    let both = MemoryProject(["a/package.json": "{}", "a/b/c.txt": ""])
    #expect(ProjectRoot.above("/p/a/b", both.access) == "/p")
  }

  @Test func settingsSayWhereTheContainerComesFrom() throws {
    let project = MemoryProject([
      "index.html": "<html dir=\"rtl\">", "locales/ar.json": "{}",
      ".bidi-fix.yml": "overrides: [{locales: [fa], container: ltr}]",
    ])
    func container(_ locale: String, _ flags: LintSettings = LintSettings()) throws -> String {
      var settings = ProjectSettings(
        flags: flags, files: ConfigurationFiles(), access: project.access,
        sources: SourceFinders(project.access))
      settings.readConfigurations(for: ["/p/locales/ar.json"])
      let format = try #require(FileFormat(namedPath: "/p/locales/ar.json") { [] })
      let found = settings.settings(
        path: "/p/locales/ar.json", locale: MessageLocale(locale), format: format)
      return found.container.map { "\($0.value.rawValue) \($0.source.words)" } ?? "-"
    }
    #expect(try container("ar") == "rtl index.html:1 has <html dir=\"rtl\"")
    // Texts of left-to-right languages are judged as before.
    #expect(try container("en") == "-")
    #expect(try container("fa") == "ltr from .bidi-fix.yml:1")
    var flags = LintSettings()
    flags.container = Setting(.any, .flag("--container"))
    #expect(try container("ar", flags) == "any from --container")
  }

  @Test func choicesHaveNames() {
    #expect(ContainerChoice(rawValue: "natural,rtl")?.containers == [.natural, .rightToLeft])
    #expect(ContainerChoice(rawValue: "rtl, natural")?.rawValue == "natural,rtl")
    #expect(ContainerChoice(rawValue: "any")?.containers.count == 3)
    #expect(ContainerChoice(rawValue: "natural,rtl,ltr")?.rawValue == "any")
    #expect(ContainerChoice(rawValue: "") == nil)
    #expect(ContainerChoice(rawValue: "rtl,") == nil)
    #expect(ContainerChoice(rawValue: "rtl,up") == nil)
  }
}
