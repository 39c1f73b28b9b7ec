/// A native view that brings its own widget.
@MainActor
protocol WidgetProviding: NativeView {
  func makeWidget() -> Gtk.Widget
}

/// The widget that stands for a ``NativeView``, with its subviews' widgets inside, placed by constraints.
@MainActor
final class ViewRealization: WidgetRealization {
  private unowned let view: NativeView
  let widget: Gtk.Widget
  private var subviews: [NativeView] = []

  init(_ view: NativeView) {
    self.view = view
    widget = (view as? any WidgetProviding)?.makeWidget() ?? Gtk.ConstraintBox()
  }

  func subviewsDidChange() {
    for subview in subviews where !view.subviews.contains(subview) { subview.realizedWidget?.removeFromParent() }
    var previous: Gtk.Widget?
    for subview in view.subviews {
      let child = subview.realize()
      if !child.isPlaced(in: widget, after: previous) { child.insert(into: widget, after: previous) }
      previous = child
    }
    subviews = view.subviews
    constraintsDidChange()
  }

  func visibilityDidChange() {
    setDrawn(!view.isHidden)
  }

  func constraintsDidChange() {
    guard let box = widget as? Gtk.ConstraintBox else { return }
    if let insets = PinnedEdges.insets(of: view) {
      box.useMargins()
      for (subview, insets) in zip(view.subviews, insets) { subview.realizedWidget?.setMargins(insets) }
    } else {
      for subview in view.subviews { subview.realizedWidget?.setMargins(EdgeInsets()) }
      ConstraintTranslation(view: view, box: box).apply()
    }
  }
}
