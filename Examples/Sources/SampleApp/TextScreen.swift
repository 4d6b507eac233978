#if canImport(UIKit)
  import BidiAttributed
  import BidiLayout
  import BidiSource
  import BidiText
  import BidiUIKit
  import SampleScreens
  import UIKit

  /// A label with a mixed sentence, images that show a direction, and what an audit says of all.
  ///
  /// A tap on the button in the corner pushes another such screen. It has a `leftBarButtonItem`, with
  /// which UIKit's own back gesture would be off.
  final class TextScreen: UIViewController {
    private let label = UILabel()
    private let caption = UILabel()
    private let imageView = UIImageView()
    private let dial = DialView()
    private let images = DirectionalImages(mirrored: ["forward"], bundle: .module)
    // A screen does not keep the delegate of its transitions.
    private let modalTransitions = ModalTransitions()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        BidiLayout.DirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 16))
      label.numberOfLines = 0
      caption.text = "2 min"
      imageView.image = images.image(named: "forward")
      [label, caption, imageView, dial].forEach(view.addSubview(_:))
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
      let direction = UserInterfaceLayoutDirection(view.effectiveUserInterfaceLayoutDirection)
      let environment = ParagraphEnvironment(layoutDirection: direction)
      label.attributedText = NSAttributedString(string: SampleScreens.notification)
        .resolvingBidiParagraphs(in: environment)
      caption.textAlignment = NSTextAlignment(.trailing, in: direction)
      // Authored from the leading side, resolved once.
      let insets = BidiLayout.DirectionalEdgeInsets(view.directionalLayoutMargins)
      let size = LayoutSize(view.bounds.size)
      let lineWidth = size.width - insets.leading - insets.trailing
      func place(_ view: UIView, x: Double, y: Double, width: Double, height: Double) {
        let frame = LayoutRect(
          x: insets.leading + x, y: insets.top + y, width: width, height: height)
        view.frame = CGRect(frame.resolved(inWidth: size.width, direction))
      }
      place(imageView, x: 0, y: 10, width: 40, height: 40)
      place(label, x: 52, y: 0, width: lineWidth - 52, height: 60)
      place(caption, x: 0, y: 64, width: lineWidth, height: 20)
      place(dial, x: 0, y: 100, width: 60, height: 60)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let scene = LayoutScene(view: view)
      for finding in LayoutAudit(scene).findings() {
        print(finding.node?.description ?? "", finding.explanation, finding.cure)
      }
      do {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("screen.svg")
        try SampleScreens.drawing(of: scene).write(to: url, atomically: true, encoding: .utf8)
        print("both directions:", url.path)
      } catch {
        print(error)
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
