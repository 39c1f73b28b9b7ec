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

/// The position of a layer relative to its content.
enum LayerPlace {
  case inFront, behind
  /// In front, above the bottom inset of ``View/safeAreaInset(edge:alignment:spacing:content:)``.
  case aboveFoot
  /// In front, at the trailing edge of the content. The layer overlaps a little of its margin and widens the box by
  /// the rest.
  case corner
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
  /// The layer at one widget: views without a box of their own get one each.
  private struct Target {
    let rule: LayerRule
    let box: Gtk.RuleBox
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
    // A background is a look of its own, and so is an outline in front.
    if view.place == .behind || view.place == .inFront && Layer.self is any DrawnOutline.Type {
      element.hasOwnLook = true
    }
    let rule = LayerRule(alignment: view.alignment, place: view.place)
    let box = Gtk.RuleBox(rule)
    let content = element.outermost
    element.wrap(in: box)
    let layer = Gtk.Bin()
    // Expanding views in the layer fill the view's space without enlarging it.
    layer.setExpands(false, on: .horizontal)
    layer.setExpands(false, on: .vertical)
    layer.insert(into: box, after: view.place == .behind ? nil : content)
    let container = Container(layer, axis: nil, layout: view.alignment.layout, outer: nil, graph: context.graph)
    let node = Layer._makeNode(view.layer, in: context.inside(container))
    container.setContent(node)
    targets[ObjectIdentifier(element)] = Target(rule: rule, box: box, container: container, node: node)
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
        target.rule.alignment = view.alignment
        target.container.layout = view.alignment.layout
        target.box.setNeedsLayout()
      }
      view.layer._update(target.node)
    }
  }
}

/// The layout rule of a box with a layer in front of or behind its content. Except for a corner layer, only the
/// content determines the size.
@MainActor
private final class LayerRule: Gtk.LayoutRule {
  var alignment: Alignment
  private let place: LayerPlace
  /// The overlap of a corner layer with the content. It does not exceed a button's margin around its icon.
  private static let covered: Int32 = 8
  /// The maximum width of a corner layer. Longer content is truncated.
  private static let widest: Int32 = 100

  init(alignment: Alignment, place: LayerPlace) {
    self.alignment = alignment
    self.place = place
  }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    guard let content = content(of: children) else { return Gtk.Extent(minimum: 0, natural: 0) }
    let beside = room(for: children)
    guard beside > 0 else { return content.extent(on: axis, for: size) }
    guard axis == .horizontal else { return content.extent(on: axis, for: size < 0 ? size : max(size - beside, 0)) }
    let extent = content.extent(on: axis, for: size)
    return Gtk.Extent(minimum: extent.minimum + beside, natural: extent.natural + beside)
  }

  /// Returns the width that a corner layer requires beside the content.
  private func room(for children: [Gtk.LayoutChild]) -> Int32 {
    guard place == .corner, children.count == 2, let layer = children.last else { return 0 }
    return max(cornerWidth(layer) - Self.covered, 0)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    content(of: children)?.place(width: width - room(for: children), height: height)
    guard children.count == 2, let layer = place == .behind ? children.first : children.last else { return }
    // The layer is no larger than necessary, so that it does not intercept clicks on the content.
    let layerWidth =
      place == .corner
      ? cornerWidth(layer)
      : length(layer.extent(on: .horizontal, for: -1), of: width, layer.hasExpandingContent(on: .horizontal))
    let wanted = layer.extent(on: .vertical, for: layerWidth)
    let layerHeight = length(wanted, of: height, layer.hasExpandingContent(on: .vertical))
    let room = height - foot(of: children, layerHeight: layerHeight, height: height)
    layer.place(
      x: Double(alignment.horizontal.offset(of: layerWidth, in: width)),
      y: Double(alignment.vertical.offset(of: layerHeight, in: room)),
      width: layerWidth, height: layerHeight)
  }

  /// Returns the height at the bottom of the content that the layer must leave free, as far as there is space for
  /// both.
  private func foot(of children: [Gtk.LayoutChild], layerHeight: Int32, height: Int32) -> Int32 {
    guard place == .aboveFoot, layerHeight > 0, let content = children.first else { return 0 }
    return min(content.foot(ofStyleClass: SafeArea.footClass), max(height - layerHeight, 0))
  }

  private func cornerWidth(_ layer: Gtk.LayoutChild) -> Int32 {
    let extent = layer.extent(on: .horizontal, for: -1)
    return max(extent.minimum, min(extent.natural, Self.widest))
  }

  private func content(of children: [Gtk.LayoutChild]) -> Gtk.LayoutChild? {
    place == .behind ? children.last : children.first
  }

  private func length(_ extent: Gtk.Extent, of room: Int32, _ fills: Bool) -> Int32 {
    max(extent.minimum, fills ? room : min(extent.natural, room))
  }
}

extension HorizontalAlignment {
  func offset(of length: Int32, in room: Int32) -> Int32 {
    switch self {
    case .leading: 0
    case .trailing: room - length
    default: (room - length) / 2
    }
  }
}

extension VerticalAlignment {
  func offset(of length: Int32, in room: Int32) -> Int32 {
    switch self {
    case .top: 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: room - length
    default: (room - length) / 2
    }
  }
}
