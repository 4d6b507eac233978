#if canImport(UIKit)
  import BidiAttributed
  import BidiLayout
  import BidiText
  import BidiUIKit
  import SampleScreens
  import UIKit

  /// A label with a mixed sentence, an image that shows a direction, and what an audit says of both.
  ///
  /// A tap on the button in the corner pushes another such screen. It has a `leftBarButtonItem`, with
  /// which UIKit's own back gesture would be off.
  final class TextScreen: UIViewController {
    private let label = UILabel()
    private let imageView = UIImageView()
    private let images = DirectionalImages(mirrored: ["forward"])
    private let modalTransitions = ModalTransitions()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      label.numberOfLines = 0
      view.addSubview(label)
      imageView.image = images.image(named: "forward")
      view.addSubview(imageView)
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Sheet", primaryAction: UIAction { [weak self] _ in self?.presentSheet() })
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Push",
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(TextScreen(), animated: true)
        })
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let direction = LayoutDirection(view.effectiveUserInterfaceLayoutDirection)
      let environment = ParagraphEnvironment(layoutDirection: WritingDirection(direction))
      label.attributedText = NSAttributedString(string: SampleScreens.notification)
        .resolvingBidiParagraphs(in: environment)
      // Authored from the leading side, resolved once.
      let insets = BidiLayout.EdgeInsets(view.safeAreaInsets).directional(in: direction)
      let width = Double(view.bounds.width)
      let row = BidiLayout.Rect(
        x: insets.leading + 64, y: insets.top + 16, width: width - 128, height: 60)
      label.frame = CGRect(row.resolved(inWidth: width, direction))
      let icon = BidiLayout.Rect(x: insets.leading + 16, y: insets.top + 26, width: 40, height: 40)
      imageView.frame = CGRect(icon.resolved(inWidth: width, direction))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      for finding in LayoutAudit(Scene(view: view)).findings() {
        print(finding.path.joined(separator: "/"), finding.explanation, finding.cure)
      }
    }

    private func presentSheet() {
      let sheet = SwiftUIScreen.controller()
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = modalTransitions
      modalTransitions.attach(to: sheet)
      present(sheet, animated: true)
    }
  }
#endif
