#if canImport(UIKit)
  import BidiUIKit
  import UIKit

  /// Pages, the first one at the leading edge, above cells that begin there too.
  final class PagesScreen: UIViewController, UICollectionViewDataSource {
    private let scrollView = UIScrollView()
    private let pageViews = [UIColor.systemBlue, .systemTeal, .systemIndigo].map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    private let cells = UICollectionView(
      frame: .zero, collectionViewLayout: DirectionalFlowLayout())
    private var placedWidth: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Pages"
      view.backgroundColor = .systemBackground
      scrollView.isPagingEnabled = true
      pageViews.forEach(scrollView.addSubview(_:))
      view.addSubview(scrollView)
      cells.dataSource = self
      cells.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.addSubview(cells)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = view.bounds.width
      guard width != placedWidth else { return }
      let isFirst = placedWidth == 0
      let pages = PagedScroll(scrollView, pageCount: pageViews.count)
      let page = isFirst ? 0 : pages.currentPage
      placedWidth = width
      scrollView.frame = CGRect(x: 0, y: 100, width: width, height: 200)
      cells.frame = CGRect(x: 0, y: 320, width: width, height: 200)
      pages.setContentSize()
      for (number, view) in pageViews.enumerated() { pages.placePage(view, at: number) }
      pages.show(page: page, animated: false)
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
