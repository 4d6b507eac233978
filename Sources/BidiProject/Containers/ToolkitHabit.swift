import BidiText
import BidiJudge
import LocalizationFiles

/// What the views of a toolkit do with the direction of a paragraph.
struct ToolkitHabit: Sendable {
  /// The containers of a text of a right-to-left language, where the sources say nothing else.
  let containers: [DisplayContainer]

  /// Whether a program has to say that a view is right to left, which it is not by itself.
  var isGiven = false

  /// The habit as a clause without a full stop.
  let words: String

  /// Where that is written.
  let source: String
}

extension Toolkit {
  /// What the views of the toolkit do with the direction of a paragraph.
  var habit: ToolkitHabit {
    switch self {
    case .uiKit:
      // semanticContentAttribute mirrors the layout of a view, and leaves the direction of paragraphs alone.
      ToolkitHabit(
        containers: [.natural],
        words: "labels of UIKit and AppKit take the direction of the first letter",
        source:
          "NSWritingDirection.natural: rules P2 and P3 of the Unicode Bidirectional Algorithm; the default of"
          + " NSParagraphStyle.baseWritingDirection,"
          + " https://developer.apple.com/documentation/uikit/nswritingdirection")
    case .android:
      ToolkitHabit(
        containers: [.natural],
        words: "views of Android take the direction of the first letter",
        source:
          "android:textDirection is firstStrong by default,"
          + " https://developer.android.com/reference/android/view/View#attr_android:textDirection")
    case .compose:
      ToolkitHabit(
        containers: [.rightToLeft],
        words: "a text of Compose takes the direction of the layout",
        source:
          "TextDirection.Unspecified takes that of LocalLayoutDirection, which is that of the locale,"
          + " https://developer.android.com/reference/kotlin/androidx/compose/ui/text/style/TextDirection"
      )
    case .flutter:
      ToolkitHabit(
        containers: [.rightToLeft],
        words: "a Text of Flutter takes the direction of the locale",
        source:
          "Text.textDirection defaults to the ambient Directionality,"
          + " https://api.flutter.dev/flutter/widgets/Text/textDirection.html, which WidgetsLocalizations gives the"
          + " direction of the locale,"
          + " https://api.flutter.dev/flutter/widgets/WidgetsLocalizations/textDirection.html")
    case .reactNative:
      ToolkitHabit(
        containers: [.natural],
        words: "a Text of React Native takes the direction of the first letter",
        source:
          "the style writingDirection is auto by default,"
          + " https://reactnative.dev/docs/text-style-props#writingdirection-ios; Android as for its views"
      )
    case .web:
      ToolkitHabit(
        containers: [.rightToLeft], isGiven: true,
        words: "a page has the direction that its dir says",
        source:
          "a document element without dir is left to right,"
          + " https://html.spec.whatwg.org/multipage/dom.html#the-directionality")
    case .gtk:
      ToolkitHabit(
        containers: [.natural],
        words: "labels of GTK take the direction of the first letter",
        source:
          "automatic base direction is on by default,"
          + " https://docs.gtk.org/Pango/method.Layout.set_auto_dir.html")
    case .qt:
      ToolkitHabit(
        containers: [.natural],
        words: "a QLabel takes the direction of the first letter",
        source: "QLabelPrivate::textDirection in qlabel.cpp asks QString::isRightToLeft")
    case .wx:
      ToolkitHabit(
        containers: [.natural, .rightToLeft],
        words:
          "wxWidgets shows labels of GTK, and on Windows controls with the direction of the locale",
        source:
          "wxAppConsole::GetLayoutDirection gives windows the direction of the locale,"
          + " https://docs.wxwidgets.org/stable/classwx_app_console.html;"
          + " https://wxwidgets.org/blog/2006/10/right-to-left-layout-rtl-support-in; GTK as above")
    case .win32:
      ToolkitHabit(
        containers: [.rightToLeft], isGiven: true,
        words: "a control of Windows has the direction that its program gives it",
        source:
          "WS_EX_RTLREADING, left to right without it,"
          + " https://learn.microsoft.com/windows/win32/winmsg/extended-window-styles")
    case .windowsForms:
      ToolkitHabit(
        containers: [.rightToLeft], isGiven: true,
        words: "a control of Windows has the direction that its program gives it",
        source:
          "Control.RightToLeft, and no reading of the text,"
          + " https://learn.microsoft.com/dotnet/api/system.windows.forms.righttoleft")
    case .wpf:
      ToolkitHabit(
        containers: [.rightToLeft], isGiven: true,
        words: "an element of WPF has the direction that its FlowDirection says",
        source:
          "FlowDirection is inherited and left to right by default,"
          + " https://learn.microsoft.com/dotnet/api/system.windows.frameworkelement.flowdirection")
    case .winUI:
      ToolkitHabit(
        containers: [.natural],
        words: "controls of WinUI take the direction of the first letter",
        source:
          "TextReadingOrder is DetectFromContent by default since Windows 10,"
          + " https://learn.microsoft.com/windows/windows-app-sdk/api/winrt/microsoft.ui.xaml.textreadingorder"
      )
    case .swing:
      ToolkitHabit(
        containers: [.natural],
        words: "Swing draws a text in the direction of its first letter",
        source:
          "without TextAttribute.RUN_DIRECTION, java.text.Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT counts,"
          + " https://docs.oracle.com/javase/8/docs/api/java/awt/font/TextAttribute.html#RUN_DIRECTION"
      )
    case .javaFX:
      ToolkitHabit(
        containers: [.rightToLeft], isGiven: true,
        words: "a node of JavaFX has the direction that its nodeOrientation says",
        source:
          "Node.nodeOrientation is inherited, and that of a scene is left to right by default,"
          + " https://openjfx.io/javadoc/21/javafx.graphics/javafx/scene/Node.html#nodeOrientationProperty()"
      )
    case .help:
      ToolkitHabit(
        containers: [.rightToLeft],
        words: "Yelp gives a page of help the direction of its language",
        source:
          "yelp-xsl, the template l10n.direction and the attribute dir of html,"
          + " https://gitlab.gnome.org/GNOME/yelp-xsl")
    case .store:
      ToolkitHabit(
        containers: [.natural],
        words: "it is not known which direction stores give texts",
        source: "none; the first letter, as in labels of the systems that the stores are part of")
    }
  }
}
