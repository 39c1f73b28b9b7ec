import GtkObjects

extension GraphicsContext {
  // MARK: Text

  /// A text that is ready to be measured and drawn.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedText`.
  @preconcurrency @MainActor
  public struct ResolvedText {
    fileprivate let content: String
    fileprivate let font: Font?
    fileprivate let drawing: Gtk.Drawing
    /// The paint of the text.
    public var shading: Shading

    /// Returns the size of the text, wrapped to the width of `size`.
    public func measure(in size: CGSize) -> CGSize { drawing.layOut(content, font: font, width: size.width).size }
  }

  /// Resolves a text in its own style and that of the environment. Styles of parts of the text are ignored.
  public func resolve(_ text: Text) -> ResolvedText {
    guard let style = text.ownStyle else { return resolve(text.content, font: environment.resolvedFont) }
    var values = environment
    values.apply(style)
    var resolved = resolve(text.content, font: values.resolvedFont)
    if let color = style.color { resolved.shading = .color(color) }
    return resolved
  }

  /// Resolves a text in a font.
  package func resolve(_ text: String, font: Font?) -> ResolvedText {
    ResolvedText(content: text, font: font, drawing: drawing, shading: .foreground)
  }

  /// Draws a text with its anchor point, by default the centre, at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let laidOut = drawing.layOut(text.content, font: text.font, width: nil)
    draw(laidOut, at: anchor.rect(of: laidOut.size, at: point).origin, text.shading)
  }

  /// Draws a text in a rectangle, wrapped to its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(drawing.layOut(text.content, font: text.font, width: rect.width), at: rect.origin, text.shading)
  }

  private func draw(_ text: Gtk.Drawing.LaidOutText, at origin: CGPoint, _ shading: Shading) {
    perform { drawing, opacity in
      drawing.draw(text, at: origin, paint(shading), in: shading.bounds, opacity: opacity)
    }
  }

  /// Draws a text with its anchor point, by default the centre, at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, wrapped to its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  // MARK: Images

  /// An image that is ready to be drawn.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedImage`. Icons of the desktop are not drawn.
  @preconcurrency @MainActor
  public struct ResolvedImage {
    fileprivate enum Content {
      case texture(Gtk.Texture)
      case symbol(Gtk.SymbolAppearance)
    }

    fileprivate let content: Content?
    /// The size in points.
    public let size: CGSize
    /// The paint of a symbol; a gradient counts as its first colour. Without effect on pictures.
    public var shading: Shading = .foreground
  }

  /// Resolves an image. The size of a symbol is 16 points, and is relative to the font of the environment if it has one.
  public func resolve(_ image: Image) -> ResolvedImage {
    if case .symbol(let name, let value, let label) = image.source {
      let symbol = SymbolView(name: name, value: value, label: label, mode: nil).appearance(in: environment)
      let font = environment.resolvedFont
      let side = font == nil ? 16 : drawing.layOut("M", font: font, width: nil).size.height * 0.75
      let length = side * environment.imageScale.factor / Image.Scale.medium.factor
      return ResolvedImage(content: .symbol(symbol), size: CGSize(width: length, height: length))
    }
    guard let (texture, scale) = symbols.texture(of: image.source, for: drawing.scaleFactor) else {
      return ResolvedImage(content: nil, size: .zero)
    }
    let (width, height) = (Double(texture.width) / Double(scale), Double(texture.height) / Double(scale))
    return ResolvedImage(content: .texture(texture), size: CGSize(width: width, height: height))
  }

  /// Draws an image with its anchor point, by default the centre, at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.rect(of: image.size, at: point))
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    perform { drawing, opacity in
      switch image.content {
      case .texture(let texture): drawing.draw(texture, in: rect, opacity: opacity)
      case .symbol(let symbol): drawing.draw(symbol, in: rect, paint(image.shading).color, opacity: opacity)
      case nil: break
      }
    }
  }

  /// Draws an image with its anchor point, by default the centre, at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  // MARK: Symbols

  /// A view of the canvas's symbols that is ready to be drawn.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedSymbol`.
  @preconcurrency @MainActor
  public struct ResolvedSymbol {
    fileprivate let widget: Gtk.Widget
    /// The size in points.
    public let size: CGSize
  }

  /// Returns the view among the symbols of the canvas with a ``View/tag(_:)``, or `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.widget(tagged: AnyHashable(id)).map { ResolvedSymbol(widget: $0, size: $0.contentSize) }
  }

  /// Draws a view with its anchor point, by default the centre, at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: anchor.rect(of: symbol.size, at: point))
  }

  /// Draws a view that fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    perform { drawing, opacity in drawing.draw(symbol.widget, in: rect, opacity: opacity) }
  }
}

extension UnitPoint {
  /// Returns the rectangle of a size whose anchor is at a point.
  fileprivate func rect(of size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(x: point.x - size.width * x, y: point.y - size.height * y, width: size.width, height: size.height)
  }
}
