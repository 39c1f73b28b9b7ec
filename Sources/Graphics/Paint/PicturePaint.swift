import Foundation

/// Copies of a picture side by side. Not for use outside the library.
public struct _PicturePaint: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case file(String)
    case data(Data)
  }

  package let source: Source
  /// The part of the picture, from 0 to 1.
  package let part: CGRect
  /// The number of points per pixel.
  package let scale: Double
  package private(set) var opacity = 1.0

  package init(_ source: Source, part: CGRect, scale: Double) {
    self.source = source
    self.part = part
    self.scale = scale
  }

  /// Returns the picture with another opacity.
  package func faded(to opacity: Double) -> _PicturePaint {
    var picture = self
    picture.opacity = opacity
    return picture
  }

  func faded(_ opacity: Double) -> _PicturePaint {
    var picture = self
    picture.opacity *= opacity
    return picture
  }
}
