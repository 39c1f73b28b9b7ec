import Graphics
import GtkBridge

/// Copies of a picture side by side, as a style of shapes, lines and backgrounds.
///
/// ```swift
/// Rectangle().stroke(ImagePaint(image: Image("leaf"), scale: 0.5), lineWidth: 20)
/// ```
///
/// Mirrors SwiftUI's `ImagePaint`. The first copy is in the top leading corner. A symbol, which has no pixels, is the
/// colour of the text.
public struct ImagePaint: ShapeStyle, Hashable {
  public let _paint: _Paint

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - sourceRect: The part of the picture that is shown, in a square from 0 to 1.
  ///   - scale: The size of a copy, relative to the picture's own.
  @preconcurrency @MainActor
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    guard let pixels = image.pixels else {
      _paint = .hierarchical(0)
      return
    }
    _paint = .picture(_PicturePaint(pixels.source, part: sourceRect, scale: scale / Double(pixels.scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Copies of a picture side by side.
  @preconcurrency @MainActor
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
