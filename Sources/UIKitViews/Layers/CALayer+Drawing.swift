import GtkObjects

extension CALayer {
  /// Draws the layer with its sublayers in a context, in the layer's own coordinates.
  ///
  /// Mirrors `render(in:)`. The layer of a view on screen draws the whole view, as it was in the last frame.
  public func render(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    if view?.drawHierarchy(in: bounds, afterScreenUpdates: false) != true { drawAll(in: ctx) }
    UIGraphicsPopContext()
  }

  /// The transform from the layer's coordinates to those of its superlayer.
  var transformToSuperlayer: CGAffineTransform {
    let (bounds, position) = (bounds, position)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x, y: -bounds.minY - bounds.height * anchorPoint.y
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Draws the layer at its position in the superlayer.
  private func drawInSuperlayer(_ context: CGContext) {
    presenting {
      guard !isHidden, opacity > 0 else { return }
      context.saveGState()
      context.concatenate(transformToSuperlayer)
      drawAll(in: context)
      context.restoreGState()
    }
  }

  func drawAll(in context: CGContext) {
    let isWhole = opacity < 1 || mask != nil || shadowOpacity > 0
    if isWhole {
      context.saveGState()
      context.setAlpha(CGFloat(opacity))
      if shadowOpacity > 0, let color = shadowColor {
        let color = CGColor(Color(cgColor: color).opacity(Double(min(shadowOpacity, 1))))
        context.setShadow(offset: shadowOffset, blur: shadowRadius * 2, color: color)
      }
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawContent(in: context)
    draw(sublayers ?? [], in: context)
    drawBorder(in: context)
    guard isWhole else { return }
    if let mask {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      mask.drawInSuperlayer(context)
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func drawContent(in context: CGContext) {
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.addPath(outline)
      context.fillPath()
    }
    drawPicture(in: context)
    context.saveGState()
    draw(in: context)
    context.restoreGState()
  }

  private func drawPicture(in context: CGContext) {
    guard let image = contents as? CGImage ?? (contents as? UIImage)?.cgImage else { return }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let fits = [bounds.width / width, bounds.height / height]
    let size: CGSize
    switch contentsGravity {
    case .resize: size = bounds.size
    case .resizeAspect: size = CGSize(width: width * (fits.min() ?? 1), height: height * (fits.min() ?? 1))
    case .resizeAspectFill: size = CGSize(width: width * (fits.max() ?? 1), height: height * (fits.max() ?? 1))
    case .center: size = CGSize(width: width / contentsScale, height: height / contentsScale)
    }
    let place = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    context.draw(image.data, in: place, isFlipped: false)
  }

  private func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth)
    context.addPath(outline(insetBy: borderWidth / 2))
    context.strokePath()
  }

  private func draw(_ layers: [CALayer], in context: CGContext) {
    guard let replicator = self as? CAReplicatorLayer, !layers.isEmpty else { return drawOnce(layers, in: context) }
    replicator.drawCopies(in: context) { drawOnce(layers, in: context) }
  }

  private func drawOnce(_ layers: [CALayer], in context: CGContext) {
    // The sort is stable: layers at the same `zPosition` keep their order.
    for layer in layers.sorted(by: { $0.zPosition < $1.zPosition }) { layer.drawInSuperlayer(context) }
  }

  /// The rectangle with its rounded corners.
  var outline: CGPath { outline(insetBy: 0) }

  private func outline(insetBy inset: CGFloat) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let most = max(min(rect.width, rect.height) / 2, 0)
    func radius(_ corner: CACornerMask) -> Double {
      maskedCorners.contains(corner) ? min(max(cornerRadius - inset, 0), most) : 0
    }
    var path = Path()
    path.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
        bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner)))
    return path.cgPath
  }
}

/// The layer of a view, whose colours, corners, border and shadow are declarations of the style sheet.
extension CALayer {
  /// Indicates whether the layer has content that the declarations do not cover.
  var isDrawn: Bool { sublayers != nil || mask != nil || contents != nil || type(of: self) != CALayer.self }

  /// Draws the layers behind or in front of the view's content in the current context.
  func draw(inFront: Bool) {
    if let context = UIGraphicsGetCurrentContext() { presenting { draw(inFront: inFront, in: context) } }
  }

  private func draw(inFront: Bool, in context: CGContext) {
    if !inFront {
      if cornerRadius > 0 {
        context.addPath(outline)
        context.clip()
      }
      drawPicture(in: context)
      context.saveGState()
      draw(in: context)
      context.restoreGState()
    }
    draw((sublayers ?? []).filter { $0.isInFront == inFront }, in: context)
  }

  /// Draws the mask in the current context.
  func drawMask() {
    if let context = UIGraphicsGetCurrentContext() { mask?.drawInSuperlayer(context) }
  }

  /// The look as declarations of the style sheet.
  var declarations: String {
    var text = ""
    if let backgroundColor { text += "background-image:none;background-color:\(Color(cgColor: backgroundColor).css);" }
    if cornerRadius > 0 {
      let radii = [CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner]
        .map { maskedCorners.contains($0) ? "\(Double(cornerRadius))px" : "0" }
      text += "border-radius:\(radii.joined(separator: " "));"
    }
    if borderWidth > 0, let borderColor {
      // An outline takes no space from the content, as in UIKit.
      let width = Double(borderWidth)
      text += "outline:\(width)px solid \(Color(cgColor: borderColor).css);outline-offset:-\(width)px;"
    }
    if shadowOpacity > 0, let shadowColor {
      let color = Color(cgColor: shadowColor).opacity(Double(min(shadowOpacity, 1))).css
      let (x, y) = (Double(shadowOffset.width), Double(shadowOffset.height))
      text += "box-shadow:\(x)px \(y)px \(Double(shadowRadius) * 2)px \(color);"
    }
    return text
  }
}
