#if canImport(UIKit)
  import BidiInteraction
  import BidiLayout
  import BidiText
  import BidiUIKit
  import UIKit

  /// Pages, the first one at the leading edge, above cells that begin there too.
  ///
  /// A pan from the leading edge of the screen goes back to the first page.
  final class PagesScreen: UIViewController, UICollectionViewDataSource, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let pageViews = [UIColor.systemBlue, .systemTeal, .systemIndigo].map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    private let pageControl = UIPageControl()
    private let caption = UILabel()
    private let cells = UICollectionView(
      frame: .zero, collectionViewLayout: DirectionalFlowLayout())
    private let edgePan = UIScreenEdgePanGestureRecognizer()
    private var placedWidth: CGFloat = 0

    private var pages: PagedScroll { PagedScroll(scrollView, pageCount: pageViews.count) }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Pages"
      view.backgroundColor = .systemBackground
      scrollView.delegate = self
      // Pages, but by `PagedScroll`.
      scrollView.decelerationRate = .fast
      pageViews.forEach(scrollView.addSubview(_:))
      pageControl.numberOfPages = pageViews.count
      cells.dataSource = self
      cells.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      [scrollView, pageControl, caption, cells].forEach(view.addSubview(_:))
      edgePan.addTarget(self, action: #selector(pannedFromEdge(_:)))
      view.addGestureRecognizer(edgePan)
      scrollView.panGestureRecognizer.require(toFail: edgePan)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let direction = UserInterfaceLayoutDirection(view.effectiveUserInterfaceLayoutDirection)
      edgePan.edges = UIRectEdge(BackGesture.edge(in: direction))
      let width = view.bounds.width
      guard width != placedWidth else { return }
      let isFirst = placedWidth == 0
      let page = isFirst ? 0 : pages.currentPage
      placedWidth = width
      scrollView.frame = CGRect(x: 0, y: 100, width: width, height: 200)
      pageControl.frame = CGRect(x: 0, y: 300, width: width, height: 30)
      caption.frame = CGRect(x: 0, y: 330, width: width, height: 20)
      cells.frame = CGRect(x: 0, y: 360, width: width, height: 200)
      pages.setContentSize()
      for (number, view) in pageViews.enumerated() { pages.placePage(view, at: number) }
      pages.show(page: page, animated: false)
    }

    @objc private func pannedFromEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
      if recognizer.state == .began { scrollView.scrollToLeadingEdge(animated: true) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      pageControl.currentPage = pages.currentPage
      caption.text = "\(Int(scrollView.logicalScroll(along: .horizontal).offset))"
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee = pages.restingOffset(velocity: velocity)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      // The first cell is the darkest one.
      cell.contentView.backgroundColor = UIColor.systemBlue
      cell.contentView.alpha = 1 - CGFloat(indexPath.item) / 8
      return cell
    }
  }
#endif
