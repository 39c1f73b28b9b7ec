import GtkObjects

/// The colours, the lines and the other properties with which a context draws.
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

/// A state that comes back.
struct SavedState {
  let state: GraphicsState
  /// Indicates whether what has been drawn since is a layer of its own.
  let isLayer: Bool
}

extension CGContext {
  // MARK: Saved states

  /// Keeps the state, which ``restoreGState()`` brings back: the transform, the clip, colours and lines.
  public func saveGState() {
    saved.append(SavedState(state: state, isLayer: false))
    cairo.save()
  }

  /// Brings the last kept state back.
  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    state = saved.removeLast().state
    cairo.restore()
  }

  /// Begins a layer. The present opacity, blend mode and shadow apply to the whole of the drawing until
  /// ``endTransparencyLayer()``. `auxiliaryInfo` has no effect.
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

  /// The transform from the present coordinates to pixels. Here, `y` points downwards in the context of a view.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(base).concatenating(CGAffineTransform(scaleX: cairo.scale, y: cairo.scale))
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }

  /// Scales the unit.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

  /// Rotates the coordinates by an angle in radians, which is clockwise where `y` points downwards.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Transforms the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Colours and lines

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }

  /// Sets the colour of areas from sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of areas to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }

  /// Sets the colour of lines from sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap.style }

  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join.style }

  /// Sets how sharp a corner may be before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps; none stands for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (Double(phase), lengths.map { Double($0) })
  }

  /// Sets the opacity of what is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the way in which colours are combined with those that are there.
  public func setBlendMode(_ mode: CGBlendMode) { state.mode = .init(rawValue: Int(mode.rawValue)) ?? .normal }

  /// Lets what is drawn throw a shadow, or none if the colour is `nil`. The transform does not move it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let y = base.d < 0 ? -offset.height : offset.height
    state.shadow = color.map { .init(color: Color(cgColor: $0), x: offset.width, y: y, radius: blur) }
  }

  /// Lets what is drawn throw a shadow that is a third black.
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
