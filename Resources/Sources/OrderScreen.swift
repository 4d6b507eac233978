// A sample with faults, for `bidi-scene audit Resources/Sources`. It is not compiled.
import SwiftUI
import UIKit

/// A screen of UIKit with what stays at the left from right to left.
final class OrderViewController: UIViewController {
  private let titleLabel = UILabel()
  private let badge = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    view.addSubview(badge)
    titleLabel.textAlignment = .left
    badge.image = UIImage(systemName: "chevron.right")
    NSLayoutConstraint.activate([
      titleLabel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }
}

/// A row of SwiftUI: its symbols point the same way in every interface.
struct OrderRow: View {
  var body: some View {
    HStack {
      Image(systemName: "chevron.left")
      Label("Next", systemImage: "arrow.right")
      Text("12:30").environment(\.layoutDirection, .leftToRight)
    }
  }
}
