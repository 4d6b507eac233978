#if canImport(UIKit)
  import BidiText
  import BidiUIKit
  import SampleScreens
  import SwiftUI
  import UIKit

  /// The sentence in SwiftUI, in a stack that can be swiped back in.
  struct SwiftUIScreen: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Text(SampleScreens.notification).bidiText(
            SampleScreens.notification, by: .wordShare(above: 0.4))
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
