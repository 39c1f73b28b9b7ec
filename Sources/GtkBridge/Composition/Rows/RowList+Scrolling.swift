import GtkObjects

extension RowList: ScrollTargetHolder {
  var shownViews: [(id: AnyHashable, widget: Gtk.Widget)] {
    shownCells.compactMap { cell in
      guard let row = cell.item.row, let (segment, index) = locate(cell.item.position),
        let id = segment.id(at: index, as: AnyHashable.self)
      else { return nil }
      return (id, row)
    }
  }

  /// Returns whether the list scrolls together with a scroll view and has a row with an identifier.
  func hasSharedRow(_ id: AnyHashable, in window: Gtk.ScrolledWindow) -> Bool {
    view.surroundings === window && position(of: id) != nil
  }

  /// Scrolls to the row with an identifier after the current update. A list that appears with its screen has no size
  /// yet, and GTK would forget the row: the list scrolls after its first layout.
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      if view.hasSize { return scrollNow(to: id, anchor: anchor) }
      view.afterNextLayout { [weak self] in self?.scrollNow(to: id, anchor: anchor) }
    }
  }

  private func scrollNow<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    guard let position = position(of: id) else { return }
    view.scrollToRow(at: position)
    guard anchor != nil || view.surroundings != nil else { return }
    view.afterScrolling { [weak self] in
      guard let self, let row = shownCells.first(where: { $0.item.position == position })?.item.row else { return }
      row.scrollIntoView(anchor: anchor)
    }
  }
}

extension RowList {
  /// Moves the keyboard focus from a row to the selected row if that is visible: arrow keys then continue from there.
  func moveFocusToSelection() {
    graph.afterUpdate { [weak self] in
      guard let self, let focus = view.focus, focus.widget.isSame(as: focus.row),
        let row = shownCells.first(where: { isSelected(at: $0.item.position) })?.item.row, !row.isSame(as: focus.row)
      else { return }
      row.grabFocus()
    }
  }
}
