import Foundation
import GtkBridge
import GtkObjects

/// The views of a collection whose layout determines frames: those in and near the visible part.
///
/// The collection is a scroll view like any other, and its views are its subviews. Views that leave the visible part
/// are reused for new ones, without leaving the widget of the content.
@MainActor
final class ItemBoard {
  unowned let view: UICollectionView
  let scroll: ScrollBacking
  private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
  private(set) var rows: [Int: ItemRow] = [:]
  /// The views whose sizes the layout knows.
  private var measured: Set<CollectionElement> = []
  private var size = CGSize.zero
  /// The offset of the latest update.
  private var offset = CGPoint.zero
  private var isUpdating = false
  private var needsUpdate = false
  /// The number of updates that moved views, for tests that views do not move unnecessarily.
  private(set) var movements = 0
  private var anchor: ItemAnchor?
  private var prefetcher = Prefetcher<IndexPath>()
  /// Indicates whether the update has moved a view.
  private var hasMoved = false
  /// The views that have left their places, until an update reuses them or removes them from the screen.
  private var unused: [UICollectionReusableView] = []
  private var order: SubviewOrder
  /// The views over the items, the topmost last.
  var covers: [UIView] = []
  /// The press of an item.
  let press: RowPress
  /// The context menus of the items.
  let menu: RowMenu
  /// The swipes over the items of sections that are lists.
  let swipe: Gtk.RowSwipe

  init(of view: UICollectionView) {
    self.view = view
    scroll = ScrollBacking(view)
    order = SubviewOrder(of: scroll)
    press = RowPress(on: scroll.widget, isChoiceOfList: false)
    press.rows = view
    menu = RowMenu(on: scroll.widget, of: view)
    swipe = Gtk.RowSwipe(on: scroll.widget, of: view)
    press.swipe = swipe
    view.addKeys(to: scroll.widget, isList: false)
    scroll.widget.setAccessibleRole(.list)
    scroll.didMeasure = { [weak self] in self?.measured = [] }
    scroll.willPlace = { [weak self] in self?.willPlace() }
  }

  private var layout: UICollectionViewLayout { view.collectionViewLayout }

  /// Called before the content is placed: the size or the offset of the collection, or the size of a cell, may have
  /// changed.
  private func willPlace() {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    if view.bounds.size != size {
      keepAnchor()
      size = view.bounds.size
      layout.setNeedsPreparation()
    }
    update()
  }

  /// Shows newly visible items before the next frame.
  func didScroll() {
    guard !isUpdating, size.width > 0, view.contentOffset != offset || rows.values.contains(where: \.hasScrolled) else {
      return
    }
    needsUpdate = true
    scroll.setNeedsPlacing()
  }

  /// Shows the places of a changed layout before the next frame.
  func setNeedsUpdate() {
    guard !isUpdating else { return }
    needsUpdate = true
    scroll.constraintsDidChange()
  }

  /// Performs the update of the next frame now.
  func updateIfNeeded() { if needsUpdate, size.width > 0 { update() } }

  // MARK: Data

  /// Reloads all items.
  func reload() {
    anchor = nil
    for (element, shown) in shown { end(shown, of: element) }
    shown = [:]
    for row in rows.values { row.elements = [] }
    prefetcher = Prefetcher()
    layout.setNeedsPreparation()
    setNeedsUpdate()
  }

  /// Shows new data, in which some items remain.
  func change(place: (IndexPath) -> IndexPath?) {
    func later(_ element: CollectionElement) -> CollectionElement? {
      element.category == .cell ? place(element.path).map(CollectionElement.cell) : element
    }
    keepAnchor()
    anchor?.follow(later)
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    var ended: [(CollectionElement, UICollectionReusableView)] = []
    for (element, view) in shown {
      if element.category == .cell, let element = later(element), kept[element] == nil {
        kept[element] = view
      } else {
        ended.append((element, view))
      }
    }
    shown = kept
    for (element, view) in ended { end(view, of: element) }
    for row in rows.values { row.elements = [] }
    measured = []
    prefetcher = Prefetcher()
    layout.setNeedsPreparation()
    setNeedsUpdate()
  }

  private func end(_ ended: UICollectionReusableView, of element: CollectionElement) {
    measured.remove(element)
    unused.append(ended)
    view.didEnd(ended, element)
  }

  // MARK: Update

  /// Shows the views in and near the visible part.
  private func update() {
    guard !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    defer { isUpdating = false }
    view.confirmMap()
    if view.contentOffset != offset, layout.shouldInvalidateLayout(forBoundsChange: view.bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: view.bounds))
    }
    // In each pass, cells may turn out smaller than estimated, so that more of them become visible.
    view.performAsCurrent {
      for _ in 0..<12 {
        layout.prepareIfNeeded()
        if view.contentSize != layout.collectionViewContentSize { view.contentSize = layout.collectionViewContentSize }
        restoreAnchor()
        if show() { break }
      }
    }
    offset = view.contentOffset
    for row in rows.values { row.didShow() }
    showSurroundings()
    for view in unused where view.superview != nil { view.removeFromSuperview() }
    unused = []
    order.apply(to: view, shown: shown, rows: rows, first: view.backgroundView, last: covers)
    anchor = nil
    if hasMoved {
      movements += 1
      scroll.subviewsDidMove()
    }
    hasMoved = false
    prefetch()
  }

  /// Places the views that do not move with the content.
  private func showSurroundings() {
    for other in [view.backgroundView].compactMap(\.self) + covers {
      if other.superview !== view { view.addSubview(other) }
      guard other.frame != view.visibleArea else { continue }
      other.place(at: view.visibleArea)
      hasMoved = true
    }
  }

  /// Shows the views at the places of the layout. Returns whether the layout agrees with their sizes.
  private func show() -> Bool {
    let area = view.visibleArea
    let near = area.insetBy(dx: -area.width / 4, dy: -area.height / 2)
    var attributes = layout.layoutAttributesForElements(in: near) ?? []
    let sections = layout.rows(in: near)
    for row in sections {
      let scroller = rows[row.section] ?? makeRow(row.section)
      scroller.show(row)
    }
    layout.adjust(attributes, at: view.contentOffset, inRow: nil)
    for row in sections {
      guard let scroller = rows[row.section] else { continue }
      let items = layout.layoutAttributesForItems(inRow: row.section, scroller.nearArea)
      layout.adjust(items, at: scroller.contentOffset, inRow: row.section)
      scroller.elements = Set(items.map(\.element))
      attributes += items
    }
    for (section, row) in rows where !sections.contains(where: { $0.section == section }) {
      row.elements = []
      row.isHidden = true
    }
    attributes += focusedAttributes(beside: attributes)
    let wanted = Set(attributes.map(\.element))
    for (element, view) in shown where !wanted.contains(element) {
      shown[element] = nil
      end(view, of: element)
    }
    return show(attributes)
  }

  private func show(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    var preferred: [UICollectionViewLayoutAttributes] = []
    for attributes in attributes {
      guard let view = self.view(for: attributes) else { continue }
      if view.show(attributes) { hasMoved = true }
      order.setPlace(attributes.zIndex, of: attributes.element)
      if let cell = view as? UICollectionViewCell { cell.place.setRow(attributes.row) }
      guard measured.insert(attributes.element).inserted else { continue }
      let wish = view.preferredLayoutAttributesFitting(attributes)
      if layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes) {
        preferred.append(wish)
      }
    }
    guard !preferred.isEmpty else { return true }
    let hadAnchor = anchor != nil
    keepAnchor()
    let isSame = !layout.setSizes(preferred)
    if isSame, !hadAnchor { anchor = nil }
    return isSame
  }

  /// Returns the attributes of the cell with the keyboard focus, if it is not visible. It stays, so that it keeps the
  /// focus.
  private func focusedAttributes(beside others: [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    let focused = shown.first { $0.key.category == .cell && $0.value.superview === view && $0.value.hasFocusInside }
    guard let element = focused?.key, !others.contains(where: { $0.element == element }),
      let attributes = layout.layoutAttributesForItem(at: element.path)
    else { return [] }
    return [attributes]
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element
    let isNew = shown[element] == nil
    guard let found = shown[element] ?? view.makeView(attributes) else { return nil }
    if isNew {
      shown[element] = found
      unused.removeAll { $0 === found }
      // Content that does not fit into the layout's frame does not enlarge the view, unless the length is estimated.
      let content: UIView = (found as? UICollectionViewCell)?.contentView ?? found
      content.hasGivenWidth = !attributes.estimatedAxes.contains(.horizontal)
      content.hasGivenHeight = !attributes.estimatedAxes.contains(.vertical)
    }
    if let cell = found as? UICollectionViewCell, element.category == .cell {
      cell.place.set(element.path, in: view, isAlone: true)
      if isNew {
        view.prepare(cell, at: element.path)
        view.willDisplay(cell, at: element.path)
      }
    } else if isNew, element.category == .supplementaryView, let kind = element.kind {
      view.willDisplay(found, of: kind, at: element.path)
    }
    let container: UIView = rows.values.first { $0.elements.contains(element) } ?? view
    if found.superview !== container {
      found.removeFromSuperview()
      container.addSubview(found)
    }
    return found
  }

  private func makeRow(_ section: Int) -> ItemRow {
    let row = ItemRow()
    rows[section] = row
    row.didScroll = { [weak self] in self?.didScroll() }
    view.addSubview(row)
    _ = row.realize()
    row.placesSubviews = false
    return row
  }

  // MARK: Anchor

  /// Remembers the place of the first visible cell, unless the content is at its start.
  private func keepAnchor() {
    let (start, inset) = (view.contentOffset, view.contentInset)
    guard anchor == nil, start.x > -inset.left || start.y > -inset.top else { return }
    let area = view.visibleArea
    let cells = shown.filter {
      $0.key.category == .cell && $0.value.superview === view && $0.value.frame.intersects(area)
    }
    anchor = ItemAnchor(
      cells.sorted { $0.key.path < $1.key.path }.map { element, view in
        (element, CGPoint(x: view.frame.minX - start.x, y: view.frame.minY - start.y))
      })
  }

  private func restoreAnchor() {
    guard let place = anchor?.places.first, let attributes = layout.layoutAttributesForItem(at: place.element.path)
    else { return }
    let origin = attributes.frame.origin
    let goal = view.limited(CGPoint(x: origin.x - place.distance.x, y: origin.y - place.distance.y))
    let isHorizontal = view.contentSize.width > view.bounds.width
    let moved = CGPoint(x: isHorizontal ? goal.x : view.contentOffset.x, y: goal.y)
    if abs(moved.y - view.contentOffset.y) > 0.5 || abs(moved.x - view.contentOffset.x) > 0.5 {
      view.contentOffset = moved
    }
  }

  // MARK: Prefetching

  private func prefetch() {
    guard let source = view.prefetchDataSource, view.isPrefetchingEnabled else { return }
    let area = view.visibleArea
    let paths = (layout.layoutAttributesForElements(in: area.insetBy(dx: -area.width, dy: -area.height * 1.5)) ?? [])
      .lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    let change = prefetcher.update(
      wanted: Set(paths), present: Set(shown.keys.lazy.filter { $0.category == .cell }.map(\.path)))
    if !change.new.isEmpty { source.collectionView(view, prefetchItemsAt: change.new.sorted()) }
    if !change.cancelled.isEmpty {
      source.collectionView(view, cancelPrefetchingForItemsAt: change.cancelled.sorted())
    }
  }
}

/// The visible cells before a change. The first remaining one keeps its place.
struct ItemAnchor {
  private(set) var places: [(element: CollectionElement, distance: CGPoint)]

  init(_ places: [(element: CollectionElement, distance: CGPoint)]) { self.places = places }

  /// Follows the elements through a change.
  mutating func follow(_ later: (CollectionElement) -> CollectionElement?) {
    places = places.compactMap { place in later(place.element).map { ($0, place.distance) } }
  }
}

extension UIView {
  /// Indicates whether the view or a control in it has the keyboard focus.
  fileprivate var hasFocusInside: Bool {
    guard let widget = realizedWidget else { return false }
    return widget.isFocused || widget.focusedDescendant != nil
  }
}
