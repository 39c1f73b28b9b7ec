import Foundation
import GtkObjects

extension UICollectionView {
  /// A movement of the focus by a key.
  enum Move {
    case back, forth, up, down, first, last, pageUp, pageDown
    static let keys: [(String, Move)] = [
      ("Left", .back), ("Right", .forth), ("Up", .up), ("Down", .down), ("Home", .first), ("End", .last),
      ("Page_Up", .pageUp), ("Page_Down", .pageDown),
    ]
  }

  /// Returns the target of a movement of the focus, or `nil` in a list, whose rows move the focus themselves.
  func target(of move: Move, from path: IndexPath) -> IndexPath? { items?.target(of: move, from: path, in: self) }

  /// Moves the focus to another item. Returns whether the key was handled: it does not scroll at the end of the items.
  func moveFocus(from path: IndexPath, _ move: Move) -> Bool {
    guard let items else { return false }
    guard let target = target(of: move, from: path), target != path else { return true }
    scrollToItem(at: target, at: [], animated: false)
    items.updateIfNeeded()
    guard let cell = cellForItem(at: target) else { return true }
    cell.place.box.takeFocus()
    return true
  }

  /// Connects the keys that move items, and in a list those that show and hide the children of an item.
  func addKeys(to widget: Gtk.Widget, isList: Bool) {
    for (keys, move) in Move.keys where !isList || move == .up || move == .down {
      guard [.up, .down, .back, .forth].contains(move) else { continue }
      widget.onKeys("<Alt>\(keys)") { [weak self] in self?.moveFocused(move) ?? false }
    }
    guard isList else { return }
    for (keys, isExpanded) in [("Right", true), ("Left", false)] {
      widget.onKeys(keys) { [weak self] in
        guard let self else { return false }
        return setFocusedExpanded(isExpanded != isRightToLeft)
      }
    }
  }
}
