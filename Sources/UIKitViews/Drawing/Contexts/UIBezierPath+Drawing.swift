extension UIBezierPath {
  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the inside in the current context.
  public func fill() { draw { $0.fillPath(using: rule) } }

  /// Fills the inside in the current context with a blend mode.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in fill() }
  }

  /// Draws the line in the current context.
  public func stroke() {
    draw { context in
      let own = context.state
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
      context.state = own
    }
  }

  /// Draws the line in the current context with a blend mode.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in stroke() }
  }

  /// Clips the drawing in the current context to the inside.
  public func addClip() { draw { $0.clip(using: rule) } }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    body(context)
  }
}
