import GtkBridge
import GtkObjects

/// The view for the program's own views in a cell. It is on screen once it has something to show.
final class CellContentView: UIView, LookObserving {
  /// Returns the widgets of the cell, behind whose texts the view is shown.
  private var layers: (() -> Gtk.Overlay?)?
  private var isShown = false
  /// Indicates whether the labels and image views inside look as in a cell that is selected or pressed.
  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      for subview in subviews { subview.showHighlight(isHighlighted) }
    }
  }

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
  package func lookWasMade() { update() }

  /// Shows the view if there is something to show by now. The texts of the cell are in front of it, as in UIKit.
  func update() {
    guard !isShown, !subviews.isEmpty || look != nil || gestureRecognizers?.isEmpty == false, let layers = layers?()
    else { return }
    isShown = true
    layers.add(realize())
    realize().insert(into: layers, after: nil)
  }
}

extension UIView {
  /// Lets the labels and the image views of a cell look as in a cell that is selected or pressed. Controls have presses of their
  /// own.
  func showHighlight(_ isHighlighted: Bool) {
    switch self {
    case let label as UILabel: label.isHighlighted = isHighlighted
    case let image as UIImageView: image.isHighlighted = isHighlighted
    case is UIControl: return
    default: break
    }
    for subview in subviews { subview.showHighlight(isHighlighted) }
  }
}
