import GtkObjects

/// A row of dots, one for each page.
///
/// Mirrors `UIPageControl`; shown by flat GtkButtons, of which each goes to its page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      if numberOfPages != oldValue { showDots() }
    }
  }

  /// The index of the page on screen. A change by the program sends no event.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if currentPage != oldValue { showCurrent() }
    }
  }

  /// Indicates whether the dot of a single page is hidden.
  open var hidesForSinglePage = false { didSet { showDots() } }
  /// The colour of the dots, or `nil` for a pale one that is visible on light and dark pictures.
  open var pageIndicatorTintColor: UIColor? { didSet { showCurrent() } }
  /// The colour of the dot of the page on screen, or `nil` for white with a dark edge.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showCurrent() } }
  /// Kept, without effect: a page has a dot.
  open var preferredIndicatorImage: UIImage?
  /// Kept, without effect: dots have no background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept, without effect: a press on a dot goes to its page.
  open var allowsContinuousInteraction = true

  /// The background of the dots.
  ///
  /// Mirrors `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable {
    /// The usual one.
    case automatic
    /// Always a background.
    case prominent
    /// Never a background.
    case minimal
  }

  /// Kept, without effect: a page has a dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Returns the look of a dot without a colour of the program's: white or pale, as in UIKit, and with a dark edge for
  /// light pictures.
  private static func look(_ isCurrent: Bool) -> String {
    isCurrent
      ? "background:white;box-shadow:0 0 0 2px rgba(0,0,0,0.65);"
      : "background:rgba(170,170,170,0.7);box-shadow:0 0 0 1px rgba(0,0,0,0.45);"
  }

  private var row: Gtk.Box?
  private var dots: [(button: Gtk.Button, style: AppliedStyle)] = []

  deinit {}

  override func stateDidChange() { row?.isSensitive = isEnabled }

  private func showDots() {
    guard let row else { return }
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    while dots.count < count { addDot() }
    while dots.count > count { dots.removeLast() }
    row.setChildren(dots.map(\.button))
    showCurrent()
    invalidateIntrinsicContentSize()
  }

  private func addDot() {
    let button = Gtk.Button()
    let index = dots.count
    button.setAccessibleLabel("\(index + 1)")
    // A dot stays round in a control of any height.
    for axis in [Axis.horizontal, .vertical] { button.setAlign(.center, on: axis) }
    button.connect("clicked") { [weak self] in self?.choose(index) }
    dots.append((button, AppliedStyle(button)))
  }

  private func choose(_ index: Int) {
    guard index != currentPage else { return }
    currentPage = index
    sendValueChange()
  }

  private func showCurrent() {
    for (index, (button, style)) in dots.enumerated() {
      let isCurrent = index == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? appearanceValue(\.currentPageIndicatorTintColor)
        : pageIndicatorTintColor ?? appearanceValue(\.pageIndicatorTintColor)
      style.setAtOnce(
        "button&{padding:0;margin:4px;min-width:8px;min-height:8px;border:none;border-radius:9999px;"
          + (color.map { "box-shadow:none;background:\($0.color.css);" } ?? Self.look(isCurrent)) + "}")
      button.setAccessibleSelected(isCurrent)
    }
  }
}

extension UIPageControl: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let row = Gtk.Box(axis: .horizontal)
    self.row = row
    row.setAccessibleRole(.group)
    row.clearAccessibleName()
    for axis in [Axis.horizontal, .vertical] { row.setAlign(.center, on: axis) }
    row.isSensitive = isEnabled
    showDots()
    return row
  }
}
