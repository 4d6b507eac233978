import UIKit

final class Pages: UIViewController {
  let next = UIImage(named: "arrow_right")
  let back = UIImage(named: "back")
}
