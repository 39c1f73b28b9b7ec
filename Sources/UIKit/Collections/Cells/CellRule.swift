import GtkBridge
import GtkObjects

/// The layout of the widget of a cell whose class is the program's: the cell gets its bounds and lays itself out, before its
/// content gets its place.
@MainActor
final class CellRule: Gtk.LayoutRule {
  private weak var cell: UIView?

  /// Returns a widget around that of a cell's content. A cell of the library's own class needs none.
  static func widget(of cell: UIView, around content: Gtk.Widget) -> Gtk.Widget {
    let box = Gtk.RuleBox(CellRule(cell))
    box.setChildren([content])
    return box
  }

  private init(_ cell: UIView) {
    self.cell = cell
  }

  var requestMode: Gtk.RequestMode? { nil }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    children.first?.extent(on: axis, for: size) ?? Gtk.Extent(minimum: 0, natural: 0)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    if let cell {
      // The layout of a collection has given the cell a size that is not in whole points.
      let differs = abs(cell.bounds.width - Double(width)) >= 1 || abs(cell.bounds.height - Double(height)) >= 1
      if differs {
        cell.layoutTree(in: CGSize(width: Double(width), height: Double(height)))
      } else {
        cell.layoutTree()
      }
    }
    for child in children { child.place(x: 0, y: 0, width: width, height: height) }
  }

  func takesPointer(at point: CGPoint) -> Bool { false }
}

/// The view for the program's own views in a cell. It is on screen once it has something to show.
final class CellContentView: UIView {
  /// Returns the widgets of the cell, behind whose texts the view is shown.
  private var layers: (() -> Gtk.Overlay?)?
  private var isShown = false

  /// Shows the view once there is something to show.
  func show(in layers: @escaping () -> Gtk.Overlay?) {
    self.layers = layers
    update()
  }

  /// Gives the view the place of a cell, between the widgets that the cell has at its start and its end.
  func fill(_ cell: UIView, after start: [Gtk.Widget] = [], before end: [Gtk.Widget] = []) {
    let (before, after) = (start.reduce(0) { $0 + $1.naturalWidth }, end.reduce(0) { $0 + $1.naturalWidth })
    let x = cell.backing?.isRightToLeft == true ? after : before
    place(at: CGRect(x: x, y: 0, width: max(0, cell.bounds.width - before - after), height: cell.bounds.height))
  }

  override func insertSubview(_ view: NativeView, at index: Int) {
    super.insertSubview(view, at: index)
    update()
  }

  /// Called when the view gets its first colour, border or other look.
  func lookWasMade() { update() }

  /// Shows the view if there is something to show by now. The texts of the cell are in front of it, as in UIKit.
  func update() {
    guard !isShown, !subviews.isEmpty || look != nil || gestureRecognizers?.isEmpty == false, let layers = layers?()
    else { return }
    isShown = true
    layers.add(realize())
    realize().insert(into: layers, after: nil)
  }
}
