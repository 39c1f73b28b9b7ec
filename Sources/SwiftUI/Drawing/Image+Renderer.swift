import GtkBridge
import UIKit

extension Image {
  /// Creates a picture that a closure draws.
  ///
  /// Mirrors SwiftUI's `Image(size:label:opaque:colorMode:renderer:)`. The picture has two pixels per point. `opaque`
  /// and `colorMode` have no effect, as in ``ImageRenderer``.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - label: What assistive technology reads, or `nil` for a decorative picture.
  ///   - opaque: Whether nothing shows through the picture.
  ///   - colorMode: The precision of the colours.
  ///   - renderer: A closure that draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageRenderer(
      content: Canvas { context, _ in renderer(&context) }.frame(width: size.width, height: size.height))
    drawing.scale = 2
    guard let picture = drawing.cgImage else {
      self.init(uiImage: UIImage())
      return
    }
    if let label {
      self.init(picture, scale: drawing.scale, label: label)
    } else {
      self.init(decorative: picture, scale: drawing.scale)
    }
  }
}
