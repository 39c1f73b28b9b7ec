import GtkBridge
import GtkObjects

/// The views behind a cell: one that is always there, and one above it while the cell is selected or pressed.
@MainActor
struct CellBackground {
  private var view: UIView?
  private var selected: UIView?
  /// The widget around the view. It stays while the cell is pressed: GTK ends a press on a widget that leaves.
  private var place: Gtk.Bin?

  /// Indicates whether the view that is always there is visible.
  var isDrawn = true {
    didSet { if isDrawn != oldValue { place?.opacity = isDrawn ? 1 : 0 } }
  }

  mutating func show(_ new: UIView?, in line: CellLine) {
    guard new !== view else { return }
    if let place { line.remove(place) }
    (view, place) = (new, nil)
    guard let new else { return }
    let bin = Gtk.Bin()
    new.realize().removeFromParent()
    new.realize().insert(into: bin, after: nil)
    line.addBehind(bin, above: nil)
    bin.opacity = isDrawn ? 1 : 0
    place = bin
  }

  mutating func showSelected(_ new: UIView?, in line: CellLine) {
    guard new !== selected else { return }
    if let selected { line.remove(selected.realize()) }
    selected = new
    if let new { line.addBehind(new.realize(), above: place) }
  }
}
