import GtkObjects

/// A layer with a gradient.
///
/// Mirrors `CAGradientLayer`. As a view's own layer, it is drawn behind the view's content:
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
/// sky.frame = view.bounds
/// view.layer.insertSublayer(sky, at: 0)
/// ```
open class CAGradientLayer: CALayer {
  /// The colours: values of `CGColor`.
  open var colors: [Any]? { didSet { didChange("colors", from: oldValue) } }
  /// The place of each colour, from 0 to 1, or `nil` for equal distances.
  open var locations: [NSNumber]? {
    didSet { didChange("locations", from: oldValue, to: locations) }
  }
  /// The start, as fractions of the size. For a radial or conic gradient, it is the centre.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { didChange("startPoint", from: oldValue, to: startPoint) }
  }
  /// The end, as fractions of the size. For a radial gradient, it is the corner of the rectangle around the ellipse; for a
  /// conic one, it is the direction of the first colour.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { didChange("endPoint", from: oldValue, to: endPoint) }
  }
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial { didSet { show() } }

  deinit {}

  open override func draw(in ctx: CGContext) {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
    let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else { return }
    // Unlike contents, a gradient has the layer's round corners, whether or not the layer masks to its bounds.
    ctx.addPath(outline)
    ctx.clip()
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let (start, end) = (place(startPoint), place(endPoint))
    switch type {
    case .axial: ctx.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return }
      ctx.translateBy(x: start.x, y: start.y)
      ctx.scaleBy(x: 1, y: height / width)
      ctx.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: width, options: options)
    case .conic: drawCone(gradient, from: start, to: end, in: ctx)
    }
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  /// Draws narrow sectors, because cairo has no gradient around a point.
  private func drawCone(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint, in context: CGContext) {
    let (turn, reach) = (atan2(end.y - start.y, end.x - start.x), bounds.width + bounds.height)
    let count = 360
    context.setShouldAntialias(false)
    for index in 0..<count {
      let share = (CGFloat(index) + 0.5) / CGFloat(count)
      context.setFillColor(CGColor(gradient.color(at: share)))
      context.move(to: start)
      // Sectors overlap, so that no gaps are visible between them.
      for step in [CGFloat(index), CGFloat(index) + 1.5] {
        let angle = turn + step / CGFloat(count) * 2 * .pi
        context.addLine(to: CGPoint(x: start.x + reach * cos(angle), y: start.y + reach * sin(angle)))
      }
      context.closePath()
      context.fillPath()
    }
  }
}

/// The kind of a gradient.
///
/// Mirrors `CAGradientLayerType`.
public enum CAGradientLayerType: Sendable {
  /// Along a line.
  case axial
  /// From the centre to an ellipse.
  case radial
  /// Around the centre.
  case conic
}

extension CGGradient {
  /// Returns the colour at a location from 0 to 1.
  fileprivate func color(at place: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let share = to.location > from.location ? (place - from.location) / (to.location - from.location) : 1
    return Color(css: "mix(\(from.color.css),\(to.color.css),\(share))")
  }
}
