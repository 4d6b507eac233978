#if canImport(UIKit)
  import BidiLayout
  import BidiText
  import BidiUIKit
  import SampleScreens
  import SwiftUI
  import UIKit

  /// The sentence in SwiftUI, in a stack that can be swiped back in.
  struct SwiftUIScreen: View {
    @State private var answer = ""

    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          VStack {
            DirectionalText(SampleScreens.notification, by: .wordShare(above: 0.4))
            TextField("Answer", text: $answer).bidiText(answer)
          }
          .padding(
            SwiftUI.EdgeInsets(
              BidiLayout.DirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 16)))
        }
        .backSwipe(SampleScreens.backSwipe)
      }
    }

    /// The screen as a view controller.
    @MainActor static func controller() -> UIViewController {
      UIHostingController(rootView: SwiftUIScreen())
    }
  }
#endif
