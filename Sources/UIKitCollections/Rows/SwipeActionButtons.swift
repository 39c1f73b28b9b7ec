import Foundation
import GtkBridge
import GtkObjects

/// The buttons of the actions at an edge of a cell.
@MainActor
final class SwipeActionButtons: Gtk.RowButtons {
  private let configuration: UISwipeActionsConfiguration
  private let cell: any SwipedCell
  private let path: IndexPath
  private let edge: HorizontalEdge
  private weak var rows: (any SwipeActionRows)?
  /// The looks of the visible buttons.
  private var styles: [AppliedStyle] = []

  init(
    _ configuration: UISwipeActionsConfiguration, of cell: any SwipedCell, at path: IndexPath, _ edge: HorizontalEdge,
    in rows: any SwipeActionRows
  ) {
    self.configuration = configuration
    self.cell = cell
    self.path = path
    self.edge = edge
    self.rows = rows
  }

  var allowsFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe }

  func reveal(_ didPress: @escaping @MainActor () -> Void) {
    let buttons = Gtk.Box(axis: .horizontal, spacing: 6)
    buttons.setAlign(edge == .leading ? .start : .end, on: .horizontal)
    buttons.setAlign(.center, on: .vertical)
    buttons.setMargins(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12))
    buttons.setChildren(configuration.actions.map { makeButton($0, didPress) })
    rows?.swipeWillReveal(cell, at: path)
    cell.showActions(buttons)
  }

  private func makeButton(_ action: UIContextualAction, _ didPress: @escaping @MainActor () -> Void) -> Gtk.Widget {
    let button = Gtk.Button()
    let name = action.name
    if let image = action.image {
      let view = UIImageView(image: image)
      view.hasColorOfText = true
      button.setChild(view.realize())
      button.setAccessibleLabel(name)
      button.tooltip = name
    } else {
      button.setChild(Gtk.Label(name))
    }
    let color = action.backgroundColor?.color ?? (action.style == .destructive ? .red : .gray)
    let style = AppliedStyle(button)
    style.setAtOnce(
      "background:\(color.css);color:white;border:none;box-shadow:none;padding:5px 12px;border-radius:6px;"
        + "min-height:0;")
    styles.append(style)
    button.connect("clicked") { [weak cell] in
      didPress()
      if let cell { action.handler(action, cell) { _ in } }
    }
    return button
  }

  func conceal() {
    cell.showActions(nil)
    styles = []
    rows?.swipeDidConceal(cell)
  }

  func performFirst() {
    if let action = configuration.actions.first { action.handler(action, cell) { _ in } }
  }
}
