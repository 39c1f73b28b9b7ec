import GtkObjects

/// A handler for the user's edits in a list. It also drags rows, and expands outline rows.
@MainActor
final class ListEditing: RowEditing {
  private unowned let list: RowList
  private(set) lazy var drags = ListDragging(of: list)
  override var isActive: Bool {
    didSet { if isActive != oldValue, isActive, list.selection?.allowsMultiple == true { followPresses() } }
  }
  private var presses: Gtk.TouchSource?
  /// Indicates whether the user is pressing the list. Tracked in edit mode if several rows can be selected.
  private var isPressed = false
  private var pressNumber = 0

  init(_ list: RowList) {
    self.list = list
    super.init(of: list)
    // GTK's own trees use the same keys.
    list.view.onKeys("Right") { [weak self] in self?.setFocusedExpanded(true) ?? false }
    list.view.onKeys("Left") { [weak self] in self?.setFocusedExpanded(false) ?? false }
    drags.start()
  }

  /// The effect when GTK selects a row and deselects all others, after a click or an arrow key.
  var effectOfSingleSelection: SingleSelectionEffect {
    guard isActive, list.selection?.allowsMultiple == true else { return .replacesSelection }
    return isPressed ? .togglesRow : .movesFocus
  }

  private func followPresses() {
    guard presses == nil else { return }
    presses = list.view.onPress(beforeContent: true) { [weak self] event in
      guard let self else { return }
      switch event {
      case .down: (isPressed, pressNumber) = (true, pressNumber + 1)
      case .move: break
      // GTK selects the row after it has reported the end of the press. The next press may have begun by then.
      case .up, .cancelled: Task { [pressNumber] in if pressNumber == self.pressNumber { isPressed = false } }
      }
    }
  }

  private func setFocusedExpanded(_ isExpanded: Bool) -> Bool {
    guard let row = list.focusedPosition.flatMap(list.locate) else { return false }
    return row.segment.edits.setExpanded?(row.index, isExpanded) ?? false
  }
}
