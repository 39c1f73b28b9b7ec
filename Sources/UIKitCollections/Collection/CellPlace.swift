import Foundation
import GtkBridge
import GtkObjects

/// The widget around a cell, which takes the keyboard focus.
@MainActor
final class CellPlace {
  let box = Gtk.FocusBox()
  private weak var owner: UICollectionView?
  private(set) var path = IndexPath(item: 0, section: 0)
  private var hasInput = false
  /// The position that assistive technology knows.
  private var told = (item: -1, count: 0)
  private lazy var focusStyle = AppliedStyle(box)
  private var rowStyle: AppliedStyle?
  private var row: ListRowLook?

  /// Indicates whether the cell is selected.
  var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      box.setAccessibleSelected(isSelected)
      showRow()
    }
  }

  /// Assigns the cell to an item.
  ///
  /// - Parameter isAlone: Indicates whether the cell takes the keyboard focus, because no row of a list is around it.
  func set(_ path: IndexPath, in owner: UICollectionView, isAlone: Bool) {
    self.path = path
    self.owner = owner
    box.isFocusable = isAlone
    guard isAlone else { return }
    addInput()
    let count = owner.numberOfItems(inSection: path.section)
    guard told != (path.item, count) else { return }
    told = (path.item, count)
    box.setAccessiblePosition(path.item, of: count)
  }

  /// Reveals the actions at the end of the item.
  func revealActions() { owner?.revealActions(at: path) }

  /// Shows or hides the children of the item in an outline.
  func toggle() { owner?.toggleExpansion(at: path) }

  /// Gives the cell the look of a row of a list.
  func setRow(_ row: ListRowLook?) {
    guard row != self.row else { return }
    self.row = row
    showRow()
  }

  private func showRow() {
    guard row != nil || rowStyle != nil else { return }
    let style = rowStyle ?? AppliedStyle(box)
    rowStyle = style
    style.setAtOnce(row?.css(isSelected: isSelected))
  }

  private func addInput() {
    guard !hasInput else { return }
    hasInput = true
    box.setAccessibleRole(.listItem)
    // The second ring, inside the first, has the window's colour, because the cell may have the colour of the first.
    focusStyle.setAtOnce(
      "&:focus-visible{outline:2px solid alpha(@theme_selected_bg_color,0.7);outline-offset:-2px;}"
        + "&:focus-visible>:not(popover){outline:2px solid @window_bg_color;outline-offset:-4px;}")
    for (keys, move) in UICollectionView.Move.keys {
      box.onKeys(keys) { [weak self] in
        guard let self, let owner, box.isFocusable else { return false }
        return owner.moveFocus(from: path, move)
      }
    }
  }
}
