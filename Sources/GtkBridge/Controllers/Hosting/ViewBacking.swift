import GtkObjects

/// The backing of a plain ``NativeView``. Its widget contains the subviews' widgets.
@MainActor
final class ViewBacking: WidgetBacking {
  private unowned let view: NativeView
  private let box: Gtk.RuleBox
  private var subviews: [NativeView] = []
  /// What the view draws itself, unless its class is the one that draws nothing.
  private var content: Gtk.DrawnContent?

  init(_ view: NativeView) {
    self.view = view
    box = Gtk.RuleBox(takingPointerBy: NativeRule(view))
    guard type(of: view) != NativeView.self else { return }
    content = box.setContent { [weak view] context, _ in
      guard let view else { return }
      context.origin = view.bounds.origin
      view.draw(view.bounds)
    }
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
    setDrawn(view.isPresented)
  }

  func constraintsDidChange() {
    box.setNeedsLayout()
  }

  func displayDidBecomeInvalid() { content?.setNeedsDisplay() }

  func layoutDidBecomeInvalid() { box.setNeedsLayout() }

  func placeDidChange() { box.setContainerNeedsPlacing() }

  func lookDidChange() { setLook(of: view) }

  var isRightToLeft: Bool { box.isRightToLeft }
}
