import GtkBridge
import GtkObjects

/// The layout of the widget of a cell whose class is the program's: the cell gets its bounds and lays itself out,
/// before its content gets its place.
@MainActor
final class CellRule: Gtk.LayoutRule {
  private weak var cell: UIView?

  /// Returns a widget around that of a cell's content. A cell of one of the library's classes needs none.
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
      // A collection's layout may have given the cell a size with fractions of points.
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
