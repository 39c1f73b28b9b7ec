import Foundation
import GtkObjects

/// Draws images.
///
/// Mirrors `UIGraphicsImageRenderer`, on any thread:
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
/// let dot = renderer.image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 4, y: 4, width: 16, height: 16))
/// }
/// ```
public final class UIGraphicsImageRenderer {
  /// The scale and the background of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a part of the plane.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer for images of a part of the plane.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns an image of the drawing. An image without an area has no content.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = draw(actions), let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Returns a PNG of the drawing.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { draw(actions)?.png ?? Data() }

  /// Returns a JPEG of the drawing, with a quality from 0 to 1.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext? {
    guard let context = format.makeContext(bounds) else { return nil }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format, bounds))
    UIGraphicsPopContext()
    return context
  }
}

/// The context of an image that is being drawn.
///
/// Mirrors `UIGraphicsImageRendererContext`.
public final class UIGraphicsImageRendererContext {
  /// The context for drawing, which is the current one.
  public let cgContext: CGContext
  /// The scale and the background of the image.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
    (cgContext, self.format, self.bounds) = (context, format, bounds)
  }

  /// The drawing so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
  }

  /// Fills a rectangle with the fill colour, in place of the drawing below.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

  /// Draws the edges inside a rectangle, one point wide.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Draws the edges inside a rectangle, one point wide.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips the drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The scale and the background of drawn images.
///
/// Mirrors `UIGraphicsImageRendererFormat`.
public final class UIGraphicsImageRendererFormat {
  /// The number of pixels per point. The default is that of the screen.
  public var scale: CGFloat
  /// Indicates whether the image begins black instead of clear.
  public var opaque = false

  /// Creates the usual format.
  public init() {
    scale = UIScreen.main.scale
  }

  /// Returns the usual format.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the usual format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Creates transparent or black pixels for a part of the plane. On the main thread, dynamic colours are the
  /// desktop's.
  func makeContext(_ bounds: CGRect) -> CGContext? {
    let scheme = Thread.isMainThread ? MainActor.assumeIsolated { UITraitCollection.current.colorScheme } : .light
    let context = CGContext(bounds: bounds, scale: scale, scheme)
    if opaque { context?.fill(bounds) }
    return context
  }
}
