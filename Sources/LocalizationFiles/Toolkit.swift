/// A toolkit whose views show the texts of a format.
///
/// What its views do with the direction of a paragraph is told where texts are judged.
package enum Toolkit: String, Sendable, Hashable, CaseIterable {
  /// UIKit, AppKit and SwiftUI.
  case uiKit = "UIKit and AppKit"
  /// Views of Android.
  case android = "Android"
  /// Texts of Compose Multiplatform.
  case compose = "Compose"
  /// Widgets of Flutter.
  case flutter = "Flutter"
  /// Components of React Native.
  case reactNative = "React Native"
  /// Pages in a browser.
  case web = "web pages"
  /// Widgets of GTK.
  case gtk = "GTK"
  /// Widgets of Qt.
  case qt = "Qt"
  /// Windows of wxWidgets.
  case wx = "wxWidgets"
  /// Controls of Windows, which a program in C makes itself.
  case win32 = "Windows"
  /// Controls of Windows Forms.
  case windowsForms = "Windows Forms"
  /// Elements of WPF.
  case wpf = "WPF"
  /// Controls of WinUI and UWP.
  case winUI = "WinUI"
  /// Components of Swing.
  case swing = "Swing"
  /// Nodes of JavaFX.
  case javaFX = "JavaFX"
  /// Pages of Yelp, the reader of GNOME's help.
  case help = "pages of help"
  /// Pages of stores of apps.
  case store = "store pages"
}

/// The toolkits that may show the texts of a format.
package struct FormatToolkits: Sendable, Hashable {
  /// The toolkits that the format is for.
  package let main: [Toolkit]

  /// Toolkits that show such texts in a project that uses none of ``main``.
  package let others: [Toolkit]

  /// The toolkit that shows the texts where the project's sources tell nothing; nil where that is not known.
  package let usual: Toolkit?

  /// A format for one toolkit.
  init(only toolkit: Toolkit) {
    (main, others, usual) = ([toolkit], [], toolkit)
  }

  /// A format for several toolkits.
  init(_ main: [Toolkit], others: [Toolkit] = [], usual: Toolkit? = nil) {
    (self.main, self.others, self.usual) = (main, others, usual)
  }
}
