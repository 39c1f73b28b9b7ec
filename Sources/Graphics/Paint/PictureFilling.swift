/// The rules by which a picture fills a space of another size.
package struct PictureFilling: Hashable, Sendable {
  /// A part of the picture along an axis, in whole pixels, and the part of the space that it fills, in points.
  package struct Part: Equatable {
    package let source: Range<Double>
    package let target: Range<Double>
  }

  /// The margins of the picture that keep their size, in points.
  package var capInsets = EdgeInsets()
  /// Indicates whether the part inside the margins is repeated in its own size, instead of stretched.
  package var isTiled = false
  /// Indicates whether each pixel becomes a rectangle, instead of being blended with its neighbours.
  package var isPixelated = false

  package init() {}

  /// Indicates whether the whole picture is stretched smoothly.
  package var isPlain: Bool { self == PictureFilling() }

  /// Returns the non-empty parts of a picture of `width` points from the left.
  ///
  /// - Parameter pixels: The width in pixels, if it differs.
  package func columns(of width: Double, pixels: Double? = nil, in space: Double) -> [Part] {
    Self.parts(of: width, pixels ?? width, in: space, capInsets.leading, capInsets.trailing)
  }

  /// Returns the non-empty parts of a picture of `height` points from the top.
  ///
  /// - Parameter pixels: The height in pixels, if it differs.
  package func rows(of height: Double, pixels: Double? = nil, in space: Double) -> [Part] {
    Self.parts(of: height, pixels ?? height, in: space, capInsets.top, capInsets.bottom)
  }

  private static func parts(
    of length: Double, _ pixels: Double, in space: Double, _ first: Double, _ last: Double
  ) -> [Part] {
    guard length > 0, pixels >= 1, space > 0 else { return [] }
    let density = pixels / length
    func margin(_ points: Double) -> Double { min(max((points * density).rounded(), 0), pixels) }
    let start = margin(first)
    let end = max(pixels - margin(last), start)
    // A larger space needs content: between margins that meet, one of their pixels fills it.
    let middle = end > start ? start..<end : min(start, pixels - 1)..<min(start + 1, pixels)
    // In a space that is too small, both margins share it.
    let (leading, trailing) = (start / density, (pixels - end) / density)
    let scale = leading + trailing > space ? space / (leading + trailing) : 1
    let innerStart = leading * scale
    let innerEnd = max(space - trailing * scale, innerStart)
    let parts = [
      Part(source: 0..<start, target: 0..<innerStart), Part(source: middle, target: innerStart..<innerEnd),
      Part(source: end..<pixels, target: innerEnd..<space),
    ]
    return parts.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }
}
