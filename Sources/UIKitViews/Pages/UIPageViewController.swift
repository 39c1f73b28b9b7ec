import Foundation
import GtkBridge
import GtkObjects

/// A container that shows one page at a time. The user turns the pages by swiping, by dragging with the mouse, or with
/// the wheel, the arrow keys or the dots.
///
/// Mirrors `UIPageViewController`. Every style of transition scrolls.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The movement of the pages. Both scroll.
  public enum TransitionStyle: Int, Sendable {
    /// The page of a book. Here as `scroll`.
    case pageCurl
    /// The pages move.
    case scroll
  }
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }
  /// The direction in which the program turns the page.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }
  /// The place of the spine of a book. Pages that scroll have none.
  public enum SpineLocation: Int, Sendable {
    /// No spine. All controllers have it here.
    case none
    /// At the first edge.
    case min
    /// Between two pages.
    case mid
    /// At the last edge.
    case max
  }
  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, which equals UIKit's.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Kept, without effect: pages that scroll have no spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, a `CGFloat`. Kept, without effect.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The object that provides the pages. Without one, only the program turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { loadNeighbours() } }
  /// The object that receives the page turns of the user.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style of the transition.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine: none.
  public var spineLocation: SpineLocation { .none }
  /// Kept, without effect: pages that scroll have one side.
  open var isDoubleSided = false

  /// The page on screen, as a list of one.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  private(set) var current: UIViewController?
  /// The page to which the user or the program is turning.
  private var pending: UIViewController?
  /// The pages beside each other in the scroll view, in their order.
  private var pages: [UIViewController] = []
  private var completion: ((Bool) -> Void)?
  private var isTurnedByProgram = false
  /// The index of the current dot.
  private var dot = 0
  private lazy var scroller = PageScroller(of: self)
  private lazy var dots = UIPageControl()
  /// Indicates whether the pages are being arranged: this movement turns no page.
  private var isArranging = false

  /// Creates a container without a page. The options have no effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  open override func loadView() {
    scroller.followMouse()
    dots.isHidden = true
    dots.addAction(UIAction { [weak self] _ in self?.turnToDot() }, for: .valueChanged)
    dots.setContentHuggingPriority(.required, for: .vertical)
    let column = UIStackView(arrangedSubviews: [scroller, dots])
    column.axis = .vertical
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = column
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
    showDots()
  }

  // MARK: Pages

  /// Shows a page, the first element of `viewControllers`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    finish()
    guard let next = viewControllers?.first, next !== current else {
      completion?(true)
      return
    }
    guard animated, let previous = current, appearanceState == .appeared else {
      replace(by: next)
      completion?(true)
      return
    }
    (isTurnedByProgram, self.completion) = (true, completion)
    pages = direction == .forward ? [previous, next] : [next, previous]
    arrange()
    pending = next
    previous.beginAppearanceTransition(false, animated: true)
    next.beginAppearanceTransition(true, animated: true)
    scroller.turn(to: place(of: next))
  }

  /// Returns the index of the page's place, from the left or the top.
  private func place(of page: UIViewController) -> Int {
    let index = pages.firstIndex { $0 === page } ?? 0
    let isMirrored = navigationOrientation == .horizontal && scroller.isRightToLeft
    return isMirrored ? pages.count - 1 - index : index
  }

  /// Adds the pages to the container as children, and places them.
  private func arrange() {
    guard isViewLoaded else { return }
    isArranging = true
    defer { isArranging = false }
    for child in children where !pages.contains(child) && child !== current { remove(child) }
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    scroller.show(
      pages.sorted { place(of: $0) < place(of: $1) }.compactMap(\.view), at: current.map { place(of: $0) } ?? 0)
    for page in pages { focus(page, isPossible: page === current) }
  }

  /// Sets whether the keyboard focus reaches a page. Otherwise, a control out of sight would take the focus and turn to
  /// its page.
  private func focus(_ page: UIViewController, isPossible: Bool) {
    guard let widget = page.viewIfLoaded?.realizedWidget else { return }
    // The arrow keys continue to turn the pages.
    if !isPossible, widget.focusedDescendant != nil { scroller.realize().grabFocus() }
    widget.canFocus = isPossible
  }

  private func remove(_ page: UIViewController) {
    focus(page, isPossible: false)
    page.viewIfLoaded?.realizedWidget?.canFocus = true
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// Places the previous and the next page beside the current one.
  private func loadNeighbours() {
    guard let current, pending == nil else { return }
    let before = dataSource?.pageViewController(self, viewControllerBefore: current)
    let after = dataSource?.pageViewController(self, viewControllerAfter: current)
    pages = [before, current, after].compactMap { $0 }
    arrange()
  }

  // MARK: Turning

  /// Called after the user or an animation has moved the pages.
  func didScroll() {
    guard !isArranging, !isTurnedByProgram, let current else { return }
    let place = place(of: current)
    let position = scroller.position
    guard abs(position - Double(place)) > 0.01 else { return }
    let next = pages.first { self.place(of: $0) == place + (position > Double(place) ? 1 : -1) }
    guard let next, next !== pending else { return }
    if let pending { interrupt(pending) }
    pending = next
    delegate?.pageViewController(self, willTransitionTo: [next])
    current.beginAppearanceTransition(false, animated: true)
    next.beginAppearanceTransition(true, animated: true)
  }

  private func interrupt(_ page: UIViewController) {
    page.beginAppearanceTransition(false, animated: true)
    page.endAppearanceTransition()
  }

  /// Called after the pages have come to rest.
  func didRest() {
    guard !isArranging, pending != nil, abs(scroller.position - scroller.position.rounded()) < 0.02 else { return }
    finish()
  }

  /// Ends the movement at the page on screen.
  private func finish() {
    guard let pending, let previous = current else { return }
    let isCompleted = isTurnedByProgram || place(of: pending) == Int(scroller.position.rounded())
    self.pending = nil
    if isCompleted {
      current = pending
    } else {
      pending.beginAppearanceTransition(false, animated: true)
      previous.beginAppearanceTransition(true, animated: true)
    }
    previous.endAppearanceTransition()
    pending.endAppearanceTransition()
    let (completion, wasTurnedByProgram) = (completion, isTurnedByProgram)
    (self.completion, isTurnedByProgram) = (nil, false)
    if wasTurnedByProgram {
      showDots()
    } else {
      if isCompleted { showTurn(from: previous, to: pending) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: isCompleted)
    }
    loadNeighbours()
    completion?(true)
  }

  private func replace(by next: UIViewController) {
    let previous = current
    if appearanceState == .appeared || appearanceState == .appearing {
      next.loadViewIfNeeded()
      previous?.beginAppearanceTransition(false, animated: false)
      next.beginAppearanceTransition(true, animated: false)
    }
    current = next
    pages = [next]
    arrange()
    previous?.endAppearanceTransition()
    if appearanceState == .appeared { next.endAppearanceTransition() }
    loadNeighbours()
    showDots()
  }

  // MARK: Dots

  private func showDots() {
    guard isViewLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    dot = dataSource?.presentationIndex(for: self) ?? 0
    dots.numberOfPages = count
    dots.currentPage = dot
    dots.isHidden = count == 0
  }

  private func showTurn(from previous: UIViewController, to next: UIViewController) {
    guard let start = pages.firstIndex(of: previous), let end = pages.firstIndex(of: next) else { return }
    dot += end - start
    dots.currentPage = dot
  }

  /// Turns to the page beside the current one, after a press on a dot.
  private func turnToDot() {
    guard let current, pending == nil, let index = pages.firstIndex(of: current) else { return }
    let goal = index + (dots.currentPage > dot ? 1 : -1)
    dots.currentPage = dot
    if pages.indices.contains(goal) { scroller.turn(to: place(of: pages[goal])) }
  }

  // MARK: Appearance

  /// `false`: only the page on screen appears with the container.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finish()
    current?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current?.endAppearanceTransition()
  }
}
