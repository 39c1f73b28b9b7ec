import Graphics
import GtkObjects

extension UIImage {
  /// Draws the image in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context with a blend mode.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, in the size of a rectangle. Symbols and templates have the fill colour.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext().map { show($0, in: rect) } }

  /// Draws the image in the current context, in the size of a rectangle, with a blend mode.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { show($0, in: rect) }
  }

  /// Fills a rectangle of the current context with copies of the image side by side.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width >= 1, size.height >= 1 else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }

  private func show(_ data: Data, _ context: CGContext, in rect: CGRect) {
    if filling.isPlain { return context.draw(data, in: rect, isFlipped: false, isShape: isShape) }
    var filling = filling
    filling.isPixelated = context.interpolationQuality == .none
    let state = context.state
    context.perform { [size] in
      $0.draw(
        picture: data, in: rect, size: size, by: filling, opacity: state.alpha, tint: isShape ? state.fill : nil)
    }
  }

  private func show(_ context: CGContext, in rect: CGRect) {
    switch content {
    case .empty: break
    case .data(let data): show(data, context, in: rect)
    case .files(let variants):
      let path = variants.best(for: Int(context.cairo.scale.rounded(.up))).path
      guard let data = FileManager.default.contents(atPath: path) else { return }
      show(data, context, in: rect)
    case .symbol(let name):
      let symbol = Gtk.SymbolAppearance(name: name, symbol: SymbolCatalogue.symbol(named: name) ?? .missing)
      let state = context.state
      context.perform { $0.draw(symbol, in: rect, state.fill, opacity: state.alpha) }
    }
  }
}
