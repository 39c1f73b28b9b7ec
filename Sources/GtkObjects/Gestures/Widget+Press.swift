import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A part of a press by the primary button of the pointer or by a finger, at a point of the widget that reports it.
  package enum PressEvent {
    case down(CGPoint)
    case move(CGPoint)
    case up(CGPoint)
    /// The press has turned into a scroll, a drag or a gesture.
    case cancelled
  }
}

extension Gtk.Widget {
  /// Reports presses without taking them from other gestures. The caller retains the result.
  ///
  /// - Parameter isEarly: Indicates whether a release is reported before the widgets inside receive it. Otherwise,
  ///   these may take the press with it.
  package func onPress(
    beforeContent isEarly: Bool, _ handler: @escaping @MainActor (Gtk.PressEvent) -> Void
  ) -> Gtk.TouchSource {
    let source = Gtk.TouchSource(on: self, beforeContent: isEarly) { [weak self] event in
      guard let self else { return }
      guard let event else { return handler(.cancelled) }
      let point = pointFromWindow(event.location)
      switch event.action {
      case .down: handler(.down(point))
      case .move: handler(.move(point))
      case .up: handler(.up(point))
      default: break
      }
    }
    source.makeDrag()
    return source
  }

  /// Converts a point of the window to the widget, from its top left corner.
  private func pointFromWindow(_ point: CGPoint) -> CGPoint {
    var (outside, inside) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
    guard let root = gtk_widget_get_root(widget) else { return point }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_point(window, widget, &outside, &inside) != 0 else { return point }
    return CGPoint(x: Double(inside.x), y: Double(inside.y))
  }

  /// Returns whether a press at a point belongs to `part`, which is inside the widget, rather than to a control in
  /// `part` or a widget above it.
  package func presses(_ part: Gtk.Widget, at point: CGPoint) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let found = next, found != widget {
      if found == part.widget { return true }
      if gtk_widget_get_focusable(found) != 0 { return false }
      next = gtk_widget_get_parent(found)
    }
    return false
  }
}
