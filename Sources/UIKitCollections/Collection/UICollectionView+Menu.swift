import Foundation
import GtkBridge
import GtkObjects

extension UICollectionView: MenuRows {
  /// The context menus of the items.
  var menu: RowMenu { items?.menu ?? board.menu }

  func menuPlace(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)? {
    guard let place = dragPlace(at: point) else { return nil }
    // In a layout of frames, `dragPlace` returns the nearest item.
    return items == nil || place.widget.frame(inside: dragWidget)?.contains(point) == true ? place : nil
  }

  var focusedPlace: (path: IndexPath, widget: Gtk.Widget)? {
    if items == nil { return board.focusedPlace }
    return shownItems.first { $0.cell.place.box.isFocused || $0.cell.place.box.focusedDescendant != nil }
      .map { ($0.path, $0.cell.place.box) }
  }

  var menuBackground: Gtk.Widget? { frameBox }

  func menuWillOpen() { swipe.close() }

  /// Returns the lines of the menu of an item, of all selected items if it is one of them, or of the area beside the
  /// items.
  func menuLines(at path: IndexPath?, _ point: CGPoint) -> [MenuLine] {
    let place = CGPoint(x: point.x + contentOffset.x, y: point.y + contentOffset.y)
    let paths = path.map { selection.contains($0) ? selection.sorted() : [$0] } ?? []
    var configuration = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: place)
    if configuration == nil, let path, paths.count > 1 {
      configuration = delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: place)
    }
    let cell = path.flatMap(cellForItem)
    var lines = configuration?.menu?.lines(from: cell ?? self) ?? []
    if let path, let cell, paths.count == 1 { addActions(at: path, of: cell, to: &lines) }
    return lines
  }
}
