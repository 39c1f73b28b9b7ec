import GtkObjects

/// The backing of a ``SplitController``: two columns side by side, or a single column in a narrow window.
@MainActor
final class SplitBacking: WidgetBacking, ContainerBacking, WindowBar.Content {
  /// The width below which the controller collapses to one column.
  private static let collapsingWidth = 500.0
  private static let sidebarWidth = 260.0

  private weak var split: SplitController?
  private unowned let view: NativeView
  private let columns: [SplitController.Column: Gtk.Bin] = [.primary: Gtk.Bin(), .secondary: Gtk.Bin()]
  private let paned: Gtk.Paned
  private var subviews: [NativeView] = []
  private let focus = ScreenFocus()
  private var position: Gtk.SignalHandler?
  /// The preferred width that was applied last. A later resize by the user has precedence.
  private var preferredWidth: Double?
  /// The intended width of the sidebar. GTK does not restore it after it has shrunk the sidebar.
  private var wantedWidth = SplitBacking.sidebarWidth
  /// The maximum position of the handle in the latest layout pass.
  private var lastPosition = 0.0

  init(_ split: SplitController, view: NativeView) {
    self.split = split
    self.view = view
    paned = Gtk.Paned(start: columns[.primary] ?? Gtk.Bin(), end: columns[.secondary] ?? Gtk.Bin())
    position = paned.connect("notify::position") { [weak self] in self?.userDidDrag() }
    adaptColumnWidth()
    paned.onPaint { [weak self] in self?.adaptToWidth() }
    paned.connect("map") { [weak self] in
      if let self { WindowBar.bar(above: paned)?.show(self) }
    }
    paned.connect("unmap") { [weak self] in
      if let self { WindowBar.bar(above: paned)?.hide(self) }
    }
  }

  var widget: Gtk.Widget { paned }

  private func adaptColumnWidth() {
    guard let split else { return }
    let preferred = split.preferredPrimaryColumnWidth
    let width = preferred == SplitController.automaticDimension ? Self.sidebarWidth : Double(preferred)
    guard width != preferredWidth else { return }
    preferredWidth = width
    wantedWidth = width
    position?.withBlocked { paned.position = width }
  }

  private func userDidDrag() {
    // GTK also moves the handle itself: a single column fills the width, and the handle's maximum position changes with
    // the window's width and the minimum size of the content. Neither is a resize by the user.
    let isPushed = paned.lastPosition != lastPosition
    lastPosition = paned.lastPosition
    guard let split, !isPushed, split.isShowing(.primary), split.isShowing(.secondary),
      paned.width >= Self.collapsingWidth
    else { return }
    wantedWidth = paned.position
    split.userDidResizePrimaryColumn(to: paned.position)
  }

  /// Restores the intended width of the sidebar as far as the window permits.
  private func restoreWidth() {
    lastPosition = paned.lastPosition
    guard let split, split.isShowing(.primary), split.isShowing(.secondary), paned.width >= Self.collapsingWidth else {
      return
    }
    let width = min(wantedWidth, lastPosition)
    if paned.position < width { position?.withBlocked { paned.position = width } }
  }

  private func adaptToWidth() {
    restoreWidth()
    guard let split, paned.width > 0, split.isCollapsed != (paned.width < Self.collapsingWidth) else { return }
    if split.isCollapsed { split.splitDidExpand() } else { split.splitDidCollapse() }
  }

  // MARK: Screens

  func subviewsDidChange() {
    for subview in subviews where !view.subviews.contains(subview) { subview.realizedWidget?.removeFromParent() }
    for (column, bin) in columns {
      let content = split?.viewController(for: column)?.viewIfLoaded
      if let content, view.subviews.contains(content) {
        let child = content.realize()
        if !child.isPlaced(in: bin, after: nil) {
          child.removeFromParent()
          child.insert(into: bin, after: nil)
        }
      }
    }
    subviews = view.subviews
    surroundingsDidChange()
  }

  func constraintsDidChange() {}

  func visibilityDidChange() { setDrawn(!view.isHidden) }

  func perform(_ transition: ScreenTransition) {
    subviewsDidChange()
    paned.afterPaint { transition.complete() }
  }

  func surroundingsDidChange() {
    adaptColumnWidth()
    showColumns()
    WindowBar.bar(above: paned)?.refresh()
  }

  private func showColumns() {
    let shown = columns.filter { split?.isShowing($0.key) == true }.map(\.value)
    let coming = shown.filter { !$0.isVisible }
    let leaving = columns.values.filter { bin in bin.isVisible && !shown.contains { $0 === bin } }
    func change() {
      for bin in columns.values { bin.isVisible = shown.contains { $0 === bin } }
    }
    guard !leaving.isEmpty, let new = coming.first ?? shown.first else { return change() }
    focus.follow(in: paned, from: leaving, to: new, change: change)
  }

  // MARK: Window bar

  var barTitle: String? {
    guard let split else { return nil }
    // A sidebar without a second column determines the title.
    let column =
      split.isShowing(.secondary) ? split.viewController(for: .secondary) : split.viewController(for: .primary)
    return column?.title ?? split.title
  }

  var canGoBack: Bool {
    guard let split else { return false }
    return split.isCollapsed && split.isShowing(.secondary) && split.viewController(for: .primary) != nil
  }

  func goBack() { split?.userDidGoBack() }
}
