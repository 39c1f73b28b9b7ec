import GtkObjects

extension View {
  /// Places a view in front of this one without changing its size.
  ///
  /// Mirrors SwiftUI's `overlay(_:alignment:)`.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredContent(content: self, layer: overlay, alignment: alignment, place: .inFront)
  }

  /// Places views in front of this one, stacked on top of each other, without changing its size.
  ///
  /// Mirrors SwiftUI's `overlay(alignment:content:)`.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// Places a view behind this one without changing its size.
  ///
  /// Mirrors SwiftUI's `background(_:alignment:)`.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    LayeredContent(content: self, layer: background, alignment: alignment, place: .behind)
  }

  /// Places views behind this one, stacked on top of each other, without changing its size.
  ///
  /// Mirrors SwiftUI's `background(alignment:content:)`.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    background(content(), alignment: alignment)
  }
}

struct LayeredContent<Content: View, Layer: View>: View {
  typealias Body = Never

  let content: Content
  let layer: Layer
  let alignment: Alignment
  let place: LayerPlace

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    LayeredNode(view, in: context)
  }
}

@MainActor
private final class LayeredNode<Content: View, Layer: View>:
  DecorationNode<LayeredContent<Content, Layer>, Content>
{
  /// The layer at one widget. Each view of a group has its own layer.
  private struct Target {
    let box: LayerBox
    let layer: LayoutContainer<ZStackLayout>
    let container: Container
    let node: Layer._Node
  }

  private var view: LayeredContent<Content, Layer>
  private var targets: [ObjectIdentifier: Target] = [:]

  init(_ view: LayeredContent<Content, Layer>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func decorate(_ element: Element) {
    // A background counts as a look, and so does an outline in front.
    if view.place == .behind || view.place == .inFront && Layer.self is any DrawnOutline.Type {
      element.hasOwnLook = true
    }
    var stack = ZStackLayout(alignment: view.alignment)
    stack.standsForOnlyView = true
    let root = LayoutContainer(stack, [])
    let layer = Gtk.LayoutBox(root) { [unowned root] in root.children = $0 }
    // Expanding views in the layer fill the view's space without enlarging it.
    layer.setExpands(false, on: .horizontal)
    layer.setExpands(false, on: .vertical)
    let box = LayerBox(around: element.outermost, layer, alignment: view.alignment, place: view.place)
    element.wrap(in: box.widget)
    if view.place == .mask {
      box.widget.painting = .mask
      layer.takesInput = false
      layer.setAccessibleHidden(true)
    }
    layer.insert(into: box.widget, after: view.place == .behind ? nil : box.content)
    let container = LayoutBoxContainer(layer, axis: nil, outer: nil, graph: context.graph)
    let node = Layer._makeNode(view.layer, in: context.inside(container))
    container.setContent(node)
    targets[ObjectIdentifier(element)] = Target(box: box, layer: root, container: container, node: node)
  }

  override func forget(_ element: Element) {
    targets.removeValue(forKey: ObjectIdentifier(element))?.node.unmount()
  }

  override var retainedState: RetainedState {
    targets.values.reduce(child?.retainedState ?? .none) { max($0, $1.node.retainedState) }
  }

  override func update(_ view: LayeredContent<Content, Layer>) {
    let isRealigned = view.alignment != self.view.alignment
    self.view = view
    child?.update(view.content)
    for target in targets.values {
      if isRealigned {
        target.layer.layout.alignment = view.alignment
        target.box.setAlignment(view.alignment)
      }
      view.layer._update(target.node)
    }
  }
}
