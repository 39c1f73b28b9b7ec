import Foundation
import GtkObjects

/// A surface for drawing step by step.
///
/// Mirrors Core Graphics' `CGContext`, drawn by cairo. In `UIView.draw(_:)` and in ``UIGraphicsImageRenderer``, the current
/// one comes from ``UIGraphicsGetCurrentContext()``, has its origin at the top left, and its unit is a point:
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   guard let context = UIGraphicsGetCurrentContext() else { return }
///   context.setFillColor(UIColor.systemBlue.cgColor)
///   context.fillEllipse(in: bounds.insetBy(dx: 4, dy: 4))
/// }
/// ```
///
/// A context that a program creates has its origin at the bottom left, and its unit is a pixel. Drawing after the end
/// of the pass, or of the image, has no effect.
public final class CGContext {
  /// The number of pixels in a line, or 0 for the context of a view.
  public let width: Int
  /// The number of lines, or 0 for the context of a view.
  public let height: Int
  /// The quality of scaled pictures.
  public var interpolationQuality = CGInterpolationQuality.default

  let cairo: Gtk.CairoContext
  /// The pixels, or `nil` for the context of a view.
  private let surface: Gtk.PictureSurface?
  /// The transform from untransformed coordinates to points of the surface.
  let base: CGAffineTransform
  var state = GraphicsState()
  var saved: [SavedState] = []
  /// The current path in untransformed coordinates: a later transform does not move it.
  var currentPath = Path()

  /// Creates the context of a view's pass.
  init(of cairo: Gtk.CairoContext) {
    (width, height, surface) = (0, 0, nil)
    self.cairo = cairo
    base = CGAffineTransform(translationX: -cairo.origin.x, y: -cairo.origin.y)
  }

  /// Creates transparent pixels with the origin at the top left, or `nil` if there is not enough memory.
  init?(bounds: CGRect, scale: Double, _ scheme: ColorScheme) {
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    let most = Double(Int16.max)
    guard width >= 1, height >= 1, width <= most, height <= most,
      let surface = Gtk.PictureSurface(width: Int(width), height: Int(height), scale: scale, scheme)
    else { return nil }
    (self.width, self.height, self.surface) = (Int(width), Int(height), surface)
    cairo = surface.context
    base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
  }

  /// Creates a transparent surface, or `nil` if a length is not positive or there is not enough memory.
  ///
  /// - Parameters:
  ///   - data: `nil`: the surface has its own memory.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: Without effect: a component has eight bits.
  ///   - bytesPerRow: Without effect, because the memory is the surface's own.
  ///   - space: The meaning of the components.
  ///   - bitmapInfo: Without effect: the pixels have an opacity.
  public init?(
    data: Never?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard let surface = Gtk.PictureSurface(width: width, height: height, scale: 1, .light) else { return nil }
    (self.width, self.height, self.surface) = (width, height, surface)
    cairo = surface.context
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// Returns an image of the drawing, or `nil` for the context of a view.
  public func makeImage() -> CGImage? {
    surface.flatMap { CGImage(data: $0.png, width: width, height: height) }
  }

  /// The drawing as a PNG file.
  var png: Data? { surface?.png }

  /// Draws with the state's transform, mode and shadow.
  func perform(_ draw: (Gtk.CairoContext) -> Void) {
    setTransform(of: cairo)
    cairo.setAntialiasing(state.isSmooth)
    guard let shadow = state.shadow else {
      cairo.setMode(state.mode)
      return draw(cairo)
    }
    // The shape and its shadow are combined with the drawing below as one.
    cairo.setMode(.normal)
    if state.mode != .normal { cairo.beginGroup() }
    cairo.draw(with: shadow, draw)
    if state.mode != .normal { cairo.endGroup(opacity: 1, mode: state.mode, shadow: nil) }
  }

  func setTransform(of context: Gtk.CairoContext) { context.set(state.transform.concatenating(base)) }
}

extension Gtk.CairoContext {
  func set(_ t: CGAffineTransform) { setTransform(t.a, t.b, t.c, t.d, t.tx, t.ty) }
}
