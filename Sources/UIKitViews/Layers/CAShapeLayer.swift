/// A layer that draws an outline.
///
/// Mirrors `CAShapeLayer`:
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemBlue.cgColor
/// ring.lineWidth = 8
/// ring.strokeEnd = 0.75
/// layer.addSublayer(ring)
/// ```
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's coordinates.
  open var path: CGPath? {
    didSet { didChange("path", from: oldValue, to: path) }
  }
  /// The colour of the inside, or `nil` for none. The default is black.
  open var fillColor: CGColor? = .black {
    didSet { didChange("fillColor", from: oldValue, to: fillColor) }
  }
  /// The rule for the inside of the outline.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { show() } }
  /// The colour of the line, or `nil` for none.
  open var strokeColor: CGColor? {
    didSet { didChange("strokeColor", from: oldValue, to: strokeColor) }
  }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 {
    didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { show() } }
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { show() } }
  /// The limit at which a sharp corner is cut off.
  open var miterLimit: CGFloat = 10 {
    didSet { didChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  /// The lengths of dashes and gaps, or `nil` for a line without gaps.
  open var lineDashPattern: [NSNumber]? { didSet { show() } }
  /// The offset in the dashes at which the line begins.
  open var lineDashPhase: CGFloat = 0 {
    didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }
  /// The start of the line, as a fraction of the outline's length.
  open var strokeStart: CGFloat = 0 {
    didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// The end of the line, as a fraction of the outline's length.
  open var strokeEnd: CGFloat = 1 {
    didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }

  deinit {}

  open override func draw(in ctx: CGContext) {
    guard let path else { return }
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.addPath(path)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, strokeStart < strokeEnd else { return }
    ctx.setStrokeColor(strokeColor)
    ctx.setLineWidth(lineWidth)
    ctx.setLineCap(lineCap.cap)
    ctx.setLineJoin(lineJoin.join)
    ctx.setMiterLimit(miterLimit)
    ctx.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    ctx.addPath(isWhole ? path : Path(path).trimmedPath(from: strokeStart, to: strokeEnd).cgPath)
    ctx.strokePath()
  }
}

/// A rule for the inside of an outline.
///
/// Mirrors `CAShapeLayerFillRule`.
public enum CAShapeLayerFillRule: Sendable {
  /// The parts around which the outline winds more often in one direction than in the other.
  case nonZero
  /// The parts whose path to the outside crosses the outline an odd number of times.
  case evenOdd
}

/// The ends of an outline's line.
///
/// Mirrors `CAShapeLayerLineCap`.
public enum CAShapeLayerLineCap: Sendable {
  /// The line ends at its last point.
  case butt
  /// A half circle beyond the last point.
  case round
  /// Half a square beyond the last point.
  case square

  fileprivate var cap: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The corners of an outline's line.
///
/// Mirrors `CAShapeLayerLineJoin`.
public enum CAShapeLayerLineJoin: Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel

  fileprivate var join: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
