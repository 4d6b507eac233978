import BidiText
import BidiJudge
import LocalizationFiles

extension SourceSign {
  private static let html = "https://html.spec.whatwg.org/multipage/dom.html#the-dir-attribute"

  /// All signs, one a row.
  static let all: [SourceSign] = pages + scripts + servers + styles + mobile + desktop + dotNet

  // MARK: Pages

  private static let pages: [SourceSign] = [
    SourceSign(
      .web, .use, in: .markup, ["<html"],
      example: "<!doctype html>\n<html lang=\"fa\">", not: "<htmlarea>",
      source: "https://html.spec.whatwg.org/multipage/semantics.html#the-html-element"),
    SourceSign(
      .web, .use, in: .manifest, ["\"vue\"", "\"nuxt\"", "\"svelte\"", "\"@angular/core\""],
      example: "{\"dependencies\": {\"vue\": \"^3.5\"}}",
      not: "{\"dependencies\": {\"vue-loader\": \"17\"}}",
      source:
        "https://vuejs.org, https://nuxt.com, https://svelte.dev, https://angular.dev: they write elements of pages"
    ),
    SourceSign(
      .web, .application([.rightToLeft]), in: [.markup, .script],
      ["<html*dir='rtl", "<body*dir='rtl"],
      example: "<html lang=\"ar\" dir=\"rtl\">", not: "<html lang=\"en\" dir=\"ltr\">",
      source: html),
    SourceSign(
      .web, .application([.rightToLeft]), in: [.markup, .script],
      [
        "<html*dir='{", "<html*dir='<", "<html*dir='$", "<html*dir='#{", "<html*dir='@",
        "<html*dir='%", "<html*dir='__MSG_@@bidi_dir__", "<html*:dir=", "<html*[dir]=",
        "<html*[attr.dir]=", "<body*dir='{", "<body*dir='<", "<body*dir='$", "<body*dir='@",
        "<body*dir='%", "<body*dir='__MSG_@@bidi_dir__", "<body*:dir=", "<body*[dir]=",
      ],
      example: "<html lang={{ lang }} dir=\"{{ dir }}\">",
      not: "<html lang=\"{{ lang }}\"><p dir=\"{{ dir }}\">",
      source: "\(html); a value that a template fills in follows the locale"),
    SourceSign(
      .web, .application([.rightToLeft]), in: [.markup, .script],
      ["<html*ng-attr-dir='{", "<body*ng-attr-dir='{"],
      example: "<html ng-attr-dir=\"{{ direction }}\">", not: "<p ng-attr-dir=\"{{ direction }}\">",
      source:
        "https://docs.angularjs.org/guide/interpolation: ng-attr- gives an attribute its value"),
    SourceSign(
      .web, .application([.rightToLeft]), in: .pug,
      [
        "html(\u{2026}dir='rtl", "html(\u{2026}dir=", "html(\u{2026}ng-attr-dir=",
        "body(\u{2026}dir='rtl",
        "body(\u{2026}dir=", "body(\u{2026}ng-attr-dir=",
      ],
      example: "html(lang=lang dir=direction)", not: "html(lang=lang)\n  p(title=dir)",
      source: "https://pugjs.org/language/attributes.html"),
    SourceSign(
      .web, .application([.rightToLeft]), in: .pug,
      [
        "%html{\u{2026}dir:", "%html{\u{2026}:dir =>", "%html(\u{2026}dir=",
        "%body{\u{2026}dir:", "%body{\u{2026}:dir =>", "html lang\u{2026} dir=",
      ],
      example: "%html{ lang: I18n.locale, dir: direction }", not: "%html{ lang: I18n.locale }",
      source:
        "https://haml.info/docs/yardoc/file.REFERENCE.html, https://github.com/slim-template/slim"
    ),
    SourceSign(
      .web, .use, in: .pug, ["html(", "doctype html", "%html"],
      example: "doctype html\nhtml(lang=lang)", not: "htmls(lang)",
      source: "https://pugjs.org/language/doctype.html"),
    SourceSign(
      .web, .application([.natural]), in: [.markup, .script],
      ["<html*dir='auto'", "<body*dir='auto'"],
      example: "<body class=\"a\" dir=\"auto\">", not: "<body class=\"a\"><p dir=\"auto\">",
      source: "\(html): auto takes the first strong letter"),
    SourceSign(
      .web, .view([.rightToLeft]), in: [.markup, .script],
      ["dir='rtl'", "[dir]='", "[attr.dir]='", ":dir='"],
      example: "<div :dir=\"direction\">", not: "<div data-dir=\"rtl\"><div dir=\"ltr\">",
      source: html),
    SourceSign(
      .web, .view([.rightToLeft]), in: [.markup, .script],
      ["dir={", "dir='{{", "dir='{%", "dir='<?", "dir='<%", "dir='${", "dir='@"],
      example: "<main dir={direction}>", not: "const dir = { a: 1 }", source: html),
    SourceSign(
      .web, .view([.natural]), in: [.markup, .script], ["dir='auto'"],
      example: "<p dir=\"auto\">", not: "<p dir=\"autobahn\">",
      source: "\(html): auto takes the first strong letter"),
    SourceSign(
      .web, .application([.rightToLeft]), in: .php, ["language_attributes(", "is_rtl("],
      example: "<html <?php language_attributes(); ?>>", not: "<?php my_is_rtl(); ?>",
      source:
        "https://developer.wordpress.org/reference/functions/get_language_attributes/: writes dir for is_rtl()"
    ),
    SourceSign(
      .web, .application([.rightToLeft]), in: [.markup, .python],
      ["LANGUAGE_BIDI", "get_language_bidi("], at: .value,
      example: "<html {% if LANGUAGE_BIDI %}dir=\"rtl\"{% endif %}>",
      not: "{% get_current_language_bidi as LANGUAGE_BIDI %}",
      source:
        "https://docs.djangoproject.com/en/stable/topics/i18n/translation/#template-tags"),
  ]

  private static let scripts: [SourceSign] = [
    SourceSign(
      .web, .application([.rightToLeft]), in: [.script, .markup],
      [
        "document.dir =", "documentElement.dir =", "document.body.dir =", "documentElement?.dir =",
        "documentElement.setAttribute( 'dir'", "document.body.setAttribute( 'dir'",
        "documentElement, 'dir'", "document.body, 'dir'",
        "html').attr( 'dir'", "body').attr( 'dir'",
        "querySelector( 'html').dir =", "querySelector( 'html').setAttribute( 'dir'",
        "getElementsByTagName( 'html')[0].dir =",
        "getElementsByTagName( 'html')[0].setAttribute( 'dir'",
      ],
      example: "document.documentElement.dir = i18n.dir();",
      not: "if (document.dir == \"rtl\") {}",
      source: "https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir"),
    SourceSign(
      .web, .view([.rightToLeft]), in: .script, ["setAttribute( 'dir', 'rtl'", ".dir = 'rtl'"],
      example: "if (isRtl) this.setAttribute('dir', 'rtl');",
      not: "path.setAttribute('dir', 'ltr');", source: html),
    SourceSign(
      .web, .application([.rightToLeft]), in: [.script, .php],
      ["mw.msg(", "mw.message(", "wfMessage("],
      example: "const label = mw.msg( 'save' );", not: "const label = mw.mapMessage( 'save' );",
      source:
        "https://www.mediawiki.org/wiki/Directionality_support: a page has the direction of the language of its user"
    ),
    SourceSign(
      .web, .application([.rightToLeft]), in: [.script, .markup],
      ["htmlAttrs:\u{2026}dir:", "htmlAttributes={\u{2026}dir:", "i18n.dir(", "i18next.dir("],
      example: "useHead({ htmlAttrs: { lang, dir: locale.dir } })", not: "i18n.direction()",
      source: "https://www.i18next.com/overview/api#dir, https://unhead.unjs.io/docs"),
  ]

  private static let servers: [SourceSign] = [
    SourceSign(
      .web, .application([.rightToLeft]), in: .manifest, ["\"@nextcloud/l10n\""],
      example: "{\"dependencies\": {\"@nextcloud/l10n\": \"^3.4\"}}",
      not: "{\"dependencies\": {\"@nextcloud/l10n-gettext\": \"1\"}}", source: nextcloud),
    SourceSign(
      .web, .application([.rightToLeft]), in: .nextcloudApp,
      (31...60).map { "<nextcloud*max-version='\($0)'" },
      example: "<dependencies>\n  <nextcloud min-version=\"29\" max-version=\"32\"/>",
      not: "<dependencies>\n  <nextcloud min-version=\"27\" max-version=\"30\"/>", source: nextcloud
    ),
    dhis,
  ]

  private static let dhis = SourceSign(
    .web, .application([.rightToLeft]), in: .d2Config,
    ["direction: 'auto'", "direction: 'rtl'"],
    example: "const config = { type: 'app', direction: 'auto' }",
    not: "const config = { type: 'app', direction: 'ltr' }",
    source:
      "https://developers.dhis2.org/docs/app-platform/config/d2-config-js-reference: auto is the direction of the language"
  )

  private static let nextcloud =
    "https://docs.nextcloud.com/server/31/developer_manual/release_notes/index.html: from 31, the pages of the server have"
    + " dir=\"rtl\" for right-to-left languages"

  private static let styles: [SourceSign] = [
    SourceSign(
      .web, .use, in: .style, ["html[dir='", "body[dir='"],
      example: "html[dir=\"rtl\"] .menu { float: right; }", not: "[dir=\"rtl\"] .menu {}",
      source: "https://html.spec.whatwg.org/multipage/semantics.html#the-html-element"),
    SourceSign(
      .web, .request, in: .style, ["[dir='rtl'", ":dir(rtl)"],
      example: "[dir=\"rtl\"] .menu { float: right; }", not: "[dir=\"ltr\"] .menu {}",
      source: "https://drafts.csswg.org/selectors-4/#the-dir-pseudo"),
    SourceSign(
      .web, .view([.rightToLeft]), in: .style, ["direction: rtl"], at: .selector,
      example: ".ar { direction: rtl }", not: ".path { direction: rtl; text-overflow: ellipsis }",
      source: "https://drafts.csswg.org/css-writing-modes/#direction"),
    SourceSign(
      .web, .view([.natural]), in: .style, ["unicode-bidi: plaintext"],
      example: "p { unicode-bidi: plaintext; }", not: "p { unicode-bidi: isolate; }",
      source: "https://drafts.csswg.org/css-writing-modes/#unicode-bidi"),
  ]

  // MARK: Phones

  private static let mobile: [SourceSign] = [
    SourceSign(
      .reactNative, .use, in: .manifest, ["\"react-native\""],
      example: "{\"dependencies\": {\"react-native\": \"0.80\"}}",
      not: "{\"dependencies\": {\"react-native-web-only\": \"1\"}}",
      source: "https://reactnative.dev/docs/environment-setup"),
    SourceSign(
      .flutter, .use, in: .manifest, ["sdk: flutter"],
      example: "dependencies:\n  flutter:\n    sdk: flutter", not: "sdk: flutter_gen",
      source: "https://docs.flutter.dev/tools/pubspec"),
    SourceSign(
      .flutter, .application([.rightToLeft]), in: .dart,
      ["Directionality(", "GlobalWidgetsLocalizations.delegate"],
      example: "return Directionality(textDirection: direction, child: page);",
      not: "class MyDirectionality {}",
      source: "https://api.flutter.dev/flutter/widgets/Directionality-class.html"),
    SourceSign(
      .flutter, .application([.rightToLeft]), in: .dart, ["textDirection: TextDirection.rtl"],
      example: "Text(s, textDirection: TextDirection.rtl)",
      not: "Text(s, textDirection: TextDirection.ltr)",
      source: "https://api.flutter.dev/flutter/widgets/Text/textDirection.html"),
    SourceSign(
      .android, .view([.rightToLeft]), in: .androidXML,
      [
        "android:textDirection = 'locale'", "android:textDirection = 'rtl'",
        "android:textDirection = 'anyRtl'", "android:textDirection = 'firstStrongRtl'",
        "android:textDirection'> locale", "android:textDirection'> rtl",
        "android:textDirection'> anyRtl",
      ],
      example: "<TextView android:textDirection=\"locale\"/>",
      not: "<TextView android:textDirection=\"ltr\"/><View tools:textDirection=\"rtl\"/>",
      source:
        "https://developer.android.com/reference/android/view/View#attr_android:textDirection"),
    SourceSign(
      .android, .view([.rightToLeft]), in: .kotlin,
      [
        "androidx.compose.material3.", "androidx.compose.material.",
        "androidx.compose.foundation.text.BasicText",
      ],
      example: "import androidx.compose.material3.Text",
      not: "import androidx.compose.runtime.Composable",
      source:
        "https://developer.android.com/reference/kotlin/androidx/compose/ui/text/style/TextDirection: a text of Compose"
        + " whose direction is not set takes that of the layout, LocalLayoutDirection"),
    SourceSign(
      .compose, .use, in: .kotlin,
      [
        "androidx.compose.material3.", "androidx.compose.material.",
        "androidx.compose.foundation.text.",
      ],
      example: "import androidx.compose.material3.Text",
      not: "import androidx.compose.runtime.Composable",
      source: "https://www.jetbrains.com/compose-multiplatform: windows of desktops too"),
    SourceSign(
      .android, .use, in: .androidXML, ["<application"],
      example: "<manifest>\n  <application android:name=\".App\">", not: "<applications>",
      source: "https://developer.android.com/guide/topics/manifest/application-element"),
    SourceSign(
      .android, .mirroring(false), in: .androidXML, ["android:supportsRtl = 'false'"],
      example: "<application android:supportsRtl=\"false\">",
      not: "<application android:supportsRtl=\"true\">",
      source:
        "https://developer.android.com/guide/topics/manifest/application-element#supportsrtl: without it, views are"
        + " laid out left to right; the direction of a text of a view is still that of its first letter"
    ),
    SourceSign(
      .android, .mirroring(true), in: .androidXML,
      ["android:supportsRtl = 'true'", "android:supportsRtl = '@", "android:supportsRtl = '$"],
      example: "<application android:supportsRtl=\"true\">",
      not: "<application android:supportsRtl=\"false\">",
      source: "https://developer.android.com/guide/topics/manifest/application-element#supportsrtl"),
  ]

  // MARK: Desktops

  private static let desktop: [SourceSign] = [
    SourceSign(
      .gtk, .use, in: [.c, .python, .otherGTK, .script, .dotNet],
      [
        "<gtk/gtk.h>", "<gtkmm", "using Gtk;", "use gtk::", "use gtk4::", "gi://Gtk",
        "gi.require_version( 'Gtk'", "imports.gi.Gtk", "import Gtk", "using Gtk 3.", "using Gtk 4.",
      ],
      example: "#include <gtk/gtk.h>", not: "#include <gtk/private.h>",
      source: "https://docs.gtk.org/gtk4/getting_started.html"),
    SourceSign(
      .wx, .use, in: [.c, .python], ["<wx/", "\"wx/", "import wx"],
      example: "#include <wx/app.h>", not: "#include <xwx/app.h>",
      source: "https://docs.wxwidgets.org/stable/overview_helloworld.html"),
    SourceSign(
      .qt, .use, in: [.c, .python],
      [
        "<QApplication", "<QtWidgets", "<QWidget", "<QLabel", "<QMainWindow", "<QDialog",
        "<QObject", "<QString", "<QCoreApplication", "<QTranslator", "import PyQt5", "from PyQt5",
        "import PyQt6", "from PyQt6", "from PySide2", "import PySide2", "from PySide6",
        "import PySide6",
      ],
      example: "#include <QApplication>", not: "#include <QLabels>",
      source: "https://doc.qt.io/qt-6/qapplication.html"),
    SourceSign(
      .qt, .view([.rightToLeft]), in: [.c, .python],
      [
        "setLayoutDirection( Qt::RightToLeft", "setLayoutDirection( Qt.RightToLeft",
        "setLayoutDirection( Qt.LayoutDirection.RightToLeft",
      ], at: .application,
      example: "QApplication::setLayoutDirection(Qt::RightToLeft);",
      not: "importButton->setLayoutDirection(Qt::RightToLeft);",
      source: "https://doc.qt.io/qt-6/qguiapplication.html#layoutDirection-prop"),
    SourceSign(
      .qt, .view([.rightToLeft]), in: [.c, .python],
      [
        "setLayoutDirection( QLocale", "setLayoutDirection( locale",
        "setLayoutDirection( isRightToLeft", "setLayoutDirection( rtl",
      ],
      example: "box->setLayoutDirection(locale.textDirection());",
      not: "box->setLayoutDirection(Qt::LeftToRight);",
      source:
        "https://doc.qt.io/qt-6/qguiapplication.html#layoutDirection-prop; buttons, menus and boxes draw their texts in"
        + " it: qt_format_text in qpainter.cpp"),
    SourceSign(
      .qt, .view([.rightToLeft]), in: [.c, .python, .script],
      [
        "QT_LAYOUT_DIRECTION", "\"qt_", "\"qtbase\"", "\"qtbase_", "load(\u{2026}qtbase",
        "QLibraryInfo::TranslationsPath",
        "QLibraryInfo.TranslationsPath",
        "LibraryPath.TranslationsPath", "LibraryLocation.TranslationsPath", "<LXQt/Application>",
        "<LXQt/SingleApplication>",
      ],
      example: "translator.load(QLocale(), \"qtbase\", \"_\", path);",
      not: "translator.load(QLocale(), \"app\", \"_\", path);",
      source:
        "the translations of Qt hold QT_LAYOUT_DIRECTION, which gives the application its direction:"
        + " QGuiApplication, layoutDirection"),
    SourceSign(
      .qt, .windows, in: [.c, .python],
      [
        "<QApplication", "<QtWidgets", "<QMainWindow", "<QDialog", "<QWidget", "QtWidgets import",
        "import QtWidgets",
      ],
      example: "#include <QMainWindow>", not: "#include <QObject>",
      source: "https://doc.qt.io/qt-6/qwidget.html#layoutDirection-prop"),
    SourceSign(
      .qt, .mirroring(true), in: [.c, .python],
      [
        "KLocalizedString", "DApplication", "DGuiApplicationHelper", "setLayoutDirection(",
        "\"qtbase\u{2026}\"", "\"qt_\u{2026}\"", "/qtbase_\u{2026}\"", "/qt_\u{2026}\"",
        "\"qt\", \"_\"",
      ],
      example: "#include <KLocalizedString>", not: "#include <KLocalizedStrings>",
      source:
        "https://api.kde.org/ki18n-index.html and https://github.com/linuxdeepin/dtkwidget load the translations of Qt"
    ),
    SourceSign(
      .win32, .application([.rightToLeft]), in: .c,
      ["WS_EX_LAYOUTRTL", "WS_EX_RTLREADING", "SetProcessDefaultLayout( LAYOUT_RTL"],
      example:
        "CreateWindowEx(isRtl ? WS_EX_LAYOUTRTL : 0, L\"STATIC\", text, WS_CHILD, 0, 0, 9, 9, w, 0, i, 0);",
      not: "CreateWindowEx(WS_EX_LEFT, L\"STATIC\", text, WS_CHILD, 0, 0, 9, 9, w, 0, i, 0);",
      source: "https://learn.microsoft.com/windows/win32/winmsg/extended-window-styles"),
    SourceSign(
      .javaFX, .use, in: .java, ["import javafx.scene"],
      example: "import javafx.scene.control.Label;", not: "import javafx.util.Pair;",
      source: "https://openjfx.io/javadoc/21/"),
    SourceSign(
      .javaFX, .application([.rightToLeft]), in: .xaml, ["nodeOrientation='RIGHT_TO_LEFT"],
      example: "<VBox nodeOrientation=\"RIGHT_TO_LEFT\">",
      not: "<VBox nodeOrientation=\"INHERIT\">",
      source:
        "https://openjfx.io/javadoc/21/javafx.fxml/javafx/fxml/doc-files/introduction_to_fxml.html"),
    SourceSign(
      .javaFX, .application([.rightToLeft]), in: .java,
      ["NodeOrientation.RIGHT_TO_LEFT", "setNodeOrientation("], at: .assignment,
      example: "scene.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);",
      not: "scene.getEffectiveNodeOrientation()",
      source:
        "https://openjfx.io/javadoc/21/javafx.graphics/javafx/geometry/NodeOrientation.html"),
    SourceSign(
      .swing, .use, in: .java, ["import javax.swing"],
      example: "import javax.swing.JLabel;", not: "import javax.swingx.JLabel;",
      source: "https://docs.oracle.com/javase/tutorial/uiswing/"),
  ]

  // MARK: .NET

  private static let dotNet: [SourceSign] = [
    SourceSign(
      .windowsForms, .use, in: .dotNet,
      [
        "class \u{2026}: Form", "System.Windows.Forms.Form", "Inherits Form", "new Form(",
        "new System.Windows.Forms.Label", "new System.Windows.Forms.LinkLabel",
        "new System.Windows.Forms.Button", "Application.EnableVisualStyles(",
      ],
      example: "class Editor : Form\n{", not: "class Editor : Formatter\n{",
      source:
        "https://learn.microsoft.com/dotnet/api/system.windows.forms.form; other programs use the namespace for the"
        + " clipboard, or for a menu of the system"),
    SourceSign(
      .windowsForms, .application([.rightToLeft]), in: .dotNet,
      ["RightToLeft.Yes", "RightToLeftLayout = true", "RightToLeft = \u{2026}IsRightToLeft"],
      at: .assignment, example: "this.RightToLeft = System.Windows.Forms.RightToLeft.Yes;",
      not: "this.RightToLeft = System.Windows.Forms.RightToLeft.No;",
      source: "https://learn.microsoft.com/dotnet/api/system.windows.forms.control.righttoleft"),
    SourceSign(
      .windowsForms, .application([.rightToLeft]), in: .resx,
      ["$this.RightToLeft'\u{2026}<value>Yes<", "$this.RightToLeftLayout'\u{2026}<value>True<"],
      example: "<data name=\"$this.RightToLeft\">\n  <value>Yes</value>\n</data>",
      not: "<data name=\"$this.RightToLeft\">\n  <value>No</value>\n</data>",
      source: "https://learn.microsoft.com/dotnet/api/system.windows.forms.righttoleft"),
    SourceSign(
      .wpf, .use, in: .xaml, ["schemas.microsoft.com/winfx/2006/xaml/presentation"],
      example: "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\">",
      not: "<ContentPage xmlns=\"http://schemas.microsoft.com/dotnet/2021/maui\">",
      source: "https://learn.microsoft.com/dotnet/desktop/wpf/xaml/"),
    SourceSign(
      .wpf, .application([.rightToLeft]), in: .xaml, ["FlowDirection = '{"],
      example: "<Window FlowDirection=\"{Binding Direction}\">",
      not: "<TextBox FlowDirection=\"LeftToRight\">",
      source: "https://learn.microsoft.com/dotnet/api/system.windows.frameworkelement.flowdirection"
    ),
    SourceSign(
      .wpf, .application([.rightToLeft]), in: .xaml, ["FlowDirection = 'RightToLeft'"],
      at: .rootElement, example: "<Window x:Class=\"Main\" FlowDirection=\"RightToLeft\">",
      not: "<Window>\n  <CheckBox FlowDirection=\"RightToLeft\"/>",
      source: "https://learn.microsoft.com/dotnet/api/system.windows.frameworkelement.flowdirection"
    ),
    SourceSign(
      .wpf, .application([.rightToLeft]), in: [.dotNet, .codeBehind],
      [
        "window.FlowDirection =", "this.FlowDirection =",
        "System.Windows.FlowDirection.RightToLeft",
      ],
      example: "this.FlowDirection = FlowDirection.RightToLeft;",
      not: "panel.FlowDirection = FlowDirection.RightToLeft;",
      source:
        "https://learn.microsoft.com/dotnet/api/system.windows.frameworkelement.flowdirection; a FlowLayoutPanel of"
        + " Windows Forms has a property of this name for the order of its controls"),
    SourceSign(
      .winUI, .view([.rightToLeft]), in: .xaml, ["TextReadingOrder = 'UseFlowDirection'"],
      example: "<TextBlock TextReadingOrder=\"UseFlowDirection\">",
      not: "<TextBlock TextReadingOrder=\"DetectFromContent\">",
      source:
        "https://learn.microsoft.com/windows/windows-app-sdk/api/winrt/microsoft.ui.xaml.textreadingorder"
    ),
  ]
}
