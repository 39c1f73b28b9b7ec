import GtkBridge
import GtkObjects

/// The view for the program's own views in a cell. It is on screen once it has content.
final class CellContentView: UIView, LookObserving {
  /// Returns the overlay of the cell. The view is behind the cell's texts in it.
  private var layers: (() -> Gtk.Overlay?)?
  private var isShown = false
  /// Indicates whether the labels and image views inside look highlighted, as in a selected or pressed cell.
  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      for subview in subviews { subview.showHighlight(isHighlighted) }
    }
  }

  /// Shows the view as soon as it has content.
  func show(in layers: @escaping () -> Gtk.Overlay?) {
    self.layers = layers
    update()
  }

  /// Gives the view the frame of a cell, between the widgets at the cell's start and end.
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

  /// Shows the view if it has content by now. The texts of the cell are in front of it, as in UIKit.
  func update() {
    guard !isShown, !subviews.isEmpty || look != nil || gestureRecognizers?.isEmpty == false, let layers = layers?()
    else { return }
    isShown = true
    layers.add(realize())
    realize().insert(into: layers, after: nil)
  }
}

extension UIView {
  /// Highlights the labels and the image views of a cell, as in a selected or pressed cell. Controls have their own
  /// presses.
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
