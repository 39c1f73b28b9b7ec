import GtkObjects

/// The backing of a plain ``NativeView``. Its widget contains the subviews' widgets.
@MainActor
final class ViewBacking: WidgetBacking {
  private unowned let view: NativeView
  private let box: Gtk.RuleBox

  init(_ view: NativeView) {
    self.view = view
    box = Gtk.RuleBox(NativeRule(view))
  }

  var widget: Gtk.Widget { box }

  func subviewsDidChange() {
    box.setChildren(view.subviews.map { $0.realize() })
    constraintsDidChange()
  }

  func visibilityDidChange() {
    setDrawn(!view.isHidden)
  }

  func constraintsDidChange() {
    box.setNeedsLayout()
  }

  func layoutDidBecomeInvalid() { box.setNeedsLayout() }

  func placeDidChange() { box.setContainerNeedsPlacing() }

  func lookDidChange() { setLook(of: view) }

  var isRightToLeft: Bool { box.isRightToLeft }
}
