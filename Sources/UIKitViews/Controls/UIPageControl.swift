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
  /// The colour of the dots, or `nil` for a pale tone of the text.
  open var pageIndicatorTintColor: UIColor? { didSet { showCurrent() } }
  /// The colour of the dot of the page on screen, or `nil` for that of the text.
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
    // A dot stays round in a control that is higher than it needs to be.
    for axis in [Axis.horizontal, .vertical] { button.setAlign(.center, on: axis) }
    button.connect("clicked") { [weak self] in self?.choose(index) }
    dots.append((button, AppliedStyle(button)))
  }

  private func choose(_ index: Int) {
    guard index != currentPage else { return }
    currentPage = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func showCurrent() {
    for (index, (button, style)) in dots.enumerated() {
      let isCurrent = index == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? appearanceValue(\.currentPageIndicatorTintColor) ?? .label
        : pageIndicatorTintColor ?? appearanceValue(\.pageIndicatorTintColor) ?? .tertiaryLabel
      style.setAtOnce(
        "button&{padding:0;margin:4px;min-width:8px;min-height:8px;border:none;border-radius:9999px;box-shadow:none;"
          + "background:\(color.color.css);}")
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
