import Foundation
import GtkBridge
import GtkObjects

/// A scrolling grid or list of items in sections, of which only those near the visible part have cells.
///
/// Mirrors `UICollectionView`; shown by a GtkListView, whose rows are lines of items. The layout is a
/// ``UICollectionViewFlowLayout`` or a list of ``UICollectionViewCompositionalLayout``.
///
/// - A click, Return and the space bar choose an item; the arrow keys, Home and End move the focus alone.
/// - Views that are added to the collection itself are not shown.
/// - `contentSize` is an estimate by the lines that GTK has seen, and `contentInset` is kept, without effect.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of the header of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The place of an item in the visible part.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction in which the user scrolls a flow layout.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// A movement of the focus by a key.
  enum Move {
    case back, forth, up, down, first, last
    static let keys: [(String, Move)] = [
      ("Left", .back), ("Right", .forth), ("Up", .up), ("Down", .down), ("Home", .first), ("End", .last),
    ]
  }

  /// The object that says what the items show.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that is told of the items that the user chooses.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsReload()
    }
  }
  /// The places of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutDidChange()
    }
  }
  /// Indicates whether the user may choose items.
  open var allowsSelection = true
  /// Indicates whether the user may choose several items.
  open var allowsMultipleSelection = false
  /// The view behind the items.
  open var backgroundView: UIView?

  /// Who is told beside the delegate.
  package let listeners = Listeners<RowReport<UICollectionViewCell>>()
  /// The object that knows what the items drag.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateDragging() } }
  /// The object that takes what is dropped on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { updateDragging() } }
  /// Indicates whether the items can be dragged.
  open var dragInteractionEnabled = true { didSet { updateDragging() } }

  private(set) lazy var board = RowBoard(of: self)
  private(set) lazy var dragging = RowDragging(of: self)
  private(set) lazy var frameLayers = Gtk.Overlay(board.scroller)
  private var link: ScrollLink?
  let reuse = ReusedItems()
  private(set) var isLoaded = false
  private(set) var needsReload = false
  private var counts: [Int] = []
  private var arrangements: [LineArrangement] = []
  private var width = 0.0
  private var watch: Gtk.LayoutWatch?
  var selection: Set<IndexPath> = []
  /// The cells of items that remain during the current change.
  private var parked: [IndexPath: UICollectionViewCell] = [:]
  private var isChanging = false
  var updates = BatchUpdates()
  var updateDepth = 0

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: Data

  /// Asks the data source for all items anew. The selection is lost.
  open func reloadData() {
    needsReload = false
    selection = []
    guard isLoaded else { return }
    readCounts()
    board.reload(lines())
  }

  private func setNeedsReload() {
    guard isLoaded, !needsReload else { return }
    needsReload = true
    Task { @MainActor [weak self] in if let self, needsReload { reloadData() } }
  }

  func layoutDidChange() {
    guard isLoaded else { return }
    showLook()
    readArrangements()
    board.reload(lines())
  }

  private func readCounts() {
    let sections = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    counts = (0..<sections).map { max(dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0, 0) }
    readArrangements()
  }

  private func readArrangements() {
    arrangements = counts.indices.map { collectionViewLayout.arrangement(ofSection: $0, in: self) }
  }

  /// Returns the rows of the list: lines of items between headers and footers.
  private func lines() -> RowMap {
    RowMap(
      zip(counts, arrangements).map { count, arrangement in
        let length = arrangement.lineLength(in: width)
        return RowMap.Section(
          rows: (count + length - 1) / length, hasHeader: arrangement.hasHeader, hasFooter: arrangement.hasFooter)
      })
  }

  /// The items by section, as those of a table.
  var itemMap: RowMap { RowMap(counts.map { RowMap.Section(rows: $0) }) }

  func itemCount(in section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  /// The number of sections.
  open var numberOfSections: Int { isLoaded ? counts.count : dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    isLoaded ? itemCount(in: section) : dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Shows a new state of the data, in which items that remain keep their cells.
  func change(place: (IndexPath) -> IndexPath?) {
    isChanging = true
    for slot in board.boundSlots {
      guard let line = slot.view as? CollectionLine else { continue }
      for (path, cell) in line.items {
        if let later = place(path) { parked[later] = cell } else { end(cell, at: path) }
      }
      line.empty()
    }
    selection = Set(selection.compactMap(place))
    readCounts()
    board.reload(lines())
    isChanging = false
    for (path, cell) in parked { end(cell, at: path) }
    parked = [:]
  }

  private func end(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    listeners.send(.end(cell, path))
    reuse.put(cell, of: ReusedItems.cell)
  }

  // MARK: Look

  private func showLook() {
    guard let look = collectionViewLayout.look else {
      return board.setLook(
        "&{background:none;}&>row,&>row:hover{padding:0;min-height:0;border:none;background:none;}")
    }
    var css = look.css + "&>row{padding:0;}&>row.section-header,&>row.section-footer{padding:0;min-height:0;}"
    if (collectionViewLayout as? UICollectionViewCompositionalLayout)?.showsSeparators == false {
      css += look.line("transparent", above: "&>row:not(.section-first)")
    }
    board.setLook(css)
  }

  private func widthDidChange() {
    let new = board.list.contentSize.width
    guard new != width, new > 0 else { return }
    width = new
    // GTK has just placed the rows of the former width.
    board.list.afterLayout { [weak self] in
      guard let self, isLoaded else { return }
      if collectionViewLayout.look == nil { change { $0 } }
    }
  }
}

extension UICollectionView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    isLoaded = true
    needsReload = false
    showLook()
    width = max(frame.width, 0)
    watch = Gtk.LayoutWatch(board.list) { [weak self] in self?.widthDidChange() }
    readCounts()
    board.reload(lines())
    link = ScrollLink(self, board.scroller, in: frameLayers, measuresContent: true)
    updateDragging()
    return frameLayers
  }

  package var innerWidget: Gtk.Widget? { board.list }
}

extension UICollectionView: RowBoardOwner {
  func makeView(for row: RowMap.Row) -> UIView {
    switch row {
    case .header(let section): supplementaryView(Self.elementKindSectionHeader, of: section)
    case .footer(let section): supplementaryView(Self.elementKindSectionFooter, of: section)
    case .row(let line): makeLine(line)
    case .tableHeader, .tableFooter: UIView(frame: .zero)
    }
  }

  private func supplementaryView(_ kind: String, of section: Int) -> UIView {
    let path = IndexPath(item: 0, section: section)
    let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    view?.kind = kind
    return view ?? UIView(frame: .zero)
  }

  private func makeLine(_ place: IndexPath) -> UIView {
    let line = reuse.lines.popLast() ?? CollectionLine(frame: .zero)
    let arrangement = arrangements[place.section]
    let length = arrangement.lineLength(in: width)
    let first = place.row * length
    let range = first..<min(first + length, counts[place.section])
    let items = range.map { item in
      let path = IndexPath(item: item, section: place.section)
      return (path, parked.removeValue(forKey: path) ?? makeCell(path))
    }
    line.show(items, arrangement, width: width, isLast: range.upperBound == counts[place.section], in: self)
    for (path, cell) in items {
      if cell.superview !== self { addSubview(cell) }
      cell.isSelected = selection.contains(path)
      // The data source may have changed what a cell makes its description of.
      cell.setNeedsUpdateConfiguration()
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      listeners.send(.display(cell, path))
    }
    return line
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell {
    dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
  }

  func didShow(_ slot: RowSlot, _ row: RowMap.Row) {
    let isList = collectionViewLayout.look != nil
    if case .row = row { (slot.item.isSelectable, slot.item.isActivatable) = (isList, isList) }
    slot.view?.realize().setExpands(true, on: .horizontal)
  }

  func didEnd(_ view: UIView, of row: RowMap.Row) {
    if let line = view as? CollectionLine {
      for (path, cell) in line.items { end(cell, at: path) }
      line.empty()
      reuse.lines.append(line)
    } else if let view = view as? UICollectionReusableView {
      reuse.put(view, of: view.kind)
    }
  }

  func isSelected(_ row: RowMap.Row) -> Bool {
    if case .row(let path) = row, collectionViewLayout.look != nil { selection.contains(path) } else { false }
  }

  func activate(_ row: RowMap.Row) {
    if case .row(let path) = row, collectionViewLayout.look != nil { choose(path) }
  }

  /// Returns the line of an item.
  func linePath(of path: IndexPath) -> IndexPath {
    guard arrangements.indices.contains(path.section) else { return path }
    return IndexPath(row: path.item / arrangements[path.section].lineLength(in: width), section: path.section)
  }

  /// Returns the item that the focus goes to.
  func target(of move: Move, from path: IndexPath) -> IndexPath? {
    let length = arrangements[path.section].lineLength(in: width)
    let isRightToLeft = board.list.isRightToLeft
    let items = itemMap
    guard let position = items.position(of: .row(path)) else { return nil }
    let target =
      switch move {
      case .back: position + (isRightToLeft ? 1 : -1)
      case .forth: position + (isRightToLeft ? -1 : 1)
      case .up: position - length
      case .down: min(position + length, max(items.count - 1, position))
      case .first: 0
      case .last: items.count - 1
      }
    if case .row(let found)? = items.row(at: target) { return found }
    return nil
  }

  func moveFocus(from path: IndexPath, _ move: Move) -> Bool {
    guard let target = target(of: move, from: path), target != path else { return false }
    scrollToItem(at: target, at: [], animated: false)
    board.list.afterLayout { [weak self] in
      guard let self, let line = board.slot(of: .row(linePath(of: target)))?.view as? CollectionLine else { return }
      line.holder(of: target)?.box.takeFocus()
    }
    return true
  }
}
