import GtkObjects

/// A scrollable container.
///
/// Mirrors SwiftUI's `ScrollView`; shown by a GtkScrolledWindow. It takes all available space on the axes on which it
/// scrolls. Several views form a column, or a row if the container only scrolls horizontally.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// Creates a view that scrolls on `axes`.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ScrollNode(view, in: context)
  }
}

@MainActor
private final class ScrollNode<Content: View>: WidgetNode<ScrollView<Content>> {
  private var axes: Axis.Set
  private var showsIndicators: Bool
  private let currentAxes: CurrentAxes
  private let window: Gtk.ScrolledWindow
  private let refreshing: Refreshing?
  /// The content has its ideal length on the axes on which it scrolls.
  private let room: UnaryElement<FixedSizeLayout>
  private let box: Gtk.LayoutBox
  private let container: Container
  private let content: Content._Node
  private let follower: ScrollFollower

  init(_ view: ScrollView<Content>, in context: NodeContext) {
    axes = view.axes
    showsIndicators = view.showsIndicators
    let axis: Axis = view.axes == .horizontal ? .horizontal : .vertical
    let window = Gtk.ScrolledWindow()
    self.window = window
    let stack = LayoutContainer(axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()), [])
    room = UnaryElement(FixedSizeLayout(), stack)
    box = Gtk.LayoutBox(room) { [unowned stack] in stack.children = $0 }
    container = LayoutBoxContainer(box, axis: axis, outer: context.container, graph: context.graph)
    let current = CurrentAxes(view.axes)
    currentAxes = current
    follower = ScrollFollower(window, axes: { current.axes }, in: context)
    follower.content?.root = container
    var inner = context.inside(container)
    inner.environment = follower.inner
    content = Content._makeNode(view.content, in: inner)
    refreshing = view.axes.contains(.vertical) ? Refreshing(window, in: context.environment) : nil
    super.init(refreshing?.overlay ?? window, readsEnvironment: true, in: context)
    window.setChild(box)
    window.setSpaceName(ScrollViewSpace())
    window.setSpaceName(ContainerSpace())
    container.setContent(content)
    follower.content?.contentDidChange()
    applyAxes()
    follower.content?.onChange = { [weak self] in self?.applyLength() }
    follower.setMargins = { [box] in box.padding = $0 }
    follower.anchorDidChange = { [weak self] in self?.applyAnchor() }
    follower.showsIndicators = showsIndicators
    follower.apply()
  }

  override func update(_ view: ScrollView<Content>) {
    if view.axes != axes || view.showsIndicators != showsIndicators {
      axes = view.axes
      showsIndicators = view.showsIndicators
      currentAxes.axes = axes
      applyAxes()
      follower.showsIndicators = showsIndicators
      follower.apply()
    }
    view.content._update(content)
  }

  override func environmentDidChange() { refreshing?.action = context.environment.values.refresh }

  private func applyAxes() {
    let (horizontal, vertical) = (axes.contains(.horizontal), axes.contains(.vertical))
    applyLength()
    box.cutsWideContent = !horizontal
    applyAnchor()
    window.setAxes(horizontal: horizontal, vertical: vertical, showsBars: showsIndicators)
    for widget in [refreshing?.overlay, window].compactMap({ $0 }) {
      widget.setExpands(horizontal ? true : nil, on: .horizontal)
      widget.setExpands(vertical ? true : nil, on: .vertical)
    }
  }

  /// Places content that is shorter than the view.
  private func applyAnchor() {
    let anchor = follower.anchor ?? .topLeading
    box.setContentAnchor(
      UnitPoint(x: axes.contains(.horizontal) ? anchor.x : 0.5, y: axes.contains(.vertical) ? anchor.y : 0.5))
  }

  private func applyLength() {
    let filling = follower.content?.axesOfScrollingViews ?? []
    let axes = axes.subtracting(filling)
    // Content that does not fit scrolls, even beside a view that scrolls by itself.
    room.keepsTextWhole = filling.contains(.vertical)
    room.modifier = FixedSizeLayout(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    box.setNeedsLayout()
  }

  override func unmount() {
    refreshing?.stop()
    content.unmount()
    follower.unmount()
    super.unmount()
  }
}

/// The axes of a scroll view, which an update may change.
@MainActor
private final class CurrentAxes {
  var axes: Axis.Set

  init(_ axes: Axis.Set) { self.axes = axes }
}
