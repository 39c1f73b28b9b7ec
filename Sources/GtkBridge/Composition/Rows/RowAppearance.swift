import GtkObjects

/// Reports the coming and going of a list's rows to those who asked: a row is on screen while the list is and any of the row
/// is in view. GTK keeps rows ready far beyond that.
@MainActor
final class RowAppearance {
  private let view: Gtk.RowsWidget
  private let cells: () -> [ListCell]
  private unowned let graph: ViewGraph
  private var isOnScreen = false
  /// Whether any row has ever asked: most lists have none that does.
  private var isObserved = false
  private var isScheduled = false
  private var isFollowing = false

  init(in view: Gtk.RowsWidget, of graph: ViewGraph, cells: @escaping () -> [ListCell]) {
    self.view = view
    self.graph = graph
    self.cells = cells
  }

  /// The list has come on screen, or gone with all of its rows.
  func setOnScreen(_ isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    if isOnScreen {
      follow()
      // What was scheduled may have gone with the window that the list was in.
      isScheduled = false
      setNeedsReport()
    } else {
      for cell in cells() { report(false, for: cell) }
    }
  }

  /// A row asks for reports from now on.
  func rowIsObserved() {
    isObserved = true
    setNeedsReport()
  }

  /// Looks again at which rows are in view, once they have their places.
  func setNeedsReport() {
    guard isOnScreen, isObserved, !isScheduled else { return }
    isScheduled = true
    view.afterLayout { [weak self] in self?.report() }
  }

  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    view.onScroll { [weak self] in self?.setNeedsReport() }
  }

  private func report() {
    isScheduled = false
    guard isOnScreen else { return }
    // A row's action may close the screen.
    let graph = graph
    for cell in cells() {
      guard let scope = cell.content?.scope, scope.isObserved || scope.isOnScreen else { continue }
      report(cell.item.row.map(view.shows) == true, for: cell)
    }
    // What the rows' actions have changed is shown in the same frame.
    graph.flushNow()
  }

  private func report(_ isOnScreen: Bool, for cell: ListCell) {
    guard let scope = cell.content?.scope, scope.isOnScreen != isOnScreen else { return }
    scope.setOnScreen(isOnScreen)
  }
}
