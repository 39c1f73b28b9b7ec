import GtkObjects

/// A container whose content depends on the container's size.
///
/// Mirrors SwiftUI's `GeometryReader`. It takes all available space. The content's size does not affect its own, which
/// prevents layout cycles. The views are stacked on top of each other in the top leading corner. They appear after the first
/// layout pass.
///
/// ```swift
/// GeometryReader { geometry in
///   Text("Left half").frame(width: geometry.size.width / 2)
/// }
/// ```
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  let content: (GeometryProxy) -> Content

  /// Creates a reader. `content` is called with the size in the first layout pass, and again after each change. Its views
  /// appear after that pass.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    GeometryNode(view, in: context)
  }
}

@MainActor
private final class GeometryNode<Content: View>: WidgetNode<GeometryReader<Content>> {
  private let rule = GeometryRule()
  private let box: Gtk.RuleBox
  private let container: Container
  private let updater: BodyUpdater
  private var view: GeometryReader<Content>
  private var content: Content._Node?
  /// The positions that the content has read, with the sizes of the spaces.
  private var positions: [CoordinateSpace: CGRect] = [:]
  private var watch: Gtk.LayoutWatch?

  init(_ view: GeometryReader<Content>, in context: NodeContext) {
    self.view = view
    box = Gtk.RuleBox(rule)
    box.expand()
    let root = LayoutContainer(ZStackLayout(alignment: .topLeading), [])
    let layers = Gtk.LayoutBox(root) { [unowned root] in root.children = $0 }
    // The views keep their own sizes, in the corner of a box that fills the reader.
    layers.setContentAnchor(.topLeading)
    layers.insert(into: box, after: nil)
    container = LayoutBoxContainer(layers, axis: nil, outer: nil, graph: context.graph)
    updater = BodyUpdater(for: GeometryReader<Content>.self, in: context)
    super.init(box, in: context)
    updater.evaluate = { [unowned self] in self.evaluate() }
    rule.onResize = { [weak self] in self?.sizeDidChange() }
  }

  private func read() -> Content {
    positions = [:]
    let proxy = GeometryProxy(size: rule.size, widget: box) { [weak self] space in self?.watchPosition(in: space) }
    return updater.read { view.content(proxy) }
  }

  private func watchPosition(in space: CoordinateSpace) {
    positions[space] = box.place(in: space)
    if watch == nil { watch = Gtk.LayoutWatch(box) { [weak self] in self?.positionMayHaveChanged() } }
  }

  /// Updates the content after a layout, such as that of a scroll view, in the same frame.
  private func positionMayHaveChanged() {
    guard positions.contains(where: { box.place(in: $0) != $1 }) else { return }
    updater.setNeedsUpdate()
    context.graph.flush()
  }

  private func evaluate() {
    if let content { read()._update(content) }
  }

  /// Creates the content for the first size. Without a size, `onAppear(perform:)` of the content would read wrong
  /// lengths.
  private func makeContent() {
    var inner = context.inside(container)
    inner.depth += 1
    let content = Content._makeNode(read(), in: inner)
    self.content = content
    container.setContent(content)
  }

  /// Updates the content in the same frame but after the layout pass, during which widgets must not change.
  private func sizeDidChange() {
    let update: @MainActor () -> Void = { [weak self] in self?.updateToSize() }
    if !GeometryRule.defer(update) { box.afterLayout(update) }
  }

  /// Updates the content, and places it at once. GTK gives up after four passes per frame. Nested readers would need
  /// more, so they get their sizes here.
  private func updateToSize() {
    guard rule.onResize != nil else { return }
    if content == nil { makeContent() } else { updater.setNeedsUpdate() }
    context.graph.flush()
    for update in GeometryRule.deferred(while: box.placeChildren) { update() }
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluate()
  }

  override func unmount() {
    rule.onResize = nil
    watch = nil
    updater.stop()
    content?.unmount()
    super.unmount()
  }
}

/// A layout rule that gives its children the size of the box, and reports changes of that size.
@MainActor
private final class GeometryRule: Gtk.LayoutRule {
  private(set) var size = CGSize.zero
  private var isPlaced = false
  var onResize: (() -> Void)?

  /// The updates of inner readers whose sizes have changed while an outer reader places its content; `nil` at other
  /// times.
  private static var updates: [@MainActor () -> Void]?

  /// Stores an update for the enclosing reader, and returns whether there is one.
  static func `defer`(_ update: @escaping @MainActor () -> Void) -> Bool {
    updates?.append(update)
    return updates != nil
  }

  /// Returns the updates that `placement` requires.
  static func deferred(while placement: () -> Void) -> [@MainActor () -> Void] {
    updates = []
    defer { updates = nil }
    placement()
    return updates ?? []
  }

  /// The natural length of SwiftUI's reader.
  private static let idealLength: Int32 = 10

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    Gtk.Extent(minimum: 0, natural: Self.idealLength)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    for child in children {
      let childWidth = max(width, child.extent(on: .horizontal, for: -1).minimum)
      child.place(width: childWidth, height: max(height, child.extent(on: .vertical, for: childWidth).minimum))
    }
    let new = CGSize(width: Double(width), height: Double(height))
    guard new != size || !isPlaced else { return }
    isPlaced = true
    size = new
    onResize?()
  }
}
