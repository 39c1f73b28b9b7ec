/// The rules by which a picture fills a space of another size.
package struct PictureFilling: Hashable, Sendable {
  /// A part of the picture along an axis, and the part of the space that it fills.
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

  /// Returns the parts of a picture of `width` points from the left, of which none is empty.
  package func columns(of width: Double, in space: Double) -> [Part] {
    Self.parts(of: width, in: space, capInsets.leading, capInsets.trailing)
  }

  /// Returns the parts of a picture of `height` points from the top, of which none is empty.
  package func rows(of height: Double, in space: Double) -> [Part] {
    Self.parts(of: height, in: space, capInsets.top, capInsets.bottom)
  }

  private static func parts(of length: Double, in space: Double, _ first: Double, _ last: Double) -> [Part] {
    guard length > 0, space > 0 else { return [] }
    // At least a point is left between the margins, because something has to fill a larger space.
    let start = min(max(first, 0), max(length - 1, 0))
    let end = max(length - max(last, 0), min(start + 1, length))
    // In a space that is too small for both margins, they share it.
    let margins = start + length - end
    let scale = margins > space ? space / margins : 1
    let (innerStart, innerEnd) = (start * scale, max(space - (length - end) * scale, start * scale))
    let parts = [
      Part(source: 0..<start, target: 0..<innerStart), Part(source: start..<end, target: innerStart..<innerEnd),
      Part(source: end..<length, target: innerEnd..<space),
    ]
    return parts.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }
}
