import GtkObjects

/// The backing of a plain ``NativeView``. Its widget contains the subviews' widgets, placed by constraints.
@MainActor
final class ViewBacking: WidgetBacking {
  private unowned let view: NativeView
  private let box = Gtk.ConstraintBox()
  private var subviews: [NativeView] = []

  init(_ view: NativeView) {
    self.view = view
  }

  var widget: Gtk.Widget { box }

  func subviewsDidChange() {
    for subview in subviews where !view.subviews.contains(subview) { subview.realizedWidget?.removeFromParent() }
    var previous: Gtk.Widget?
    for subview in view.subviews {
      let child = subview.realize()
      if !child.isPlaced(in: box, after: previous) { child.insert(into: box, after: previous) }
      previous = child
    }
    subviews = view.subviews
    constraintsDidChange()
  }

  func visibilityDidChange() {
    setDrawn(!view.isHidden)
  }

  func constraintsDidChange() {
    if let insets = PinnedEdges.insets(of: view) {
      box.useMargins()
      for (subview, insets) in zip(view.subviews, insets) { subview.realizedWidget?.setMargins(insets) }
    } else {
      for subview in view.subviews { subview.realizedWidget?.setMargins(EdgeInsets()) }
      ConstraintTranslation(view: view, box: box).apply()
    }
  }
}
