import Foundation
internal import Graphics

/// A container that shows a sidebar and further columns side by side, or fewer of them if there is not enough room.
///
/// Mirrors `UISplitViewController` with two or three columns:
///
/// ```swift
/// let split = SplitController(style: .doubleColumn)
/// split.setViewController(SidebarViewController(), for: .primary)
/// split.setViewController(NavigationController(rootViewController: home), for: .secondary)
/// ```
///
/// The host reports for how many columns there is room. If a split view with three columns has room for two, the sidebar
/// and the supplementary column share the first place: the user goes back from one to the other. In contrast to UIKit,
/// the controllers are shown unchanged: they are neither wrapped in navigation controllers nor merged when the split
/// view collapses.
@preconcurrency @MainActor
open class SplitController: ViewController, Stage {
  /// The arrangement of the columns.
  public enum Style: Sendable {
    /// A sidebar and the content.
    case doubleColumn
    /// A sidebar, a list for its selection, and the content.
    case tripleColumn
  }

  /// A column of a split controller.
  public enum Column: Int, Sendable, CaseIterable {
    /// The sidebar.
    case primary
    /// The column between the sidebar and the content, if the style has three columns.
    case supplementary
    /// The content.
    case secondary
    /// The content of an iPhone in place of the columns. A controller for it is kept, and not shown: one column at a
    /// time is shown instead.
    case compact

    /// The columns that stand side by side.
    public static var allCases: [Column] { [.primary, .supplementary, .secondary] }
  }

  private var columns: [Column: ViewController] = [:]
  private var compact: ViewController?
  private var hiddenColumns: Set<Column> = [] {
    didSet { if hiddenColumns != oldValue { tellDisplayMode(before: oldValue) } }
  }
  private var topColumn = Column.secondary
  /// The column in the first place if there is room for two of three columns.
  private var leadingColumn = Column.supplementary
  private lazy var director = StageDirector(self)

  /// The arrangement of the columns.
  public let style: Style

  /// The number of columns for which there is room.
  public private(set) var roomForColumns: Int

  /// A Boolean value that indicates whether there is room for one column only.
  public var isCollapsed: Bool { roomForColumns == 1 }

  /// The delegate for changes of the layout.
  public weak var delegate: (any SplitControllerDelegate)?

  /// Called after a column was shown by the user or by the program.
  package var didShow: ((Column) -> Void)?

  /// Creates a controller with empty columns.
  public init(style: Style) {
    self.style = style
    roomForColumns = style == .tripleColumn ? 3 : 2
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two empty columns. The arguments exist for source compatibility and are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .doubleColumn
    roomForColumns = 2
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  // MARK: Columns

  /// The controllers of the columns, starting with the sidebar.
  open var viewControllers: [ViewController] { filledColumns.compactMap { columns[$0] } }

  private var filledColumns: [Column] { Column.allCases.filter { columns[$0] != nil } }

  /// Returns the controller in a column.
  open func viewController(for column: Column) -> ViewController? { column == .compact ? compact : columns[column] }

  /// Sets the controller in a column, replacing the previous one. A split controller with two columns has no
  /// supplementary column and ignores a controller for it.
  open func setViewController(_ controller: ViewController?, for column: Column) {
    if column == .compact { compact = controller }
    guard column != .compact, column != .supplementary || style == .tripleColumn else { return }
    let previous = screens
    let old = columns[column]
    guard old !== controller else { return }
    // A controller that is already in another column moves.
    if let controller { columns = columns.filter { $0.value !== controller } }
    columns[column] = controller
    old?.willMove(toParent: nil)
    if let controller, controller.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    change(from: previous, as: .select, animated: false) { [weak self] in
      guard let self, let old, !viewControllers.contains(old), old.parent === self else { return }
      old.removeFromParent()
    }
  }

  /// Shows a column: brings it to the front if the columns share a place, and otherwise unhides it. The sidebar is shown
  /// together with the supplementary column.
  open func show(_ column: Column) {
    let previous = screens
    let isBack = Self.position(column) < Self.position(topColumn)
    hiddenColumns.subtract(column == .primary ? [.primary, .supplementary] : [column])
    topColumn = column
    if column != .secondary { leadingColumn = column }
    change(from: previous, as: isBack ? .pop : .push, animated: true)
    didShow?(column)
  }

  /// Shows a controller in the sidebar.
  open override func show(_ vc: ViewController, sender: Any?) {
    setViewController(vc, for: .primary)
    show(.primary)
  }

  /// Shows a controller as the content.
  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  /// Hides a column. If the split view is collapsed, shows the column before it instead, or that after the sidebar. The
  /// content can only be hidden if the split view is collapsed. The supplementary column is hidden together with the
  /// sidebar.
  open func hide(_ column: Column) {
    if isCollapsed {
      guard topColumn == column, let other = columnBefore(column) ?? filledColumns.first(where: { $0 != column })
      else { return }
      show(other)
    } else if column != .secondary {
      let previous = screens
      hiddenColumns.formUnion(column == .primary ? [.primary] : [.primary, .supplementary])
      change(from: previous, as: .select, animated: true)
    }
  }

  private func columnBefore(_ column: Column) -> Column? {
    filledColumns.last { Self.position($0) < Self.position(column) }
  }

  private static func position(_ column: Column) -> Int { Column.allCases.firstIndex(of: column) ?? 0 }

  /// Returns a Boolean value that indicates whether a column is shown.
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains(column) }

  /// The preferred width of the sidebar, in points. With ``automaticDimension``, the desktop decides. Setting this
  /// property discards the width chosen by the user.
  open var preferredPrimaryColumnWidth = SplitController.automaticDimension {
    didSet {
      if preferredPrimaryColumnWidth != oldValue { preferredWidthDidChange(of: .primary) }
    }
  }

  /// The preferred width of the supplementary column, in points, with the meaning of ``preferredPrimaryColumnWidth``.
  open var preferredSupplementaryColumnWidth = SplitController.automaticDimension {
    didSet {
      if preferredSupplementaryColumnWidth != oldValue { preferredWidthDidChange(of: .supplementary) }
    }
  }

  /// A dimension that leaves the decision to the desktop.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The width of the sidebar in points: the width chosen by the user, or otherwise the preferred one. Zero if the
  /// desktop decides.
  public var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column in points, with the meaning of ``primaryColumnWidth``.
  public var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  private var userColumnWidths: [Column: CGFloat] = [:]

  package func preferredWidth(of column: Column) -> CGFloat {
    column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
  }

  private func width(of column: Column) -> CGFloat {
    if let chosen = userColumnWidths[column] { return chosen }
    let preferred = preferredWidth(of: column)
    return preferred == Self.automaticDimension ? 0 : preferred
  }

  private func preferredWidthDidChange(of column: Column) {
    userColumnWidths[column] = nil
    containerBacking?.surroundingsDidChange()
  }

  /// The columns that the program prefers to be visible if there is room for them. The user can still show and hide
  /// columns.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      let previous = screens
      hiddenColumns = preferredDisplayMode.hiddenColumns(in: style)
      change(from: previous, as: .select, animated: true)
    }
  }

  /// The columns that are visible.
  public var displayMode: DisplayMode { DisplayMode(columnCount: shownColumns.count) }

  /// Kept, without effect: columns stand side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Indicates whether a swipe shows the sidebar. Kept, without effect.
  open var presentsWithGesture = true

  private func tellDisplayMode(before hidden: Set<Column>) {
    guard !isCollapsed, columns[.secondary] != nil else { return }
    func count(_ hidden: Set<Column>) -> Int {
      min(filledColumns.filter { !hidden.contains($0) }.count, roomForColumns)
    }
    let (old, new) = (DisplayMode(columnCount: count(hidden)), DisplayMode(columnCount: count(hiddenColumns)))
    if old != new { delegate?.splitViewController(self, willChangeTo: new) }
  }

  // MARK: What the host reports

  /// Handles a change of a column's width by the user, in points. The host calls this method.
  public func userDidResize(_ column: Column, to width: CGFloat) {
    guard width != self.width(of: column) else { return }
    userColumnWidths[column] = width
    if column == .primary { delegate?.splitViewControllerDidResizePrimaryColumn(self) }
  }

  /// Handles a change of the number of columns for which there is room. The host calls this method.
  ///
  /// The split view collapses when there is room for one column, and expands when there is room for more.
  public func roomDidChange(toColumns count: Int) {
    let count = min(max(count, 1), style == .tripleColumn ? 3 : 2)
    guard count != roomForColumns else { return }
    let wasCollapsed = isCollapsed
    if count == 1 {
      let proposed = filledColumns.last ?? .primary
      let column = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      return changeRoom(to: 1, topColumn: column) { [weak self] in
        if let self { delegate?.splitViewControllerDidCollapse(self) }
      }
    }
    changeRoom(to: count, topColumn: topColumn) { [weak self] in
      if let self, wasCollapsed { delegate?.splitViewControllerDidExpand(self) }
    }
  }

  private func changeRoom(to count: Int, topColumn: Column, completion: @escaping () -> Void) {
    let previous = screens
    // If the columns were collapsed, the user stays at the same column. Otherwise, the content is visible with the
    // column beside it.
    leadingColumn = isCollapsed && topColumn == .primary ? .primary : .supplementary
    roomForColumns = count
    self.topColumn = topColumn
    change(from: previous, as: .select, animated: false, completion: completion)
  }

  /// The column that the user can go back to, if columns share a place.
  package var columnToGoBackTo: Column? {
    guard let first = shownColumns.first, isCollapsed || (roomForColumns == 2 && first == .supplementary) else {
      return nil
    }
    return columnBefore(first)
  }

  /// Handles a request of the user to go back to the column that shares its place with the shown one. The host calls
  /// this method. No controller is removed.
  public func userDidGoBack() {
    if let column = columnToGoBackTo { show(column) }
  }

  // MARK: Changes

  private func change(
    from previous: [ViewController], as kind: ScreenTransition.Kind, animated: Bool,
    completion: @escaping () -> Void = {}
  ) {
    containerBacking?.surroundingsDidChange()
    guard previous != screens else { return completion() }
    director.run(
      kind, from: previous, isOnScreen: appearanceState.isOnScreen, animated: animated, completion: completion)
  }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    guard let column = columns.first(where: { $0.value === child })?.key else { return }
    let previous = screens
    columns[column] = nil
    change(from: previous, as: .select, animated: false)
  }

  override func childTitleDidChange(_ child: ViewController) {
    containerBacking?.surroundingsDidChange()
  }

  override var stageDirector: StageDirector? { director }

  override func stages(_ child: ViewController) -> Bool {
    viewControllers.contains(child) || director.isLeaving(child)
  }

  private var shownColumns: [Column] {
    let filled = filledColumns
    if isCollapsed { return filled.contains(topColumn) ? [topColumn] : filled.suffix(1) }
    let visible = columns[.secondary] == nil ? filled : filled.filter { !hiddenColumns.contains($0) }
    guard visible.count > roomForColumns else { return visible }
    return [leadingColumn, .secondary]
  }

  var screens: [ViewController] { shownColumns.compactMap { columns[$0] } }

  /// Returns the size of a column in a view of a given size: the last column takes the whole difference of the widths.
  open override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  {
    var size = sizeBesideBars(of: container, withParentContainerSize: parentSize)
    if let last = screens.last, last !== container, let present = container.viewIfLoaded?.bounds.size, present != .zero
    {
      size.width = present.width
    }
    return size
  }
}

extension SplitController {
  /// Returns the expected size of a child in a view of a given size.
  func room(for child: ViewController, in size: CGSize) -> CGSize {
    if let room = containerBacking?.room(for: child) { return room }
    let shown = shownColumns
    guard size.width >= ColumnWidths.roomForTwo, shown.count > 1,
      let column = shown.first(where: { columns[$0] === child })
    else { return size }
    func usualWidth(_ column: Column) -> CGFloat { width(of: column) > 0 ? width(of: column) : ColumnWidths.usual }
    let others = shown.dropLast().reduce(0) { $0 + usualWidth($1) }
    return CGSize(
      width: max(0, column == shown.last ? size.width - others : usualWidth(column)), height: size.height)
  }
}

extension ViewController {
  /// The nearest split controller that contains this controller.
  public var splitViewController: SplitController? { nearestContainer(SplitController.self) }
}
