import GtkObjects

/// A view that draws a shape.
public struct ShapeView: View, DrawnOutline {
  public typealias Body = Never

  enum Paint: Equatable {
    /// A fill; `nil` is the text colour.
    case fill(Color?)
    case stroke(Color, StrokeStyle)
  }

  fileprivate let shape: any Shape
  fileprivate let paint: Paint

  init<Content: Shape>(shape: Content, paint: Paint) {
    self.shape = shape
    self.paint = paint
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ShapeNode(view, in: context)
  }
}

@MainActor
private final class ShapeNode: WidgetNode<ShapeView> {
  private var view: ShapeView
  /// The shape of this moment.
  private var shape: any Shape
  /// The `AnimatedContent` of the shape's type.
  private var animation: AnyObject?
  private let area = Gtk.DrawingArea()

  init(_ view: ShapeView, in context: NodeContext) {
    self.view = view
    shape = view.shape
    area.setAccessibleRole(.none)
    area.setExpands(true, on: .horizontal)
    area.setExpands(true, on: .vertical)
    super.init(area, readsEnvironment: true, in: context)
    area.onDraw(in: { [weak self] in self?.bounds(in: $0) ?? .zero }, draw: { [weak self] in self?.draw($0) })
    area.hitRegion.shape = { [weak self] in self?.hitPath(in: $0) ?? Gtk.HitPath(Path(), .nothing) }
    shape = animated(view.shape)
  }

  /// Returns the shape of this moment, if a new one is to be shown step by step.
  private func animated<Content: Shape>(_ shape: Content) -> any Shape {
    if let animation = animation as? AnimatedContent<Content> { return animation.set(shape) }
    let new = AnimatedContent.make(shape, on: context.graph.animations)
    new?.show = { [weak self] in
      self?.shape = $0
      self?.area.setNeedsDisplay()
    }
    animation = new
    return shape
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: ShapeView) {
    let isSame = view.paint == self.view.paint && areEqual(view.shape, self.view.shape)
    self.view = view
    guard !isSame else { return }
    shape = animated(view.shape)
    area.setNeedsDisplay()
  }

  override func environmentDidChange() { area.setNeedsDisplay() }

  /// Returns the rectangle that the path and its line need. A path may leave the frame, and half of a line lies outside.
  private func bounds(in size: CGSize) -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    let path = shape.path(in: frame).boundingRect
    guard case .stroke(_, let style) = view.paint, style.lineWidth.isFinite else { return frame.union(path) }
    // A corner of two lines may be ten times as long as the line is wide, which is cairo's limit.
    let margin = style.lineWidth * (style.lineJoin == .miter ? 10 : 1) / 2 + 1
    return frame.union(path.insetBy(dx: -margin, dy: -margin))
  }

  private func hitPath(in size: CGSize) -> Gtk.HitPath {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    return switch view.paint {
    case .fill(let color): Gtk.HitPath(path, color?.isClear == true ? .nothing : .inside(evenOdd: false))
    case .stroke(let color, let style): Gtk.HitPath(path, color.isClear ? .nothing : .line(style))
    }
  }

  private func draw(_ drawing: Gtk.Drawing) {
    let path = shape.path(in: CGRect(origin: .zero, size: drawing.size))
    switch view.paint {
    case .fill(let color): drawing.fill(path, color ?? context.environment.values.foregroundColor ?? .primary)
    case .stroke(let color, let style): drawing.stroke(path, color, style)
    }
  }
}
