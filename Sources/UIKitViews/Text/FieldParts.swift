import GtkObjects

/// The widgets of a text field: the entry with views at its ends.
@MainActor
final class FieldParts {
  let entry: Gtk.Entry
  let overlay: Gtk.Overlay
  let style: AppliedStyle
  private var views: [Gtk.Widget] = []

  init(_ kind: Gtk.Entry.Kind) {
    entry = Gtk.Entry(kind)
    overlay = Gtk.Overlay(entry)
    style = AppliedStyle(entry)
    entry.setExpands(true, on: .horizontal)
  }

  /// Shows a view at an end of the field, and returns the width that it takes.
  func show(_ view: UIView, at align: Gtk.Widget.Align) -> Double {
    let widget = view.realize()
    if !views.contains(where: { $0 === widget }) {
      widget.removeFromParent()
      overlay.add(widget, isMeasured: false)
      views.append(widget)
      let size = view.frame.size
      widget.setSizeRequest(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    }
    widget.setAlign(align, on: .horizontal)
    widget.setAlign(.center, on: .vertical)
    widget.isVisible = true
    return widget.naturalWidth
  }

  func hide(_ view: UIView) {
    if let widget = views.first(where: { $0 === view.realize() }) { widget.isVisible = false }
  }

  func remove(_ view: UIView) {
    guard let index = views.firstIndex(where: { $0 === view.realize() }) else { return }
    overlay.remove(views.remove(at: index))
  }
}
