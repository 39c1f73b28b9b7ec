import GtkBridge
import GtkObjects

/// A section of a collection that scrolls by itself, across the direction of the collection.
///
/// Trackpad, fingers, a wheel with Shift, the arrow keys and two buttons move it. The buttons are visible while the
/// pointer is over the row, as in the desktop's carousels.
@MainActor
final class ItemRow: UIScrollView {
  /// Called when the row has moved.
  var didScroll: (() -> Void)?
  /// The items in and near the visible part.
  var elements: Set<CollectionElement> = []
  private var row: SectionRow?
  /// The items in their order on screen.
  private var arranged: [UIView] = []
  private let back = ItemRow.makeButton("go-previous-symbolic", .start)
  private let forth = ItemRow.makeButton("go-next-symbolic", .end)
  private var isPointedAt = false
  private var shownOffset = CGPoint.zero

  init() {
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private var scroll: ScrollBacking? { backing as? ScrollBacking }

  private static func makeButton(_ icon: String, _ align: Gtk.Widget.Align) -> Gtk.Button {
    let button = Gtk.Button(icon: icon, name: "")
    button.addStyleClass("osd")
    button.addStyleClass("circular")
    button.setAlign(align, on: .horizontal)
    button.setAlign(.center, on: .vertical)
    button.setMargins(EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6))
    // The arrow keys have the effect of the buttons.
    button.isFocusable = false
    button.setAccessibleHidden(true)
    return button
  }

  /// Shows a section.
  func show(_ row: SectionRow) {
    isHidden = false
    if self.row == nil { prepare() }
    let isFirst = self.row == nil
    self.row = row
    if frame != row.frame { frame = row.frame }
    if contentSize != row.contentSize { contentSize = row.contentSize }
    let isPaging = row.behavior != .continuous
    if isPagingEnabled != isPaging { isPagingEnabled = isPaging }
    scroll?.link.stops = stops(of: row)
    if isFirst, row.isMirrored { contentOffset = CGPoint(x: row.contentSize.width - row.frame.width, y: 0) }
    showButtons()
  }

  private func stops(of row: SectionRow) -> PageStops? {
    switch row.behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      let length = max(row.groupStep, 1)
      let isHorizontal = row.axis == .horizontal
      var stops = PageStops(size: CGSize(width: length, height: length))
      if row.behavior == .groupPagingCentered {
        stops.start =
          isHorizontal
          ? CGPoint(x: row.firstGroup.midX - row.frame.width / 2, y: 0)
          : CGPoint(x: 0, y: row.firstGroup.midY - row.frame.height / 2)
      }
      return stops
    }
  }

  /// The visible part of the row and the area near it.
  var nearArea: CGRect {
    CGRect(origin: limited(contentOffset), size: frame.size).insetBy(dx: -frame.width / 2, dy: 0)
      .insetBy(dx: 0, dy: -frame.height / 2)
  }

  /// Indicates whether the row has moved since its items were shown.
  var hasScrolled: Bool { !isHidden && contentOffset != shownOffset }

  /// Called after the items were shown.
  func didShow() { shownOffset = contentOffset }

  /// Sorts the items.
  func arrange(_ items: [UIView]) {
    if !items.elementsEqual(subviews, by: ===) { subviews = items }
    guard !items.elementsEqual(arranged, by: ===) else { return }
    arranged = items
    scroll?.subviewsDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showButtons()
    didScroll?()
  }

  // MARK: Buttons

  private func prepare() {
    guard let scroll else { return }
    for (button, step) in [(back, -1), (forth, 1)] {
      scroll.link.layers.add(button, isMeasured: false)
      button.connect("clicked") { [weak self] in self?.move(by: step) }
    }
    scroll.link.layers.onHover { [weak self] isInside in
      self?.isPointedAt = isInside
      self?.showButtons()
    }
    showButtons()
  }

  /// Moves the row by its visible length.
  private func move(by step: Int) {
    guard let row else { return }
    let isHorizontal = row.axis == .horizontal
    let length = isHorizontal ? bounds.width : bounds.height
    let direction = row.isMirrored && isHorizontal ? -step : step
    guard let stops = scroll?.link.stops else {
      let distance = CGFloat(direction) * length * (isPagingEnabled ? 1 : 0.8)
      let goal = CGPoint(
        x: contentOffset.x + (isHorizontal ? distance : 0), y: contentOffset.y + (isHorizontal ? 0 : distance))
      return setContentOffset(limited(goal), animated: true)
    }
    let groups = max(Int(length / stops.size.width), 1)
    scroll?.link.turnPages(on: row.axis, count: direction * groups)
  }

  private func showButtons() {
    guard let row else { return }
    let isHorizontal = row.axis == .horizontal
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let last = isHorizontal ? contentSize.width - bounds.width : contentSize.height - bounds.height
    let (canGoToStart, canGoToEnd) = (offset > 0.5, offset < last - 0.5)
    let isMirrored = row.isMirrored && isHorizontal
    back.isVisible = isHorizontal && isPointedAt && (isMirrored ? canGoToEnd : canGoToStart)
    forth.isVisible = isHorizontal && isPointedAt && (isMirrored ? canGoToStart : canGoToEnd)
  }
}
