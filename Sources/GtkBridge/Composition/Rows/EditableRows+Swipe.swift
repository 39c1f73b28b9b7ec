import Graphics
import GtkObjects

/// A source of buttons that the user reveals by swiping a row.
@MainActor
protocol RowSwipeSource: Gtk.RowButtons {
  var edge: HorizontalEdge { get }
}

extension EditableRows {
  func makeSwipe() -> Gtk.RowSwipe { Gtk.RowSwipe(on: rowsWidget, of: self) }

  package func swipedRow(at y: Double) -> Gtk.SwipedRow? {
    guard let row = row(at: y), let width = row.row?.width else { return nil }
    return Gtk.SwipedRow(row, width: width) { [weak self] in self?.buttons(of: row, at: $0) }
  }

  /// Returns the buttons of a row at an edge. A row that can be deleted has a button for it unless it has others.
  private func buttons(of row: any EditableRow, at edge: HorizontalEdge) -> (any Gtk.RowButtons)? {
    let sources = row.requests?.swipeSources.filter { $0.edge == edge } ?? []
    if !sources.isEmpty { return SwipeSources(sources) }
    guard edge == .trailing, row.canDelete, let rowEditing else { return nil }
    return RowDeletionSwipe(of: row, in: rowEditing)
  }
}

/// The buttons of all sources at one edge of a row.
@MainActor
private final class SwipeSources: Gtk.RowButtons {
  private let sources: [any RowSwipeSource]

  init(_ sources: [any RowSwipeSource]) {
    self.sources = sources
  }

  var allowsFullSwipe: Bool { sources[0].allowsFullSwipe }

  func reveal(_ didPress: @escaping @MainActor () -> Void) { for source in sources { source.reveal(didPress) } }
  func conceal() { for source in sources { source.conceal() } }
  func performFirst() { sources[0].performFirst() }
}
