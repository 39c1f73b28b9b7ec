import GtkObjects

/// A smooth transition between colours.
///
/// Mirrors Core Graphics' `CGGradient`.
public final class CGGradient: Sendable {
  let stops: [(color: Color, location: Double)]

  /// Creates a gradient, or `nil` without colours or with a different number of locations.
  ///
  /// - Parameters:
  ///   - space: Without effect: colours have their own components. It may be `nil`.
  ///   - colors: The colours.
  ///   - locations: The place of each colour, from 0 to 1, or `nil` for equal distances.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard let stops = Self.stops(colors.map { Color(cgColor: $0) }, locations) else { return nil }
    self.stops = stops
  }

  /// Creates a gradient of an array of `CGColor`, as iOS apps write it: `colors as CFArray`.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  /// Returns the colours with their locations, or `nil` without colours or with a different number of locations.
  static func stops(_ colors: [Color], _ locations: [CGFloat]?) -> [(color: Color, location: Double)]? {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let steps = Double(max(colors.count - 1, 1))
    let places = locations?.map { Double($0) } ?? colors.indices.map { Double($0) / steps }
    return zip(colors, places).map { ($0, $1) }
  }
}

/// The ends beyond which a gradient continues.
///
/// Mirrors Core Graphics' `CGGradientDrawingOptions`.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, which equal Core Graphics'.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws a gradient from one point to another, in the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, from: start, to: end, nil, options)
  }

  /// Draws a gradient from one circle to another, in the whole clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, from: startCenter, to: endCenter, (Double(startRadius), Double(endRadius)), options)
  }

  private func draw(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint, _ radii: (start: Double, end: Double)?,
    _ options: CGGradientDrawingOptions
  ) {
    let paint = Gtk.CairoContext.Gradient(
      gradient.stops, from: start, to: end, radii: radii,
      extends: (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)))
    let alpha = state.alpha
    perform { $0.paint(.gradient(paint, opacity: alpha)) }
  }
}

extension CGContext {
  /// Draws an image in the size of a rectangle. As in Core Graphics, its top is at the greatest `y`: in the context of
  /// a view, the image is upside down, unlike with ``UIImage/draw(in:)``.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return draw(image.data, in: rect, isFlipped: true) }
    let clip = boundingBoxOfClipPath
    guard rect.width >= 1, rect.height >= 1, !clip.isEmpty else { return }
    let (left, top) = (
      rect.minX - ((rect.minX - clip.minX) / rect.width).rounded(.up) * rect.width,
      rect.minY - ((rect.minY - clip.minY) / rect.height).rounded(.up) * rect.height
    )
    for y in stride(from: top, to: clip.maxY, by: rect.height) {
      for x in stride(from: left, to: clip.maxX, by: rect.width) {
        draw(image.data, in: CGRect(x: x, y: y, width: rect.width, height: rect.height), isFlipped: true)
      }
    }
  }

  /// Draws the data of an image file in the size of a rectangle. A shape has the fill colour.
  func draw(_ data: Data, in rect: CGRect, isFlipped: Bool, isShape: Bool = false) {
    let (isSmooth, state) = (interpolationQuality != .none, state)
    perform {
      $0.draw(
        picture: data, in: rect, isFlipped: isFlipped, isSmooth: isSmooth, opacity: state.alpha,
        tint: isShape ? state.fill : nil)
    }
  }
}
