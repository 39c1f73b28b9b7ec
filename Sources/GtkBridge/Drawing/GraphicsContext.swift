import GtkObjects

/// The drawing context of a ``Canvas``.
///
/// Mirrors the part of SwiftUI's `GraphicsContext` for paths, text, transforms and clipping. As in SwiftUI it is a
/// value: a copy has its own transforms, clips and opacity, and draws on the same canvas. It is valid only during one
/// drawing pass.
@preconcurrency @MainActor
public struct GraphicsContext {
  /// The paint of a path.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Shading`, but with only colours.
  public struct Shading: Sendable {
    let color: Color?

    /// A fixed colour or a theme colour.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }

    /// The text colour of the canvas's environment.
    public static let foreground = Shading(color: nil)
  }

  /// The fill rule of a path.
  ///
  /// Mirrors SwiftUI's `FillStyle`.
  public struct FillStyle: Sendable {
    let isEOFilled: Bool

    /// Creates a style; `eoFill` selects the even-odd rule.
    public init(eoFill: Bool = false) { isEOFilled = eoFill }
  }

  private enum Change {
    case translate(Double, Double)
    case scale(Double, Double)
    case rotate(Angle)
    case clip(Path)
  }

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// The opacity of subsequent drawing, from 0 to 1.
  public var opacity = 1.0

  private let drawing: Gtk.Drawing
  /// The transforms and clips, which are applied again for each drawing operation, so that copies stay independent.
  private var changes: [Change] = []

  init(_ drawing: Gtk.Drawing, environment: EnvironmentValues) {
    self.drawing = drawing
    self.environment = environment
  }

  // MARK: Transforms

  /// Translates subsequent drawing.
  public mutating func translateBy(x: Double, y: Double) { changes.append(.translate(x, y)) }

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: Double, y: Double) { changes.append(.scale(x, y)) }

  /// Rotates subsequent drawing clockwise.
  public mutating func rotate(by angle: Angle) { changes.append(.rotate(angle)) }

  /// Clips subsequent drawing to a path.
  public mutating func clip(to path: Path) { changes.append(.clip(path)) }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    transformed { drawing.fill(path, color(shading), evenOdd: style.isEOFilled, opacity: opacity) }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    transformed { drawing.stroke(path, color(shading), style, opacity: opacity) }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Passes a copy of the context to `body`, whose changes do not affect this context.
  public func drawLayer(_ body: (inout GraphicsContext) -> Void) {
    var copy = self
    body(&copy)
  }

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

  /// Resolves a text in the font and colour of the environment. Styles of individual runs are ignored.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: text.content, font: environment.resolvedFont, drawing: drawing, shading: .foreground)
  }

  /// Draws a text with its anchor point, by default the centre, at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let laidOut = drawing.layOut(text.content, font: text.font, width: nil)
    let origin = CGPoint(x: point.x - laidOut.size.width * anchor.x, y: point.y - laidOut.size.height * anchor.y)
    transformed { drawing.draw(laidOut, at: origin, color(text.shading), opacity: opacity) }
  }

  /// Draws a text in a rectangle, wrapped to its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let laidOut = drawing.layOut(text.content, font: text.font, width: rect.width)
    transformed { drawing.draw(laidOut, at: rect.origin, color(text.shading), opacity: opacity) }
  }

  /// Draws a text with its anchor point, by default the centre, at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, wrapped to its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  // MARK: -

  private func color(_ shading: Shading) -> Color { shading.color ?? environment.foregroundColor ?? .primary }

  private func transformed(_ body: () -> Void) {
    drawing.save()
    defer { drawing.restore() }
    for change in changes {
      switch change {
      case .translate(let x, let y): drawing.translate(x: x, y: y)
      case .scale(let x, let y): drawing.scale(x: x, y: y)
      case .rotate(let angle): drawing.rotate(by: angle)
      case .clip(let path): drawing.clip(to: path)
      }
    }
    body()
  }
}
