import Graphics
import GtkBridge
import GtkObjects

/// The scroll view of a ``UIPageViewController``, with its pages beside each other.
@MainActor
final class PageScroller: UIScrollView, UIScrollViewDelegate {
  private weak var controller: UIPageViewController?
  private let isHorizontal: Bool
  private var pages: [UIView] = []
  /// The page on screen, while it is not being turned.
  private var home = 0
  /// The offset at the start of a mouse drag, and the drag's movement since then.
  private var drag: (start: CGPoint, track: SwipeTrack)?

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

  /// The page at the start of the view, with its hidden part as a fraction.
  var position: Double {
    guard pageLength > 0 else { return Double(home) }
    return Double((isHorizontal ? contentOffset.x : contentOffset.y) / pageLength)
  }

  /// Shows pages beside each other, and scrolls to one of them.
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
      // The current page stays on screen.
      contentOffset = offset(of: home)
    }
  }

  // MARK: The mouse

  /// Lets the mouse move the pages, as a finger does.
  func followMouse() {
    realize().onMouseDrag(
      along: isHorizontal ? .horizontal : .vertical, move: { [weak self] in self?.dragPages(by: $0) ?? false },
      end: { [weak self] _ in self?.letGo() })
  }

  private func dragPages(by distance: Double) -> Bool {
    guard pages.count > 1, isScrollEnabled else { return false }
    var drag = drag ?? (contentOffset, SwipeTrack())
    drag.track.add(distance)
    self.drag = drag
    let moved = CGPoint(
      x: drag.start.x - (isHorizontal ? distance : 0), y: drag.start.y - (isHorizontal ? 0 : distance))
    contentOffset = limited(moved)
    return true
  }

  /// Turns to the page at which a mouse drag was aimed, or to the nearest one.
  private func letGo() {
    guard let track = drag?.track else { return }
    drag = nil
    let isThrown = track.turnsScreen(ofWidth: pageLength)
    let next = track.distance < 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    let page = Int(isThrown ? next : position.rounded())
    turn(to: min(max(page, home - 1, 0), home + 1, pages.count - 1))
  }

  // MARK: Movements

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.didScroll() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.didRest() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.didRest() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.didRest() }
  }
}
