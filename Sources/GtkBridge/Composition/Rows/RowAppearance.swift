import GtkObjects

/// An object that reports the appearance and disappearance of rows to their observers. A row is on screen while the
/// list is on screen and part of the row is visible. GTK keeps cells far beyond the visible part.
@MainActor
final class RowAppearance {
  private let view: Gtk.RowsWidget
  private let cells: () -> [ListCell]
  private unowned let graph: ViewGraph
  private var isOnScreen = false
  /// Indicates whether any row has ever been observed. Most lists have no observed rows.
  private var isObserved = false
  private var isScheduled = false
  private var isFollowing = false

  init(in view: Gtk.RowsWidget, of graph: ViewGraph, cells: @escaping () -> [ListCell]) {
    self.view = view
    self.graph = graph
    self.cells = cells
  }

  /// Reports that the list has appeared, or has disappeared with all its rows.
  func setOnScreen(_ isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    if isOnScreen {
      follow()
      // A scheduled report may have been lost with the list's previous window.
      isScheduled = false
      setNeedsReport()
    } else {
      for cell in cells() { report(false, for: cell) }
    }
  }

  /// Enables reports after a row has received its first observer.
  func rowIsObserved() {
    isObserved = true
    setNeedsReport()
  }

  /// Schedules a check of the visible rows after the next layout pass.
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
    for cell in cells() {
      guard let scope = cell.content?.scope, scope.isObserved || scope.isOnScreen else { continue }
      report(cell.item.row.map(view.shows) == true, for: cell)
    }
    // Changes by the observers are shown in the same frame.
    ViewGraph.updateAgainInFrame()
  }

  private func report(_ isOnScreen: Bool, for cell: ListCell) {
    guard let scope = cell.content?.scope, scope.isOnScreen != isOnScreen else { return }
    scope.setOnScreen(isOnScreen)
  }
}
