import GtkObjects

/// A view that fills a shape and strokes its outline, in the given order.
public struct ShapeView: View, DrawnOutline {
  public typealias Body = Never

  fileprivate struct Layer: Equatable {
    enum Part: Equatable {
      case fill(FillStyle)
      case line(StrokeStyle)
      /// A line inside the shape.
      case border(StrokeStyle)
    }

    let part: Part
    let paint: _Paint
  }

  fileprivate let shape: any Shape
  fileprivate var layers: [Layer] = []

  init(shape: any Shape) { self.shape = shape }

  private func adding<Style: ShapeStyle>(_ part: Layer.Part, _ style: Style) -> ShapeView {
    var view = self
    view.layers.append(Layer(part: part, paint: style._paint))
    return view
  }

  /// Also fills the shape, in front of the drawing so far.
  ///
  /// Mirrors SwiftUI's `fill(_:style:)` of a `ShapeView`.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> ShapeView {
    adding(.fill(style), content)
  }

  /// Also strokes the shape's outline, in front of the drawing so far.
  ///
  /// Mirrors SwiftUI's `stroke(_:style:)` of a `ShapeView`.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView {
    adding(.line(style), content)
  }

  /// Also strokes the shape's outline, in front of the drawing so far.
  ///
  /// Mirrors SwiftUI's `stroke(_:lineWidth:)` of a `ShapeView`.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Also strokes the outline inside the shape, in front of the drawing so far. If the shape is not an
  /// ``InsettableShape``, half of the line lies outside.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:style:)` of a `ShapeView`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView {
    adding(.border(style), content)
  }

  /// Also strokes the outline inside the shape, in front of the drawing so far.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:lineWidth:)` of a `ShapeView`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ShapeNode(view, in: context)
  }

  /// Returns the path of a layer in a rectangle.
  fileprivate static func path(of layer: Layer, _ shape: any Shape, in rect: CGRect) -> Path {
    func inset<Inner: InsettableShape>(_ shape: Inner, by amount: Double) -> Path {
      shape.inset(by: amount).path(in: rect)
    }
    if case .border(let style) = layer.part, let shape = shape as? any InsettableShape {
      return inset(shape, by: style.lineWidth / 2)
    }
    return shape.path(in: rect)
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
    area.expand()
    super.init(area, readsEnvironment: true, in: context)
    area.onDraw(in: { [weak self] in self?.bounds(in: $0) ?? .zero }, draw: { [weak self] in self?.draw($0) })
    area.hitRegion.drawnShape = { [weak self] in self?.hitPath(in: $0) ?? Gtk.HitPath(Path(), .nothing) }
    shape = animated(view.shape)
  }

  /// Returns the current shape of an animation, if the change to a new shape is animated.
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
    let isSame = view.layers == self.view.layers && areEqual(view.shape, self.view.shape)
    self.view = view
    guard !isSame else { return }
    shape = animated(view.shape)
    area.setNeedsDisplay()
  }

  override func environmentDidChange() { area.setNeedsDisplay() }

  /// The drawn shape. A ``ContainerRelativeShape`` is replaced by the shape of the container.
  private var outline: any Shape {
    let container = shape is ContainerRelativeShape ? context.environment.values.lookDetails.containerShape : nil
    return container?(area) as? any Shape ?? shape
  }

  /// Returns the rectangle of the path and its lines. A path may exceed the frame, and half of a line lies outside.
  private func bounds(in size: CGSize) -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    return view.layers.reduce(frame) { bounds, layer in
      let path = ShapeView.path(of: layer, outline, in: frame).boundingRect
      switch layer.part {
      case .line(let style) where style.lineWidth.isFinite, .border(let style) where style.lineWidth.isFinite:
        // A sharp corner of two lines is longer than the line is wide.
        let margin = style.lineWidth * (style.lineJoin == .miter ? max(style.miterLimit, 1) : 1) / 2 + 1
        return bounds.union(path.insetBy(dx: -margin, dy: -margin))
      case .fill, .line, .border: return bounds.union(path)
      }
    }
  }

  /// Returns the path of the first visible filling, or else of the first visible line.
  private func hitPath(in size: CGSize) -> Gtk.HitPath {
    let frame = CGRect(origin: .zero, size: size)
    var line = Gtk.HitPath(Path(), .nothing)
    for layer in view.layers.reversed() where !layer.paint.isClear {
      let path = ShapeView.path(of: layer, outline, in: frame)
      switch layer.part {
      case .fill(let style): return Gtk.HitPath(path, .inside(evenOdd: style.isEOFilled))
      case .line(let style), .border(let style): line = Gtk.HitPath(path, .line(style))
      }
    }
    return line
  }

  private func draw(_ drawing: Gtk.Drawing) {
    let frame = CGRect(origin: .zero, size: drawing.size)
    for layer in view.layers {
      let path = ShapeView.path(of: layer, outline, in: frame)
      let paint = context.environment.values.resolve(layer.paint)
      switch layer.part {
      case .fill(let style): drawing.fill(path, paint, in: frame, evenOdd: style.isEOFilled)
      case .line(let style), .border(let style): drawing.stroke(path, paint, style, in: frame)
      }
    }
  }
}
