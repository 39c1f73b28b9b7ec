import Foundation

/// A container that shows a sidebar and a content column side by side, or one of them if there is not enough room.
///
/// Mirrors `UISplitViewController` with two columns:
///
/// ```swift
/// let split = SplitController(style: .doubleColumn)
/// split.setViewController(SidebarViewController(), for: .primary)
/// split.setViewController(NavigationController(rootViewController: home), for: .secondary)
/// ```
///
/// The host reports when the room becomes too narrow or sufficient again. In contrast to UIKit, the controllers are
/// shown unchanged: they are neither wrapped in navigation controllers nor merged when the split view collapses.
@preconcurrency @MainActor
open class SplitController: ViewController, Stage {
  /// The arrangement of the columns.
  public enum Style: Sendable {
    /// A sidebar and the content.
    case doubleColumn
  }

  /// A column of a split controller.
  public enum Column: Sendable, CaseIterable {
    /// The sidebar.
    case primary
    /// The content.
    case secondary
  }

  private var columns: [Column: ViewController] = [:]
  private var isPrimaryHidden = false
  private var topColumn = Column.secondary
  private lazy var director = StageDirector(self)

  /// The arrangement of the columns.
  public let style: Style

  /// A Boolean value that indicates whether there is room for one column only.
  public private(set) var isCollapsed = false

  /// The delegate for changes of the layout.
  public weak var delegate: (any SplitControllerDelegate)?

  /// Creates a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two empty columns. The arguments exist for source compatibility and are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .doubleColumn
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  // MARK: Columns

  /// The controllers of the columns, starting with the sidebar.
  open var viewControllers: [ViewController] { Column.allCases.compactMap { columns[$0] } }

  /// Returns the controller in a column.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Sets the controller in a column, replacing the previous one.
  open func setViewController(_ controller: ViewController?, for column: Column) {
    let previous = screens
    let old = columns[column]
    guard old !== controller else { return }
    // A controller that is already in the other column moves.
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

  /// Shows a column: brings it to the front if the split view is collapsed, otherwise unhides the sidebar.
  open func show(_ column: Column) {
    let previous = screens
    if column == .primary { isPrimaryHidden = false }
    topColumn = column
    change(from: previous, as: column == .primary ? .pop : .push, animated: true)
  }

  /// Hides the sidebar. If the split view is collapsed, shows the other column instead. The content can only be hidden
  /// if the split view is collapsed.
  open func hide(_ column: Column) {
    if isCollapsed {
      guard topColumn == column else { return }
      show(column == .primary ? .secondary : .primary)
    } else if column == .primary {
      let previous = screens
      isPrimaryHidden = true
      change(from: previous, as: .select, animated: true)
    }
  }

  /// Returns a Boolean value that indicates whether a column is shown.
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains(column) }

  /// The preferred width of the sidebar, in points. With ``automaticDimension``, the desktop decides. Setting this
  /// property discards the width chosen by the user.
  open var preferredPrimaryColumnWidth = SplitController.automaticDimension {
    didSet {
      guard preferredPrimaryColumnWidth != oldValue else { return }
      userColumnWidth = nil
      containerBacking?.surroundingsDidChange()
    }
  }

  /// A dimension that leaves the decision to the desktop.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The width of the sidebar in points: the width chosen by the user, or otherwise the preferred one. Zero if the
  /// desktop decides.
  public var primaryColumnWidth: CGFloat {
    if let userColumnWidth { return userColumnWidth }
    return preferredPrimaryColumnWidth == Self.automaticDimension ? 0 : preferredPrimaryColumnWidth
  }
  private var userColumnWidth: CGFloat?

  // MARK: What the host reports

  /// Handles a change of the sidebar's width by the user, in points. The host calls this method.
  public func userDidResizePrimaryColumn(to width: CGFloat) {
    guard width != primaryColumnWidth else { return }
    userColumnWidth = width
    delegate?.splitViewControllerDidResizePrimaryColumn(self)
  }

  /// Handles a lack of room for both columns. The host calls this method.
  public func splitDidCollapse() {
    guard !isCollapsed else { return }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let column = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let previous = screens
    isCollapsed = true
    topColumn = column
    change(from: previous, as: .select, animated: false) { [weak self] in
      if let self { delegate?.splitViewControllerDidCollapse(self) }
    }
  }

  /// Handles the return of enough room for both columns. The host calls this method.
  public func splitDidExpand() {
    guard isCollapsed else { return }
    let previous = screens
    isCollapsed = false
    change(from: previous, as: .select, animated: false) { [weak self] in
      if let self { delegate?.splitViewControllerDidExpand(self) }
    }
  }

  /// Handles a request of the user to go back from the content to the sidebar while the split view is collapsed. The
  /// host calls this method. No controller is removed.
  public func userDidGoBack() {
    if isCollapsed, columns[.primary] != nil { show(.primary) }
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
    let filled = Column.allCases.filter { columns[$0] != nil }
    if isCollapsed { return filled.contains(topColumn) ? [topColumn] : filled }
    return filled.filter { $0 == .secondary || !isPrimaryHidden || columns[.secondary] == nil }
  }

  var screens: [ViewController] { shownColumns.compactMap { columns[$0] } }
}

extension ViewController {
  /// The nearest split controller that contains this controller.
  public var splitViewController: SplitController? { nearestContainer(SplitController.self) }
}
