import Foundation
import GtkBridge

/// Draws a view into a picture.
///
/// Mirrors SwiftUI's `ImageRenderer`:
///
/// ```swift
/// let renderer = ImageRenderer(content: ReceiptView(order: order))
/// renderer.scale = displayScale
/// if let data = renderer.uiImage?.pngData() { try data.write(to: url) }
/// ```
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The proposed size of the view. Without a width and a height, the view has its own size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale = 1.0
  /// Has no effect: the background is always transparent where the view draws nothing.
  public var isOpaque = false
  /// Has no effect: pictures have 8 bits per component.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture, or `nil` if the view has no size or cannot be drawn without a display.
  public var uiImage: UIImage? {
    guard
      let drawn = try? Snapshot.picture(
        of: content, width: proposedSize.width.map { Double($0) }, height: proposedSize.height.map { Double($0) },
        scale: scale)
    else { return nil }
    return UIImage(data: drawn, scale: scale)
  }

  /// The picture without its scale, or `nil` as for ``uiImage``.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Draws the picture of the view with a closure that receives its size in points and a function for drawing it into a
  /// context, such as that of a page: the result is a picture of `rasterizationScale` pixels per point.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
  ) {
    let own = scale
    defer { scale = own }
    scale = rasterizationScale
    guard let image = uiImage, let picture = image.cgImage else { return }
    renderer(image.size) { $0.draw(picture, in: CGRect(origin: .zero, size: image.size)) }
  }
}
