import Graphics

/// The handle between a column of a split view and the columns after it.
@MainActor
package final class SplitHandle {
  package let paned: Gtk.Paned
  /// Called when the user has resized the first column.
  package var userDidResize: ((Double) -> Void)?
  private var position: Gtk.SignalHandler?
  /// The preferred width that was applied last. A later resize by the user takes precedence.
  private var preferredWidth: Double?
  /// The intended width of the first column. GTK does not restore it after it has shrunk the column.
  private var wantedWidth = ColumnWidths.usual
  /// The maximum position of the handle in the latest layout pass.
  private var lastPosition = 0.0
  private let start: Gtk.Widget
  private let end: Gtk.Widget

  package init(start: Gtk.Widget, end: Gtk.Widget) {
    (self.start, self.end) = (start, end)
    paned = Gtk.Paned(start: start, end: end)
    position = paned.connect("notify::position") { [weak self] in self?.didMove() }
  }

  /// Sets the width of the first column, or the default if it is `nil`.
  package func prefer(width: Double?) {
    let width = width ?? ColumnWidths.usual
    guard width != preferredWidth else { return }
    preferredWidth = width
    wantedWidth = width
    position?.withBlocked { paned.position = width }
  }

  private var isBetweenColumns: Bool {
    start.isVisible && end.isVisible && paned.width >= ColumnWidths.roomForTwo
  }

  private func didMove() {
    // GTK also moves the handle itself: a single column fills the width, and the handle's maximum position changes with
    // the window's width and the minimum size of the content. Neither is a resize by the user.
    let isPushed = paned.lastPosition != lastPosition
    lastPosition = paned.lastPosition
    guard !isPushed, isBetweenColumns else { return }
    wantedWidth = paned.position
    userDidResize?(paned.position)
  }

  /// Restores the intended width of the first column as far as the window permits.
  package func restoreWidth() {
    lastPosition = paned.lastPosition
    guard isBetweenColumns else { return }
    let width = min(wantedWidth, lastPosition)
    if paned.position < width { position?.withBlocked { paned.position = width } }
  }
}
