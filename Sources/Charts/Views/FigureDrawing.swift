import Foundation

/// Draws a figure on a canvas.
@MainActor
struct FigureDrawing {
  private let figure: Figure
  private let shapes: [MarkShape]

  init(_ drawn: FigureCache.Drawn) {
    figure = drawn.figure
    shapes = drawn.shapes
  }

  /// The maximum length of a line that is drawn at once. A longer line takes much more time than its parts.
  private static let longestLine = 400

  func draw(in context: inout GraphicsContext) {
    for line in figure.lines { context.stroke(line.path, with: .paint(line.paint), style: line.style) }
    if figure.model.settings.x.isEnabled || figure.model.settings.y.isEnabled {
      context.drawLayer { layer in
        layer.clip(to: Path(figure.plot))
        drawMarks(in: layer)
      }
    } else {
      drawMarks(in: context)
    }
    for text in figure.texts { draw(text, in: context) }
  }

  private func drawMarks(in context: GraphicsContext) {
    for shape in shapes {
      switch shape {
      case .fill(let path, let ink): inked(ink, context).fill(path, with: ink.shading)
      case .stroke(let path, let ink, let style):
        let context = inked(ink, context)
        for part in parts(of: path, style) { context.stroke(part, with: ink.shading(of: path), style: style) }
      case .symbols(let points, let symbol, let side, let ink):
        let context = inked(ink, context)
        for point in points { context.fill(symbol.path(at: point, side: side), with: ink.shading) }
      }
    }
  }

  private func inked(_ ink: Ink, _ context: GraphicsContext) -> GraphicsContext {
    var context = context
    context.opacity *= ink.opacity
    return context
  }

  /// Divides a long line without dashes.
  private func parts(of path: Path, _ style: StrokeStyle) -> [Path] {
    let elements = path.elements
    guard elements.count > Self.longestLine, style.dash.isEmpty else { return [path] }
    var parts: [Path] = []
    var part = Path()
    var end = CGPoint.zero
    for element in elements {
      if part.elements.count >= Self.longestLine {
        parts.append(part)
        part = Path()
      }
      switch element {
      case .move(let point): part.move(to: point)
      case .line(let point):
        if part.isEmpty { part.move(to: end) }
        part.addLine(to: point)
      case .curve(let point, let first, let second):
        if part.isEmpty { part.move(to: end) }
        part.addCurve(to: point, control1: first, control2: second)
      case .quadCurve(let point, let control):
        if part.isEmpty { part.move(to: end) }
        part.addQuadCurve(to: point, control: control)
      case .closeSubpath: part.closeSubpath()
      }
      end = part.currentPoint ?? end
    }
    return parts + [part]
  }

  private func draw(_ text: Figure.Text, in context: GraphicsContext) {
    var context = context
    if text.isRotated {
      context.translateBy(x: text.origin.x, y: text.origin.y)
      context.rotate(by: .degrees(-90))
    }
    var resolved = context.resolve(text.string, font: text.font)
    resolved.shading = .paint(text.paint)
    context.draw(resolved, at: text.isRotated ? .zero : text.origin, anchor: .topLeading)
  }
}

extension Ink {
  fileprivate var shading: GraphicsContext.Shading {
    var shading = GraphicsContext.Shading.paint(paint)
    shading.bounds = bounds
    return shading
  }

  /// The paint of a part of a path, whose gradient extends over the whole.
  fileprivate func shading(of path: Path) -> GraphicsContext.Shading {
    var shading = shading
    if bounds == nil, case .gradient = paint { shading.bounds = path.boundingRect }
    return shading
  }
}

extension GraphicsContext.Shading {
  fileprivate static func paint(_ paint: _Paint) -> GraphicsContext.Shading { .style(AnyShapeStyle(paint)) }
}
