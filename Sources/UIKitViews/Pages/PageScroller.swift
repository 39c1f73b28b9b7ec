import GtkBridge

/// The scroll view of a ``UIPageViewController``, with its pages beside each other.
@MainActor
final class PageScroller: UIScrollView, UIScrollViewDelegate {
  private weak var controller: UIPageViewController?
  private let isHorizontal: Bool
  private var pages: [UIView] = []
  /// The page on screen, while it is not being turned.
  private var home = 0

  init(of controller: UIPageViewController) {
    self.controller = controller
    isHorizontal = controller.navigationOrientation == .horizontal
    super.init(frame: .zero)
    delegate = self
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private var pageLength: CGFloat { isHorizontal ? bounds.width : bounds.height }

  /// The number of the page at the start of the view, with the part of it that is out of sight.
  var position: Double {
    guard pageLength > 0 else { return Double(home) }
    return Double((isHorizontal ? contentOffset.x : contentOffset.y) / pageLength)
  }

  /// Shows pages beside each other, at one of them.
  func show(_ pages: [UIView], at home: Int) {
    self.home = home
    for page in self.pages where !pages.contains(page) && page.superview === self { page.removeFromSuperview() }
    self.pages = pages
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = true
      if page.superview !== self { addSubview(page) }
    }
    placePages()
    contentOffset = offset(of: home)
  }

  /// Turns to a page with an animation.
  func turn(to page: Int) { setContentOffset(offset(of: page), animated: true) }

  private func offset(of page: Int) -> CGPoint {
    let distance = CGFloat(page) * pageLength
    return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  private func placePages() {
    let size = bounds.size
    for (index, page) in pages.enumerated() {
      let frame = CGRect(origin: offset(of: index), size: size)
      if page.frame != frame { page.frame = frame }
    }
    let count = CGFloat(pages.count)
    contentSize = CGSize(
      width: size.width * (isHorizontal ? count : 1), height: size.height * (isHorizontal ? 1 : count))
  }

  override var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      placePages()
      // The page on screen stays there.
      contentOffset = offset(of: home)
    }
  }

  // MARK: Movements

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.didScroll() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.didRest() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.didRest() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.didRest() }
  }
}
