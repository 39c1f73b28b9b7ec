import Foundation
import GtkBridge
import GtkObjects

/// A scrolling list of rows in sections. Only the rows near the visible part have cells.
///
/// Mirrors `UITableView`; shown by a GtkListView, as a `List` is.
///
/// ```swift
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
/// tableView.dataSource = self
/// tableView.delegate = self
/// ```
///
/// - A click, Return and the space bar choose a row; the arrow keys only move the focus.
/// - Headers scroll with their sections.
/// - The cells have no frames of their own: rows are as high as their content, and at least as high as the program
///   requests.
/// - Subviews of the table itself are not shown.
/// - `contentSize` is an estimate from the rows that GTK has seen, and includes `contentInset`: the offset at the top
///   is 0.
@preconcurrency @MainActor
open class UITableView: UIScrollView, BackgroundReplacing {
  /// The look of the sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. The default.
    case plain
    /// Cards from edge to edge.
    case grouped
    /// Cards with round corners, away from the edges.
    case insetGrouped
  }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line. The default.
    case singleLine
    /// Here as `singleLine`.
    case singleLineEtched
  }
  /// The place of a row in the visible part.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest place at which the row is visible.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
  /// The animation of inserted and deleted rows. Without effect: rows of the desktop change at once.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade.
    case fade = 0
    /// The rows move to the right edge or come from it.
    case right
    /// The rows move to the left edge or come from it.
    case left
    /// The rows move to the upper edge or come from it.
    case top
    /// The rows move to the lower edge or come from it.
    case bottom
    /// The rows do not move.
    case none
    /// The rows move to the middle or come from it.
    case middle
    /// The table chooses.
    case automatic = 100
  }

  /// The height of the content.
  public static let automaticDimension: CGFloat = -1

  /// The look of the sections.
  public let style: Style
  /// The object that provides the rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that prepares the data of rows that will soon be visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { prefetcher.setNeedsUpdate() }
  }
  /// The object that receives the user's choices.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsReload()
    }
  }

  /// The least height of the rows, or ``automaticDimension`` for that of the style.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { setNeedsReload() } } }
  /// Kept, without effect: GTK estimates the rows out of sight from those that it has seen.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The least height of the headers, or ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The least height of the footers, or ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Kept, without effect, as ``estimatedRowHeight``.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Kept, without effect, as ``estimatedRowHeight``.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Kept, without effect: the distance above a header is that of the style.
  open var sectionHeaderTopPadding = UITableView.automaticDimension

  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { showLook() } }
  /// The colour of the lines between rows; `nil` for the theme's.
  open var separatorColor: UIColor? { didSet { showLook() } }
  /// Kept, without effect: the lines reach from edge to edge.
  open var separatorInset = UIEdgeInsets.zero

  /// Indicates whether the user may choose rows.
  open var allowsSelection = true
  /// Indicates whether the user may choose several rows.
  open var allowsMultipleSelection = false
  /// Indicates whether the user may choose rows in edit mode.
  open var allowsSelectionDuringEditing = false
  /// Indicates whether the user may choose several rows in edit mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept, without effect: the arrow keys never select.
  open var selectionFollowsFocus = false

  /// The colour of the titles of the index beside the rows; `nil` for the tint.
  open var sectionIndexColor: UIColor? { didSet { if isLoaded { index.showLook() } } }
  /// The colour behind the titles of the index; `nil` for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { if isLoaded { index.showLook() } } }
  /// Kept, without effect: the index looks the same while it is pressed.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The least number of rows for a visible index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }

  /// The distances around all rows.
  open override var contentInset: UIEdgeInsets { didSet { if contentInset != oldValue { showLook() } } }

  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { endDidChange(from: oldValue, to: tableHeaderView) } }
  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { endDidChange(from: oldValue, to: tableFooterView) } }
  /// The view behind the rows, such as a note for an empty table.
  open var backgroundView: UIView? { didSet { showBackground(instead: oldValue) } }

  /// The objects of the library that receive the reports of the delegate, too.
  package let listeners = Listeners<RowReport<UITableViewCell>>()
  /// The object that provides the items of drags. Without one, rows that the data source can move are dragged within
  /// the table.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateDragging() } }
  /// The object that takes the items of a drop on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { updateDragging() } }
  /// Indicates whether the rows can be dragged.
  open var dragInteractionEnabled = true { didSet { updateDragging() } }

  private(set) lazy var board = RowBoard(of: self)
  private(set) lazy var dragging = RowDragging(of: self)
  package private(set) lazy var frameLayers = Gtk.Overlay(board.scroller)
  private lazy var frameLook = AppliedStyle(frameLayers)
  private var link: ScrollLink?
  private(set) lazy var editor = TableEditor(of: self)
  private(set) lazy var prefetcher = RowPrefetcher(of: self)
  private(set) lazy var index = SectionIndex(of: self)
  let reuse = ReusePool()
  /// Indicates whether the table has a background of its own, which is visible through the list of rows.
  package var hasOwnBackground = false { didSet { if hasOwnBackground != oldValue { showLook() } } }
  /// Indicates whether all rows are reloaded before the next frame.
  private(set) var needsReload = false
  /// Indicates whether the table has its widget.
  private(set) var isLoaded = false
  var selection: Set<IndexPath> = []
  var editing = false
  /// The changes between ``beginUpdates()`` and ``endUpdates()``.
  var updates = BatchUpdates()
  var updateDepth = 0

  /// Creates a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  var tableDelegate: any UITableViewDelegate { delegate ?? UsualTableDelegate.shared }

  // MARK: Data

  /// Reloads all rows from the data source. The selection is lost.
  ///
  /// A view that loses the focus may call this while GTK moves the focus to a row. The rows are then reloaded a moment
  /// later.
  open func reloadData() {
    if Gtk.FocusMove.isRunning { return setNeedsReload() }
    needsReload = false
    let hadSelection = !selection.isEmpty
    selection = []
    guard isLoaded else { return }
    board.press.cancel()
    editor.close()
    board.reload(latestMap())
    if hadSelection { board.selectionDidChange() }
    reloadSectionIndexTitles()
    prefetcher.restart()
  }

  /// Reloads the rows before the next frame, unless the program does so earlier.
  private func setNeedsReload() {
    guard isLoaded, !needsReload else { return }
    needsReload = true
    Task { @MainActor [weak self] in self?.reloadIfNeeded() }
  }

  func reloadIfNeeded() { if needsReload { reloadData() } }

  /// Lays out the latest rows now, so that `contentSize` includes their heights.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    reloadIfNeeded()
    if isLoaded { board.layOutNow() }
  }

  /// Requests the numbers of rows from the data source.
  func latestMap() -> RowMap {
    guard let dataSource else {
      return RowMap([], hasTableHeader: tableHeaderView != nil, hasTableFooter: tableFooterView != nil)
    }
    let sections = (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
      RowMap.Section(
        rows: dataSource.tableView(self, numberOfRowsInSection: section), hasHeader: hasHeader(section),
        hasFooter: hasFooter(section))
    }
    return RowMap(sections, hasTableHeader: tableHeaderView != nil, hasTableFooter: tableFooterView != nil)
  }

  private func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func hasFooter(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || delegate?.tableView(self, viewForFooterInSection: section) != nil
  }

  /// The rows on screen, or the data source's rows for a table that is not yet on screen.
  var map: RowMap {
    reloadIfNeeded()
    return isLoaded ? board.map : latestMap()
  }

  /// The number of sections.
  open var numberOfSections: Int { map.sections.count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = map.sections
    return sections.indices.contains(section) ? sections[section].rows : 0
  }

  /// None: as in UIKit, constraints determine the size of a table.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  // MARK: Look

  func showLook() {
    guard isLoaded else { return }
    let kind: ListLook.Kind =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    let look = ListLook(kind: kind)
    // The content of a cell has its own margins, because the program's views may reach the edges.
    var css = look.css + "&>row{padding:0;min-height:\(look.hasCards ? 48 : 36)px;}"
    css += "&>row.section-header,&>row.section-footer{padding:0;min-height:0;}"
    css += insetCSS(cardMargin: look.hasCards ? 18 : 0) + index.rowCSS
    if hasOwnBackground || backgroundView != nil { css += "&{background:none;}" }
    // A view behind the rows is in front of the table's colour.
    frameLook.set(hasOwnBackground || backgroundView == nil ? nil : "background-color:\(listColor.css);")
    // Text with its own colour must be readable on a selected row, like other text. A menu of the row is a popover in
    // it.
    css += "&>row:selected>:not(popover) label{color:inherit;}"
    // The selection is behind the cell, whose own colour would hide it.
    css += "&>row:selected>:not(popover){background-color:transparent;background-image:none;}"
    // Headers and footers have no lines, whose colour would fill them.
    let rows = "&>row:not(.section-first):not(.section-header):not(.section-footer)"
    if separatorStyle == .none {
      css += look.line("transparent", above: rows)
    } else if let separatorColor {
      css += look.line(separatorColor.color.css, above: rows)
    }
    board.setLook(css)
  }

  /// Returns the insets as margins of rows, because the padding of a list does not scroll.
  private func insetCSS(cardMargin: Double) -> String {
    guard contentInset != .zero else { return "" }
    func length(_ points: Double) -> String { "\(max(points.isFinite ? points : 0, -1_000))px" }
    let side = style == .insetGrouped ? 12.0 : 0
    var css =
      "&>row{margin-left:\(length(side + contentInset.left));margin-right:\(length(side + contentInset.right));}"
    css += "&>row.list-start.list-start{margin-top:\(length(cardMargin + contentInset.top));}"
    css += "&>row.list-end.list-end{margin-bottom:\(length(cardMargin + contentInset.bottom));}"
    return css
  }

  private func showBackground(instead old: UIView?) {
    guard isLoaded, backgroundView !== old else { return }
    if let old { frameLayers.remove(old.realize()) }
    showLook()
    guard let backgroundView else { return }
    let widget = backgroundView.realize()
    frameLayers.add(widget, isMeasured: false)
    widget.insert(into: frameLayers, after: nil)
  }
}

extension UITableView {
  /// The list's default colour behind the rows.
  private var listColor: Color { (style == .plain ? UIColor.systemBackground : .systemGroupedBackground).color }

  /// Shows another view before or after all rows. A program sets the same view again to announce a new height.
  private func endDidChange(from old: UIView?, to new: UIView?) {
    guard let new, new === old, isLoaded else { return setNeedsReload() }
    prepareEnd(new)
  }
}

extension UITableView: WidgetProviding {
  package var showsSubviews: Bool { false }

  package func makeWidget() -> Gtk.Widget {
    isLoaded = true
    showLook()
    showBackground(instead: nil)
    board.scroller.onScroll(
      on: .vertical,
      offset: { [weak self] in
        self?.editor.close()
        self?.prefetcher.setNeedsUpdate()
      },
      length: { [weak self] in
        self?.prefetcher.setNeedsUpdate()
        self?.index.didResize()
      })
    link = ScrollLink(self, board.scroller, in: frameLayers, measuresContent: true)
    editor.start()
    updateDragging()
    needsReload = false
    board.reload(latestMap())
    reloadSectionIndexTitles()
    for row in selection where !board.map.contains(row) { selection.remove(row) }
    return frameLayers
  }

  package var innerWidget: Gtk.Widget? { board.list }
}
