import GtkObjects

/// The drawing properties of a context, such as colours and lines.
struct GraphicsState {
  var transform = CGAffineTransform.identity
  var fill = Color.black
  var stroke = Color.black
  var line = StrokeStyle(lineWidth: 1)
  var miterLimit = 10.0
  var alpha = 1.0
  var mode = Gtk.CairoContext.Mode.normal
  var shadow: Gtk.CairoContext.Shadow?
  var isSmooth = true
}

/// A saved state.
struct SavedState {
  let state: GraphicsState
  /// Indicates whether the drawing since then is a layer.
  let isLayer: Bool
}

extension CGContext {
  // MARK: Saved states

  /// Saves the state for ``restoreGState()``: the transform, the clip, colours and lines.
  public func saveGState() {
    saved.append(SavedState(state: state, isLayer: false))
    cairo.save()
  }

  /// Restores the state that was saved last.
  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    state = saved.removeLast().state
    cairo.restore()
  }

  /// Begins a layer. The current opacity, blend mode and shadow apply to the drawing until ``endTransparencyLayer()``
  /// as a whole. `auxiliaryInfo` has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saved.append(SavedState(state: state, isLayer: true))
    (state.alpha, state.mode, state.shadow) = (1, .normal, nil)
    cairo.save()
    cairo.beginGroup()
  }

  /// Begins a layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the layer.
  public func endTransparencyLayer() {
    guard saved.contains(where: \.isLayer) else { return }
    while saved.last?.isLayer == false { restoreGState() }
    state = saved.removeLast().state
    cairo.endGroup(opacity: state.alpha, mode: state.mode, shadow: state.shadow)
    cairo.restore()
  }

  // MARK: Transforms

  /// The transform from the current coordinates to pixels. Here, `y` points downwards in the context of a view.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(base).concatenating(CGAffineTransform(scaleX: cairo.scale, y: cairo.scale))
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }

  /// Scales the unit.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

  /// Rotates the coordinates by an angle in radians, clockwise if `y` points downwards.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Transforms the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Colours and lines

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }

  /// Sets the fill colour from sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }

  /// Sets the stroke colour from sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap.style }

  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join.style }

  /// Sets the limit at which a sharp corner is cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps; none stands for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (Double(phase), lengths.map { Double($0) })
  }

  /// Sets the opacity of the drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the mode that combines colours with those below.
  public func setBlendMode(_ mode: CGBlendMode) { state.mode = .init(rawValue: Int(mode.rawValue)) ?? .normal }

  /// Sets the shadow of the drawing, or removes it if the colour is `nil`. The transform does not move the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let y = base.d < 0 ? -offset.height : offset.height
    state.shadow = color.map { .init(color: Color(cgColor: $0), x: offset.width, y: y, radius: blur) }
  }

  /// Sets a shadow in black with an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ isSmooth: Bool) { state.isSmooth = isSmooth }
}

extension CGLineCap {
  var style: StrokeStyle.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var style: StrokeStyle.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
