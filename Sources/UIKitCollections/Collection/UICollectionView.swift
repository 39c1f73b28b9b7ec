import Foundation
import GtkBridge
import GtkObjects

/// A scrolling grid or list of items in sections. Only the items near the visible part have cells.
///
/// Mirrors `UICollectionView`. A GtkListView shows ``UICollectionViewCompositionalLayout/list(using:)``. Any other layout places
/// cells in a GtkScrolledWindow.
///
/// - A click, Return and the space bar choose an item; the arrow keys, Home, End and the page keys only move the focus.
/// - In a list, subviews of the collection itself are not shown, `contentSize` is an estimate from the rows that GTK
///   has seen, and `contentInset` is kept, without effect.
/// - Items are inserted, deleted and moved without an animation.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of the header of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The place of an item in the visible part. Without one on an axis, the collection scrolls no further than
  /// necessary.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt
    /// Creates places from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The object that provides the items and their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that receives the user's choices.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsReload()
    }
  }
  /// The places of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutWasReplaced(oldValue) }
  }
  /// The object that prepares data before items become visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Indicates whether ``prefetchDataSource`` prepares data.
  open var isPrefetchingEnabled = true
  /// Indicates whether the user may choose items.
  open var allowsSelection = true
  /// Indicates whether the user may choose several items.
  open var allowsMultipleSelection = false
  /// Indicates whether the user may choose items in edit mode.
  open var allowsSelectionDuringEditing = false
  /// Indicates whether the user may choose several items in edit mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// The view behind the items, which does not move with them.
  open var backgroundView: UIView? { didSet { showBackground(instead: oldValue) } }

  /// The objects of the library that receive the reports of the delegate, too.
  package let listeners = Listeners<RowReport<UICollectionViewCell>>()
  /// The object that provides the items of drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateDragging() } }
  /// The object that takes the items of a drop on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { updateDragging() } }
  /// Indicates whether the items can be dragged.
  open var dragInteractionEnabled = true { didSet { updateDragging() } }

  /// The rows of a layout that is a list.
  private(set) lazy var board: RowBoard = {
    let board = RowBoard(of: self)
    addKeys(to: board.list, isList: true)
    return board
  }()
  /// The views of a layout of frames, or `nil` while rows of a list show the items.
  private(set) var items: ItemBoard?
  private(set) lazy var dragging = RowDragging(of: self)
  let frameBox = Gtk.Bin()
  package private(set) lazy var frameLayers = Gtk.Overlay(board.scroller)
  private var link: ScrollLink?
  let reuse = ReusedItems()
  private(set) var isLoaded = false
  private(set) var needsReload = false
  /// The items by section, in the form of a table's rows.
  private(set) var itemMap = RowMap([])
  /// Indicates whether the views of the items are yet to be created. Until then, the program may change its data.
  private var mapMayBeOld = false
  var selection: Set<IndexPath> = []
  var updates = BatchUpdates()
  var updateDepth = 0
  var editing = false
  /// The movement of an item by the program.
  var itemMovement: InteractiveMovement?
  /// Indicates whether the user drags items that the data source can move, without a drag delegate.
  var movesItemsByDrag = true { didSet { updateDragging() } }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    items?.didScroll()
  }

  /// None: as in UIKit, constraints determine the size of a collection.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    items?.updateIfNeeded()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    items?.setNeedsUpdate()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    // The view may get another superview before the next frame.
    if items != nil { subview.realizedWidget?.removeFromParent() }
  }

  // MARK: Data

  /// Reloads all items from the data source. The selection is lost.
  ///
  /// A view that loses the focus may call this while GTK moves the focus to an item. The items are then reloaded a
  /// moment later.
  open func reloadData() {
    if Gtk.FocusMove.isRunning { return setNeedsReload() }
    needsReload = false
    let hadSelection = !selection.isEmpty
    selection = []
    guard isLoaded else { return }
    press.cancel()
    menu.close()
    swipe.close()
    itemMap = latestMap()
    mapMayBeOld = true
    if let items { return items.reload() }
    board.reload(rows(of: itemMap))
    if hadSelection { board.selectionDidChange() }
  }

  /// Requests the numbers of items again just before the views are created, so that both agree.
  ///
  /// UIKit creates the views at the end of the main loop's turn. Here, they are created with the next frame, and the
  /// program may handle other events before it.
  func confirmMap() {
    guard mapMayBeOld else { return }
    mapMayBeOld = false
    let latest = latestMap()
    guard latest != itemMap else { return }
    itemMap = latest
    selection = selection.filter(latest.contains)
    items?.reload()
  }

  private func setNeedsReload() {
    guard isLoaded, !needsReload else { return }
    needsReload = true
    Task { @MainActor [weak self] in if let self, needsReload { reloadData() } }
  }

  /// Requests the numbers of items from the data source.
  func latestMap() -> RowMap {
    guard let dataSource else { return RowMap([]) }
    let sections = 0..<max(dataSource.numberOfSections(in: self), 0)
    return RowMap(
      sections.map { RowMap.Section(rows: max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)) })
  }

  /// The number of sections.
  open var numberOfSections: Int { isLoaded ? itemMap.sections.count : dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    guard isLoaded else { return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    return itemMap.sections.indices.contains(section) ? itemMap.sections[section].rows : 0
  }

  /// Shows a new state of the data. Remaining items keep their cells.
  func change(place: (IndexPath) -> IndexPath?) {
    itemMap = latestMap()
    mapMayBeOld = true
    selection = Set(selection.compactMap(place))
    press.rowsDidChange(place)
    menu.close()
    swipe.close()
    if let items { return items.change(place: place) }
    changeRows(place: place)
  }

  // MARK: Layout

  func layoutDidChange() {
    guard isLoaded else { return }
    if let items { return items.setNeedsUpdate() }
    showLook()
    board.reload(rows(of: itemMap))
  }

  private func layoutWasReplaced(_ old: UICollectionViewLayout) {
    if old !== collectionViewLayout { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    collectionViewLayout.setNeedsPreparation()
    guard isLoaded else { return }
    if items == nil, old.list != nil {
      // The cells of the list are reused in other places.
      if collectionViewLayout.list == nil { board.reload(RowMap([])) }
    } else if collectionViewLayout.list != nil {
      items?.reload()
    }
    showBoard()
    layoutDidChange()
  }

  /// Shows the widget that the layout needs.
  private func showBoard() {
    for child in frameBox.children { child.removeFromParent() }
    dragging.set(drags: false, drops: false)
    if collectionViewLayout.list != nil {
      if items != nil { for subview in subviews { subview.removeFromSuperview() } }
      items = nil
      link = ScrollLink(self, board.scroller, in: frameLayers, measuresContent: true)
      frameLayers.insert(into: frameBox, after: nil)
      showBackground(instead: nil)
    } else {
      if items == nil {
        for subview in subviews where subview is UICollectionReusableView { subview.removeFromSuperview() }
      }
      link = nil
      let items = items ?? ItemBoard(of: self)
      self.items = items
      scrollHost = items.scroll.link
      items.scroll.subviewsDidChange()
      items.scroll.widget.insert(into: frameBox, after: nil)
    }
    updateDragging()
  }

  private func showBackground(instead old: UIView?) {
    guard isLoaded else { return }
    if let items {
      if old !== backgroundView { old?.removeFromSuperview() }
      return items.setNeedsUpdate()
    }
    if let old { frameLayers.remove(old.realize()) }
    guard let backgroundView else { return }
    let widget = backgroundView.realize()
    frameLayers.add(widget, isMeasured: false)
    widget.insert(into: frameLayers, after: nil)
    // The rows are transparent, so that the view is visible.
    board.list.addStyleClass("view-over-background")
  }

  // MARK: Cells

  /// Returns a cell, a header or another view for a place.
  func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard attributes.representedElementCategory != .cell else { return makeCell(attributes.indexPath) }
    let kind = attributes.representedElementKind ?? ""
    let made: UICollectionReusableView?
    if attributes.representedElementCategory == .supplementaryView {
      made = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    } else {
      made =
        reuse.take(kind, kind, size: attributes.size)
        ?? collectionViewLayout.makeDecoration(kind, size: attributes.size)
      made?.isUserInteractionEnabled = false
    }
    made?.kind = kind
    return made
  }

  func makeCell(_ path: IndexPath) -> UICollectionViewCell {
    dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
  }

  /// Gives a cell the state of its item.
  func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.isSelected = selection.contains(path)
    cell.isHighlighted = press.highlighted == path
    cell.isEditing = isEditing
    showOutline(in: cell, at: path)
    // The data source may have changed the values on which the cell's configuration depends.
    cell.setNeedsUpdateConfiguration()
  }

  /// Called when a cell comes near the visible part.
  func willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    listeners.send(.display(cell, path))
  }

  /// Called when a view has left its place.
  func didEnd(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      swipe.close(in: cell)
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      listeners.send(.end(cell, element.path))
    }
    if element.category == .supplementaryView, let kind = element.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
    }
    reuse.put(view, of: element.kind ?? ReusedItems.cell)
  }

  /// Called when a supplementary view comes near the visible part.
  func willDisplay(_ view: UICollectionReusableView, of kind: String, at path: IndexPath) {
    delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
  }
}

extension UICollectionView: WidgetProviding {
  package var showsSubviews: Bool { false }

  package func makeWidget() -> Gtk.Widget {
    isLoaded = true
    needsReload = false
    itemMap = latestMap()
    mapMayBeOld = true
    if collectionViewLayout.list != nil {
      showLook()
      board.reload(rows(of: itemMap))
    }
    showBoard()
    return frameBox
  }

  package var innerWidget: Gtk.Widget? { dragWidget }
}
