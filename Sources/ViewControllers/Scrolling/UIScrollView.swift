import Foundation

/// A view that shows a part of its content and lets the user move it.
///
/// Mirrors `UIScrollView`; shown by a GtkScrolledWindow. The origin of the view's `bounds` is the ``contentOffset``. The
/// program sets the size of the content, or constraints determine it: they connect the content with the edges of the view
/// or with its ``contentLayoutGuide``:
///
/// ```swift
/// scrollView.addSubview(column)
/// NSLayoutConstraint.activate([
///   column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
///   column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
///   column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
///   column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
///   column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
/// ])
/// ```
///
/// - On screen, no offset moves the content beyond its edges.
/// - Wheel, touchpad, fingers, scroll bars and keys move the content as everywhere on the desktop. A view inside that
///   gets the keyboard focus moves into sight.
@preconcurrency @MainActor
open class UIScrollView: NativeView, ScrollDelegating {
  /// The way in which bars around the view change its insets. Bars stand beside their screens here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The system chooses.
    case automatic
    /// On the axes along which the content can be moved.
    case scrollableAxes
    /// Not at all.
    case never
    /// On both axes.
    case always
  }
  /// The way in which scrolling hides an on-screen keyboard. Kept, without effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When a drag begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// As `onDrag`, with the view above the keyboard.
    case onDragWithAccessory
    /// As `interactive`, with the view above the keyboard.
    case interactiveWithAccessory
  }
  /// The colour of the scroll bars. Kept, without effect.
  public enum IndicatorStyle: Int, Sendable {
    /// The colour of the theme.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }
  /// The deceleration of content after a drag. Kept, without effect: the desktop determines it.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate: after each millisecond, 99.8 % of the speed is left.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate: after each millisecond, 99 % of the speed is left.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The widget of the view, while it is on screen.
  package weak var scrollHost: (any ScrollHost)?

  /// The control that refreshes the content: `refreshControl` of the module UIKit.
  package final var refresher: AnyObject?

  /// A recognizer that never recognises a gesture: a wheel or two fingers scroll the content, and no drag does.
  public final lazy var panGestureRecognizer = UIPanGestureRecognizer()

  // MARK: Content

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentDidChange() } }
  }

  /// The distances between the content and the edges of the area in which it moves.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      // Content at its start stays at its start.
      var offset = contentOffset
      if offset.x == -oldValue.left { offset.x = -contentInset.left }
      if offset.y == -oldValue.top { offset.y = -contentInset.top }
      contentDidChange()
      contentOffset = offset
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// The insets including those of bars over the view: ``contentInset``, because bars stand beside their screens here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content to an offset. An animated movement has the desktop's animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if let scrollHost {
      scrollHost.scroll(to: contentOffset, animated: animated)
    } else {
      move(to: contentOffset)
      if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls as little as possible until a rectangle of the content is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = CGRect(
      x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top,
      width: bounds.width - contentInset.left - contentInset.right,
      height: bounds.height - contentInset.top - contentInset.bottom)
    let x = Self.step(from: (seen.minX, seen.maxX), to: (rect.minX, rect.maxX))
    let y = Self.step(from: (seen.minY, seen.maxY), to: (rect.minY, rect.maxY))
    guard x != 0 || y != 0 else { return }
    setContentOffset(limited(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)), animated: animated)
  }

  private static func step(from seen: (CGFloat, CGFloat), to wanted: (CGFloat, CGFloat)) -> CGFloat {
    if wanted.0 < seen.0 { return wanted.0 - seen.0 }
    return wanted.1 > seen.1 ? min(wanted.1 - seen.1, wanted.0 - seen.0) : 0
  }

  /// Returns the nearest offset at which the content fills the view.
  package func limited(_ offset: CGPoint) -> CGPoint {
    let inset = contentInset
    let last = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(x: min(max(offset.x, -inset.left), last.x), y: min(max(offset.y, -inset.top), last.y))
  }

  // MARK: The user

  /// Indicates whether the user can scroll.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { scrollHost?.scrollingDidChange() } } }
  /// Indicates whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { scrollHost?.scrollingDidChange() } } }
  /// Indicates whether the vertical scroll bar is visible.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { scrollHost?.scrollingDidChange() } }
  }
  /// Indicates whether the horizontal scroll bar is visible.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { scrollHost?.scrollingDidChange() } }
  }

  /// Indicates whether the user is moving the content with the fingers or by other means.
  public var isTracking: Bool { movement.isDragging }
  /// Indicates whether the user is moving the content.
  public var isDragging: Bool { movement.isDragging }
  /// Indicates whether the content is moving on by itself.
  public var isDecelerating: Bool { movement.isDecelerating }
  /// The phase of the user's movement.
  package lazy var movement = ScrollMovement(of: self)

  // MARK: Zoom

  /// The minimum scale for zooming by the user.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { if minimumZoomScale != oldValue { scrollHost?.scrollingDidChange() } }
  }
  /// The maximum scale for zooming by the user.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { if maximumZoomScale != oldValue { scrollHost?.scrollingDidChange() } }
  }
  /// The current scale.
  var presentZoomScale: CGFloat = 1
  /// Indicates whether the user is zooming.
  public package(set) var isZooming = false

  // MARK: Kept, without effect

  /// Kept, without effect: bars stand beside their screens.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Kept, without effect: the desktop decides how content behaves at its end.
  open var bounces = true
  /// Kept, without effect, as ``bounces``.
  open var alwaysBounceVertical = false
  /// Kept, without effect, as ``bounces``.
  open var alwaysBounceHorizontal = false
  /// Kept, without effect, as ``bounces``.
  open var bouncesZoom = true
  /// Kept, without effect.
  open var isDirectionalLockEnabled = false
  /// Kept, without effect: the keyboard of a desktop does not cover the view.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept, without effect: no bar at the top of the screen scrolls the content.
  open var scrollsToTop = true
  /// Kept, without effect: the theme determines the colour of the scroll bars.
  open var indicatorStyle = IndicatorStyle.default
  /// Kept, without effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Both insets of the scroll bars. Kept, without effect.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Kept, without effect.
  open var decelerationRate = DecelerationRate.normal
  /// Kept, without effect.
  open var delaysContentTouches = true
  /// Kept, without effect.
  open var canCancelContentTouches = true
  /// Does nothing: GTK shows the scroll bars when the pointer moves.
  open func flashScrollIndicators() {}

  // MARK: Layout

  /// The guide of the content. Its edges are those of the content, and its size is ``contentSize``.
  public private(set) lazy var contentLayoutGuide = makeGuide("UIScrollView-contentLayoutGuide")
  /// The guide of the view, which does not move with the content.
  public private(set) lazy var frameLayoutGuide = makeGuide("UIScrollView-frameLayoutGuide")
  /// Indicates whether constraints relate a part of the content to views that do not scroll.
  package var isLayoutBoundToOffset = false

  /// Creates an empty scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  private func makeGuide(_ identifier: String) -> LayoutGuide {
    let guide = LayoutGuide(in: self)
    guide.identifier = identifier
    return guide
  }

  private func contentDidChange() {
    scrollHost?.scrollingDidChange()
    // A view whose content has a layout of its own, such as a table, reports only its size.
    if placesSubviews { setNeedsLayout() }
    observedValuesMayHaveChanged()
  }

  /// Shows the content at an offset, and notifies the delegate.
  package func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    if isLayoutBoundToOffset { requestPlacing() }
    // As in UIKit, subclasses may place views that float above the content. Constraints do not change.
    layoutSubviews()
    scrollDelegate?.scrollViewDidScroll(self)
  }
}
