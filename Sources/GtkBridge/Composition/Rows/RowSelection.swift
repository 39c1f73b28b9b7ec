import GtkObjects

/// The selected rows of a list, stored by identifier so that insertions, removals and moves do not affect the
/// selection.
@MainActor
protocol RowSelection: AnyObject {
  var isEmpty: Bool { get }
  var allowsMultiple: Bool { get }
  func contains(rowAt index: Int, of segment: any RowSegment) -> Bool
  /// Returns whether a row has a value that can be selected.
  func canSelect(rowAt index: Int, of segment: any RowSegment) -> Bool
  /// Applies the user's selection and returns whether it is possible.
  func set(_ selected: Gtk.PositionSet, mask: Gtk.PositionSet, in list: RowList) -> Bool
  /// Updates the cells after rows have moved.
  func rowsDidChange(in list: RowList)
}

/// The effect when GTK selects a row and deselects all others.
enum SingleSelectionEffect {
  case replacesSelection
  /// Selects or deselects the row, and keeps the others: in edit mode, each click affects one row.
  case togglesRow
  /// In edit mode, and where the selected content would cover the list, the arrow keys only move the focus.
  case movesFocus
}

/// A selection stored in a binding.
@MainActor
final class BoundSelection<Value: Hashable>: RowSelection {
  private var binding: SelectionBinding<Value>
  private(set) var selected: Set<Value> = []
  private let updater: BodyUpdater
  /// The list, which owns the selection.
  private unowned let list: RowList
  /// Called when the user chooses rows, even if they are already selected, with the position of the only row. A row
  /// without a tag is not selected by that.
  var onChoice: ((_ position: Int?, _ isSelected: Bool) -> Void)?
  /// Called when the program selects other rows, or the selection becomes empty.
  var onChange: (() -> Void)?
  private var isChoosing = false

  init(_ binding: SelectionBinding<Value>, of list: RowList, in context: NodeContext) {
    self.binding = binding
    self.list = list
    updater = BodyUpdater(for: SelectionBinding<Value>.self, in: context)
    selected = updater.read { binding.get() }
    updater.evaluate = { [unowned self] in read() }
  }

  func update(_ binding: SelectionBinding<Value>) {
    self.binding = binding
    read()
  }

  /// Reads the binding and notifies GTK of a change. Does not write to the binding.
  private func read() {
    let selected = updater.read { binding.get() }
    guard selected != self.selected else { return }
    self.selected = selected
    list.selectionDidChange()
    if !isChoosing, selected.count == 1 { list.moveFocusToSelection() }
    if !isChoosing || isEmpty { onChange?() }
  }

  func unmount() { updater.stop() }

  var isEmpty: Bool { selected.isEmpty }
  var allowsMultiple: Bool { binding.allowsMultiple }

  func contains(rowAt index: Int, of segment: any RowSegment) -> Bool {
    id(at: index, of: segment).map(selected.contains) ?? false
  }

  func canSelect(rowAt index: Int, of segment: any RowSegment) -> Bool { id(at: index, of: segment) != nil }

  /// Returns the tag of a row, or else its identifier, if that has the type of the selection.
  private func id(at index: Int, of segment: any RowSegment) -> Value? {
    list.tag(at: index, of: segment)?.base as? Value ?? segment.id(at: index, as: Value.self)
  }

  func rowsDidChange(in list: RowList) {
    if !isEmpty { list.selectionDidChange() }
  }

  func set(_ positions: Gtk.PositionSet, mask: Gtk.PositionSet, in list: RowList) -> Bool {
    func id(_ position: Int) -> Value? { list.locate(position).flatMap { self.id(at: $0.index, of: $0.segment) } }
    let chosen = positions.filter(mask.contains)
    var added = chosen.compactMap(id)
    let only = chosen.count == 1 ? chosen[0] : nil
    // A row without a tag cannot be selected: a link, which is selectable for the sake of its focus.
    if added.isEmpty, !chosen.isEmpty {
      onChoice?(only, false)
      return false
    }
    var new = selected
    if mask.count >= list.count {
      switch only.flatMap({ _ in list.view.isMovingFocusAlone ? .movesFocus : list.editing?.effectOfSingleSelection }) {
      case nil, .replacesSelection: new = []
      case .togglesRow:
        if let id = added.first, new.remove(id) != nil { added = [] }
      case .movesFocus: if list.count > 1 { return false }
      }
    } else {
      for position in mask where !positions.contains(position) { if let id = id(position) { new.remove(id) } }
    }
    guard binding.allowsMultiple || positions.count <= 1 else { return false }
    if binding.allowsMultiple { new.formUnion(added) } else if let id = added.first(where: { _ in true }) { new = [id] }
    if new != selected { binding.set(new) }
    isChoosing = true
    read()
    isChoosing = false
    onChoice?(only, true)
    return true
  }
}
