import GtkObjects

/// A view with custom drawing.
///
/// Mirrors SwiftUI's `Canvas`; shown by a GtkDrawingArea and drawn with cairo. It fills the available space. It is
/// redrawn when its description, its size or a state that the closure reads changes.
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

  /// Creates a canvas drawn by `renderer`, which receives the size in points.
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    render = renderer
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

  init(_ view: Canvas, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: Canvas.self, in: context)
    area.setAccessibleRole(.image)
    area.setExpands(true, on: .horizontal)
    area.setExpands(true, on: .vertical)
    super.init(area, readsEnvironment: true, in: context)
    area.hitRegion.isDrawn = true
    area.onDraw { [weak self] in self?.draw($0) }
    updater.evaluate = { [weak area] in area?.setNeedsDisplay() }
  }

  private func draw(_ drawing: Gtk.Drawing) {
    updater.read {
      var graphics = GraphicsContext(drawing, environment: context.environment.values)
      drawing.save()
      view.render(&graphics, drawing.size)
      drawing.restore()
    }
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: Canvas) {
    self.view = view
    area.setNeedsDisplay()
  }

  override func environmentDidChange() { area.setNeedsDisplay() }

  override func unmount() {
    updater.stop()
    super.unmount()
  }
}
