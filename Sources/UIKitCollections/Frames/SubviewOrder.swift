import GtkBridge

/// The order of a collection's views: the order of the keyboard focus, with the views with a higher `zIndex` on top.
@MainActor
struct SubviewOrder {
  private let scroll: ScrollBacking
  private var zIndexes: [CollectionElement: Int] = [:]
  /// The subviews in their order on screen.
  private var arranged: [UIView] = []

  init(of scroll: ScrollBacking) { self.scroll = scroll }

  mutating func setPlace(_ zIndex: Int, of element: CollectionElement) {
    zIndexes[element] = zIndex == 0 ? nil : zIndex
  }

  /// Puts the subviews in order.
  mutating func apply(
    to view: UICollectionView, shown: [CollectionElement: UICollectionReusableView], rows: [Int: ItemRow],
    first: UIView?, last: [UIView]
  ) {
    zIndexes = zIndexes.filter { shown[$0.key] != nil }
    var order: [ObjectIdentifier: Place] = [:]
    for (element, view) in shown {
      let (zIndex, isBehind) = (zIndexes[element] ?? 0, element.category == .decorationView)
      // A header comes before the items of its section.
      let item = element.category == .cell ? element.path.item : -1
      order[ObjectIdentifier(view)] = Place(isBehind ? min(zIndex, -1) : zIndex, element.path.section, item)
    }
    for (section, row) in rows { order[ObjectIdentifier(row)] = Place(0, section, 0) }
    if let first { order[ObjectIdentifier(first)] = Place(.min, 0, 0) }
    for (index, view) in last.enumerated() { order[ObjectIdentifier(view)] = Place(.max, 1, index) }
    func sorted(_ views: [UIView]) -> [UIView] {
      views.enumerated().map { (order[ObjectIdentifier($0.element)] ?? Place(.max, 0, $0.offset), $0.element) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
    let views = sorted(view.subviews)
    if !views.elementsEqual(arranged, by: ===) {
      arranged = views
      view.subviews = views
      scroll.subviewsDidChange()
    }
    for row in rows.values { row.arrange(sorted(row.subviews)) }
  }

  private struct Place: Comparable {
    let zIndex, section, item: Int

    init(_ zIndex: Int, _ section: Int, _ item: Int) {
      (self.zIndex, self.section, self.item) = (zIndex, section, item)
    }

    static func < (first: Place, second: Place) -> Bool {
      (first.zIndex, first.section, first.item) < (second.zIndex, second.section, second.item)
    }
  }
}
