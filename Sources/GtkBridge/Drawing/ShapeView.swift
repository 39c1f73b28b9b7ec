import GtkObjects

/// A view that draws a shape.
public struct ShapeView: View {
  public typealias Body = Never

  enum Paint: Equatable {
    /// A fill; `nil` is the text colour.
    case fill(Color?)
    case stroke(Color, StrokeStyle)
  }

  /// The shape, for comparison with an updated one.
  fileprivate let shape: Any
  fileprivate let path: (CGRect) -> Path
  fileprivate let paint: Paint

  init<Content: Shape>(shape: Content, paint: Paint) {
    self.shape = shape
    path = shape.path(in:)
    self.paint = paint
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ShapeNode(view, in: context)
  }
}

@MainActor
private final class ShapeNode: WidgetNode<ShapeView> {
  private var view: ShapeView
  private let area = Gtk.DrawingArea()

  init(_ view: ShapeView, in context: NodeContext) {
    self.view = view
    area.setAccessibleRole(.none)
    area.setExpands(true, on: .horizontal)
    area.setExpands(true, on: .vertical)
    super.init(area, readsEnvironment: true, in: context)
    area.onDraw { [weak self] in self?.draw($0) }
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: ShapeView) {
    let isSame = view.paint == self.view.paint && areEqual(view.shape, self.view.shape)
    self.view = view
    if !isSame { area.setNeedsDisplay() }
  }

  override func environmentDidChange() { area.setNeedsDisplay() }

  private func draw(_ drawing: Gtk.Drawing) {
    let path = view.path(CGRect(origin: .zero, size: drawing.size))
    switch view.paint {
    case .fill(let color): drawing.fill(path, color ?? context.environment.values.foregroundColor ?? .primary)
    case .stroke(let color, let style): drawing.stroke(path, color, style)
    }
  }
}
