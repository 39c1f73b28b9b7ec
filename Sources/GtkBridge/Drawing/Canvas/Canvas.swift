import GtkObjects

/// A view with custom drawing.
///
/// Mirrors SwiftUI's `Canvas`; shown by a GtkDrawingArea and drawn with cairo. It fills the available space. It is
/// redrawn when its description, its size or a state that the closure reads changes.
///
/// The symbols of a canvas are views that the closure draws, any number of times, by their tags. A change in a symbol is
/// shown when the canvas is drawn the next time.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.accentColor))
/// }
/// .accessibilityLabel("A disc")
/// ```
public struct Canvas: View {
  public typealias Body = Never

  let render: (inout GraphicsContext, CGSize) -> Void
  fileprivate let symbols: AnyView?

  /// Creates a canvas drawn by `renderer`, which receives the size in points.
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    render = renderer
    symbols = nil
  }

  /// Creates a canvas drawn by `renderer`, which receives the size in points and draws `symbols` by their tags.
  public init<Symbols: View>(
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    render = renderer
    self.symbols = AnyView(symbols().fixedSize())
  }

  public static func _makeNode(_ view: Canvas, in context: NodeContext) -> Node<Canvas> {
    CanvasNode(view, in: context)
  }
}

@MainActor
private final class CanvasNode: WidgetNode<Canvas> {
  private var view: Canvas
  private let area = Gtk.DrawingArea()
  private let updater: BodyUpdater
  private let symbols = CanvasSymbols()
  private var symbolsNode: AnyView._Node?

  init(_ view: Canvas, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: Canvas.self, in: context)
    area.setAccessibleRole(.image)
    area.expand()
    var widget: Gtk.Widget = area
    if let symbols = view.symbols {
      let layer = LayoutContainer(ZStackLayout(alignment: .topLeading), [])
      let box = Gtk.LayoutBox(layer) { [unowned layer] in layer.children = $0 }
      box.painting = .hidden
      box.takesInput = false
      box.setAccessibleHidden(true)
      let layers = LayerBox(around: area, box, alignment: .topLeading, place: .behind)
      area.insert(into: layers.widget, after: nil)
      box.insert(into: layers.widget, after: nil)
      let container = LayoutBoxContainer(box, axis: nil, outer: nil, graph: context.graph)
      let node = AnyView._makeNode(symbols, in: context.inside(container))
      container.setContent(node)
      self.symbols.elements = { [weak node] in node?.elements ?? [] }
      symbolsNode = node
      widget = layers.widget
    }
    super.init(widget, control: area, readsEnvironment: true, in: context)
    area.hitRegion.isDrawn = true
    area.onDraw { [weak self] in self?.draw($0) }
    updater.evaluate = { [weak area] in area?.setNeedsDisplay() }
  }

  private func draw(_ drawing: Gtk.Drawing) {
    updater.read {
      var graphics = GraphicsContext(drawing, environment: context.environment.values, symbols: symbols)
      drawing.save()
      view.render(&graphics, drawing.size)
      drawing.restore()
    }
  }

  override var retainedState: RetainedState { symbolsNode?.retainedState ?? .none }

  override func update(_ view: Canvas) {
    self.view = view
    if let symbolsNode { view.symbols?._update(symbolsNode) }
    area.setNeedsDisplay()
  }

  override func environmentDidChange() { area.setNeedsDisplay() }

  override func unmount() {
    updater.stop()
    symbolsNode?.unmount()
    super.unmount()
  }
}
