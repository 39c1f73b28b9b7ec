import GtkObjects

/// The backing of a view that hosts declarative content. The content's nodes place the widgets.
@MainActor
final class HostingBacking: WidgetBacking {
  private unowned let view: any WidgetProviding
  let widget: Gtk.Widget

  init(_ view: any WidgetProviding, widget: Gtk.Widget) {
    self.view = view
    self.widget = widget
  }

  func subviewsDidChange() {}

  func constraintsDidChange() {}

  func visibilityDidChange() { setDrawn(view.isPresented) }

  func lookDidChange() { setLook(of: view) }

  func layoutDidBecomeInvalid() { widget.setNeedsLayout() }

  var baselines: (first: CGFloat, last: CGFloat)? {
    widget.baselines.map { (CGFloat($0.first), CGFloat($0.last)) }
  }

  var isRightToLeft: Bool { widget.isRightToLeft }

  var intrinsicSize: CGSize? {
    if let size = view.contentSize(within: nil) { return size }
    let width = widget.extent(on: .horizontal).natural
    return CGSize(width: width, height: widget.extent(on: .vertical, for: width).natural)
  }

  func sizeThatFits(_ size: CGSize) -> CGSize? {
    if let size = view.contentSize(within: size.width) { return size }
    let extent = widget.extent(on: .horizontal)
    let width = max(extent.minimum, min(size.width, extent.natural))
    return CGSize(width: width, height: widget.extent(on: .vertical, for: width).natural)
  }
}

/// A native view that creates its own widget instead of a container for its subviews.
@MainActor
package protocol WidgetProviding: ContentMeasuring {
  func makeWidget() -> Gtk.Widget

  /// Returns the size of the content within a width, or `nil` if the widget knows it.
  func contentSize(within width: CGFloat?) -> CGSize?

  /// The widget inside that has the focus and the name, or `nil` if that is the view's own.
  var innerWidget: Gtk.Widget? { get }
}

extension WidgetProviding {
  package var innerWidget: Gtk.Widget? { nil }

  package func contentSize(within width: CGFloat?) -> CGSize? { nil }

  package func makeMeasuringBacking() -> (any NativeViewBacking)? {
    guard Gtk.hasDisplay else { return nil }
    _ = realize()
    return backing
  }
}

/// The name, the role and the other properties of a view for assistive technology.
@MainActor
package protocol WidgetAccessibility: AnyObject {
  /// Indicates whether the view is one that the keyboard and assistive technology press.
  var isPressable: Bool { get }

  func apply(to widget: Gtk.Widget)
}
