import GtkObjects

/// The backing of a view that brings its own widget, such as a label or declarative content.
@MainActor
final class HostingBacking: WidgetBacking {
  private unowned let view: any WidgetProviding
  let ownWidget: Gtk.Widget
  /// The box of the view's own widget and of its subviews, from the first subview on.
  private var container: Gtk.RuleBox?

  init(_ view: any WidgetProviding, widget: Gtk.Widget) {
    self.view = view
    ownWidget = widget
  }

  var widget: Gtk.Widget { container ?? ownWidget }

  func subviewsDidChange() {
    if container == nil, view.showsSubviews, !view.subviews.isEmpty { makeContainer() }
    container?.setChildren([ownWidget] + view.subviews.map { $0.realize() })
    constraintsDidChange()
  }

  private func makeContainer() {
    // Parents other than boxes track their children themselves.
    guard ownWidget.parent?.hasHitRegion != false else { return }
    let box = Gtk.RuleBox(SubviewsRule(view))
    box.setShownObject(view)
    box.replace(ownWidget)
    ownWidget.insert(into: box, after: nil)
    // The box handles everything that also concerns the subviews.
    ownWidget.isDrawn = true
    ownWidget.opacity = 1
    container = box
    view.placesSubviews = true
    visibilityDidChange()
    lookDidChange()
  }

  func widgetForLayers() -> Gtk.Widget {
    if container == nil, !view.drawsLayers, view.showsSubviews { makeContainer() }
    return view.drawsLayers ? ownWidget : widget
  }

  func constraintsDidChange() { container?.setNeedsLayout() }

  func visibilityDidChange() { setDrawn(view.isPresented) }

  func lookDidChange() { setLook(of: view) }

  func layoutDidBecomeInvalid() { widget.setNeedsLayout() }

  var baselines: (first: CGFloat, last: CGFloat)? {
    ownWidget.baselines.map { (CGFloat($0.first), CGFloat($0.last)) }
  }

  var isRightToLeft: Bool { ownWidget.isRightToLeft }

  var intrinsicSize: CGSize? {
    if let size = view.contentSize(within: nil) { return size }
    let width = ownWidget.extent(on: .horizontal).natural
    return CGSize(width: width, height: ownWidget.extent(on: .vertical, for: width).natural)
  }

  var leastSize: CGSize? {
    if let size = view.contentSize(within: 0) { return size }
    let width = ownWidget.extent(on: .horizontal).minimum
    return CGSize(width: width, height: ownWidget.extent(on: .vertical, for: width).minimum)
  }

  func sizeThatFits(_ size: CGSize) -> CGSize? {
    if let size = view.contentSize(within: size.width) { return size }
    let extent = ownWidget.extent(on: .horizontal)
    let width = max(extent.minimum, min(size.width, extent.natural))
    return CGSize(width: width, height: ownWidget.extent(on: .vertical, for: width).natural)
  }
}

/// The layout of a view's own widget, which fills the view, and of the subviews above it.
@MainActor
private final class SubviewsRule: Gtk.LayoutRule {
  private weak var view: NativeView?

  init(_ view: NativeView) { self.view = view }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    children.first?.extent(on: axis, for: size) ?? Gtk.Extent(minimum: 0, natural: 0)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    children.first?.place(width: width, height: height)
    guard let view else { return }
    if view.layoutRoot === view { view.layoutTree(in: CGSize(width: Double(width), height: Double(height))) }
    view.place(Array(children.dropFirst()), from: view.presentedBounds.origin, width: width)
  }
}

/// A native view that creates its own widget instead of a container for its subviews.
@MainActor
package protocol WidgetProviding: ContentMeasuring {
  func makeWidget() -> Gtk.Widget

  /// Returns the size of the content within a width, or `nil` if the widget measures itself.
  func contentSize(within width: CGFloat?) -> CGSize?

  /// Indicates whether the view shows its subviews above its widget. Otherwise, the widget shows them.
  var showsSubviews: Bool { get }

  /// Indicates whether the widget draws the layers of the view. Some GTK widgets draw only themselves.
  var drawsLayers: Bool { get }

  /// The inner widget with the focus and the name, or `nil` if that is the view's own widget.
  var innerWidget: Gtk.Widget? { get }
}

extension WidgetProviding {
  package var innerWidget: Gtk.Widget? { nil }

  package var showsSubviews: Bool { true }

  package var drawsLayers: Bool { true }

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
  /// Indicates whether the keyboard and assistive technology can press the view.
  var isPressable: Bool { get }

  func apply(to widget: Gtk.Widget)
}
