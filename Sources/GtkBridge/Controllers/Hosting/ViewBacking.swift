import GtkObjects

/// The backing of a plain ``NativeView``. Its widget contains the subviews' widgets.
@MainActor
final class ViewBacking: WidgetBacking {
  private unowned let view: NativeView
  private let box: Gtk.RuleBox
  /// The view's own drawing, unless its class is the base class, whose drawing is empty.
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
    box.setChildren(view.subviews.map { $0.realize() })
    constraintsDidChange()
    AwaitedFocus.settle()
  }

  func visibilityDidChange() {
    setDrawn(view.isPresented)
  }

  func constraintsDidChange() {
    box.setNeedsLayout()
  }

  func displayDidBecomeInvalid() { content?.setNeedsDisplay() }

  func layoutDidBecomeInvalid() { box.setNeedsLayout() }

  func lookDidChange() { setLook(of: view) }

  var isRightToLeft: Bool { box.isRightToLeft }
}
