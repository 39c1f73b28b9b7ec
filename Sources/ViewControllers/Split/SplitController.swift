import Foundation

/// Shows two controllers side by side, a sidebar and the content, and one of them where there is no room for both.
///
/// Mirrors `UISplitViewController` with two columns:
///
/// ```swift
/// let split = SplitController(style: .doubleColumn)
/// split.setViewController(SidebarViewController(), for: .primary)
/// split.setViewController(NavigationController(rootViewController: home), for: .secondary)
/// ```
///
/// The host reports when the room gets too narrow and wide again. Unlike UIKit's, the columns' controllers are shown as they
/// are: they are neither put into navigation controllers nor merged into one.
@preconcurrency @MainActor
open class SplitController: ViewController, Stage {
  /// What columns there are.
  public enum Style: Sendable {
    /// A sidebar and the content.
    case doubleColumn
  }

  /// A column.
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

  /// What columns there are.
  public let style: Style

  /// Whether there is room for one column only.
  public private(set) var isCollapsed = false

  /// Asked and told when the room changes.
  public weak var delegate: (any SplitControllerDelegate)?

  /// Makes a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with two empty columns. The arguments are accepted for source compatibility.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .doubleColumn
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Gives `nil`: no archive can hold a controller on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  // MARK: Columns

  /// The columns' controllers, the sidebar first.
  open var viewControllers: [ViewController] { Column.allCases.compactMap { columns[$0] } }

  /// The controller in a column.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Puts a controller into a column, in place of the one there.
  open func setViewController(_ controller: ViewController?, for column: Column) {
    let previous = screens
    let old = columns[column]
    guard old !== controller else { return }
    // Within the split controller it moves from one column to the other.
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

  /// Shows a column: brings it to the front where there is room for one, or the sidebar back where it was hidden.
  open func show(_ column: Column) {
    let previous = screens
    if column == .primary { isPrimaryHidden = false }
    topColumn = column
    change(from: previous, as: column == .primary ? .pop : .push, animated: true)
  }

  /// Hides the sidebar, or brings the other column to the front where there is room for one. The content is not hidden
  /// while there is room.
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

  /// Whether a column is seen while the split controller is.
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains(column) }

  /// How wide the sidebar should be, in points; ``automaticDimension`` leaves it to the desktop. Setting it undoes what the
  /// user has made of it.
  open var preferredPrimaryColumnWidth = SplitController.automaticDimension {
    didSet {
      guard preferredPrimaryColumnWidth != oldValue else { return }
      userColumnWidth = nil
      containerRealization?.surroundingsDidChange()
    }
  }

  /// Leaves a measure to the desktop.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// How wide the sidebar is, in points, as the user has made it or as it was asked for; zero where nobody has said anything.
  public var primaryColumnWidth: CGFloat {
    if let userColumnWidth { return userColumnWidth }
    return preferredPrimaryColumnWidth == Self.automaticDimension ? 0 : preferredPrimaryColumnWidth
  }
  private var userColumnWidth: CGFloat?

  // MARK: What the host reports

  /// Reported by the host when the user has made the sidebar wider or narrower, in points.
  public func userDidResizePrimaryColumn(to width: CGFloat) {
    guard width != primaryColumnWidth else { return }
    userColumnWidth = width
    delegate?.splitViewControllerDidResizePrimaryColumn(self)
  }

  /// Reported by the host when there is room for one column only.
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

  /// Reported by the host when there is room for both columns.
  public func splitDidExpand() {
    guard isCollapsed else { return }
    let previous = screens
    isCollapsed = false
    change(from: previous, as: .select, animated: false) { [weak self] in
      if let self { delegate?.splitViewControllerDidExpand(self) }
    }
  }

  /// Reported by the host when the user wants to go from the content back to the sidebar, where there is room for one.
  /// Nothing is removed by it.
  public func userDidGoBack() {
    if isCollapsed, columns[.primary] != nil { show(.primary) }
  }

  // MARK: Changes

  private func change(
    from previous: [ViewController], as kind: ScreenTransition.Kind, animated: Bool,
    completion: @escaping () -> Void = {}
  ) {
    containerRealization?.surroundingsDidChange()
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
    containerRealization?.surroundingsDidChange()
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
  /// The nearest split controller this one is in.
  public var splitViewController: SplitController? { nearestContainer(SplitController.self) }
}
