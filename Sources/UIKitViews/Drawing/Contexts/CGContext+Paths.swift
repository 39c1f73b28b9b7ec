import GtkObjects

extension CGContext {
  // MARK: The current path

  /// Starts a new path.
  public func beginPath() { currentPath = Path() }

  /// Starts a new subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.transform)) }

  /// Adds straight lines between points, as a new subpath.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(points.map { $0.applying(state.transform) })
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  /// Adds an arc, connected by a straight line. As in Core Graphics, `clockwise` refers to an upward `y` axis.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    change {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds an arc that touches the line to `tangent1End`, and the line from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addPath(Path(rect).applying(state.transform)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addPath(Path(ellipseIn: rect).applying(state.transform)) }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(Path(path).applying(state.transform)) }

  /// Adds a straight line to the start of the subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// The current path, or `nil` if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : currentPath.applying(state.transform.inverted()).cgPath
  }

  /// Indicates whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the current path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle that contains the points and control points of the current path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Adds elements in the current coordinates. The first element continues the current path.
  private func change(_ body: (CGMutablePath) -> Void) {
    let path = currentPath.applying(state.transform.inverted()).cgPath.mutableCopy() ?? CGMutablePath()
    body(path)
    currentPath = Path(path).applying(state.transform)
  }

  // MARK: Areas and lines

  /// Fills the current path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

  /// Strokes the current path, and clears it.
  public func strokePath() { stroke(takePath()) }

  /// Draws the current path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke, .eoFillStroke:
      fill(path, mode == .fillStroke ? .winding : .evenOdd)
      stroke(path)
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let own = state.line.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(own)
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Removes the drawing in a rectangle.
  public func clear(_ rect: CGRect) {
    let own = state
    (state.mode, state.shadow) = (.clear, nil)
    fill(rect)
    state = own
  }

  private func takePath() -> Path {
    defer { beginPath() }
    return currentPath
  }

  private func trace(_ path: Path, in context: Gtk.CairoContext) -> Bool {
    // The path is already transformed; the line has the current transform.
    context.set(base)
    defer { setTransform(of: context) }
    return context.trace(path)
  }

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    let paint = paint(state.fill)
    perform { context in
      guard trace(path, in: context) else { return }
      guard state.mode.changesOutside else { return context.fill(evenOdd: rule == .evenOdd, paint) }
      context.save()
      context.clip(evenOdd: rule == .evenOdd)
      context.paint(paint)
      context.restore()
    }
  }

  private func stroke(_ path: Path) {
    perform { context in
      if trace(path, in: context) {
        context.stroke(state.line, miterLimit: state.miterLimit, paint(state.stroke))
      }
    }
  }

  /// Returns the paint of an operation. A shape that only removes the drawing below has no colour.
  private func paint(_ color: Color) -> Gtk.CairoContext.Paint {
    state.mode == .clear ? .color(.black, opacity: 1) : .color(color, opacity: state.alpha)
  }

  // MARK: Clips

  /// Clips the drawing to the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    _ = trace(takePath(), in: cairo)
    cairo.clip(evenOdd: rule == .evenOdd)
  }

  /// Clips the drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips the drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Removes all clips since the last saved state.
  public func resetClip() { cairo.resetClip() }

  /// The smallest rectangle around the clip.
  public var boundingBoxOfClipPath: CGRect {
    setTransform(of: cairo)
    return cairo.clipBounds
  }
}
