/// A column of a split view that selects the content of the next column.
@MainActor
final class SplitColumn {
  private weak var split: SplitController?
  /// Indicates whether the column is the sidebar.
  nonisolated let isSidebar: Bool
  /// Returns whether the column has a selection.
  var hasSelection: (() -> Bool)?
  /// Called when the next column returns to its own view.
  var didReturn: (() -> Void)?
  /// The screens for the links of the column.
  let screens = NavigationScreens()
  /// The column whose screen belongs to the selection of this one.
  fileprivate weak var following: SplitColumn?
  /// The controller of the next column while that shows the screen of a link.
  private var replaced: ViewController?

  fileprivate init(isSidebar: Bool, of split: SplitController) {
    self.isSidebar = isSidebar
    self.split = split
    screens.column = self
  }

  func unmount() {
    // The environment belongs to the split view.
    screens.environment = nil
    screens.unmount()
    replaced = nil
  }

  /// Sets the width that the column prefers, in points.
  func setWidth(_ width: Double) {
    if isSidebar {
      split?.preferredPrimaryColumnWidth = width
    } else {
      split?.preferredSupplementaryColumnWidth = width
    }
  }

  private var next: SplitController.Column {
    isSidebar && split?.viewController(for: .supplementary) != nil ? .supplementary : .secondary
  }

  /// Shows the next column after a selection in this one, if they share a place. A screen replaces the column's own
  /// view.
  func showNext(_ screen: ViewController? = nil) {
    replaceNext(by: screen)
    bringNextForward()
  }

  /// Indicates whether the next column shares a place with this one, which is visible.
  var coversNext: Bool { split.map { !$0.isShowing(next) } ?? false }

  /// Shows the next column unchanged, if it shares a place with this one.
  func bringNextForward() { if coversNext { split?.show(next) } }

  /// Indicates whether the next column shows the screen of a link.
  func isShowing(_ screen: ViewController) -> Bool {
    replaced != nil && split?.viewController(for: next) === screen
  }

  /// Returns the next column to its own view, if it shows a screen.
  func removeNext(_ screen: ViewController? = nil) {
    if screen == nil || split?.viewController(for: next) === screen { replaceNext(by: nil) }
  }

  private func replaceNext(by screen: ViewController?) {
    guard let split, screen != nil || replaced != nil else { return }
    let own = replaced ?? split.viewController(for: next)
    replaced = screen == nil ? nil : own
    split.setViewController(screen ?? own, for: next)
    screens.followColumn(screen)
    if screen == nil { didReturn?() }
    following?.removeNext()
  }
}

/// The columns of a ``NavigationSplitView`` that select the content of the next one.
@MainActor
final class SplitColumns: SplitControllerDelegate {
  let sidebar: SplitColumn
  let content: SplitColumn
  /// Called when there is room for several columns again.
  var didExpand: (() -> Void)?
  /// Returns the column that the program prefers if there is room for only one.
  var preferredColumn: (() -> NavigationSplitViewColumn?)?
  /// Called when a column is shown while there is room for only one.
  var didShow: ((NavigationSplitViewColumn) -> Void)?
  private weak var split: SplitController?

  init(of split: SplitController) {
    self.split = split
    sidebar = SplitColumn(isSidebar: true, of: split)
    content = SplitColumn(isSidebar: false, of: split)
    sidebar.following = content
    split.delegate = self
    split.didShow = { [weak self] column in
      guard self?.split?.isCollapsed == true else { return }
      self?.didShow?(column == .primary ? .sidebar : column == .secondary ? .detail : .content)
    }
  }

  /// Shows a column, if there is room for only one.
  func showInFront(_ preferred: NavigationSplitViewColumn) {
    let column = place(of: preferred)
    if let split, split.isCollapsed, !split.isShowing(column) { split.show(column) }
  }

  private func place(of column: NavigationSplitViewColumn) -> SplitController.Column {
    column == .sidebar ? .primary : column == .detail ? .secondary : .supplementary
  }

  /// Shows and hides columns, unless the split view is collapsed.
  func show(_ visibility: NavigationSplitViewVisibility) {
    guard let split, !split.isCollapsed else { return }
    let hasContent = split.viewController(for: .supplementary) != nil
    // The sidebar and the content share a place if there is no room for both. The user chooses between them.
    let hasRoom = split.roomForColumns > (hasContent ? 2 : 1)
    let isBeside = split.isShowing(.primary) || split.isShowing(.supplementary)
    switch visibility {
    case .detailOnly: setShown(false, hasContent ? .supplementary : .primary)
    case .automatic, .all, .doubleColumn:
      if !hasRoom, hasContent { return isBeside ? () : split.show(.supplementary) }
      if hasContent { setShown(true, .supplementary) }
      setShown(visibility != .doubleColumn || !hasContent, .primary)
    }
  }

  private func setShown(_ isShown: Bool, _ column: SplitController.Column) {
    guard let split, split.isShowing(column) != isShown else { return }
    if isShown { split.show(column) } else { split.hide(column) }
  }

  /// Returns the column that the program prefers, or else the one after the last with a selection.
  func splitViewController(
    _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
  ) -> SplitController.Column {
    if let preferred = preferredColumn?() { return place(of: preferred) }
    guard splitController.viewController(for: .supplementary) != nil else {
      return sidebar.hasSelection?() == true ? .secondary : .primary
    }
    if content.hasSelection?() == true { return .secondary }
    return sidebar.hasSelection?() == true ? .supplementary : .primary
  }

  func splitViewControllerDidExpand(_ splitController: SplitController) { didExpand?() }
}

extension EnvironmentValues {
  /// The column of the split view that contains the view, if it selects the content of the next column.
  var splitColumn: SplitColumn? {
    get { object(SplitColumn.self) }
    set { if let newValue { setObject(newValue) } }
  }
}
