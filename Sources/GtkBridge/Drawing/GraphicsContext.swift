import GtkObjects

/// Draws in a ``Canvas``.
///
/// Mirrors the part of SwiftUI's `GraphicsContext` that draws outlines and text, moves, turns, scales and clips. As there it is
/// a value: a copy has transforms, clips and an opacity of its own, and draws on the same canvas. It is good for the time of
/// one drawing.
@preconcurrency @MainActor
public struct GraphicsContext {
  /// What an outline is drawn with.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Shading`, with colours alone.
  public struct Shading: Sendable {
    let color: Color?

    /// A colour, fixed or the theme's.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }

    /// The colour of text where the canvas is.
    public static let foreground = Shading(color: nil)
  }

  /// How an outline is filled.
  ///
  /// Mirrors SwiftUI's `FillStyle`.
  public struct FillStyle: Sendable {
    let isEOFilled: Bool

    /// Makes a style; `eoFill` leaves free what lies inside an even number of lines.
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

  /// How opaque what is drawn from now on is, from 0 to 1.
  public var opacity = 1.0

  private let drawing: Gtk.Drawing
  /// Done anew for each drawing: what one copy does is nothing to the others.
  private var changes: [Change] = []

  init(_ drawing: Gtk.Drawing, environment: EnvironmentValues) {
    self.drawing = drawing
    self.environment = environment
  }

  // MARK: Transforms

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: Double, y: Double) { changes.append(.translate(x, y)) }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: Double, y: Double) { changes.append(.scale(x, y)) }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) { changes.append(.rotate(angle)) }

  /// Keeps what is drawn from now on inside an outline.
  public mutating func clip(to path: Path) { changes.append(.clip(path)) }

  // MARK: Drawing

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    transformed { drawing.fill(path, color(shading), evenOdd: style.isEOFilled, opacity: opacity) }
  }

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    transformed { drawing.stroke(path, color(shading), style, opacity: opacity) }
  }

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Lets `body` draw with a copy, so that what it changes ends with it.
  public func drawLayer(_ body: (inout GraphicsContext) -> Void) {
    var copy = self
    body(&copy)
  }

  // MARK: Text

  /// A text measured and ready to be drawn.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedText`.
  @preconcurrency @MainActor
  public struct ResolvedText {
    fileprivate let content: String
    fileprivate let font: Font?
    fileprivate let drawing: Gtk.Drawing
    /// What it is drawn with.
    public var shading: Shading

    /// How much room the text takes where lines are at most as wide as `size`.
    public func measure(in size: CGSize) -> CGSize { drawing.layOut(content, font: font, width: size.width).size }
  }

  /// Makes a text ready to be drawn, in the font and colour of the environment. It has no runs of its own look.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: text.content, font: environment.resolvedFont, drawing: drawing, shading: .foreground)
  }

  /// Draws a text with a part of it, the middle if nothing is said, at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let laidOut = drawing.layOut(text.content, font: text.font, width: nil)
    let origin = CGPoint(x: point.x - laidOut.size.width * anchor.x, y: point.y - laidOut.size.height * anchor.y)
    transformed { drawing.draw(laidOut, at: origin, color(text.shading), opacity: opacity) }
  }

  /// Draws a text in a rectangle, its lines broken at the width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let laidOut = drawing.layOut(text.content, font: text.font, width: rect.width)
    transformed { drawing.draw(laidOut, at: rect.origin, color(text.shading), opacity: opacity) }
  }

  /// Draws a text with a part of it, the middle if nothing is said, at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, its lines broken at the width.
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
