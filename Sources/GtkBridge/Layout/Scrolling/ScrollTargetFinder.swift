import GtkObjects

/// The views of a scrollable view that it can be scrolled to.
@MainActor
final class ScrollTargetFinder {
  private let window: Gtk.ScrolledWindow
  private let rows: RowList?
  private let destinations: ScrollDestinations?
  private let axis: Axis
  private let margins: () -> EdgeInsets?

  init(
    in window: Gtk.ScrolledWindow, rows: RowList?, destinations: ScrollDestinations?, axis: Axis,
    margins: @escaping () -> EdgeInsets?
  ) {
    self.window = window
    self.rows = rows
    self.destinations = destinations
    self.axis = axis
    self.margins = margins
  }

  private var targets: [any ScrollTargetHolder] { rows.map { [$0] } ?? destinations?.targets ?? [] }

  /// Scrolls to the view with an identifier.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    if let rows { return rows.scroll(to: id, anchor: anchor) }
    let holder = targets.first { $0.shownViews.contains { $0.id == id && window.scrolls($0.widget) } }
    (holder ?? targets.first { ($0 as? RowList)?.hasSharedRow(id, in: window) == true })?.scroll(to: id, anchor: anchor)
  }

  /// Returns the identifier of the view at the anchor, or of the first visible view.
  func current(anchor: UnitPoint?) -> AnyHashable? {
    var views = targets.flatMap(\.shownViews).filter { window.scrolls($0.widget) }
    let inLayout = views.filter { $0.widget.parent?.hasStyleClass(ScrollTargetLayout.styleClass) == true }
    if !inLayout.isEmpty { views = inLayout }
    let places = views.compactMap { view in place(of: view.widget, on: axis).map { (id: view.id, place: $0) } }
    guard let anchor else {
      let start = startMargin(on: axis)
      return places.filter { $0.place.upperBound > start + 1 }.min { $0.place.lowerBound < $1.place.lowerBound }?.id
    }
    let point = window.pageLength(on: axis) * (axis == .vertical ? anchor.y : anchor.x)
    func distance(_ place: ClosedRange<Double>) -> Double {
      max(place.lowerBound - point, point - place.upperBound, 0)
    }
    return places.min { distance($0.place) < distance($1.place) }?.id
  }

  /// Returns the offsets, in order, at which the view may stop.
  func offsets(_ behavior: any ScrollTargetBehavior, on axis: Axis, around offset: Double) -> [Double] {
    let (page, last) = (window.pageLength(on: axis), window.lastOffset(on: axis))
    guard page > 0 else { return [] }
    guard behavior is ViewAlignedScrollTargetBehavior else {
      let pages = behavior is PagingScrollTargetBehavior ? [-page, 0, page] : [0]
      return Set(pages.map { behavior.rest(at: offset + $0, on: axis, in: window.geometry) }).sorted()
    }
    let now = window.offset(on: axis)
    let places = layoutViews.compactMap { place(of: $0, on: axis) }
    return Set(places.map { min(max(now + $0.lowerBound - startMargin(on: axis), 0), last) }).sorted()
  }

  /// Returns the row to scroll back to, if it is not visible: only visible rows have a place.
  func rowBefore(steps: Int) -> Int? {
    guard let rows, steps < 0 else { return nil }
    let shown = rows.shownCells.compactMap { cell in
      cell.item.row.flatMap { place(of: $0, on: axis) }.map { (cell.item.position, $0) }
    }
    guard let first = shown.filter({ $0.1.upperBound > 1 }).min(by: { $0.0 < $1.0 }), first.0 > 0 else { return nil }
    return first.1.lowerBound < -1 ? first.0 : first.0 - 1
  }

  private var layoutViews: [Gtk.Widget] {
    if let rows { return rows.shownCells.compactMap(\.item.row) }
    return window.all.filter { $0.hasStyleClass(ScrollTargetLayout.styleClass) && window.scrolls($0) }.flatMap(
      \.children)
  }

  private func startMargin(on axis: Axis) -> Double {
    guard let margins = margins() else { return 0 }
    return axis == .vertical ? margins.top : margins.leading
  }

  /// Returns the place of a widget along an axis, relative to the visible area.
  private func place(of widget: Gtk.Widget, on axis: Axis) -> ClosedRange<Double>? {
    guard widget.isMapped, let frame = widget.frame(in: window) else { return nil }
    return axis == .vertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
  }
}
