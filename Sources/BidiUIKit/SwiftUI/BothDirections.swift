#if canImport(UIKit) && canImport(SwiftUI)
  public import Foundation
  public import SwiftUI

  /// A view twice, from left to right and from right to left: for previews.
  ///
  /// ```swift
  /// #Preview {
  ///   BothDirections { ProfileRow(name: "小明") }
  /// }
  /// ```
  ///
  /// Both have room beside each other where the preview is wide, else one stands below the other. Each is laid out by its own
  /// `layoutDirection` and `locale`, so texts of a string catalog come in the language. A view of UIKit is put in by
  /// `UIViewRepresentable`.
  public struct BothDirections<Content: View>: View {
    private let locale: Locale
    private let content: Content

    /// Makes the view.
    ///
    /// - Parameters:
    ///   - locale: The language of the view from right to left; that from left to right is in English.
    ///   - content: The view.
    public init(
      locale: Locale = Locale(identifier: "ar"), @ViewBuilder content: () -> Content
    ) {
      self.locale = locale
      self.content = content()
    }

    /// Both views, each with a line that says which it is.
    public var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 24) { both }
        VStack(alignment: .center, spacing: 24) { both }
      }
      // The order of both is that of a page, not that of the preview.
      .environment(\.layoutDirection, .leftToRight)
    }

    @ViewBuilder private var both: some View {
      pane("left to right", .leftToRight, Locale(identifier: "en"))
      pane("right to left, \(locale.identifier)", .rightToLeft, locale)
    }

    private func pane(
      _ name: String, _ direction: SwiftUI.LayoutDirection, _ locale: Locale
    ) -> some View {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: name).font(.caption).foregroundColor(.secondary)
        content
          .environment(\.layoutDirection, direction)
          .environment(\.locale, locale)
      }
    }
  }
#endif
