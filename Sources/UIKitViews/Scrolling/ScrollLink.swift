import Foundation
import GtkBridge
import GtkObjects

/// The connection of a ``UIScrollView`` with the GtkScrolledWindow that moves its content.
@MainActor
package final class ScrollLink: ScrollHost {
  private weak var view: UIScrollView?
  let window: Gtk.ScrolledWindow
  /// The widget that contains the scroll view's window and the layers above it.
  package let layers: Gtk.Overlay
  /// Indicates whether the widget determines the size of the content.
  private let measuresContent: Bool
  /// The gestures by which the user refreshes the content.
  private(set) lazy var pull = PullToRefresh(window, in: layers)
  private lazy var motion = Gtk.ScrollMotion(of: window)
  /// The offset that the program has set before the view's first layout.
  private var wanted: CGPoint?
  /// Indicates whether the program is moving the content.
  private var isMoving = false
  /// The number of the current animation, which ends the earlier ones.
  private var glides = 0
  /// The time until which the list's own movements belong to the running animation. Its next frame may come late.
  private var glidesUntil = 0.0
  private var isPaging = false
  /// The focus ring for paging, because the arrow keys turn the pages. GTK's scrolled windows have none.
  private lazy var pagesRing = StyleUse(
    of: "&:focus-visible{outline:2px solid alpha(@theme_selected_bg_color,0.7);outline-offset:-2px;}")
  /// Indicates whether the keys for paging are connected.
  private var hasKeys = false
  /// The zoom gestures, which are created when the program permits zooming.
  private var zoom: ScrollZoom?
  /// Called when the size of the content or its insets may have changed.
  var contentDidChange: (() -> Void)?

  package init(_ view: UIScrollView, _ window: Gtk.ScrolledWindow, in layers: Gtk.Overlay, measuresContent: Bool) {
    self.view = view
    self.window = window
    self.layers = layers
    self.measuresContent = measuresContent
    for axis in Axis.allCases {
      window.onScroll(
        on: axis, offset: { [weak self] in self?.windowDidMove() }, length: { [weak self] in self?.lengthDidChange() })
    }
    // A list without rows has no lengths.
    if measuresContent { window.afterEachLayout { [weak self] in self?.placeScreen() } }
    window.onLift { [weak self] in self?.view?.movement.didLift() }
    if view.contentOffset != .zero { wanted = view.contentOffset }
    view.scrollHost = self
    view.movement.onRest = { [weak self] in self?.settle() }
    scrollingDidChange()
    refresherDidChange()
  }

  /// Attaches the view's refresh control, if there is one.
  func refresherDidChange() { (view?.refresher as? UIRefreshControl)?.attach(to: self) }

  private var insets: UIEdgeInsets { measuresContent ? .zero : view?.contentInset ?? .zero }

  /// The offset on screen.
  private var offset: CGPoint {
    CGPoint(x: window.offset(on: .horizontal) - insets.left, y: window.offset(on: .vertical) - insets.top)
  }

  // MARK: The program

  package func scroll(to offset: CGPoint, animated: Bool) {
    glides += 1
    glidesUntil = 0
    guard let view else { return }
    if !isLaidOut {
      wanted = offset
      view.move(to: offset)
    } else {
      let goal = measuresContent ? offset : view.limited(offset)
      if animated, window.isMapped, Gtk.DesktopSettings.animationsAreEnabled { return glide(to: goal) }
      show(goal)
    }
    if animated { didGlide() }
  }

  private func show(_ offset: CGPoint) {
    isMoving = true
    if !measuresContent { setLengths() }
    window.setOffset(offset.x + insets.left, on: .horizontal)
    window.setOffset(offset.y + insets.top, on: .vertical)
    isMoving = false
    view?.move(to: self.offset)
  }

  /// Sets the lengths of the content in GTK before GTK places the content, so that GTK keeps the offset until then.
  private func setLengths() {
    guard let view else { return }
    window.setLength(
      max(view.contentSize.width + insets.left + insets.right, view.bounds.width), page: view.bounds.width,
      on: .horizontal)
    window.setLength(
      max(view.contentSize.height + insets.top + insets.bottom, view.bounds.height), page: view.bounds.height,
      on: .vertical)
  }

  /// Called before the content is placed.
  func prepare() {
    guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return }
    window.setCoveredEdges(
      EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    let goal = view.limited(wanted ?? view.contentOffset)
    wanted = nil
    show(goal)
  }

  private var isLaidOut: Bool { window.pageLength(on: .vertical) > 0 }

  private func glide(to goal: CGPoint) {
    let (start, number) = (offset, glides)
    var began: Double?
    expectFrame()
    window.onFrames { [weak self] time in
      guard let self, number == glides else { return false }
      let first = began ?? time
      began = first
      expectFrame()
      let left = 1 - min((time - first) / Self.duration, 1)
      let part = 1 - left * left * left
      show(CGPoint(x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part))
      if left == 0 {
        glidesUntil = 0
        didGlide()
      }
      return left > 0
    }
  }

  private func expectFrame() { glidesUntil = ProcessInfo.processInfo.systemUptime + 1 }

  /// The duration of a movement, in seconds.
  private static let duration = 0.25

  private func didGlide() {
    if let view { view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view) }
  }

  // MARK: The widget

  private func windowDidMove() {
    guard !isMoving, let view, isLaidOut, offset != view.contentOffset else { return }
    // A list moves by itself while it learns the heights of rows that become visible.
    if measuresContent, ProcessInfo.processInfo.systemUptime < glidesUntil { return view.move(to: offset) }
    glides += 1
    view.movement.didMove()
    view.move(to: offset)
  }

  /// Gives a list without a superview, which no layout places, the size of its widget.
  private func placeScreen() {
    guard let view, view.superview == nil else { return }
    let size = CGSize(width: window.width, height: window.height)
    if size != view.bounds.size { view.place(at: CGRect(origin: view.frame.origin, size: size)) }
  }

  private func lengthDidChange() {
    guard let view, !isMoving, isLaidOut else { return }
    if measuresContent {
      let (width, height) = (window.pageLength(on: .horizontal), window.pageLength(on: .vertical))
      let (x, y) = (window.lastOffset(on: .horizontal), window.lastOffset(on: .vertical))
      placeScreen()
      view.contentSize = CGSize(width: x + width, height: y + height)
    }
    if let wanted { show(wanted) } else { view.move(to: offset) }
    wanted = nil
  }

  package func scrollingDidChange() {
    guard let view else { return }
    contentDidChange?()
    if !measuresContent {
      var hidden: Axis.Set = []
      if !view.showsHorizontalScrollIndicator { hidden.insert(.horizontal) }
      if !view.showsVerticalScrollIndicator { hidden.insert(.vertical) }
      window.setHidesBars(hidden)
    } else {
      window.setHidesBars(view.showsVerticalScrollIndicator ? [] : [.horizontal, .vertical])
    }
    window.isUserScrollingEnabled = view.isScrollEnabled
    if zoom == nil, view.maximumZoomScale > view.minimumZoomScale { zoom = ScrollZoom(of: view, in: window) }
    guard view.isPagingEnabled != isPaging else { return }
    isPaging = view.isPagingEnabled
    (isPaging ? window.addStyleClass : window.removeStyleClass)(pagesRing.name)
    guard isPaging else { return window.setSteps(nil, end: nil) }
    turnPagesByKeys()
    window.setSteps({ [weak self] axis, notches in self?.turnPages(on: axis, by: notches) ?? false }, end: nil)
  }

  // MARK: Pages

  private func turnPages(on axis: Axis, by notches: Double) -> Bool {
    let steps = motion.wholeSteps(notches)
    guard steps != 0, let view else { return true }
    view.movement.didMove()
    turnPages(on: axis, count: steps)
    return true
  }

  /// Moves the content by pages.
  package func turnPages(on axis: Axis, count: Int) {
    guard let view else { return }
    let page = nearestPage(to: offset)
    let width = axis == .horizontal ? CGFloat(count) * pageSize.width : 0
    let height = axis == .vertical ? CGFloat(count) * pageSize.height : 0
    scroll(to: view.limited(CGPoint(x: page.x + width, y: page.y + height)), animated: true)
  }

  /// The distances between pages, if they differ from the size of the view.
  package var stops: PageStops?

  private var pageSize: CGSize { stops?.size ?? view?.bounds.size ?? .zero }

  private func turnPagesByKeys() {
    guard !hasKeys else { return }
    hasKeys = true
    let keys: [(String, Axis?, Double)] = [
      ("Left", .horizontal, -1), ("Right", .horizontal, 1), ("Up", .vertical, -1), ("Down", .vertical, 1),
      ("Page_Up", nil, -1), ("Page_Down", nil, 1),
    ]
    for (key, axis, notches) in keys {
      window.onKeys(key) { [weak self] in
        guard let self, isPaging else { return false }
        let isWide = window.lastOffset(on: .horizontal) > 0
        let axis = axis ?? (isWide ? .horizontal : .vertical)
        return window.lastOffset(on: axis) > 0 && turnPages(on: axis, by: notches)
      }
    }
  }

  private func nearestPage(to offset: CGPoint) -> CGPoint {
    let (size, start) = (pageSize, stops?.start ?? .zero)
    guard let view, size.width > 0, size.height > 0 else { return offset }
    return view.limited(
      CGPoint(
        x: ((offset.x - start.x) / size.width).rounded() * size.width + start.x,
        y: ((offset.y - start.y) / size.height).rounded() * size.height + start.y))
  }

  /// Shows a whole page after the user has moved the content.
  private func settle() {
    guard isPaging else { return }
    let page = nearestPage(to: offset)
    if abs(page.x - offset.x) > 0.5 || abs(page.y - offset.y) > 0.5 { scroll(to: page, animated: true) }
  }
}

/// The positions at which content comes to rest, if their distance differs from the size of the view.
package struct PageStops: Equatable {
  package var size: CGSize
  package var start = CGPoint.zero

  package init(size: CGSize, start: CGPoint = .zero) {
    (self.size, self.start) = (size, start)
  }
}
