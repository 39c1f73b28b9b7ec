import GtkObjects

/// Makes its content of the size that it has itself.
///
/// Mirrors SwiftUI's `GeometryReader`. It takes all the room it is given and asks for none: what its content needs has no
/// say in its size, so one cannot chase the other. Its views stand in the corner where text begins, on top of each other.
///
/// ```swift
/// GeometryReader { geometry in
///   Text("Left half").frame(width: geometry.size.width / 2)
/// }
/// ```
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  let content: (GeometryProxy) -> Content

  /// Makes a view of what `content` makes of the size, again whenever that changes. Before the first layout it is zero.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    GeometryNode(view, in: context)
  }
}

/// The size and place of a ``GeometryReader``.
///
/// Mirrors SwiftUI's `GeometryProxy`.
@preconcurrency @MainActor
public struct GeometryProxy {
  /// How large the reader is, in points.
  public let size: CGSize
  fileprivate weak var widget: Gtk.Widget?

  /// The reader's place: in the window (`.global`), or in itself (`.local`), where it begins at zero.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: widget?.originInWindow ?? .zero, size: size)
    }
  }

  /// What of the reader's edges is covered by something else: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// What a place is measured from.
///
/// Mirrors the part of SwiftUI's `CoordinateSpace` that needs no names.
public enum CoordinateSpace: Hashable, Sendable {
  /// The window's corner where text begins.
  case global
  /// The view's own.
  case local
}

@MainActor
private final class GeometryNode<Content: View>: WidgetNode<GeometryReader<Content>> {
  private let rule = GeometryRule()
  private let box: Gtk.RuleBox
  private let container: Container
  private let updater: BodyUpdater
  private var view: GeometryReader<Content>
  private var content: Content._Node?

  init(_ view: GeometryReader<Content>, in context: NodeContext) {
    self.view = view
    box = Gtk.RuleBox(rule)
    box.setExpands(true, on: .horizontal)
    box.setExpands(true, on: .vertical)
    container = Container(
      box, axis: nil, layout: .init(horizontal: .start, vertical: .start), outer: nil, graph: context.graph)
    updater = BodyUpdater(for: GeometryReader<Content>.self, in: context)
    super.init(box, in: context)
    var inner = context.inside(container)
    inner.depth += 1
    let content = Content._makeNode(read(), in: inner)
    self.content = content
    container.setContent(content)
    updater.evaluate = { [unowned self] in self.evaluate() }
    rule.onResize = { [weak self] in self?.sizeDidChange() }
  }

  private func read() -> Content {
    let proxy = GeometryProxy(size: rule.size, widget: box)
    return updater.read { view.content(proxy) }
  }

  private func evaluate() {
    if let content { read()._update(content) }
  }

  /// Within the same frame, but after the layout that has told the size: widgets cannot change in the middle of it.
  private func sizeDidChange() {
    box.afterLayout { [weak self] in
      guard let self else { return }
      updater.setNeedsUpdate()
      context.graph.flushNow()
    }
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluate()
  }

  override func unmount() {
    rule.onResize = nil
    updater.stop()
    content?.unmount()
    super.unmount()
  }
}

/// Gives its children the size of the box, and tells that.
@MainActor
private final class GeometryRule: Gtk.LayoutRule {
  private(set) var size = CGSize.zero
  var onResize: (() -> Void)?

  /// What SwiftUI's reader would like to have where nobody gives it room.
  private static let idealLength: Int32 = 10

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    Gtk.Extent(minimum: 0, natural: Self.idealLength)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    for child in children {
      let childWidth = max(width, child.extent(on: .horizontal, for: -1).minimum)
      let childHeight = max(height, child.extent(on: .vertical, for: childWidth).minimum)
      child.place(width: childWidth, height: childHeight)
    }
    let new = CGSize(width: Double(width), height: Double(height))
    guard new != size else { return }
    size = new
    onResize?()
  }
}
