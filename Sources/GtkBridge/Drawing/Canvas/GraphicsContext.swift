import GtkObjects

/// The drawing context of a ``Canvas``.
///
/// Mirrors SwiftUI's `GraphicsContext`. As in SwiftUI it is a value: a copy has its own transforms, clips, filters and
/// opacity, and draws on the same canvas. It is valid only during one drawing pass.
@preconcurrency @MainActor
public struct GraphicsContext {
  /// The paint of a path or a text.
  public typealias Shading = GtkBridge.Shading
  /// A change that a drawing operation makes to the picture.
  public typealias Filter = DrawingEffect
  /// The rule for the inside of a path.
  public typealias FillStyle = GtkBridge.FillStyle
  /// The way in which colours are combined with those behind them.
  public typealias BlendMode = GtkBridge.BlendMode

  private enum Change {
    case translate(Double, Double)
    case scale(Double, Double)
    case rotate(Angle)
    case clip(Path, evenOdd: Bool)
    case mask((inout GraphicsContext) -> Void, opacity: Double, isInverted: Bool)
  }

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// The opacity of subsequent drawing, from 0 to 1.
  public var opacity = 1.0

  /// The way in which subsequent drawing is combined with the canvas.
  public var blendMode = BlendMode.normal

  let drawing: Gtk.Drawing
  let symbols: CanvasSymbols
  /// The transforms and clips, which are applied again for each drawing operation, so that copies stay independent.
  private var changes: [Change] = []
  private var filters: [DrawingEffect] = []

  init(_ drawing: Gtk.Drawing, environment: EnvironmentValues, symbols: CanvasSymbols) {
    self.drawing = drawing
    self.environment = environment
    self.symbols = symbols
  }

  // MARK: Transforms

  /// Translates subsequent drawing.
  public mutating func translateBy(x: Double, y: Double) { changes.append(.translate(x, y)) }

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: Double, y: Double) { changes.append(.scale(x, y)) }

  /// Rotates subsequent drawing clockwise.
  public mutating func rotate(by angle: Angle) { changes.append(.rotate(angle)) }

  // MARK: Clips

  /// Options of a clip.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates options from their raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Clips to the outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips subsequent drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if options.contains(.inverse) {
      clipToLayer(options: .inverse) { $0.fill(path, with: .color(.black), style: style) }
    } else {
      changes.append(.clip(path, evenOdd: style.isEOFilled))
    }
  }

  /// Clips subsequent drawing to the opaque parts of another drawing.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: @escaping (inout GraphicsContext) -> Void
  ) {
    changes.append(.mask(content, opacity: opacity, isInverted: options.contains(.inverse)))
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    perform { drawing, opacity in
      drawing.fill(path, paint(shading), in: shading.bounds, evenOdd: style.isEOFilled, opacity: opacity)
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    perform { drawing, opacity in
      drawing.stroke(path, paint(shading), style, in: shading.bounds, opacity: opacity)
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Passes a copy of the context to `body`, whose changes do not affect this context. The context's opacity, blend mode
  /// and filters act on the whole layer.
  public func drawLayer(_ body: (inout GraphicsContext) -> Void) {
    if opacity == 1, blendMode == .normal, filters.isEmpty {
      var copy = self
      return body(&copy)
    }
    perform(asLayer: true) { drawing, _ in
      var layer = GraphicsContext(drawing, environment: environment, symbols: symbols)
      body(&layer)
    }
  }

  /// Adds a filter to subsequent drawing.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: -

  func paint(_ shading: Shading) -> _Paint { environment.resolve(shading.paint) }

  /// Draws with the context's transforms, clips, filters and blend mode. `body` receives the opacity to draw with.
  func perform(asLayer: Bool = false, _ body: (Gtk.Drawing, Double) -> Void) {
    apply(changes[...], to: drawing) { drawing in
      if asLayer || blendMode != .normal || !filters.isEmpty {
        drawing.layer(filters, blendMode, opacity: opacity) { body($0, 1) }
      } else {
        body(drawing, opacity)
      }
    }
  }

  private func apply(_ changes: ArraySlice<Change>, to drawing: Gtk.Drawing, then body: (Gtk.Drawing) -> Void) {
    guard let change = changes.first else { return body(drawing) }
    let rest = changes.dropFirst()
    drawing.save()
    defer { drawing.restore() }
    switch change {
    case .translate(let x, let y): drawing.translate(x: x, y: y)
    case .scale(let x, let y): drawing.scale(x: x, y: y)
    case .rotate(let angle): drawing.rotate(by: angle)
    case .clip(let path, let evenOdd): drawing.clip(to: path, evenOdd: evenOdd)
    case .mask(let content, let opacity, let isInverted):
      func drawMask(_ drawing: Gtk.Drawing) {
        var mask = GraphicsContext(drawing, environment: environment, symbols: symbols)
        mask.opacity = opacity
        content(&mask)
      }
      return drawing.draw({ apply(rest, to: $0, then: body) }, through: drawMask, isInverted: isInverted)
    }
    apply(rest, to: drawing, then: body)
  }
}
